import { ofEffects, ofOccurrences } from './told-bank.en.ts'
import { ofDeeds, ofReasons } from './told-reasons.en.ts'
import { ofFindings } from './told-rules.en.ts'
import { ofFragments, ofMoreFindings } from './told-rules-more.en.ts'

/** The sentences that the platform makes while it works, in English: no declaration has them. */
export const told: Readonly<Record<string, string>> = {
  ...ofFragments,
  ...ofFindings,
  ...ofMoreFindings,
  ...ofReasons,
  ...ofDeeds,
  ...ofEffects,
  ...ofOccurrences,
}
