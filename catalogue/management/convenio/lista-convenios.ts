import { code, documento, listed, ours } from '../../fields.ts'
import { convenioMachine } from '../../machines/convenio.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { tiposConvenio } from '../../values/convenio.ts'
import { endFilters, statesFilter } from '../filters.ts'

const situacoes = statesOf(convenioMachine)

export const listaConvenios = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaConvenios',
  group: 'management',
  noun: 'convenio',
  doors: { staff: 'convenios.ver' },
  title: 'Convênios',
  description: 'Os convênios e acordos de cooperação da instituição.',
  columns: {
    id: number('Número do convênio na plataforma'),
    convenio: text('Nome ou número do convênio'),
    tipo: text('Tipo', tiposConvenio),
    situacao: text('Situação', situacoes),
    concedente: group({ nome: text('Concedente'), documento: text('CPF ou CNPJ') }),
    inicio: day('Início'),
    termino: day('Término'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(20, 'Tipo.', listed(tiposConvenio), { ...ours, rotulo: 'Tipo' }),
    concedente: documento('CPF ou CNPJ da concedente.', { ...ours, rotulo: 'Concedente' }),
    ...endFilters,
  },
  search: 'nome ou número do convênio e nome da concedente',
  orders: {
    atualizacao: 'Atualização',
    convenio: 'Convênio',
    situacao: 'Situação',
    termino: 'Término',
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Vigente'], quantidade: 10 },
})
