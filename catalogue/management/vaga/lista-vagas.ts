import { tiposVaga } from '../../common-fields.ts'
import { code, date, documento, ours } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { listing } from '../../operation.ts'
import { coded, day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { ofHost, statesFilter } from '../filters.ts'

const situacoes = statesOf(vagaMachine)

export const listaVagas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaVagas',
  group: 'management',
  noun: 'vaga',
  doors: { staff: 'recrutamento.ver' },
  title: phrase('Vagas', 'Vacancies'),
  description: phrase(
    'As vagas da instituição, recebidas por lotes ou incluídas aqui.',
    'The vacancies of the institution, received in batches or added here.',
  ),
  columns: {
    id: number(phrase('Número da vaga', 'Number of the vacancy')),
    identificacao: text(phrase('Identificação', 'Identification')),
    titulo: text(phrase('Título', 'Title')),
    tipo: coded(phrase('Tipo', 'Kind'), tiposVaga),
    situacao: text(phrase('Situação', 'State'), situacoes),
    concedente: group({
      nome: text(phrase('Concedente', 'Host')),
      documento: text(phrase('CPF ou CNPJ', 'CPF or CNPJ')),
    }),
    quantidade: number(phrase('Vagas', 'Vacancies')),
    inicioInscricao: day(phrase('Início das inscrições', 'Applications begin')),
    fimInscricao: day(phrase('Fim das inscrições', 'Applications end')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes, 15),
    tipo: code(1, phrase('Tipo.', 'Kind.'), tiposVaga, { ...ours, rotulo: phrase('Tipo', 'Kind') }),
    concedente: documento(phrase('CPF ou CNPJ da concedente.', 'CPF or CNPJ of the host organisation.'), {
      ...ours,
      rotulo: phrase('Concedente', 'Host'),
    }),
    daConcedente: ofHost,
    fimInscricaoDe: date(
      phrase('Fim das inscrições a partir deste dia.', 'Applications end from this day on.'),
      { ...ours, rotulo: phrase('Inscrições até, de', 'Applications until, from') },
    ),
    fimInscricaoAte: date(phrase('Fim das inscrições até este dia.', 'Applications end until this day.'), {
      ...ours,
      rotulo: phrase('Inscrições até, a', 'Applications until, to'),
    }),
  },
  search: phrase('identificação, título e nome da concedente', 'identification, title and name of the host'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    titulo: phrase('Título', 'Title'),
    situacao: phrase('Situação', 'State'),
    fimInscricao: phrase('Fim das inscrições', 'Applications end'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Aberta'], quantidade: 10 },
})
