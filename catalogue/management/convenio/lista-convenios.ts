import { code, documento, listed, ours } from '../../fields.ts'
import { convenioMachine } from '../../machines/convenio.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { tiposConvenio } from '../../values/convenio.ts'
import { endFilters, ofHost, statesFilter } from '../filters.ts'

const situacoes = statesOf(convenioMachine)

export const listaConvenios = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaConvenios',
  group: 'management',
  noun: 'convenio',
  doors: { staff: 'convenios.ver' },
  title: phrase('Convênios', 'Agreements'),
  description: phrase(
    'Os convênios e acordos de cooperação da instituição.',
    "The institution's agreements and cooperation accords.",
  ),
  columns: {
    id: number(phrase('Número do convênio na plataforma', 'Number of the agreement on the platform')),
    convenio: text(phrase('Nome ou número do convênio', 'Name or number of the agreement')),
    tipo: text(phrase('Tipo', 'Kind'), tiposConvenio),
    situacao: text(phrase('Situação', 'State'), situacoes),
    concedente: group({
      nome: text(phrase('Concedente', 'Host')),
      documento: text(phrase('CPF ou CNPJ', 'CPF or CNPJ')),
    }),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(20, phrase('Tipo.', 'Kind.'), listed(tiposConvenio), {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    }),
    concedente: documento(phrase('CPF ou CNPJ da concedente.', 'CPF or CNPJ of the host organisation.'), {
      ...ours,
      rotulo: phrase('Concedente', 'Host'),
    }),
    daConcedente: ofHost,
    ...endFilters,
  },
  search: phrase(
    'nome ou número do convênio e nome da concedente',
    'name or number of the agreement and name of the host',
  ),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    convenio: phrase('Convênio', 'Agreement'),
    situacao: phrase('Situação', 'State'),
    termino: phrase('Término', 'End'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Vigente'], quantidade: 10 },
})
