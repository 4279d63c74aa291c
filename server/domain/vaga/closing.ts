import { sql } from 'kysely'
import { motivosEncerramento } from '../../../catalogue/common-fields.ts'
import { said, written } from '../../../catalogue/message.ts'
import { encerraVagas } from '../../../catalogue/recruitment/encerra-vagas.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity, type MovedRecord, type Verifiable } from '../../records/entity.ts'
import { demanded, notFuture } from '../../records/rules.ts'
import type { Tx } from '../../store/database.ts'
import { platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { vagas } from './guards.ts'

/** Columns by field. */
const columns = {
  MOTIVO: 'encerramento_motivo',
  DATA: 'encerramento_data',
  OBSERVACAO: 'encerramento_observacao',
} as const

const moveOf = (reason: string) => (reason === 'C' ? 'cancelar' : 'encerrar')

/** The end of a vacancy is a move with the values of the record. */
export const vagaEncerramento = entity({
  operation: encerraVagas,
  table: 'vaga',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: deriveSlots(encerraVagas, { columns }),
  unique: [],
  check(values, report, { today }) {
    notFuture(values, report, 'ESIEV_DATA', today)
    if (values.get('ESIEV_MOTIVO') === 'O') demanded(values, report, 'ESIEV_OBSERVACAO')
  },
  async resolve(records, _registers, tx) {
    const undated = records.filter(({ values }) => !values.get('ESIEV_DATA'))
    if (undated.length === 0) return
    const { rows } = await sql<{ hoje: string }>`select hoje_do_cliente() as hoje`.execute(tx)
    for (const { set } of undated) set(columns.DATA, rows[0]!.hoje)
  },
  verify: onceOpen,
  moves: close,
})

/** A vacancy must exist and can be closed only once. The row locks prevent a concurrent closing. */
async function onceOpen(records: readonly Verifiable[], tx: Tx): Promise<void> {
  const ids = records.map(({ row }) => row.get('identificacao'))
  const { rows } = await sql<{ identificacao: string; situacao: string }>`
    select identificacao, situacao from vaga where cliente_id = (select cliente_atual()) and identificacao = any(${ids})
     order by id for update`.execute(tx)
  const states = new Map(rows.map(({ identificacao, situacao }) => [identificacao, situacao]))
  for (const { row, report, keep } of records) {
    const id = row.get('identificacao')!
    const state = states.get(id)
    if (state === undefined) {
      report.add('REFERENCIA_INEXISTENTE', 'ESIEV_IDENTIFICACAO')
      continue
    }
    const { from, to } = vagas.machine.moves[moveOf(row.get(columns.MOTIVO)!)]
    if (from.some((one) => one === state)) states.set(id, to)
    else {
      report.add('REGRA_RECOMENDADA', 'ESIEV_IDENTIFICACAO', {
        detalhe: said('vaga.vagaEstavaEncerradaFicouComo'),
      })
      keep()
    }
  }
}

/** Makes the moves of accepted records, one call per move. */
async function close(records: readonly MovedRecord[], batch: number, today: string, tx: Tx): Promise<void> {
  for (const name of ['encerrar', 'cancelar'] as const) {
    const wanted = records.flatMap(({ id, row }) => {
      const reason = row.get(columns.MOTIVO)!
      if (moveOf(reason) !== name) return []
      const observation = row.get(columns.OBSERVACAO) ?? null
      const filled = row.get('quantidade_preenchida') ?? null
      const values = {
        encerramento_motivo: reason,
        encerramento_data: row.get(columns.DATA) ?? null,
        encerramento_observacao: observation,
        quantidade_preenchida: filled === null ? null : Number(filled),
        lote_encerramento_id: batch,
      }
      const cause = motivosEncerramento.values[reason as keyof typeof motivosEncerramento.values]
      const motivo = observation === null ? said('motivo.causa', { causa: cause }) : written(observation)
      return [{ id, motivo, values }]
    })
    await move(tx, vagas, name, wanted, platform(today))
  }
}
