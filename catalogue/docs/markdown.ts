import { block, Html, html, nothing, table } from '../reference/html.ts'
import type { Section } from './frame.ts'

/** The Markdown of the guides, and no more of it: headings, paragraphs, lists, tables, fences, pictures, notes. */

export interface Rendered {
  title: string
  body: Html
  sections: readonly Section[]
}

export interface Fence {
  /** What stands behind the three ticks. */
  info: string
  text: string
}

export interface Reading {
  /** Code in a sentence; most of it becomes a link to what it names. */
  code: (text: string) => Html
  /** What a fence shows, where that is not what it holds. */
  fence: (fence: Fence) => string
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const spans = /`([^`]+)`|\*\*([^*]+)\*\*|!\[([^[\]]*)\]\(([^()\s]+)\)|\[([^[\]]+)\]\(([^()\s]+)\)/g

/** A line with its code, emphasis, pictures and links. */
function inline(text: string, reading: Reading): Html {
  const parts: Html[] = []
  let end = 0
  for (const found of text.matchAll(spans)) {
    const [whole, code, strong, alt, picture, label, address] = found
    parts.push(html`${text.slice(end, found.index)}`)
    if (code !== undefined) parts.push(reading.code(code))
    else if (strong !== undefined) parts.push(html`<strong>${inline(strong, reading)}</strong>`)
    else if (picture !== undefined) parts.push(html`<img src="${picture}" alt="${alt ?? ''}" loading="lazy">`)
    else
      parts.push(
        html`<a href="${(address ?? '').replace(/\.md(?=#|$)/, '')}">${inline(label ?? '', reading)}</a>`,
      )
    end = found.index + whole.length
  }
  return html`${parts}${text.slice(end)}`
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function tableOf(lines: readonly string[], reading: Reading): Html {
  const [head = '', , ...rows] = lines
  const columns = cells(head)
  const shown = rows.map((line) => {
    const [first = '', ...others] = cells(line)
    return html`<tr><th scope="row">${inline(first, reading)}</th>${others.map((cell) => html`<td>${inline(cell, reading)}</td>`)}</tr>
`
  })
  return table(columns.join(', '), columns, shown, 'text')
}

function listOf(lines: readonly string[], reading: Reading): Html {
  const items: string[] = []
  for (const line of lines) {
    if (/^(-|\d+\.) /.test(line)) items.push(line.replace(/^(-|\d+\.) /, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  const shown = items.map(
    (item) => html`<li>${inline(item, reading)}</li>
`,
  )
  return lines[0]?.startsWith('-') ? html`<ul>${shown}</ul>` : html`<ol>${shown}</ol>`
}

/** Blocks are parted by empty lines, but for those inside a fence. */
function blocksOf(source: string): string[] {
  const blocks: string[][] = [[]]
  let fenced = false
  for (const line of source.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced
    if (line === '' && !fenced) blocks.push([])
    else blocks.at(-1)!.push(line)
  }
  return blocks.filter(({ length }) => length > 0).map((lines) => lines.join('\n'))
}

function fenceOf(text: string, reading: Reading): Html {
  const [, info = '', inside = ''] = /^```(.*)\n([\s\S]*?)\n?```$/.exec(text) ?? []
  return block(`Exemplo: ${info}`, reading.fence({ info, text: inside }))
}

/** The fences of a guide, in their order. */
export const fencesOf = (source: string): Fence[] =>
  [...source.matchAll(/^```(.+)\n([\s\S]*?)\n?```$/gm)].map(([, info = '', text = '']) => ({ info, text }))

export function render(source: string, reading: Reading): Rendered {
  let title = ''
  const sections: Section[] = []
  const body = blocksOf(source).map((text): Html => {
    const [, marks = '', heading = ''] = /^(#{1,3}) (.+)$/.exec(text) ?? []
    if (marks === '#') {
      title = heading
      return nothing
    }
    if (marks === '##') sections.push({ id: slug(heading), title: heading })
    if (marks) {
      const [tag, content] = [`h${marks.length}`, inline(heading, reading)]
      return new Html(`<${tag} id="${slug(heading)}">${content.text}</${tag}>\n`)
    }
    if (text.startsWith('```')) return fenceOf(text, reading)
    const lines = text.split('\n')
    if (text.startsWith('|')) return tableOf(lines, reading)
    if (/^(-|\d+\.) /.test(text)) return listOf(lines, reading)
    if (text.startsWith('> ')) {
      const note = lines.map((line) => line.replace(/^> ?/, '')).join(' ')
      return html`<p class="notice">${inline(note, reading)}</p>
`
    }
    return html`<p>${inline(lines.join(' '), reading)}</p>
`
  })
  return { title, body: html`${body}`, sections }
}
