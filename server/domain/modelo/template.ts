import { type Message, said } from '../../../catalogue/message.ts'

/**
 * The language of templates, which lawyers edit. Each line has a mark: # title, ## heading, CLÁUSULA a numbered
 * clause, § a numbered paragraph of it, * an inciso, ** an alínea, - an item, ANEXO an annex, | a row of a table;
 * other lines are text, and an empty line ends a paragraph. Fields stand in double braces. A part between
 * {{#nome}} and {{/nome}}, each on a line of its own, appears if the field has a value, and once per element if
 * it is a list; one between {{^nome}} and {{/nome}} if it has none. {{cláusula chave}} refers to the clause
 * CLÁUSULA [chave]. Nothing in it is executed.
 */

export interface TemplateFault {
  line: number
  detalhe: Message
}

/** Names that a template may use; those of a list may be used within its part. */
export interface TemplateNames {
  fields: ReadonlySet<string>
  lists: Readonly<Record<string, ReadonlySet<string>>>
}

const marks = {
  title: /^# (.*)$/,
  heading: /^## (.*)$/,
  clause: /^CLÁUSULA (.*)$/,
  annex: /^ANEXO (.*)$/,
  paragraph: /^§ (.*)$/,
  alinea: /^\*\* (.*)$/,
  inciso: /^\* (.*)$/,
  item: /^- (.*)$/,
  row: /^[|] (.*)$/,
} as const

export type Mark = keyof typeof marks | 'text' | 'blank'

/** A line of a template, with braces. */
export interface TemplateLine {
  kind: 'line'
  line: number
  mark: Mark
  text: string
  /** Of a clause to which others refer. */
  key?: string
}

/** A part that depends on a field. */
export interface TemplatePart {
  kind: 'part'
  name: string
  /** Appears without a value. */
  inverse: boolean
  nodes: TemplateNode[]
}

export type TemplateNode = TemplateLine | TemplatePart

/** A field, the limit of a part, or a reference to a clause, in double braces. */
export const placeholder = /\{\{ ?(?:([#^/]?)([\w.]*)|cláusula (\w+)) ?\}\}/g

/** Limits, so that a short template does not become a thousand pages. */
const most = { lines: 2_000, names: 400, depth: 20, faults: 20 }
/** Longest element list that counts against the limit of letters. */
const usualElements = 10

/** Limits of a filled document: about thirty pages, a few seconds of work. */
export const largestDocument = { letters: 120_000, blocks: most.lines }

/** Assumed length of a filled field, unless listed in `longNames`. */
const filledLength = 250
const longNames: Readonly<Record<string, number>> = {
  plano: 8_000,
  desempenho: 4_000,
  disciplinas: 2_000,
  beneficios: 2_000,
  horario: 1_000,
  'aditivo.descricao': 500,
}

export interface Template {
  nodes: readonly TemplateNode[]
  faults: readonly TemplateFault[]
}

/** Reads a template. Names are checked only if `names` is given. */
export function readTemplate(template: string, names?: TemplateNames): Template {
  const faults: TemplateFault[] = []
  const nodes: TemplateNode[] = []
  const open: TemplatePart[] = []
  const keys = new Set<string>()
  const referred: { key: string; line: number }[] = []
  const lines = template.split('\n')
  let [used, letters] = [0, template.length]
  const known = (name: string) =>
    !names ||
    names.fields.has(name) ||
    Object.hasOwn(names.lists, name) ||
    open.some((part) => names.lists[part.name]?.has(name))
  const isList = (name: string) => names !== undefined && Object.hasOwn(names.lists, name)
  for (const [at, whole] of lines.slice(0, most.lines).entries()) {
    const line = at + 1
    const tell = (detalhe: Message) => faults.push({ line, detalhe })
    const within = () => open.at(-1)?.nodes ?? nodes
    const text = whole.trim()
    let limit = false
    for (const [mention, sign, name, key] of text.matchAll(placeholder)) {
      used++
      if (key !== undefined) {
        referred.push({ key, line })
        continue
      }
      if (!known(name!)) tell(said('modelo.naoCampoDocumento', { campo: mention }))
      if (!sign) {
        const times = open.some((part) => isList(part.name)) ? usualElements : 1
        letters += (longNames[name!] ?? filledLength) * times
        continue
      }
      limit = true
      if (text !== mention) tell(said('modelo.precisaLinhaSoSua', { campo: mention }))
      else if (sign === '/') {
        if (open.pop()?.name !== name) tell(said('modelo.naoFechaAbertoUltimo', { campo: mention }))
      } else {
        const part: TemplatePart = { kind: 'part', name: name!, inverse: sign === '^', nodes: [] }
        if (isList(part.name) && open.some((one) => isList(one.name)))
          tell(said('modelo.listaDentroDeLista', { campo: mention }))
        within().push(part)
        if (open.push(part) > most.depth) tell(said('modelo.haPartesDemaisUmasDentro'))
      }
    }
    if (/\{\{|\}\}/.test(text.replace(placeholder, ''))) tell(said('modelo.haChavesNaoFormamCampo'))
    if (limit) continue
    const read = lineOf(text, line)
    if (read.key !== undefined) {
      if (keys.has(read.key)) tell(said('modelo.chaveRepetida', { chave: read.key }))
      keys.add(read.key)
    }
    within().push(read)
  }
  const end = (detalhe: Message) => faults.push({ line: lines.length, detalhe })
  for (const { key, line } of referred) {
    if (!keys.has(key)) faults.push({ line, detalhe: said('modelo.naoHaClausula', { chave: key }) })
  }
  for (const { name } of open) end(said('modelo.faltaFim', { fim: `{{/${name}}}` }))
  if (lines.length > most.lines) end(said('modelo.haMaisLinhas', { maximo: most.lines }))
  if (used > most.names) end(said('modelo.haMaisCampos', { maximo: most.names }))
  if (letters > largestDocument.letters)
    end(said('modelo.haCamposDemaisPreenchidoTexto', { maximo: largestDocument.letters }))
  return { nodes, faults: faults.toSorted((one, other) => one.line - other.line).slice(0, most.faults) }
}

function lineOf(text: string, line: number): TemplateLine {
  if (text === '') return { kind: 'line', line, mark: 'blank', text }
  for (const [mark, form] of Object.entries(marks) as [keyof typeof marks, RegExp][]) {
    const [, rest] = form.exec(text) ?? []
    if (rest === undefined) continue
    if (mark === 'row') return { kind: 'line', line, mark, text: cellsOf(rest) }
    const [, key, title] = (mark === 'clause' && /^\[(\w+)\] (.*)$/.exec(rest)) || []
    return { kind: 'line', line, mark, text: (title ?? rest).trim(), ...(key !== undefined && { key }) }
  }
  return { kind: 'line', line, mark: 'text', text }
}

/** Cells of a row without the bar that may end it. */
const cellsOf = (rest: string) => (rest.endsWith('|') ? rest.slice(0, -1) : rest).trim()

/** Fields that a template fills in. */
export const namesIn = (template: string): ReadonlySet<string> =>
  new Set([...template.matchAll(placeholder)].flatMap(([, sign, name]) => (sign || !name ? [] : [name])))
