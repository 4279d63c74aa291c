import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shownIn } from '../../catalogue/docs/declared.ts'
import { framed } from '../../catalogue/docs/frame.ts'
import { between } from '../../catalogue/docs/place.ts'
import { operations } from '../../catalogue/index.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import { problems } from '../../catalogue/problems.ts'
import { type Html, html } from '../../catalogue/reference/html.ts'
import { render } from './markdown.ts'

export const guides = ['integrador', 'secretaria'] as const
export type Guide = (typeof guides)[number]

export const docsFolder = fileURLToPath(new URL('../../docs/', import.meta.url))

const ids: ReadonlySet<string> = new Set(operations.map(({ id }) => id))

/** Page that describes a code or an operation. */
function placeOf(text: string): string | undefined {
  if (Object.hasOwn(problems, text)) return `problemas/${text}`
  if (Object.hasOwn(occurrences, text)) return `ocorrencias/${text}`
  return ids.has(text) ? `referencia#${text}` : undefined
}

function codeAt(place: string): (text: string) => Html {
  return (text) => {
    const target = placeOf(text)
    return target
      ? html`<a href="${between(place, target)}"><code>${text}</code></a>`
      : html`<code>${text}</code>`
  }
}

export const guideSource = (guide: Guide): Promise<string> =>
  readFile(join(docsFolder, 'guias', `${guide}.md`), 'utf8')

export async function guidePage(guide: Guide): Promise<string> {
  const place = `guias/${guide}`
  const source = await guideSource(guide)
  return framed({ place, ...render(source, { code: codeAt(place), fence: shownIn }) })
}
