import { code, documento, listed, ours } from '../../fields.ts'
import { apoliceMachine } from '../../machines/apolice.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { endFilters, statesFilter } from '../filters.ts'
import { titularesApolice } from './fields.ts'

const situacoes = statesOf(apoliceMachine)

export const listaApolices = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaApolices',
  group: 'management',
  noun: 'apolice',
  doors: { staff: 'contratos.ver' },
  title: 'Apólices',
  description: 'As apólices de seguro contra acidentes pessoais.',
  columns: {
    id: number('Número da apólice na plataforma'),
    apolice: text('Número da apólice'),
    seguradora: text('Seguradora'),
    titular: text('Titular', titularesApolice),
    situacao: text('Situação', situacoes),
    concedente: group({ nome: text('Concedente'), documento: text('CPF ou CNPJ') }),
    inicio: day('Início'),
    termino: day('Término'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    titular: code(12, 'Titular.', listed(titularesApolice), { ...ours, rotulo: 'Titular' }),
    concedente: documento('CPF ou CNPJ da concedente.', { ...ours, rotulo: 'Concedente' }),
    ...endFilters,
  },
  search: 'número da apólice e seguradora',
  orders: {
    atualizacao: 'Atualização',
    apolice: 'Apólice',
    seguradora: 'Seguradora',
    termino: 'Término',
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Vigente'], quantidade: 10 },
})
