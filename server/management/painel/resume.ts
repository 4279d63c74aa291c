import { type PanelNumber, panelNumbers } from '../../../catalogue/management/painel/numbers.ts'
import type { PanelPart, resumoPainel } from '../../../catalogue/management/painel/resumo-painel.ts'
import type { Acting } from '../../domain/machine/bound.ts'
import type { Verb } from '../../domain/verb.ts'
import type { Tx } from '../../store/database.ts'
import { together } from '../../store/together.ts'
import { daysOfBatches, hasBatches } from './batches.ts'
import { counted, isCountedFor } from './count.ts'
import { targetsInTrouble } from './webhooks.ts'

const declared: Readonly<Partial<Record<PanelPart, readonly PanelNumber[]>>> = panelNumbers

/** Numbers of a part whose listings the caller may see. */
const countAll = (tx: Tx, acting: Acting, parte: PanelPart) =>
  together(
    (declared[parte] ?? [])
      .filter((number) => isCountedFor(number, acting))
      .map((number) => counted(tx, number, acting)),
  )

export const resume: Verb<typeof resumoPainel> = async (tx, acting, { parte }) => {
  if (parte === 'webhooks') return { numeros: await targetsInTrouble(tx), dias: [], comecou: true }
  if (parte !== 'lotes') return { numeros: await countAll(tx, acting, parte), dias: [], comecou: true }
  const [numeros, dias, comecou] = await together([
    countAll(tx, acting, parte),
    daysOfBatches(tx, acting.today),
    hasBatches(tx),
  ])
  return { numeros, dias, comecou }
}
