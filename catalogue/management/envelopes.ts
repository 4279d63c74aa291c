import { code, numeric, ours, varchar } from '../fields.ts'
import type { InputShape, ListingOperation, ManagementOperation, RecordOperation } from '../operation.ts'
import { group, list, number, type Shape, text, truth } from '../output.ts'
import { filled, phrase } from '../phrase.ts'
import { acoes, correcoes, historico, id } from './parts.ts'

/** Common input and output of listings and records. */

export const usualRows = 50
export const mostRows = 200
/** Maximum number of rows that a total counts exactly. */
export const countedRows = 10_000
/** Export formats of a listing. */
export const exportFormats = {
  csv: phrase('CSV', 'CSV'),
  xlsx: phrase('Planilha do Excel', 'Excel spreadsheet'),
} as const

const orderValues = (orders: ListingOperation['orders']) =>
  Object.fromEntries(
    Object.entries(orders).flatMap(([name, rotulo]) => [
      [name, rotulo],
      [`-${name}`, filled(phrase('{rotulo}, decrescente', '{rotulo}, descending'), { rotulo })],
    ]),
  )

/** Body of a listing request. */
export const listingInput = ({ filters, search, orders, usualOrder }: ListingOperation) =>
  ({
    busca: varchar(
      100,
      filled(phrase('Texto procurado em {search}.', 'Text looked for in {search}.'), { search }),
      { ...ours, rotulo: phrase('Busca', 'Search') },
    ),
    ...filters,
    ordem: code(
      40,
      phrase(
        `Ordem; com um hífen na frente, decrescente. Se ficar vazio: ${usualOrder}.`,
        `Order; with a hyphen in front, descending. If left empty: ${usualOrder}.`,
      ),
      { values: orderValues(orders), unknown: 'refuse' },
      { ...ours, rotulo: phrase('Ordem', 'Order') },
    ),
    quantidade: numeric(
      3,
      phrase(
        `Linhas por página, de 1 a ${mostRows}. Se ficar vazio: ${usualRows}.`,
        `Rows per page, from 1 to ${mostRows}. If left empty: ${usualRows}.`,
      ),
      {
        ...ours,
        min: 1,
        max: mostRows,
        rotulo: phrase('Linhas por página', 'Rows per page'),
      },
    ),
    cursor: varchar(
      1_500,
      phrase(
        'O proximo da página anterior; ausente na primeira.',
        'The proximo of the page before; absent for the first.',
      ),
      ours,
    ),
    formato: code(
      4,
      phrase(
        'Em vez de uma página, tudo o que os filtros deixam, como arquivo.',
        'Instead of a page, everything that the filters leave, as a file.',
      ),
      { values: exportFormats, unknown: 'refuse' },
      { ...ours, rotulo: phrase('Arquivo', 'File') },
    ),
  }) satisfies InputShape

export const listingOutput = ({ columns }: ListingOperation) =>
  ({
    elementos: list(columns),
    proximo: text(
      phrase('Cursor da página seguinte; vazio na última', 'Cursor of the next page; empty on the last'),
    ),
    total: group({
      valor: number(phrase('Quantos há', 'How many there are')),
      exato: truth(
        phrase(
          `Se são exatamente estes; acima de ${countedRows} não se conta`,
          `Whether it is exactly these; above ${countedRows} they are not counted`,
        ),
      ),
    }),
  }) satisfies Shape

/** Body of a request for a record. */
export function recordInput({ numbered }: Pick<RecordOperation, 'numbered'>): InputShape {
  const [first] = Object.keys(numbered ?? {})
  return first ? { id: { ...id, required: true, unless: first }, ...numbered } : { id }
}

export const recordOutput = ({ element, machine, fed }: RecordOperation) =>
  ({
    registro: group(element),
    ...(machine ? { historico } : {}),
    ...(fed ? { correcoes } : {}),
    acoes,
  }) satisfies Shape

/** Body of a management request. */
export function managementInput(operation: ManagementOperation): InputShape {
  if (operation.kind === 'command') return operation.input
  return operation.kind === 'listing' ? listingInput(operation) : recordInput(operation)
}

/** Body of a management answer. */
export function managementOutput(operation: ManagementOperation): Shape {
  if (operation.kind === 'command') return operation.output
  return operation.kind === 'listing' ? listingOutput(operation) : recordOutput(operation)
}
