import { sql } from 'kysely'
import { encerraVagas } from '../../../catalogue/recruitment/encerra-vagas.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity, type Verifiable } from '../../records/entity.ts'
import { demanded, notFuture } from '../../records/rules.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { finalStates } from './verify.ts'

const finalState = (reason: string) => (reason === 'C' ? 'Cancelada' : 'Encerrada')

/** The end of a vacancy: a view of the vacancy's own row, so that closing it is one update of it. */
export const vagaEncerramento = entity({
  operation: encerraVagas,
  table: 'vaga_encerramento',
  viewOf: 'vaga',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: {
    ...deriveSlots(encerraVagas),
    ESIEV_MOTIVO: [
      { column: 'motivo', type: 'text' },
      { column: 'situacao', type: 'text', fold: finalState },
    ],
  },
  unique: [],
  check(values, report, { today }) {
    notFuture(values, report, 'ESIEV_DATA', today)
    if (values.get('ESIEV_MOTIVO') === 'O') demanded(values, report, 'ESIEV_OBSERVACAO')
  },
  async resolve(records, _registers, tx) {
    const undated = records.filter(({ values }) => !values.get('ESIEV_DATA'))
    if (undated.length === 0) return
    const { rows } = await sql<{ hoje: string }>`select hoje_do_cliente() as hoje`.execute(tx)
    for (const { set } of undated) set('data', rows[0]!.hoje)
  },
  verify: onceOpen,
})

/** Only a vacancy that exists can be closed, and only once. */
async function onceOpen(records: readonly Verifiable[], tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('vaga')
    .select(['identificacao', 'situacao'])
    .where('cliente_id', '=', currentClient)
    .where('identificacao', '=', anyOf(records.map(({ row }) => row.get('identificacao')!)))
    .execute()
  const states = new Map(rows.map(({ identificacao, situacao }) => [identificacao, situacao]))
  for (const { row, report, keep } of records) {
    const id = row.get('identificacao')!
    const state = states.get(id)
    if (state === undefined) report.add('REFERENCIA_INEXISTENTE', 'ESIEV_IDENTIFICACAO')
    else if (finalStates.includes(state)) {
      report.add('REGRA_RECOMENDADA', 'ESIEV_IDENTIFICACAO', {
        detalhe: 'a vaga já estava encerrada e ficou como estava',
      })
      keep()
    } else states.set(id, row.get('situacao')!)
  }
}
