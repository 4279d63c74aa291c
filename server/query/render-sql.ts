import type { Leaf, Output, Shape } from '../../catalogue/output.ts'
import type { Language } from '../../catalogue/phrase.ts'
import { recipeEnd, sealMark } from '../store/keys/seal-mark.ts'
import type {
  AnySource,
  AnySources,
  Dated,
  ListSource,
  Member,
  Present,
  SaidSource,
  SealedSource,
  SealedText,
} from './source.ts'

/** Separates members that are not sealed from the recipe. COPY uses 1 and 3 itself. */
export const besideMark = 0x04
/** Around a message and its stored text, separated by `besideMark`. */
export const saidMark = 0x05

/**
 * Joins text pieces, none of them null, as a balanced tree of `||`. The function concat would look up the
 * output function of each piece and copy it twice; a chain would copy its start with every piece.
 */
function concat(pieces: readonly string[]): string {
  if (pieces.length <= 2) return `(${pieces.join(' || ')})`
  const half = Math.ceil(pieces.length / 2)
  return `(${concat(pieces.slice(0, half))} || ${concat(pieces.slice(half))})`
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** What an element depends on besides its row. */
export interface Reader {
  /** Time zone of moments. */
  zone: string
  /** Language of messages. */
  language: Language
  /** Today in the institution's time zone; without it the database's. Stored elements have none. */
  today?: string
}

/** SQL for the JSON text of one element, in the declared order. */
export function renderElement(shape: Shape, sources: AnySources, reader: Reader): string {
  const pieces: string[] = []
  let literal = '{'
  for (const [key, output] of Object.entries(shape)) {
    literal += `${literal.endsWith('{') ? '' : ','}${JSON.stringify(key)}:`
    pieces.push(quoted(literal), render(output, sources[key]!, reader))
    literal = ''
  }
  pieces.push(quoted('}'))
  return concat(pieces)
}

function render(output: Output, source: AnySource, reader: Reader): string {
  if (output.type === 'list') {
    const { from, order, item } = source as ListSource<AnySources>
    const element = renderElement(output.fields, item, reader)
    return `coalesce('[' || (select string_agg(${element}, ',' order by ${order}) from ${from}) || ']', '[]')`
  }
  if (output.type === 'object') {
    if (output.hidden) return quoted('null')
    if (output.sealed) return renderSealed(source as string | SealedSource)
    if (isPresent(source)) {
      return `case when ${source.when} then ${renderElement(output.fields, source.show, reader)} else 'null' end`
    }
    return renderElement(output.fields, source as AnySources, reader)
  }
  if (output.type !== 'texts' && output.sealed) return renderSealedText(source as SealedText)
  if (output.said) return renderSaid(output.type, source as SaidSource, reader)
  return renderLeaf(output.type, isDated(source) ? source.onDay(dayOf(reader)) : `${source}`, reader.zone)
}

const isDated = (source: AnySource): source is Dated => typeof source === 'object' && 'onDay' in source

const dayOf = ({ today }: Reader) => (today ? `${quoted(today)}::date` : '(select hoje_do_cliente())')

function renderSaid(
  type: Leaf['type'] | 'texts',
  { text, message }: SaidSource,
  { language, zone }: Reader,
): string {
  const stored = renderLeaf(type, text, zone)
  if (language === 'pt') return stored
  // `inEnglish` replaces what is between the marks. Rows of earlier versions have no message.
  const mark = `chr(${saidMark})`
  const both = concat([mark, `(${message})::text`, `chr(${besideMark})`, stored, mark])
  return `case when ${message} is null then ${stored} else ${both} end`
}

function renderSealedText({ column, member }: SealedText): string {
  return sealedPiece(column, [quoted(JSON.stringify(member) + recipeEnd)], '""')
}

/** Sealed bytes between marks, after the recipe if the members are not stored as answered. */
function renderSealed(source: string | SealedSource): string {
  if (typeof source === 'string') return sealedPiece(source, [], 'null')
  return sealedPiece(source.column, recipe(source.members), 'null')
}

function sealedPiece(column: string, before: string[], empty: string): string {
  const mark = `chr(${sealMark})`
  const bytes = `translate(encode(${column}, 'base64'), chr(10), '')`
  return `case when ${column} is null then '${empty}' else ${concat([mark, ...before, bytes, mark])} end`
}

/**
 * Recipe as JSON: stored name of each member, or name of a code with the texts of all codes. Unsealed members
 * follow as separate JSON, so that the recipe is the same for all elements of an answer.
 */
function recipe(members: Readonly<Record<string, Member>>): string[] {
  const pieces: string[] = []
  const beside: string[] = []
  let literal = '{'
  for (const [name, member] of Object.entries(members)) {
    literal += `${literal === '{' ? '' : ','}${JSON.stringify(name)}:`
    if (typeof member === 'string') {
      literal += JSON.stringify(member)
      continue
    }
    if ('beside' in member) {
      literal += 'null'
      const key = `${beside.length === 0 ? '{' : ','}${JSON.stringify(name)}:`
      beside.push(quoted(key), renderLeaf('varchar', member.beside, ''))
      continue
    }
    pieces.push(quoted(`${literal}{"by":${JSON.stringify(member.by)},"texts":`))
    pieces.push(`coalesce((${member.texts})::text, '{}')`)
    literal = '}'
  }
  if (beside.length === 0) return [...pieces, quoted(`${literal}}${recipeEnd}`)]
  return [...pieces, quoted(`${literal}}`), `chr(${besideMark})`, ...beside, quoted(`}${recipeEnd}`)]
}

function renderLeaf(type: Leaf['type'] | 'texts', source: string, zone: string): string {
  switch (type) {
    case 'texts':
      // Stored as JSON text that we wrote without line breaks.
      return `coalesce((${source})::text, '[]')`
    case 'varchar':
      return `coalesce(to_json((${source})::text)::text, '""')`
    case 'numeric':
    case 'decimal':
      return `coalesce((${source})::text, 'null')`
    case 'date':
      return `coalesce('"' || (${source})::text || '"', 'null')`
    case 'datetime':
      return `coalesce('"' || ${localMoment(source, zone)} || '"', 'null')`
    case 'boolean':
      return `coalesce((${source})::text, 'null')`
  }
}

/** Local date and time without offset. */
export function localMoment(source: string, zone: string): string {
  // The database writes ISO dates; this takes half the time of to_char.
  return `translate(left(((${source}) at time zone ${quoted(zone)})::text, 19), ' ', 'T')`
}

function isPresent(source: AnySource): source is Present<AnySources> {
  return typeof source === 'object' && 'when' in source && 'show' in source
}
