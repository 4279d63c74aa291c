import { rotuloOf } from '../../catalogue/labels.ts'
import type { Told } from '../../catalogue/message.ts'
import type { Leaf, Shape } from '../../catalogue/output.ts'
import { type Phrase, phrase } from '../../catalogue/phrase.ts'

export interface ShownField {
  rotulo: Phrase
  valor: string | Told
}

/** Technical fields without meaning for the reader of a record. */
const hidden = new Set(['id', 'identificador', 'versao', 'inclusao', 'atualizacao'])

/** Scalar values of a record with their labels. Empty values and ids of other records are left out. */
export function shownFields(shape: Shape, record: object): ShownField[] {
  const values: Readonly<Record<string, unknown>> = { ...record }
  return Object.entries(shape).flatMap(([name, output]): ShownField[] => {
    const value = values[name]
    if (value === null || value === undefined || value === '' || hidden.has(name)) return []
    if ('related' in output || 'relatedBy' in output) return []
    if (output.type === 'object') return shownFields(output.fields, value as object)
    if (output.type === 'list' || output.type === 'texts') return []
    const valor = name === 'tamanho' && typeof value === 'number' ? size(value) : written(output, value)
    return [{ rotulo: rotuloOf(name, output), valor }]
  })
}

function size(bytes: number): Phrase {
  const at = bytes < 1e3 ? 0 : bytes < 1e6 ? 1 : 2
  const unit = ['bytes', 'kB', 'MB'][at]
  const counted = (locale: string) =>
    `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1e3 ** at)} ${unit}`
  return phrase(counted('pt-BR'), counted('en'))
}

function written({ type, meanings }: Leaf, value: unknown): string | Told {
  const text = String(value)
  if (type === 'boolean') return value === true ? phrase('Sim', 'Yes') : phrase('Não', 'No')
  if (type === 'date') return text.split('-').toReversed().join('/')
  return meanings?.[text] ?? text
}
