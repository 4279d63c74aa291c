import { modalidadesTrabalho, motivosEncerramento, niveis, tiposBolsa, tiposVaga } from '../common-fields.ts'
import { statesOf } from '../machines/machine.ts'
import { vagaMachine } from '../machines/vaga.ts'
import {
  coded,
  day,
  decimal,
  group,
  labelsOf,
  moment,
  money,
  number,
  numberOf,
  text,
  texts,
} from '../output.ts'
import { type Phrase, phrase, withEnglish } from '../phrase.ts'

const flag = (meaning: Phrase) =>
  coded(meaning, { values: { S: phrase('Sim', 'Yes'), N: phrase('Não', 'No') } })

const concedente = group({
  identificador: numberOf('pessoa', phrase('Identificador da concedente', 'Identifier of the host')),
  nomeFantasia: text(
    phrase('Nome fantasia, ou o nome quando não há', 'Trade name, or the name where there is none'),
  ),
  documento: text(phrase('CPF ou CNPJ', 'CPF or CNPJ')),
})

const encerramento = group({
  data: day(phrase('Data do encerramento', 'Day of closing')),
  motivo: text(phrase('Motivo', 'Reason'), labelsOf(motivosEncerramento)),
})

/** A vacancy for queries and its page; in a separate file, so that pages do not load the query. */
export const vagaElement = {
  identificador: number(phrase('Identificador do registro', 'Identifier of the record')),
  identificacao: text(phrase('Identificação da vaga', 'Identification of the vacancy')),
  origem: text(
    phrase('De onde a vaga veio', 'Where the vacancy came from'),
    withEnglish({ Recrutamento: 'Recruitment', Workforce: 'Workforce' }),
  ),
  situacao: text(phrase('Situação', 'State'), statesOf(vagaMachine)),
  titulo: text(phrase('Título', 'Title')),
  tipo: coded(phrase('Tipo', 'Kind'), tiposVaga),
  concedente,
  quantidade: number(phrase('Quantidade de vagas', 'Number of places')),
  quantidadePcd: number(
    phrase(
      'Quantas delas são para pessoas com deficiência',
      'How many of them are for persons with disability',
    ),
  ),
  descricao: text(phrase('Descrição', 'Description')),
  requisitos: text(phrase('Requisitos', 'Requirements')),
  cursos: texts(phrase('Identificações dos cursos aceitos', 'Identifications of the accepted courses')),
  nivel: coded(phrase('Nível de ensino', 'Level of education'), niveis),
  periodoMinimo: number(phrase('Período mínimo do curso', 'Lowest period of the course')),
  horasDiarias: decimal(phrase('Horas por dia', 'Hours a day')),
  horasSemanais: decimal(phrase('Horas por semana', 'Hours a week')),
  horario: text(phrase('Horário', 'Hours')),
  bolsaValor: money(phrase('Valor da bolsa ou do salário', 'Amount of the grant or salary')),
  bolsaTipo: coded(phrase('Período da bolsa', 'Period of the grant'), tiposBolsa),
  auxilioTransporte: flag(phrase('Oferece auxílio-transporte', 'Offers a transport allowance')),
  beneficios: text(phrase('Benefícios', 'Benefits')),
  modalidade: coded(phrase('Modalidade de trabalho', 'Mode of work'), modalidadesTrabalho),
  cidade: text(phrase('Cidade', 'City')),
  uf: text(phrase('Sigla do estado', 'Abbreviation of the state')),
  inicioInscricao: day(phrase('Início das inscrições', 'Applications begin')),
  fimInscricao: day(phrase('Fim das inscrições', 'Applications end')),
  contatoEmail: text(phrase('E-mail de contato', 'Contact e-mail')),
  confidencial: flag(
    phrase('O nome da concedente não é divulgado', 'The name of the host organisation is not published'),
  ),
  encerramento,
  candidatos: number(phrase('Candidatos, sem os que desistiram', 'Candidates, without those who withdrew')),
  contratados: number(
    phrase(
      'Contratados: os informados no encerramento ou quantos foram contratados pela vaga, por candidatura ou não',
      'Hired: those told at closing, or as many as were hired for the vacancy, by application or not',
    ),
  ),
  inclusao: moment(phrase('Inclusão', 'Added')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
}
