import { Marked, type RendererObject, type Tokens } from 'marked'
import type { Fence } from '../../catalogue/docs/declared.ts'
import type { Section } from '../../catalogue/docs/frame.ts'
import { block, Html, html, table } from '../../catalogue/reference/html.ts'

export interface Rendered {
  title: string
  body: Html
  sections: readonly Section[]
}

export interface Reading {
  /** Renders inline code, as a link where it names an operation or a code. */
  code: (text: string) => Html
  /** The text to show for a fenced code block. */
  fence: (fence: Fence) => string
  /** The address for a link of the source; undefined where it leads out of the documentation. */
  link: (href: string) => string | undefined
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The fenced code blocks of a guide, in order. */
export const fencesOf = (source: string): Fence[] =>
  new Marked()
    .lexer(source)
    .filter((token): token is Tokens.Code => token.type === 'code')
    .map(({ lang = '', text }) => ({ info: lang, text }))

/** Renders a guide: its first heading becomes the title of the page, the second-level ones its sections. */
export function render(source: string, reading: Reading): Rendered {
  let title = ''
  const sections: Section[] = []
  const used = new Map<string, number>()
  /** A repeated heading gets a number, as on GitHub, so that links are the same there. */
  const idOf = (text: string) => {
    const id = slug(text)
    const before = used.get(id) ?? 0
    used.set(id, before + 1)
    return before === 0 ? id : `${id}-${before}`
  }
  const renderer: RendererObject = {
    heading({ depth, text, tokens }) {
      if (depth === 1) {
        title = text
        return ''
      }
      const id = idOf(text)
      if (depth === 2) sections.push({ id, title: text })
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    // HTML tags in a guide are shown as text.
    html: ({ text }) => html`${text}`.text,
    codespan: ({ text }) => reading.code(text).text,
    code: ({ lang = '', text }) => block(`Exemplo: ${lang}`, reading.fence({ info: lang, text })).text,
    blockquote({ tokens }) {
      return `<div class="notice">${this.parser.parse(tokens)}</div>\n`
    },
    table({ header, rows }) {
      const cell = ({ tokens }: Tokens.TableCell) => new Html(this.parser.parseInline(tokens))
      const shown = rows.map(
        ([first, ...others]) =>
          html`<tr><th scope="row">${cell(first!)}</th>${others.map((one) => html`<td>${cell(one)}</td>`)}</tr>
`,
      )
      const label = header.map(({ text }) => text.replaceAll('`', '')).join(', ')
      return table(label, header.map(cell), shown, 'text').text
    },
    image: ({ href, text }) => html`<img src="${href}" alt="${text}" loading="lazy">`.text,
    // The documentation is read without a network, so addresses outside of it are only shown.
    link({ href, tokens }) {
      const shown = new Html(this.parser.parseInline(tokens))
      const target = reading.link(href)
      if (target !== undefined) return html`<a href="${target}">${shown}</a>`.text
      const isNamed = href.includes('.md') || shown.text === href
      return (isNamed ? shown : html`${shown} (<code>${href}</code>)`).text
    },
  }
  const body = new Html(new Marked({ renderer }).parse(source, { async: false }))
  return { title, body, sections }
}
