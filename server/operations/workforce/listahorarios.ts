import { listSchedules } from '../../domain/horario/list.ts'
import { today } from '../../values/dates.ts'
import type { WorkforceHandler } from '../handler.ts'

const trueWords = new Set(['true', 'verdadeiro', 'sim', 's', '1'])

/** Schedules, only those valid today when asked for with a word for true. */
export const listahorarios: WorkforceHandler = async (tx, { ativos, pesquisa }, { fuso }) => {
  const onlyActive = trueWords.has(String(ativos ?? '').toLowerCase())
  const horarios = await listSchedules(tx, {
    validOn: onlyActive ? today(fuso) : undefined,
    search: typeof pesquisa === 'string' ? pesquisa : '',
  })
  return { error: {}, horarios }
}
