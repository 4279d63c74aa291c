import { modalidadesTrabalho, motivosEncerramento, niveis, tiposBolsa, tiposVaga } from '../common-fields.ts'
import { statesOf } from '../machines/machine.ts'
import { vagaMachine } from '../machines/vaga.ts'
import { coded, day, decimal, group, moment, money, number, text, texts } from '../output.ts'

const flag = (meaning: string) => coded(meaning, { values: { S: 'Sim', N: 'Não' } })

const concedente = group({
  identificador: number('Identificador da concedente'),
  nomeFantasia: text('Nome fantasia, ou o nome quando não há'),
  documento: text('CPF ou CNPJ'),
})

const encerramento = group({
  data: day('Data do encerramento'),
  motivo: text('Motivo', Object.values(motivosEncerramento.values)),
})

/** A vacancy, as queries and its page show it; apart from the query, so that pages load nothing else of it. */
export const vagaElement = {
  identificador: number('Identificador do registro'),
  identificacao: text('Identificação da vaga'),
  origem: text('De onde a vaga veio', ['Recrutamento', 'Workforce']),
  situacao: text('Situação', statesOf(vagaMachine)),
  titulo: text('Título'),
  tipo: coded('Tipo', tiposVaga),
  concedente,
  quantidade: number('Quantidade de vagas'),
  quantidadePcd: number('Quantas delas são para pessoas com deficiência'),
  descricao: text('Descrição'),
  requisitos: text('Requisitos'),
  cursos: texts('Identificações dos cursos aceitos'),
  nivel: coded('Nível de ensino', niveis),
  periodoMinimo: number('Período mínimo do curso'),
  horasDiarias: decimal('Horas por dia'),
  horasSemanais: decimal('Horas por semana'),
  horario: text('Horário'),
  bolsaValor: money('Valor da bolsa ou do salário'),
  bolsaTipo: coded('Período da bolsa', tiposBolsa),
  auxilioTransporte: flag('Oferece auxílio-transporte'),
  beneficios: text('Benefícios'),
  modalidade: coded('Modalidade de trabalho', modalidadesTrabalho),
  cidade: text('Cidade'),
  uf: text('Sigla do estado'),
  inicioInscricao: day('Início das inscrições'),
  fimInscricao: day('Fim das inscrições'),
  contatoEmail: text('E-mail de contato'),
  confidencial: flag('O nome da concedente não é divulgado'),
  encerramento,
  candidatos: number('Candidatos, sem os que desistiram'),
  contratados: number(
    'Contratados: os informados no encerramento ou quantos foram contratados pela vaga, por candidatura ou não',
  ),
  inclusao: moment('Inclusão'),
  atualizacao: moment('Atualização'),
}
