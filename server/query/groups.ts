import { visible } from '../../catalogue/output.ts'
import { type Cursor, groupColumns, literal } from './place.ts'
import { renderElement } from './render-sql.ts'
import { conditions, type Selection } from './selection.ts'
import type { AnySources, GroupSource, Statements } from './source.ts'

/** Statements whose elements are groups of rows. The key of a group is its cursor. */

type Group = GroupSource<AnySources>

export const groupOf = ({ source, request }: Selection): Group | undefined =>
  request.groups === undefined ? undefined : source.groups?.[request.groups]

/** Rows without a key form one group, the first. */
function rows(selection: Selection, group: Group, after: Cursor | undefined): string {
  const { base, joins } = selection.source
  const key = group.always ? group.by : `coalesce((${group.by})::text, '')`
  const wanted = [conditions(selection)]
  if (group.where) wanted.push(group.where)
  if (after) wanted.push(`g.grupo > ${literal(after.grupo)}`)
  return `${base} ${joins} ${group.joins ?? ''} cross join lateral (select ${key} collate "C" as grupo) g
    where ${wanted.join(' and ')} group by g.grupo`
}

export function groupStatements(selection: Selection, group: Group): Statements {
  const { operation, source, request } = selection
  const counts = source.groupIf ?? 'true'
  const all = (after: Cursor | undefined) => rows(selection, group, after)
  const from = (after: Cursor | undefined) => `${all(after)} having ${counts}`
  const elements = (after?: Cursor) => {
    const element = renderElement(visible(operation.element, request.sees), group.element, request)
    return `select ${element} from ${from(after)} order by g.grupo`
  }
  return {
    count: (after) =>
      // Groups that do not count still determine the newest inclusion.
      `select count(*) filter (where conta) as total, max(mais_nova)::text as newest
         from (select max(${source.created}) as mais_nova, ${counts} as conta from ${all(after)}) grupos`,
    seek: (after, elements) =>
      `select ${groupColumns('g.grupo')} from ${from(after)} order by g.grupo offset ${elements - 1} limit 1`,
    page: (after, size) => `${elements(after)} limit ${size}`,
    rows: () => elements(),
  }
}
