import { listahorarios as declared } from '../../../catalogue/workforce/listahorarios.ts'
import { listSchedules } from '../../domain/horario/list.ts'
import { today } from '../../values/dates.ts'
import { bindWorkforce } from '../bound.ts'

const trueWords = new Set(['true', 'verdadeiro', 'sim', 's', '1'])

/** Schedules, only those valid today when asked for with a word for true. */
export const listahorarios = bindWorkforce(declared, async (tx, { ativos, pesquisa }, { fuso }) => {
  const onlyActive = trueWords.has((ativos ?? '').toLowerCase())
  const horarios = await listSchedules(tx, {
    validOn: onlyActive ? today(fuso) : undefined,
    search: pesquisa ?? '',
  })
  return { error: {}, horarios }
})
