import { peoplePathOf, rightsOf } from '../../catalogue/doors.ts'
import { previaCalendario } from '../../catalogue/management/calendario/previa-calendario.ts'
import {
  healthParts,
  isHealthPart,
  type PanelPart,
  panelParts,
  panelRights,
  resumoPainel,
} from '../../catalogue/management/painel/resumo-painel.ts'
import type { ListingOperation, ManagementOperation } from '../../catalogue/operation.ts'
import { csrfHeader } from '../../catalogue/session/operation.ts'
import { retornaSessao } from '../../catalogue/session/retorna-sessao.ts'
import type { Ask, FirstAsks } from '../api/early.ts'
import { nounRoutes, type PageOperation, pageRoutes } from '../routes.ts'
import { calendarDays } from './painel/days.ts'

/** First requests of each page by address, gathered from the declarations. */
export async function gatherAsks(): Promise<FirstAsks> {
  const lists: FirstAsks['lists'] = { '': panelAsks() }
  const records: FirstAsks['records'] = {}
  for (const { slug, load } of nounRoutes) {
    const { listings, record } = await load()
    lists[slug] = [listings.map((listing) => askOf(listing, {}))]
    if (record) records[slug] = askOf(record)
  }
  for (const { slug, load, asks } of pageRoutes) {
    if (asks) lists[slug] = [[askOf(listingIn(slug, await load()), asks)]]
  }
  return { session: retornaSessao.path, csrfHeader, lists, records }
}

function listingIn(slug: string, [first]: readonly PageOperation[]): ListingOperation {
  if (first && 'orders' in first) return first
  throw new Error(`${slug}: the first operation of the page is no list`)
}

function panelAsks(): Ask[][] {
  const parts = Object.keys(panelParts) as PanelPart[]
  const askPart = (parte: PanelPart): Ask => ({
    ...askOf(resumoPainel, { parte }),
    rights: [panelRights[parte]],
    parties: [],
  })
  return [
    healthParts.map(askPart),
    ...parts.filter((parte) => !isHealthPart(parte)).map((parte) => [askPart(parte)]),
    [askOf(previaCalendario, { dias: calendarDays })],
  ]
}

function askOf(operation: ManagementOperation, input?: object): Ask {
  const { party = [], unlimited = false } = operation.doors
  return {
    path: peoplePathOf(operation),
    ...(input && { body: JSON.stringify(input) }),
    rights: rightsOf(operation),
    parties: [...party],
    unlimited,
  }
}
