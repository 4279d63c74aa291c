import { language } from './language.ts'
import { learn } from './say.ts'
import { text } from './text.ts'

/** Takes the texts of whoever reads another language, before anything is shown. Those of most are here already. */
export async function adopt(): Promise<void> {
  if (language === 'pt') return
  const [{ en }, { words }, { texts }, { told }] = await Promise.all([
    import('./en.ts'),
    import('./catalogue.en.ts'),
    import('./texts.en.ts'),
    import('./told.en.ts'),
  ])
  put(text, en)
  learn(words)
  learn(texts)
  learn(told)
  document.documentElement.lang = 'en'
}

/** Part by part, as others hold parts of it already. */
function put(into: object, from: object): void {
  for (const [name, value] of Object.entries(from)) {
    const before: unknown = Reflect.get(into, name)
    if (typeof value === 'object' && typeof before === 'object' && before) put(before, value)
    else Reflect.set(into, name, value)
  }
}
