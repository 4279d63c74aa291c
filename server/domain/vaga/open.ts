import { vagaMachine } from '../../../catalogue/machines/vaga.ts'

const open = vagaMachine.moves.aprovar.to

/**
 * SQL condition: whether a vacancy accepts applications on a day. The state alone does not tell, because the
 * calendar may not have run yet. Workforce vacancies are internal.
 */
export function openTo(alias: string, today: string): string {
  const day = `'${Temporal.PlainDate.from(today).toString()}'::date`
  return `(${alias}.situacao = '${open}' and ${alias}.origem = 'Recrutamento'
    and ${day} between ${alias}.inicio_inscricao and ${alias}.fim_inscricao)`
}
