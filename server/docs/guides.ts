import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shownIn } from '../../catalogue/docs/declared.ts'
import { framed } from '../../catalogue/docs/frame.ts'
import { between } from '../../catalogue/docs/place.ts'
import { operations } from '../../catalogue/index.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import { problems } from '../../catalogue/problems.ts'
import { type Html, html } from '../../catalogue/reference/html.ts'
import { render } from './markdown.ts'

/** Documents of the repository that are pages, by their path under /docs. */
export const guides = {
  'guias/integrador': { file: 'guias/integrador.md', language: 'pt-BR' },
  'guias/secretaria': { file: 'guias/secretaria.md', language: 'pt-BR' },
  'guias/documentos': { file: 'guias/documentos.md', language: 'pt-BR' },
  'guias/aluno': { file: 'guias/aluno.md', language: 'pt-BR' },
  'guias/professor': { file: 'guias/professor.md', language: 'pt-BR' },
  'guias/operador': { file: 'guias/operador.md', language: 'pt-BR' },
  operations: { file: 'OPERATIONS.md', language: 'en' },
  webhooks: { file: 'WEBHOOKS.md', language: 'en' },
} as const
export type Guide = keyof typeof guides

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

/** Address of a document that a guide links to by its file; undefined for one that is no page. */
function linkAt(place: Guide): (href: string) => string | undefined {
  const { file } = guides[place]
  return (href) => {
    // Samples of settings are files beside the program.
    if (/^https?:|^exemplos\//.test(href)) return undefined
    const [path = '', part] = href.split('#')
    if (!path.endsWith('.md')) return href
    const target = posix.join(posix.dirname(file), path)
    const found = Object.entries(guides).find(([, one]) => one.file === target)
    return found && between(place, found[0]) + (part ? `#${part}` : '')
  }
}

const fenced = /^```(\w+ [^\n]+)\n([\s\S]*?)^```$/gm

/** A guide with the current request or answer in each block that stands for one. */
export const withDeclared = (source: string): string =>
  source.replace(fenced, (_, info: string, text: string) => {
    return `\`\`\`${info}\n${shownIn({ info, text: text.trimEnd() })}\n\`\`\``
  })

export const guideSource = (guide: Guide): Promise<string> =>
  readFile(join(docsFolder, guides[guide].file), 'utf8')

export async function guidePage(place: Guide): Promise<string> {
  const { language } = guides[place]
  const reading = { code: codeAt(place), fence: shownIn, link: linkAt(place) }
  return framed({ place, language, ...render(await guideSource(place), reading) })
}
