import { previaCalendario } from '../../../catalogue/management/calendario/previa-calendario.ts'
import {
  type PanelPart,
  panelParts,
  panelRights,
  resumoPainel,
} from '../../../catalogue/management/painel/resumo-painel.ts'
import { questionOf } from '../../api/hooks.ts'
import { keeper, queryClient } from '../../api/platform.ts'
import { type Entrant, isOpenTo, mayCall, partyOf } from '../../derive/doors.ts'

const parts = Object.keys(panelParts) as PanelPart[]

/** The parts of the panel that somebody may see. */
export const openParts = (entrant: Entrant): PanelPart[] =>
  parts.filter((part) => isOpenTo(entrant, [panelRights[part]]))

/** Days that the panel looks ahead. */
export const calendarDays = 2

/** What the panel is going to ask for is asked for before it is drawn. */
export function askPanelAhead(): void {
  keeper.whenKnown((session) => {
    if (partyOf(session)) return
    for (const parte of openParts(session))
      void queryClient.prefetchQuery(questionOf('painel', resumoPainel, { parte }))
    if (mayCall(session, previaCalendario))
      void queryClient.prefetchQuery(questionOf('calendario', previaCalendario, { dias: calendarDays }))
  })
}
