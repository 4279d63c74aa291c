import { operations } from '../../catalogue/index.ts'
import { placeholders } from '../../catalogue/openapi/examples.ts'
import { inLanguage } from '../../catalogue/phrase.ts'
import type { Exchange } from './first-user.ts'
import { authenticationOperations, interfaceOperations } from './interface-catalogue.ts'

/** One operation as docs/CATALOGUE.md shows it. */
export interface Shown {
  id: string
  request: unknown
  answer: unknown
}

const intro = `# Every operation, as a newcomer calls it

Each operation of the interface with a request and its answer, from a platform that was started as the README says, with the
token and the key that the first start shows, once its sample data are there. This page is written by a test that makes these
calls (\`UPDATE_SNAPSHOT=1 npm test -- test/faults/first-start.test.ts\`), and the test fails when an operation answers nothing
or in another shape. Of lists the first element is shown, of long records the first fields; \`…\` counts what was left out.
Numbers and days differ from start to start. Fields, rules and problems are in the reference at \`/docs\`.

The account that \`GetToken\` asks for is made by \`npx vinculo account create --client demo --scope consulta\`.
Integration calls carry the token in the body; those of the workforce its key in the header \`Authorization\`. What was
received of a batch is told by \`ConsultaLote\`, with the number of the header \`X-Lote-Id\`: here the records were all accepted.
`

const titleOf = (id: string) => inLanguage(operations.find((one) => one.id === id)!.title, 'en')

const rowOf = ({ id, request, answer }: Shown, path: string) =>
  `| **${id}**<br>${titleOf(id)}<br>\`POST ${path}\` | ${cell(request)} | ${cell(answer)} |`

const cell = (value: unknown) => `\`${JSON.stringify(value).replaceAll('|', '\\|').replaceAll('`', "'")}\``

/** The page, with groups and operations in the order of the interface. */
export function catalogueTables(shown: readonly Shown[]): string {
  const byId = new Map(shown.map((one) => [one.id, one]))
  const groups = Map.groupBy([...authenticationOperations, ...interfaceOperations], ({ group }) => group)
  const tables = [...groups].map(([group, operations]) => {
    const rows = operations.map(({ id, path }) => rowOf(byId.get(id)!, path))
    return ['', `## ${group}`, '', '| Operation | Request | Answer |', '|---|---|---|', ...rows, ''].join(
      '\n',
    )
  })
  return `${intro}${tables.join('')}`
}

/** Parses the page again. */
export const shownBy = (page: string): Shown[] =>
  [...page.matchAll(/^\| \*\*(\w+)\*\*<br>.*? \| `(.*?)` \| `(.*)` \|$/gm)].map(
    ([, id, request, answer]) => ({
      id: id!,
      request: JSON.parse(request!.replaceAll('\\|', '|')),
      answer: JSON.parse(answer!.replaceAll('\\|', '|')),
    }),
  )

/** A call as the page shows it: placeholders for secrets, long answers cut. */
export function shownOf({ id, request, answer, outcome }: Exchange): Shown {
  const told = outcome ? { ...answer, ConsultaLote: outcome } : answer
  return { id, request: withoutSecrets(request), answer: shortened(withoutSecrets(told), widest) }
}

const withoutSecrets = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replace(/vinc_(int|tmp)_[\w-]+/g, placeholders.token)
      .replace(/whsec_[A-Za-z0-9+/]{43}=/g, placeholders.secret)
      .replace(/#[\w-]{43}/g, '#SEGREDO_DO_LINK')
      .replace(/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1:8080')
      .replaceAll('https://9.9.9.9', 'https://integracao.exemplo.edu.br'),
  )

/** Number of fields shown of a record, and of its nested objects. */
const widest = 12
const inner = 3
const longestText = 80

function shortened(value: unknown, most: number): unknown {
  if (Array.isArray(value)) {
    const rest = value.length > 1 ? [`… ${value.length - 1}`] : []
    return [...value.slice(0, 1).map((one) => shortened(one, most)), ...rest]
  }
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  const kept = fields.slice(0, most).map(([name, one]) => [name, shortened(one, wraps(one) ? most : inner)])
  const rest = fields.length - kept.length
  return Object.fromEntries(rest > 0 ? [...kept, ['…', rest]] : kept)
}

/** Whether a value is a list or a page of elements and therefore no field of a record. */
const wraps = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || 'elementos' in value)

/** Whether two values have the same fields, whatever their values; null equals any shape. */
export function sameShape(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === 0 || other.length === 0 || sameShape(one[0], other[0])
  if (typeof one !== 'object' || typeof other !== 'object') return typeof one === typeof other
  const names = Object.keys(one)
  return (
    names.join() === Object.keys(other).join() &&
    names.every((name) => sameShape(Reflect.get(one, name), Reflect.get(other, name)))
  )
}
