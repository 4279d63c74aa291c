import { code, numeric, ours, varchar } from '../fields.ts'
import type { InputShape, ListingOperation, ManagementOperation, RecordOperation } from '../operation.ts'
import { group, list, number, type Shape, text, truth } from '../output.ts'
import { acoes, correcoes, historico, id } from './parts.ts'

/** What listings and records take and answer around their own declarations. */

export const usualRows = 50
export const mostRows = 200
/** Up to so many the total of a listing is exact. */
export const countedRows = 10_000
/** Files that a listing can be had as. */
export const exportFormats = { csv: 'CSV', xlsx: 'Planilha do Excel' } as const

const orderValues = (orders: ListingOperation['orders']) =>
  Object.fromEntries(
    Object.entries(orders).flatMap(([name, rotulo]) => [
      [name, rotulo],
      [`-${name}`, `${rotulo}, decrescente`],
    ]),
  )

/** The whole body of a listing. */
export const listingInput = ({ filters, search, orders, usualOrder }: ListingOperation) =>
  ({
    busca: varchar(100, `Texto procurado em ${search}.`, { ...ours, rotulo: 'Busca' }),
    ...filters,
    ordem: code(
      40,
      `Ordem; com um hífen na frente, decrescente. Ausente, ${usualOrder}.`,
      { values: orderValues(orders), unknown: 'refuse' },
      { ...ours, rotulo: 'Ordem' },
    ),
    quantidade: numeric(3, `Linhas por página, de 1 a ${mostRows}; ausente, ${usualRows}.`, {
      ...ours,
      min: 1,
      max: mostRows,
      rotulo: 'Linhas por página',
    }),
    cursor: varchar(1_500, 'O proximo da página anterior; ausente na primeira.', ours),
    formato: code(
      4,
      'Em vez de uma página, tudo o que os filtros deixam, como arquivo.',
      { values: exportFormats, unknown: 'refuse' },
      { ...ours, rotulo: 'Arquivo' },
    ),
  }) satisfies InputShape

export const listingOutput = ({ columns }: ListingOperation) =>
  ({
    elementos: list(columns),
    proximo: text('Cursor da página seguinte; vazio na última'),
    total: group({
      valor: number('Quantos há'),
      exato: truth(`Se são exatamente estes; acima de ${countedRows} não se conta`),
    }),
  }) satisfies Shape

export const recordInput = { id } satisfies InputShape

export const recordOutput = ({ element, machine, fed }: RecordOperation) =>
  ({
    registro: group(element),
    ...(machine ? { historico } : {}),
    ...(fed ? { correcoes } : {}),
    acoes,
  }) satisfies Shape

/** The whole body of an operation of people. */
export function managementInput(operation: ManagementOperation): InputShape {
  if (operation.kind === 'command') return operation.input
  return operation.kind === 'listing' ? listingInput(operation) : recordInput
}

/** Everything that it answers. */
export function managementOutput(operation: ManagementOperation): Shape {
  if (operation.kind === 'command') return operation.output
  return operation.kind === 'listing' ? listingOutput(operation) : recordOutput(operation)
}
