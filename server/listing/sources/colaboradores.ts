import type { listaColaboradores } from '../../../catalogue/management/colaborador/lista-colaboradores.ts'
import type {
  listaAreas,
  listaCargos,
  listaHorarios,
} from '../../../catalogue/management/colaborador/lists.ts'
import { type Condition, equal, type Holds, named, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byMoment, byText, indexed } from './parts.ts'

const today = '(select hoje_do_cliente())'

/** Rows whose period on a day (`p`) and workplace (`l`) meet a condition. */
const present = (day: string, condition: Condition) => where`exists (
  select from colaborador_contrato p
    join lotacao_atual l on l.cliente_id = p.cliente_id and l.contrato_id = p.id
   where p.cliente_id = x.cliente_id and p.colaborador_id = x.id
     and p.id = periodo_em(x.cliente_id, x.id, ${day}::date) and ${condition})`

export const colaboradores: ListingSource<typeof listaColaboradores, 'colaborador'> = {
  table: 'colaborador',
  joins: `left join colaborador_contrato p on p.cliente_id = x.cliente_id and p.colaborador_id = x.id
     and p.id = periodo_em(x.cliente_id, x.id, ${today})
    left join lotacao_atual l on l.cliente_id = p.cliente_id and l.contrato_id = p.id
    left join unidade u on u.cliente_id = l.cliente_id and u.id = l.unidade_id
    left join area a on a.cliente_id = l.cliente_id and a.id = l.area_id
    left join cargo g on g.cliente_id = l.cliente_id and g.id = l.cargo_id`,
  columns: {
    situacao: `situacao_colaborador(x.cliente_id, x.id, ${today})`,
    inicio: 'p.inicio',
    saida: 'p.saida',
    unidade: 'u.nome',
    area: 'a.nome',
    cargo: 'g.nome',
  },
  filters: {
    situacao: (states, { today: day }) => where`situacao_colaborador(x, ${day}::date) in ${states}`,
    cpf: equal('x.cpf'),
    unidade: (unit, { today: day }) => present(day, where`l.unidade_id = ${unit}`),
    inicioDe: (first, { today: day }) => present(day, where`p.inicio >= ${first}::date`),
    inicioAte: (last, { today: day }) => present(day, where`p.inicio <= ${last}::date`),
  },
  search: (holds) => [holds('x.nome', 'x.email')],
  orders: { nome: indexed(byText('x.nome')), atualizacao: indexed(byMoment('x.atualizacao')) },
}

/** Areas and positions both have only a code and a name. */
const coded = {
  columns: {},
  filters: {},
  search: (holds: Holds) => [holds('x.nome', 'x.referencia')],
  orders: { nome: byText('x.nome'), referencia: byText('x.referencia') },
}

export const areas: ListingSource<typeof listaAreas, 'area'> = { table: 'area', ...coded }
export const cargos: ListingSource<typeof listaCargos, 'cargo'> = { table: 'cargo', ...coded }

export const horarios: ListingSource<typeof listaHorarios, 'horario'> = {
  table: 'horario',
  columns: {},
  filters: {
    ativo: (active, { today: day }) =>
      where`(x.validade is null or x.validade >= ${day}::date) = ${named(active ? 'true' : 'false')}`,
  },
  search: (holds) => [holds('x.descricao', 'x.referencia')],
  orders: { descricao: byText('x.descricao'), referencia: byText('x.referencia') },
}
