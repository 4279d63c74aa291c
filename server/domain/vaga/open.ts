import { vagaMachine } from '../../../catalogue/machines/vaga.ts'

const open = vagaMachine.moves.aprovar.to

/**
 * Whether anybody may apply for a vacancy on a day, as SQL over the alias of its row. Its state alone does not say so: the
 * calendar may not have come to it yet. Those of the workforce are the institution's own affair.
 */
export function openTo(alias: string, today: string): string {
  const day = `'${Temporal.PlainDate.from(today).toString()}'::date`
  return `(${alias}.situacao = '${open}' and ${alias}.origem = 'Recrutamento'
    and ${day} between ${alias}.inicio_inscricao and ${alias}.fim_inscricao)`
}
