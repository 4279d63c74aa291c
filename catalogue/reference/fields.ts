import type { Field } from '../fields.ts'
import {
  codeLines,
  decidedNames,
  leafTypeName,
  limitsOf,
  originName,
  typeName,
  unknownCode,
} from '../notation.ts'
import type { InputShape } from '../operation.ts'
import type { Output, Shape } from '../output.ts'
import { portuguese } from '../phrase.ts'
import { demanded, isField } from '../schema.ts'
import { type Html, html, nothing, prose, table } from './html.ts'

/** Tables of input and output fields. */

const badges = {
  interface: html`<span class="badge interface">interface</span>`,
  vinculo: html`<span class="badge vinculo">Vínculo</span>`,
} as const

/** Table row with its name; nested rows are indented. */
const row = (key: string, depth: number, cells: Html) =>
  html`<tr class="depth-${Math.min(depth, 5)}"><th scope="row"><code>${key}</code></th>${cells}</tr>
`

function need(required: boolean, unless?: string): Html {
  if (!required) return html`não`
  return html`<strong>sim</strong>${unless ? html`, salvo com <code>${unless}</code>` : nothing}`
}

function rule(field: Field): Html {
  const text = prose([portuguese(field.text), limitsOf(field)].filter(Boolean).join(' '))
  if (!field.codes) return text
  const codes = prose(codeLines(field.codes).join(' · '))
  return html`${text} <span class="codes">${codes}. ${unknownCode(field.codes)}</span>`
}

/** Aspects that the interface leaves open for a field it names. */
const decision = (field: Field) =>
  field.decided ? html` <span class="codes">${decidedNames(field)}: Vínculo</span>` : nothing

function inputRow(key: string, field: Field, depth: number): Html {
  const cells = html`<td>${typeName(field)}</td><td>${need(field.required, field.unless)}</td><td>${rule(field)}</td><td>${badges[originName(field)]}${decision(field)}</td>`
  return row(key, depth, cells)
}

/** Row of an object or list with nested rows. */
export function containerRow(key: string, type: string, required: boolean, text: string, depth = 0): Html {
  return row(key, depth, html`<td>${type}</td><td>${need(required)}</td><td>${prose(text)}</td><td></td>`)
}

export function inputRows(shape: InputShape, depth = 0): Html[] {
  return Object.entries(shape).flatMap(([key, entry]) => {
    if (isField(entry)) return [inputRow(key, entry, depth)]
    return [
      containerRow(key, 'objeto', demanded(entry), portuguese(entry.text), depth),
      ...inputRows(entry.fields, depth + 1),
    ]
  })
}

export const inputTable = (label: string, rows: readonly Html[]) =>
  table(label, ['Campo', 'Tipo', 'Obrigatório', 'Regra', 'Origem'], rows, 'fields input')

export function outputRow(key: string, type: string, text: string | Html, depth = 0): Html {
  return row(key, depth, html`<td>${type}</td><td>${text}</td>`)
}

function meaning(output: Output): Html {
  if (output.type === 'list') return html`Lista; vazia é <code>[]</code>.`
  if (output.type === 'object')
    return html`Objeto, ou <code>null</code>.${output.sealed ? ' Guardado cifrado.' : ''}`
  const values = output.values ? html` <span class="codes">${output.values.join(' · ')}</span>` : nothing
  const sealed = output.type !== 'texts' && output.sealed ? '. Guardado cifrado.' : ''
  return html`${output.text}${sealed}${values}`
}

function outputTypeName(output: Output): string {
  if (output.type === 'list') return 'lista'
  if (output.type === 'texts') return 'lista de Varchar'
  return output.type === 'object' ? 'objeto' : leafTypeName(output)
}

export function outputRows(shape: Shape, depth = 0): Html[] {
  return Object.entries(shape).flatMap(([key, output]) => {
    const nested = output.type === 'list' || output.type === 'object'
    const own = outputRow(key, outputTypeName(output), meaning(output), depth)
    return nested ? [own, ...outputRows(output.fields, depth + 1)] : [own]
  })
}

export const outputTable = (label: string, rows: readonly Html[]) =>
  table(label, ['Campo', 'Tipo', 'Significado'], rows, 'fields output')
