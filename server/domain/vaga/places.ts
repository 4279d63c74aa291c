/** Contracts and employees of a vacancy that no application led to. */
const byOtherWays = (alias: string) =>
  `(select count(*) from colaborador_contrato e where e.cliente_id = ${alias}.cliente_id and e.vaga_id = ${alias}.id
      and e.candidatura_id is null)
   + (select count(*) from contrato t where t.cliente_id = ${alias}.cliente_id and t.vaga_id = ${alias}.id
      and t.candidatura_id is null and t.sequencia = 1 and t.situacao <> 'Cancelado')`

const applications = (alias: string, which: string) =>
  `(select count(*) from candidatura k where k.cliente_id = ${alias}.cliente_id and k.vaga_id = ${alias}.id
      and k.situacao ${which})`

/** How many places of a vacancy are taken, as SQL over the alias of its row. */
export const takenPlaces = (alias: string) =>
  `${applications(alias, "= 'Contratada'")} + ${byOtherWays(alias)}`

/** Those of them that are not kept for persons with a disability. */
export const takenByAnybody = (alias: string) =>
  `${applications(alias, "= 'Contratada' and not k.reservada")} + ${byOtherWays(alias)}`

/** How many applied and did not take it back. */
export const candidates = (alias: string) => applications(alias, "<> 'Desistência'")
