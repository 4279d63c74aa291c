import { rotuloOf } from '../../catalogue/labels.ts'
import type { Told } from '../../catalogue/message.ts'
import type { Leaf, Shape } from '../../catalogue/output.ts'
import { composed, type Phrase, phrase, portuguese } from '../../catalogue/phrase.ts'
import { day, documento, hours, money } from '../documents/formats.ts'

export interface ShownField {
  rotulo: Phrase
  valor: string | Told
}

/** Technical fields without meaning for the reader of a record. */
const hidden = new Set([
  ...['id', 'identificador', 'identificacao', 'versao', 'inclusao', 'atualizacao', 'usuario'],
  ...['codigoIntegracao', 'hash', 'arquivoHash', 'tipoMime', 'exigeDocumento'],
])

/**
 * Scalar values of a record with their labels, as people write them. Empty values and ids of other records are
 * left out; a part of a group is told by the group, which its name stands for.
 */
export function shownFields(shape: Shape, record: object, group?: Phrase): ShownField[] {
  const values: Readonly<Record<string, unknown>> = { ...record }
  return Object.entries(shape).flatMap(([name, output]): ShownField[] => {
    const value = values[name]
    if (value === null || value === undefined || value === '' || hidden.has(name)) return []
    if ('related' in output || 'relatedBy' in output) return []
    const rotulo = rotuloOf(name, output)
    if (output.type === 'object') return shownFields(output.fields, value as object, rotulo)
    if (output.type === 'list' || output.type === 'texts') return []
    const valor = /tamanho$/i.test(name) ? size(Number(value)) : written(name, output, value)
    return [{ rotulo: group ? within(group, name, rotulo) : rotulo, valor }]
  })
}

/** Label of a part of a group. */
const within = (group: Phrase, name: string, rotulo: Phrase): Phrase =>
  /^nome(Fantasia)?$/.test(name) || portuguese(group).startsWith(portuguese(rotulo))
    ? group
    : composed((say) => `${say(group)}: ${say(rotulo).charAt(0).toLowerCase()}${say(rotulo).slice(1)}`)

function size(bytes: number): Phrase {
  const at = bytes < 1e3 ? 0 : bytes < 1e6 ? 1 : 2
  const unit = ['bytes', 'kB', 'MB'][at]
  const counted = (locale: string) =>
    `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1e3 ** at)} ${unit}`
  return phrase(counted('pt-BR'), counted('en'))
}

function written(name: string, { type, meanings, unit }: Leaf, value: unknown): string | Told {
  const text = String(value)
  switch (type) {
    case 'boolean':
      return value === true ? phrase('Sim', 'Yes') : phrase('Não', 'No')
    case 'date':
      return day(text)
    case 'datetime':
      return `${day(text)} ${text.slice(11, 16)}`
    case 'decimal':
      return unit ? money(text) : hours(text)
    default:
      return meanings?.[text] ?? known(name, text)
  }
}

/** A text whose field's name says how it is written. */
function known(name: string, text: string): string {
  if (/documento|cnpj/i.test(name)) return documento(text)
  if (/telefone|celular/i.test(name)) return text.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
  return /^cep$/i.test(name) ? text.replace(/^(\d{5})(\d{3})$/, '$1-$2') : text
}
