const applications = (alias: string, which: string) =>
  `(select count(*) from candidatura k where k.cliente_id = ${alias}.cliente_id and k.vaga_id = ${alias}.id
      and k.situacao ${which})`

/** Applications that took a place; in workforce vacancies the employment periods count instead. */
const hired = (alias: string, which = '') =>
  `case ${alias}.origem when 'Workforce' then 0 else ${applications(alias, `= 'Contratada'${which}`)} end`

const employees = (alias: string, which = '') =>
  `(select count(*) from colaborador_contrato e where e.cliente_id = ${alias}.cliente_id and e.vaga_id = ${alias}.id
      and e.cancelamento is null${which})`

/** Contracts of the vacancy without an application. */
const contracts = (alias: string) =>
  `(select count(*) from contrato t where t.cliente_id = ${alias}.cliente_id and t.vaga_id = ${alias}.id
      and t.candidatura_id is null and t.sequencia = 1 and t.situacao <> 'Cancelado')`

/** Number of taken places, as SQL over the vacancy's alias. */
export const takenPlaces = (alias: string) => `(${hired(alias)} + ${employees(alias)} + ${contracts(alias)})`

const reserved = ` and not exists (select from candidatura q where q.cliente_id = e.cliente_id and q.vaga_id = e.vaga_id
      and q.colaborador_id = e.colaborador_id and q.reservada)`

/** Taken places that are not reserved for persons with a disability. */
export const takenByAnybody = (alias: string) =>
  `(${hired(alias, ' and not k.reservada')} + ${employees(alias, reserved)} + ${contracts(alias)})`

/** Number of applications that were not withdrawn. */
export const candidates = (alias: string) => applications(alias, "<> 'Desistência'")
