import { problems } from '../../catalogue/problems.ts'
import { language } from '../text/language.ts'
import { say } from '../text/say.ts'
import { learnProblems } from './problems.ts'

/** Takes refusals in another language for whoever reads it, before anything is shown. */
export async function adoptProblems(): Promise<void> {
  if (language === 'pt') return
  const { occurrences } = await import('../../catalogue/occurrences.ts')
  const found = Object.entries(occurrences).map(([code, { text }]) => [code, { en: say(text) }] as const)
  learnProblems({ ...Object.fromEntries(found), ...problems })
}
