import { previaCalendario } from '../../../catalogue/management/calendario/previa-calendario.ts'
import {
  healthParts,
  isHealthPart,
  type PanelPart,
  panelParts,
  panelRights,
  resumoPainel,
} from '../../../catalogue/management/painel/resumo-painel.ts'
import { questionOf } from '../../api/hooks.ts'
import { keeper, queryClient } from '../../api/platform.ts'
import { type Entrant, isOpenTo, mayCall, partyOf } from '../../derive/doors.ts'
import { calendarDays } from './days.ts'

const isPartOpen = (entrant: Entrant, part: PanelPart) => isOpenTo(entrant, [panelRights[part]])

const parts = Object.keys(panelParts) as PanelPart[]

/** Parts with numbers that are open to the person. */
export const openParts = (entrant: Entrant): PanelPart[] =>
  parts.filter((part) => !isHealthPart(part) && isPartOpen(entrant, part))

/** The part by which the person gets the findings of health; undefined for who sees none. */
export const openHealth = (entrant: Entrant): PanelPart | undefined =>
  healthParts.find((part) => isPartOpen(entrant, part))

/** Requests the data of the panel before it renders. */
export async function askPanelAhead(): Promise<void> {
  const session = await keeper.known()
  if (!session || partyOf(session)) return
  const health = openHealth(session)
  const asked = [...(health ? [health] : []), ...openParts(session)].map((parte) =>
    queryClient.prefetchQuery(questionOf('painel', resumoPainel, { parte })),
  )
  if (mayCall(session, previaCalendario))
    asked.push(queryClient.prefetchQuery(questionOf('calendario', previaCalendario, { dias: calendarDays })))
  await Promise.all(asked)
}
