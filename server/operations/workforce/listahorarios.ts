import { listahorarios as declared } from '../../../catalogue/workforce/listahorarios.ts'
import { listSchedules } from '../../domain/horario/list.ts'
import { bindWorkforce } from '../bound.ts'
import { isTrue } from './words.ts'

/** Schedules; with `ativos` true, only those valid today. */
export const listahorarios = bindWorkforce(declared, async (tx, { ativos, pesquisa }, { today }) => {
  const horarios = await listSchedules(tx, {
    validOn: isTrue(ativos) ? today : undefined,
    search: pesquisa ?? '',
  })
  return { horarios }
})
