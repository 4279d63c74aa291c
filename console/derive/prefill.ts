import { writtenAmount } from './amount.ts'
import type { FormField, Typed, TypedValue } from './controls.ts'

type Told = Readonly<Record<string, unknown>>

/** Form values of a record, and the names of the records they refer to. */
export interface Prefilled {
  typed: Typed
  /** Names of referenced records by noun and id. */
  names: Readonly<Record<string, string>>
}

export const nameKey = (noun: string, id: string | number) => `${noun}:${id}`

/** Fields of batches are named after their record: ESIAL_NOME_SOCIAL is nomeSocial. */
export const keyOf = (name: string): string => {
  if (!/^[A-Z0-9]+_/.test(name)) return name
  const words = name.toLowerCase().split('_').slice(1)
  return words.map((word, at) => (at === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('')
}

/** Parts of pages named differently from the field that fills them. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  aluno: ['estagiario'],
  professor: ['orientador', 'coordenador'],
  coordenador: ['professor'],
  agente: ['agenteIntegrador'],
  responsavel: ['responsavelLegal'],
  emissora: ['iesEmissora'],
  registradora: ['iesRegistradora'],
  orcamentoValor: ['orcamentoValorPrevisto'],
  data: ['dataSolicitada'],
}

const namesOf = (key: string): readonly string[] => [key, ...(otherwise[key] ?? [])]

const partOf = (value: unknown): Told => (value && typeof value === 'object' ? (value as Told) : {})

/**
 * Value of a field on the page: under its name, in a group whose name begins it (bolsaValor: bolsa.valor), or
 * among sealed data.
 */
function saidOf(record: Told, name: string): unknown {
  const keys = namesOf(keyOf(name))
  const said = keys.map((key) => record[key])
  const direct = said.find((one) => 'identificador' in partOf(one)) ?? said.find((one) => one != null)
  if (direct !== undefined) return direct
  for (const key of keys) {
    for (const { index } of key.matchAll(/\p{Lu}/gu)) {
      const rest = key[index]!.toLowerCase() + key.slice(index + 1)
      const within = namesOf(key.slice(0, index)).map((group) => partOf(record[group]))
      const found = within.find((group) => rest in group)
      if (found) return found[rest]
    }
  }
  return partOf(record.dados)[keyOf(name)]
}

/** In rows a part may begin with the name of its list: beneficioValor is valor. */
function saidInRow(row: Told, name: string): unknown {
  const direct = saidOf(row, name)
  if (direct !== undefined) return direct
  const end = name[0]!.toUpperCase() + name.slice(1)
  const [longer, ...others] = Object.keys(row).filter((key) => key.endsWith(end))
  return longer && others.length === 0 ? row[longer] : undefined
}

/** Fills a form from a record's page. Fields that the page does not show stay empty and are not sent. */
export function prefilled(fields: readonly FormField[], record: Told): Prefilled {
  const names: Record<string, string> = {}
  return { typed: filledIn(fields, record, names), names }
}

type Say = (record: Told, name: string) => unknown

function filledIn(
  fields: readonly FormField[],
  record: Told,
  names: Record<string, string>,
  say: Say = saidOf,
): Typed {
  const entries = fields.map(({ name, control }): [string, TypedValue] => {
    if (control.kind === 'group') return [name, filledIn(control.fields, record, names)]
    const value = say(record, name)
    if (control.kind === 'rows') {
      const rows = Array.isArray(value) ? (value as readonly Told[]) : []
      return [name, rows.map((row) => rowOf(control.fields, row, names))]
    }
    if (control.kind === 'related') return [name, numberOf(control.noun, value, names)]
    if (control.kind !== 'decimal') return [name, textOf(value)]
    const plain = String(value ?? '')
    return [name, control.money ? writtenAmount(plain) : plain.replace('.', ',')]
  })
  return Object.fromEntries(entries)
}

/** A row with an id is the record that its first reference names, if it is not a group of its own. */
function rowOf(fields: readonly FormField[], row: Told, names: Record<string, string>): Typed {
  const filled = filledIn(fields, row, names, saidInRow)
  const own = fields.find(({ control }) => control.kind === 'related')
  if (own?.control.kind !== 'related' || filled[own.name] || !('identificador' in row)) return filled
  return { ...filled, [own.name]: numberOf(own.control.noun, row, names) }
}

/** Id of a record that is shown with its name. */
function numberOf(noun: string, value: unknown, names: Record<string, string>): string {
  if (typeof value === 'number') return String(value)
  if (!value || typeof value !== 'object' || !('identificador' in value)) return ''
  const { identificador, ...rest } = value as Told
  const called = Object.entries(rest).find(
    ([key, text]) => typeof text === 'string' && text && !/^codigo|^documento|^cpf/.test(key),
  )
  names[nameKey(noun, String(identificador))] = String(called?.[1] ?? identificador)
  return String(identificador)
}

function textOf(value: unknown): string | readonly string[] {
  if (value === null || value === undefined) return ''
  // A group is filled by its first value, its name.
  if (typeof value === 'object' && !Array.isArray(value)) return textOf(Object.values(value)[0])
  if (Array.isArray(value)) return value.map(String)
  if (value === true || value === 'Sim') return 'S'
  if (value === false || value === 'Não') return 'N'
  return String(value)
}
