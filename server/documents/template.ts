import { placeholder, readTemplate, type TemplateLine, type TemplateNode } from '../domain/modelo/template.ts'
import { clauseOrdinal, roman } from './words.ts'

/** A part of a document with its style. */
export interface Block {
  kind: 'title' | 'heading' | 'clause' | 'annex' | 'paragraph' | 'item' | 'inciso' | 'alinea' | 'table'
  text: string
  /** Cells of a table; the first row is its header. */
  rows?: readonly (readonly string[])[]
}

/** A block with the line of the template where it begins. */
export interface FilledBlock extends Block {
  line: number
}

/** Values by name: a text, empty if unknown, or the elements of a list with values of their own. */
export type Values = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>

/** How clauses are numbered: "CLÁUSULA PRIMEIRA –", "CLÁUSULA 1ª –" or "1.". */
export type ClauseStyle = 'extenso' | 'ordinal' | 'numero'

/** Values of the document and, inside, of the elements of its lists. */
type Scopes = readonly Values[]

interface Open {
  line: TemplateLine
  scopes: Scopes
}

/** Fills a template: its parts are chosen and repeated, then numbered, then their fields are filled in. */
export function fill(template: string, values: Values, style: ClauseStyle = 'extenso'): FilledBlock[] {
  const lines = chosen(readTemplate(template).nodes, [values])
  const clauses = new Map<string, number>()
  let count = 0
  for (const { line } of lines) {
    if (line.mark !== 'clause') continue
    count++
    if (line.key !== undefined) clauses.set(line.key, count)
  }
  const told = (text: string, scopes: Scopes) =>
    text
      .replace(
        placeholder,
        (mention, _, name: string | undefined, key: string | undefined, at: number, all: string) => {
          const value = key === undefined ? textOf(name!, scopes) : referenceTo(clauses.get(key), style)
          // "Exemplo Ltda." at the end of a sentence has one full stop.
          return all[at + mention.length] === '.' ? value.replace(/\.$/, '') : value
        },
      )
      .trim()
  return blocksOf(lines, told, style)
}

function chosen(nodes: readonly TemplateNode[], scopes: Scopes): Open[] {
  return nodes.flatMap((node): Open[] => {
    if (node.kind === 'line') return [{ line: node, scopes }]
    const value = lookUp(node.name, scopes)
    const filled = value !== undefined && value.length > 0
    if (filled === node.inverse) return []
    if (typeof value !== 'object') return chosen(node.nodes, scopes)
    // A list inside another would multiply the lines; templates with one are refused.
    if (scopes.length > 1) return []
    return value.flatMap((element) => chosen(node.nodes, [element, ...scopes]))
  })
}

const lookUp = (name: string, scopes: Scopes) => scopes.find((scope) => Object.hasOwn(scope, name))?.[name]

function textOf(name: string, scopes: Scopes): string {
  const value = lookUp(name, scopes)
  return typeof value === 'string' ? value : ''
}

const referenceTo = (number: number | undefined, style: ClauseStyle): string => {
  if (number === undefined) return ''
  if (style === 'extenso') return `cláusula ${clauseOrdinal(number)}`
  return style === 'ordinal' ? `cláusula ${number}ª` : `cláusula ${number}`
}

/** Numbers clauses, paragraphs, incisos, alíneas and annexes, and joins lines of text and rows of tables. */
function blocksOf(
  lines: readonly Open[],
  told: (text: string, scopes: Scopes) => string,
  style: ClauseStyle,
): FilledBlock[] {
  const blocks: FilledBlock[] = []
  const numbers = { clause: 0, paragraph: 0, inciso: 0, alinea: 0, annex: 0 }
  let joined: string[] = []
  let rows: string[][] = []
  // First line of the text or table that is being joined.
  let begun = 0
  const end = () => {
    const text = joined.join(' ').trim()
    if (text) blocks.push({ kind: 'paragraph', line: begun, text })
    if (rows.length > 0) blocks.push({ kind: 'table', line: begun, text: rows.flat().join(' '), rows })
    joined = []
    rows = []
  }
  for (const [at, { line, scopes }] of lines.entries()) {
    const { mark, line: number } = line
    const text = mark === 'row' ? '' : told(line.text, scopes)
    if (mark === 'text') {
      if (rows.length > 0) end()
      if (joined.length === 0) begun = number
      joined.push(text)
      numbers.inciso = 0
      continue
    }
    if (mark === 'row') {
      if (joined.length > 0) end()
      if (rows.length === 0) begun = number
      rows.push(line.text.split(' | ').map((cell) => told(cell, scopes)))
      continue
    }
    end()
    if (mark === 'blank') continue
    if (mark !== 'inciso' && mark !== 'alinea') numbers.inciso = 0
    if (mark !== 'alinea') numbers.alinea = 0
    switch (mark) {
      case 'clause':
        numbers.clause++
        numbers.paragraph = 0
        blocks.push({
          kind: mark,
          line: number,
          text: `${clauseNumber(numbers.clause, style)} ${text.toUpperCase()}`,
        })
        break
      case 'annex':
        blocks.push({
          kind: mark,
          line: number,
          text: `ANEXO ${roman(++numbers.annex)} – ${text.toUpperCase()}`,
        })
        break
      case 'paragraph': {
        const order = ++numbers.paragraph
        const only = order === 1 && !paragraphFollows(lines.slice(at + 1))
        blocks.push({
          kind: 'paragraph',
          line: number,
          text: `${paragraphNumber(numbers.clause, order, only, style)} ${text}`,
        })
        break
      }
      case 'inciso':
        blocks.push({ kind: mark, line: number, text: `${roman(++numbers.inciso)} – ${text}` })
        break
      case 'alinea':
        blocks.push({
          kind: mark,
          line: number,
          text: `${String.fromCodePoint(96 + ++numbers.alinea)}) ${text}`,
        })
        break
      default:
        blocks.push({ kind: mark, line: number, text })
    }
  }
  end()
  return blocks
}

function clauseNumber(number: number, style: ClauseStyle): string {
  if (style === 'extenso') return `CLÁUSULA ${clauseOrdinal(number).toUpperCase()} –`
  return style === 'ordinal' ? `CLÁUSULA ${number}ª –` : `${number}.`
}

function paragraphNumber(clause: number, number: number, only: boolean, style: ClauseStyle): string {
  if (style === 'numero') return `${clause}.${number}.`
  if (only) return 'Parágrafo único.'
  return number < 10 ? `§ ${number}º` : `§ ${number}.`
}

/** Whether another numbered paragraph follows in the same clause. */
function paragraphFollows(lines: readonly Open[]): boolean {
  const next = lines.find(({ line }) => line.mark === 'paragraph' || line.mark === 'clause')
  return next?.line.mark === 'paragraph'
}
