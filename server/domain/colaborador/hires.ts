import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { List } from '../paged.ts'
import { inPlaces, type PlaceFilter, placeColumns, placeJoins } from './place-sql.ts'

/** Filter of hires: by date of hire, both ends included, and by the workplace of the hire. */
export interface HireFilter extends PlaceFilter {
  dataInicio: string
  dataFim: string
}

export interface ListedHire {
  nome: string
  cpf: string
  unidade: string
  unidadeRef: string
  area: string
  areaRef: string
  cargo: string
  cargoRef: string
  vagaRef: string
  abertura: string
  contratacao: string
  inicio: string
  saida: string
  tipoSaida: string
  prazo: string
}

/**
 * One row for each period that was not cancelled. `dias` is null without a vacancy that was open at the hire.
 */
const hires = (filter: HireFilter): RawBuilder<unknown> => sql`
  select p.id, c.nome, c.cpf, ${placeColumns}, coalesce(v.identificacao, '') as "vagaRef",
         coalesce(v.inicio_inscricao::text, '') as abertura, p.contratacao, p.inicio, p.saida, p.tipo_saida,
         case when p.contratacao >= v.inicio_inscricao then p.contratacao - v.inicio_inscricao end as dias
    from colaborador_contrato p
    join colaborador c on c.cliente_id = p.cliente_id and c.id = p.colaborador_id
    ${placeJoins('p')}
    left join vaga v on v.cliente_id = p.cliente_id and v.id = p.vaga_id
   where p.cliente_id = ${currentClient} and p.cancelamento is null
     and p.contratacao between ${filter.dataInicio}::date and ${filter.dataFim}::date and ${inPlaces(filter)}`

/** Hires by date. */
export function hiresIn(filter: HireFilter): List<ListedHire> {
  const columns = sql<ListedHire>`nome, cpf, unidade, "unidadeRef", area, "areaRef", cargo, "cargoRef", "vagaRef", abertura,
    contratacao::text, inicio::text, coalesce(saida::text, '') as saida, coalesce(tipo_saida, '') as "tipoSaida",
    coalesce(dias::text, '') as prazo`
  return { rows: hires(filter), columns, order: sql`x.contratacao, x.id` }
}

export interface TimeToFill {
  prazoMedio: string
  mediana: string
  minimo: string
  maximo: string
  quantidade: string
  semVaga: string
}

/** Days from the opening of vacancies to the hire. Numerics are rounded half up. */
export async function timeToFill(tx: Tx, filter: HireFilter): Promise<TimeToFill> {
  const { rows } = await sql<TimeToFill>`
    select coalesce(round(avg(dias), 1)::text, '') as "prazoMedio",
           coalesce(round((percentile_cont(0.5) within group (order by dias))::numeric, 1)::text, '') as mediana,
           coalesce(min(dias)::text, '') as minimo, coalesce(max(dias)::text, '') as maximo,
           count(dias)::text as quantidade, (count(*) - count(dias))::text as "semVaga"
      from (${hires(filter)}) x`.execute(tx)
  return rows[0]!
}
