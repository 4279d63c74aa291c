import { mostFound } from '../../../catalogue/management/registro/procura.ts'
import type { SoughtNoun } from '../../../catalogue/management/registro/sought.ts'
import type { Acting } from '../../domain/machine/bound.ts'
import { reachOf } from '../../domain/machine/reach.ts'
import { recordName } from '../../domain/record-name.ts'
import { anyOf, type Condition, named, reached, where } from '../../listing/condition.ts'
import type { Listing } from '../../listing/listing.ts'
import { seekOf } from '../../nouns/index.ts'
import { highest, highestByte, type Key, type Seek } from '../../nouns/seek.ts'
import { readInput } from '../../operations/read-input.ts'
import type { Tables } from '../../store/schema.ts'
import { foldEmail } from '../../values/fold.ts'
import { plain, type Word, wordsOf } from '../../values/search.ts'

/** What the caller may find of a noun. */
export interface Open {
  noun: SoughtNoun
  listing: Listing
}

/** A text that is looked for, as each kind of index needs it. */
export interface Sought {
  /** As typed, and in one case: codes are compared byte by byte. */
  codes: readonly string[]
  /** A number with the second number of 305-2. */
  number?: { value: string; sequence: string | undefined } | undefined
  /** CPF or CNPJ without punctuation. */
  document?: string | undefined
  login: string
  /** The whole text, folded. */
  name: string
  words: readonly Word[]
  /** Positions within one rank. */
  most: number
}

/** Shorter texts are only looked for as whole numbers and codes. */
const shortest = 2
/** Rows of an index that are read for one condition. Of these, the caller sees what is within reach. */
const candidates = 2_000
/** People whose records are looked for. */
const owners = 25
/** Words that may begin a name. */
const beginnings = 3
/** More than any rank has positions. */
const most = 10_000

const documents = [/^\d{11}$/, /^[\dA-Z]{12}\d{2}$/]

export function soughtIn(text: string): Sought {
  // The database stores neither character 0 nor halves of a character.
  const asked = text.toWellFormed().replaceAll('\0', '').trim()
  const [, value, sequence] = /^(\d{1,15})(?:-(\d{1,9}))?$/.exec(asked) ?? []
  const bare = asked.replaceAll(/[\s./-]/g, '').toUpperCase()
  return {
    codes: !asked ? [] : /\p{L}/u.test(asked) ? [asked, asked.toUpperCase(), asked.toLowerCase()] : [asked],
    number: value === undefined ? undefined : { value, sequence },
    document: documents.some((form) => form.test(bare)) ? bare : undefined,
    login: foldEmail(asked),
    name: plain(asked).replaceAll(/\s+/g, ' '),
    words: wordsOf(asked),
    most,
  }
}

/** Where a record stands in the answer. */
const ranks = { exact: 0, beginning: 1, words: 2, owner: 3 } as const

/** Rows of one index, of which those within reach are taken. */
interface Branch {
  rank: keyof typeof ranks
  indexed: Condition
  /** Conditions that no index serves. */
  also?: readonly Condition[]
  order?: string
}

/** Values of the statement. Its text depends only on their kinds, so that connections keep its plan. */
class Values {
  readonly all: string[] = []
  readonly #places = new Map<string, ReturnType<typeof named>>()

  of(slot: string, value: string, type = 'text') {
    const place = this.#places.get(slot) ?? named(`$${this.all.push(value)}::${type}`)
    this.#places.set(slot, place)
    return place
  }
}

export interface Statement {
  text: string
  values: readonly string[]
}

const mine = (alias: string) => where`${named(alias)}.cliente_id = (select cliente_atual())`
const all = (conditions: readonly Condition[]) =>
  conditions.reduce((one, other) => where`${one} and ${other}`)

/** One statement for every noun; undefined if the text can name no record. */
export function seekStatement(open: readonly Open[], sought: Sought, acting: Acting): Statement | undefined {
  const values = new Values()
  const parts = new Map<string, string>()
  const addOwners = (noun: 'aluno' | 'pessoa') => {
    const name = `donos_${noun}`
    const reach = reached(noun, 'x', reachOf(acting.actor))
    if (!parts.has(name))
      parts.set(name, foundBy(noun, 'x', branchesOf(seekOf(noun), 'x', sought, values), [reach], owners))
    return parts.get(name) && name
  }
  const answers = open.flatMap(({ noun, listing }) => {
    const seek = seekOf(noun)
    const { alias } = listing
    const table = listing.base.split(' ')[0]!
    const owned = (seek.through ?? [])
      .filter(({ staff }) => !staff || acting.actor.kind !== 'party')
      .flatMap(({ column, noun: owner }): Branch[] => {
        const name = addOwners(owner)
        if (!name) return []
        const ids = where`any(array(select id from ${named(name)}))`
        return [{ rank: 'owner', indexed: where`${named(`${alias}.${column}`)} = ${ids}` }]
      })
    const conditions = conditionsOf(listing, acting)
    const reach = reached(table as keyof Tables, alias, reachOf(acting.actor))
    const isOwner = (noun === 'aluno' || noun === 'pessoa') && all(conditions).text === reach.text
    const owners = isOwner && addOwners(noun)
    const branches = isOwner ? [] : [...branchesOf(seek, alias, sought, values), ...owned]
    const found = owners
      ? `select id, lugar from ${owners} order by lugar limit ${mostFound + 1}`
      : foundBy(table, alias, branches, conditions, mostFound + 1)
    if (!found) return []
    const nome = seek.called?.(alias) ?? recordName(noun, alias)
    return [
      `select '${noun}' as entidade, q.lugar::integer as lugar, ${alias}.id, ${nome} as nome,
         ${seek.beside?.(alias) ?? "''"} as complemento,
         ${seek.roles ? `array(select json_array_elements_text(${alias}.${seek.roles}))` : "'{}'::text[]"} as papel
         from (${found}) q join ${table} ${alias} on ${mine(alias).text} and ${alias}.id = q.id`,
    ]
  })
  if (answers.length === 0) return undefined
  const owning = [...parts].filter(([, found]) => found)
  const first = owning.map(([name, found]) => `${name} as materialized (${found})`).join(', ')
  return { text: `${first && `with ${first}`} ${answers.join(' union all ')}`, values: values.all }
}

/** Conditions of the listing itself and of the caller's reach. */
function conditionsOf(listing: Listing, { actor, today, zone = 'UTC' }: Acting): readonly Condition[] {
  return listing.asked({ today, zone }, reachOf(actor), (shape) => readInput(shape, {}, zone)).conditions
}

/** SQL of the numbers of the best rows and their positions; empty without branches. */
function foundBy(
  table: string,
  alias: string,
  branches: readonly Branch[],
  conditions: readonly Condition[],
  rows: number,
): string {
  if (branches.length === 0) return ''
  const found = branches.map(({ rank, indexed, also = [], order }) => {
    const ordered = order ? `order by ${order}, ${alias}.id` : ''
    const first = `select ${alias}.* from ${table} ${alias} where ${all([mine(alias), indexed]).text}
      ${ordered} limit ${candidates}`
    return `(select id, ${ranks[rank]} * ${most} + row_number() over () as lugar from (
      select ${alias}.id from (${first}) ${alias} where ${all([...conditions, ...also]).text} limit ${rows}) l)`
  })
  return `select id, min(lugar) as lugar from (${found.join(' union all ')}) e
    group by id order by lugar limit ${rows}`
}

function branchesOf(
  { keys = [], names = [] }: Seek,
  alias: string,
  sought: Sought,
  values: Values,
): Branch[] {
  return [
    ...keys.flatMap((key) => keyed(key, alias, sought, values)),
    ...names.flatMap((name) => called(name(alias), sought, values)),
  ]
}

/** Rows with a number, code, document or login, and with codes that begin so. */
function keyed(
  { of, column, where: index, sequence, begins }: Key,
  alias: string,
  sought: Sought,
  values: Values,
): Branch[] {
  const key = named(`${alias}.${column}`)
  const within = index ? [where`${named(index(alias))}`] : []
  const exactly = (condition: Condition): Branch => ({ rank: 'exact', indexed: all([condition, ...within]) })
  const beginning = (code: string, slot: string): Branch => {
    const [from, to] = [values.of(slot, code), values.of(`${slot} end`, code + highestByte)]
    // In the order of the index, or the planner may read the table from its start instead.
    return {
      rank: 'beginning',
      indexed: all([where`${key} >= ${from} and ${key} < ${to}`, ...within]),
      order: key.text,
    }
  }
  if (of === 'numero') {
    const { value, sequence: second } = sought.number ?? {}
    if (value === undefined || (second !== undefined && !sequence)) return []
    const number = where`${key} = ${values.of('number', value, 'bigint')}`
    if (second === undefined) return [exactly(number)]
    const other = values.of('sequence', second, 'integer')
    return [exactly(where`${number} and ${named(`${alias}.${sequence}`)} = ${other}`)]
  }
  if (of === 'documento') {
    return sought.document ? [exactly(where`${key} = ${values.of('document', sought.document)}`)] : []
  }
  const codes = of === 'login' ? [sought.login].filter(Boolean) : sought.codes
  if (codes.length === 0) return []
  const places = codes.map((code, at) => values.of(`${of} ${at}`, code))
  // Beginnings of logins are people's names; other codes that people know have digits.
  const isCode = of === 'login' || /\d/.test(sought.name)
  const begun = begins && isCode && sought.name.length >= shortest ? codes.slice(0, 2) : []
  const some = places.map((place) => where`${key} = ${place}`)
  return [exactly(anyOf(some)), ...begun.map((code, at) => beginning(code, `${of} ${at}`))]
}

/** Rows whose name begins with the text, and those that begin with one of its words and have the others. */
function called(name: string, { name: asked, words }: Sought, values: Values): Branch[] {
  if (asked.length < shortest) return []
  const column = named(name)
  const beginning = (slot: string, text: string) => {
    const [from, to] = [values.of(slot, text), values.of(`${slot} end`, text + highest)]
    return where`${column} >= ${from} and ${column} <= ${to}`
  }
  const whole: Branch = { rank: 'beginning', indexed: beginning('name', asked), order: name }
  if (words.length < 2) return [whole]
  const holds = ({ pattern }: Word, at: number) =>
    where`${column} ~ ${values.of(`pattern ${at}`, `(^|[^[:alnum:]])${pattern}`)}`
  return [
    whole,
    ...words.slice(0, beginnings).flatMap(({ text }, at): Branch[] => {
      if (text.length < shortest) return []
      // A value that the statement does not use would have no type.
      const also = words.flatMap((word, other) => (other === at ? [] : [holds(word, other)]))
      return [{ rank: 'words', indexed: beginning(`word ${at}`, text), also, order: name }]
    }),
  ]
}
