import type { anulaDiploma } from '../../../catalogue/management/diploma/index.ts'
import { refuseFuture } from '../days.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { diplomas } from './guards.ts'

export const anula: Verb<typeof anulaDiploma> = making(diplomas, 'anular', ({ causa, data }, { today }) => {
  refuseFuture('data', data, today)
  return { anulacao_data: data ?? today, anulacao_motivo: causa }
})
