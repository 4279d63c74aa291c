/** Which days and which contracts a budget is about, as SQL over its alias. */

/** Its first day. */
export const startOf = (budget: string) =>
  `make_date(${budget}.exercicio, case ${budget}.semestre when 2 then 7 else 1 end, 1)`

/** The day after its last. */
export const endOf = (budget: string) =>
  `make_date(${budget}.exercicio + case ${budget}.semestre when 1 then 0 else 1 end,
     case ${budget}.semestre when 1 then 7 else 1 end, 1)`

/** Contracts of the budget's type and unit: their own, else that of their course. Of no unit, it is the whole institution's. */
export const isAbout = (budget: string, contract: string) => `${contract}.cliente_id = ${budget}.cliente_id
  and ${contract}.modalidade = case ${budget}.tipo when 'Estágio' then 'estagio' when 'Monitoria' then 'monitoria' end
  and (${budget}.unidade_id is null or ${contract}.unidade_id = ${budget}.unidade_id
    or ${contract}.unidade_id is null and ${contract}.curso_id in (
      select q.id from curso q where q.cliente_id = ${budget}.cliente_id and q.unidade_id = ${budget}.unidade_id))`
