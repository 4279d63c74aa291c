import type { Leaf, Output, Shape } from '../../catalogue/output.ts'
import type { ListSource, Present, Sources } from './source.ts'

/** Marks where an encrypted value stands in rendered text. No JSON text contains it as such. */
export const sealMark = 0x02

const chunk = 90

/** Text pieces joined in one call per ninety: a call takes at most a hundred arguments. */
function concat(pieces: string[]): string {
  if (pieces.length <= chunk) return `concat(${pieces.join(', ')})`
  const groups: string[] = []
  for (let at = 0; at < pieces.length; at += chunk) groups.push(concat(pieces.slice(at, at + chunk)))
  return concat(groups)
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** SQL for the JSON text of one element, in the declared order and forms. */
export function renderElement(shape: Shape, sources: Sources<Shape>, zone: string): string {
  const pieces: string[] = []
  let literal = '{'
  for (const [key, output] of Object.entries(shape)) {
    literal += `${literal.endsWith('{') ? '' : ','}${JSON.stringify(key)}:`
    pieces.push(quoted(literal), render(output, sources[key]!, zone))
    literal = ''
  }
  pieces.push(quoted('}'))
  return concat(pieces)
}

function render(output: Output, source: unknown, zone: string): string {
  if (output.type === 'list') {
    const { from, order, item } = source as ListSource<Shape>
    const element = renderElement(output.fields, item, zone)
    return `concat('[', (select string_agg(${element}, ',' order by ${order}) from ${from}), ']')`
  }
  if (output.type === 'object') {
    if (output.sealed) {
      const mark = `chr(${sealMark})`
      return `coalesce(${mark} || translate(encode(${source}, 'base64'), chr(10), '') || ${mark}, 'null')`
    }
    if (isPresent(source)) {
      return `case when ${source.when} then ${renderElement(output.fields, source.show, zone)} else 'null' end`
    }
    return renderElement(output.fields, source as Sources<Shape>, zone)
  }
  return renderLeaf(output.type, `${source}`, zone)
}

function renderLeaf(type: Leaf['type'], source: string, zone: string): string {
  switch (type) {
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

/** A moment as local date and time without offset. */
export function localMoment(source: string, zone: string): string {
  return `to_char((${source}) at time zone ${quoted(zone)}, 'YYYY-MM-DD"T"HH24:MI:SS')`
}

function isPresent(source: unknown): source is Present<Shape> {
  return typeof source === 'object' && source !== null && 'when' in source && 'show' in source
}
