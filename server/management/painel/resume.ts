import { type PanelNumber, panelNumbers } from '../../../catalogue/management/painel/numbers.ts'
import {
  isHealthPart,
  type PanelPart,
  type resumoPainel,
} from '../../../catalogue/management/painel/resumo-painel.ts'
import type { Acting } from '../../domain/machine/bound.ts'
import type { Tx } from '../../store/database.ts'
import { together } from '../../store/together.ts'
import type { ApartVerb } from '../apart-verb.ts'
import { daysOfBatches, hasBatches } from './batches.ts'
import { counted, isCountedFor } from './count.ts'
import { healthFor } from './health.ts'
import { targetsInTrouble } from './webhooks.ts'

const declared: Readonly<Partial<Record<PanelPart, readonly PanelNumber[]>>> = panelNumbers

/** Numbers of a part whose listings the caller may see. */
const countAll = (tx: Tx, acting: Acting, parte: PanelPart) =>
  together(
    (declared[parte] ?? [])
      .filter((number) => isCountedFor(number, acting))
      .map((number) => counted(tx, number, acting)),
  )

export const resume: ApartVerb<typeof resumoPainel> = async (call, { parte }) => {
  const empty = { numeros: [], dias: [], comecou: true, saude: [] }
  if (isHealthPart(parte)) return { ...empty, saude: await healthFor(call) }
  return { ...empty, ...(await call.step((tx) => numbersOf(tx, call.acting, parte))) }
}

async function numbersOf(tx: Tx, acting: Acting, parte: PanelPart) {
  if (parte === 'webhooks') return { numeros: await targetsInTrouble(tx) }
  if (parte !== 'lotes') return { numeros: await countAll(tx, acting, parte) }
  const [numeros, dias, comecou] = await together([
    countAll(tx, acting, parte),
    daysOfBatches(tx, acting.today),
    hasBatches(tx),
  ])
  return { numeros, dias, comecou }
}
