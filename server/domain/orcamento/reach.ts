/** Days and contracts of a budget, as SQL over its alias. */

export const startOf = (budget: string) =>
  `make_date(${budget}.exercicio, case ${budget}.semestre when 2 then 7 else 1 end, 1)`

/** Exclusive end. */
export const endOf = (budget: string) =>
  `make_date(${budget}.exercicio + case ${budget}.semestre when 1 then 0 else 1 end,
     case ${budget}.semestre when 1 then 7 else 1 end, 1)`

/**
 * Contracts of the budget's type and unit; a contract without a unit has that of its course. A budget without
 * a unit covers the institution.
 */
export const isAbout = (budget: string, contract: string) => `${contract}.cliente_id = ${budget}.cliente_id
  and ${contract}.modalidade = case ${budget}.tipo when 'Estágio' then 'estagio' when 'Monitoria' then 'monitoria' end
  and (${budget}.unidade_id is null or ${contract}.unidade_id = ${budget}.unidade_id
    or ${contract}.unidade_id is null and ${contract}.curso_id in (
      select q.id from curso q where q.cliente_id = ${budget}.cliente_id and q.unidade_id = ${budget}.unidade_id))`
