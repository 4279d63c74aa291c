import { language } from './language.ts'
import { learn } from './tell.ts'

/** Takes the English of sentences that the server renders in Portuguese, before anything is shown. */
export async function adopt(): Promise<void> {
  if (language === 'pt') return
  const { told } = await import('./told.en.ts')
  learn(told)
}
