import { type RawBuilder, sql } from 'kysely'

/** Codes to filter a list by workplace. */
export interface PlaceFilter {
  unidadeRef?: string | null | undefined
  areaRef?: string | null | undefined
  cargoRef?: string | null | undefined
}

/** Joins of a row's workplace. */
export const placeJoins = (alias: string): RawBuilder<unknown> => {
  const at = sql.table(alias)
  return sql`
    left join unidade u on u.cliente_id = ${at}.cliente_id and u.id = ${at}.unidade_id
    left join area a on a.cliente_id = ${at}.cliente_id and a.id = ${at}.area_id
    left join cargo g on g.cliente_id = ${at}.cliente_id and g.id = ${at}.cargo_id`
}

export const placeColumns = sql`coalesce(u.nome, '') as unidade, coalesce(u.codigo, '') as "unidadeRef",
  coalesce(a.nome, '') as area, coalesce(a.referencia, '') as "areaRef",
  coalesce(g.nome, '') as cargo, coalesce(g.referencia, '') as "cargoRef"`

/** Absent filters add no condition. */
export const inPlaces = ({ unidadeRef, areaRef, cargoRef }: PlaceFilter): RawBuilder<unknown> => {
  const conditions = [
    ...(unidadeRef ? [sql`u.codigo = ${unidadeRef}`] : []),
    ...(areaRef ? [sql`a.referencia = ${areaRef}`] : []),
    ...(cargoRef ? [sql`g.referencia = ${cargoRef}`] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
