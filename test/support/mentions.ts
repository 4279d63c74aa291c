import type { Field } from '../../catalogue/fields.ts'
import { managementInput } from '../../catalogue/management/envelopes.ts'
import { machines } from '../../catalogue/management/index.ts'
import type { ManagementOperation } from '../../catalogue/operation.ts'
import type { Row } from './records.ts'

/** Nouns whose table has another name. */
const otherTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(machines.map(({ noun, table }) => [noun, table])),
  documento: 'documento_financeiro',
}

export const tableOf = (noun: string): string => otherTables[noun] ?? noun

/** A field of a request whose number names a record. */
export interface Mention {
  /** For example `itens[].contrato`. */
  path: string
  table: string
  /** Returns the request with another id in that field. */
  put: (body: Row, id: number) => Row
  /** Reads the id from a request. */
  read: (body: Row) => unknown
}

/** Ids of records that are not declared as related: their verb looks the record up itself. */
const undeclared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  EstornaRecebimento: { movimento: 'movimento' },
  EstornaPagamento: { movimento: 'movimento' },
  AlteraRecesso: { recesso: 'contrato_recesso' },
  CancelaRecesso: { recesso: 'contrato_recesso' },
  TrocaAssinante: { assinatura: 'assinatura' },
  MinhasPendencias: { pessoa: 'pessoa' },
  FormularioDaPendencia: { pendencia: 'pendencia' },
  RegistroRecebido: { lote: 'lote' },
  AnalisaCausa: { causa: 'causa' },
  CorrigeRegistros: { causa: 'causa' },
  ComparaPar: { causa: 'causa', par: 'causa_registro' },
  DecidePares: { causa: 'causa' },
  RevogaDecisao: { decisao: 'causa_decisao' },
  SalvaUsuario: { usuario: 'usuario' },
}

/** Every field of an operation's request whose number names a record. */
export function mentionsOf(operation: ManagementOperation, noun: string = operation.noun): Mention[] {
  const input = managementInput(operation)
  const own = tableOf(noun)
  return Object.entries(input).flatMap(([name, part]): Mention[] => {
    const plain = {
      path: name,
      put: (body: Row, id: number): Row => ({ ...body, [name]: id }),
      read: (body: Row) => body[name],
    }
    if (name === 'id') return [{ ...plain, table: own }]
    if (name === 'registros') return [{ ...several, table: own }]
    const table = undeclared[operation.id]?.[name]
    if (table) return [{ ...plain, table }]
    if ('fields' in part) return []
    if (part.related) return [{ ...plain, table: tableOf(part.related) }]
    return Object.entries(part.items ?? {}).flatMap(([key, { related }]) =>
      related
        ? [
            {
              path: `${name}[].${key}`,
              table: tableOf(related),
              put: (body: Row, id: number) => ({ ...body, [name]: [element(part, body[name], key, id)] }),
              read: (body: Row) => (body[name] as Row[] | undefined)?.[0]?.[key],
            },
          ]
        : [],
    )
  })
}

/** The record of the example and one more. */
const several = {
  path: 'registros[].id',
  put: ({ id: first, versao: _, ...told }: Row, id: number): Row => ({
    ...told,
    registros: [{ id: first }, ...(id === first ? [] : [{ id }])],
  }),
  read: ({ id }: Row) => id,
}

/** An element of a list that names the record, with its other required fields. */
function element({ items = {} }: Field, told: unknown, key: string, id: number): Row {
  const [first = {}] = (told ?? []) as Row[]
  const required = Object.entries(items).flatMap(([name, { required, example, codes }]) =>
    required ? [[name, example ?? Object.keys(codes?.values ?? {})[0]] as const] : [],
  )
  return { ...Object.fromEntries(required), ...first, [key]: id }
}
