import { controlTexts } from './english/control.ts'
import { financialTexts } from './english/financial.ts'
import { inboundTexts } from './english/inbound.ts'
import { queryTexts } from './english/query.ts'
import { receivedTexts } from './english/received.ts'
import type { EnglishText } from './english/text.ts'
import { workforceTexts } from './english/workforce.ts'
import type { operations } from './index.ts'

type Id = (typeof operations)[number]['id']

/** Every operation in English, beside the Portuguese of its declaration. One without a text does not compile. */
const texts = {
  ...controlTexts,
  ...inboundTexts,
  ...queryTexts,
  ...receivedTexts,
  ...financialTexts,
  ...workforceTexts,
} as const satisfies Record<Id, EnglishText>

const byId: Readonly<Partial<Record<string, EnglishText>>> = texts

/** An operation in English, by its name; one that is not of the catalogue has none. */
export const englishOf = (id: string): EnglishText | undefined => byId[id]
