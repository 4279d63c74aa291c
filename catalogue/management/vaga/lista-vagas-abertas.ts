import { modalidadesTrabalho, tiposBolsa, tiposVaga } from '../../common-fields.ts'
import { code, ours, uf } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, day, decimal, group, money, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'

export const listaVagasAbertas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaVagasAbertas',
  group: 'management',
  noun: 'vaga',
  doors: { staff: 'recrutamento.ver', party: ['aluno', 'professor'] },
  title: phrase('Vagas abertas', 'Open vacancies'),
  description: phrase(
    'As vagas abertas cujas inscrições já começaram e ainda não terminaram. A concedente de uma vaga confidencial não aparece.',
    'The open vacancies whose applications have begun and not ended. The host of a confidential vacancy is not shown.',
  ),
  columns: {
    id: number(phrase('Número da vaga', 'Number of the vacancy')),
    identificacao: text(phrase('Identificação', 'Identification')),
    titulo: text(phrase('Título', 'Title')),
    tipo: coded(phrase('Tipo', 'Kind'), tiposVaga),
    concedente: group({
      nome: text(phrase('Concedente; vazia na vaga confidencial', 'Host; empty for a confidential vacancy')),
    }),
    quantidade: number(phrase('Vagas', 'Vacancies')),
    modalidade: coded(phrase('Modalidade de trabalho', 'Mode of work'), modalidadesTrabalho),
    cidade: text(phrase('Cidade', 'City')),
    uf: text(phrase('Sigla do estado', 'Abbreviation of the state')),
    horasSemanais: decimal(phrase('Horas por semana', 'Hours a week')),
    bolsaValor: money(phrase('Valor da bolsa ou do salário', 'Amount of the grant or salary')),
    bolsaTipo: coded(phrase('Período da bolsa', 'Period of the grant'), tiposBolsa),
    fimInscricao: day(phrase('Fim das inscrições', 'Applications end')),
  },
  filters: {
    tipo: code(1, phrase('Tipo.', 'Kind.'), tiposVaga, { ...ours, rotulo: phrase('Tipo', 'Kind') }),
    modalidade: code(1, phrase('Modalidade de trabalho.', 'Mode of work.'), modalidadesTrabalho, {
      ...ours,
      rotulo: phrase('Modalidade', 'Mode'),
    }),
    uf: uf(phrase('Sigla do estado.', 'Abbreviation of the state.'), {
      ...ours,
      rotulo: phrase('Estado', 'State'),
    }),
  },
  search: phrase(
    'título, cidade e nome da concedente que não é confidencial',
    'title, city and name of the host that is not confidential',
  ),
  orders: {
    fimInscricao: phrase('Fim das inscrições', 'Applications end'),
    titulo: phrase('Título', 'Title'),
    bolsaValor: phrase('Valor da bolsa ou do salário', 'Amount of the grant or salary'),
  },
  usualOrder: 'fimInscricao',
  problems: [],
  example: { tipo: 'N', quantidade: 10 },
})
