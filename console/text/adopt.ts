import { language } from './language.ts'
import { learn } from './say.ts'

/** Takes the texts of whoever reads another language, before anything is shown. Those of most are here already. */
export async function adopt(): Promise<void> {
  if (language === 'pt') return
  const [{ words }, { texts }, { told }] = await Promise.all([
    import('./catalogue.en.ts'),
    import('./texts.en.ts'),
    import('./told.en.ts'),
  ])
  learn(words)
  learn(texts)
  learn(told)
}
