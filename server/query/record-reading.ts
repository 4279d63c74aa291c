import type { Field } from '../../catalogue/fields.ts'
import type { AuditedEntity } from '../../catalogue/management/auditoria/audited-entities.ts'
import type { QueryOperation } from '../../catalogue/operation.ts'
import { type Shape, visible } from '../../catalogue/output.ts'
import { type Actor, audited } from '../store/actor.ts'
import type { Database } from '../store/database.ts'
import type { QueryRequest } from './request.ts'
import type { QuerySource } from './source.ts'
import { shapeOf } from './statement.ts'

/** Sealed fields that the answer shows. */
export function sealedFields(operation: QueryOperation, request: QueryRequest): string[] {
  return sealedIn(visible(shapeOf(operation, request.format), request.sees))
}

/** The same for a shape. */
export function sealedIn(shape: Shape): string[] {
  return Object.entries(shape).flatMap(([name, output]) => {
    if ('hidden' in output && output.hidden) return []
    if ('sealed' in output && output.sealed) return [name]
    return 'fields' in output ? sealedIn(output.fields) : []
  })
}

/**
 * Writes an audit entry before sealed values are shown: who reads which fields, and with which filters. One
 * statement, so that it costs one round trip.
 */
export async function recordReading(
  db: Database,
  { clienteId, actor }: { clienteId: number; actor: Actor },
  operation: QueryOperation,
  source: QuerySource,
  request: QueryRequest,
): Promise<void> {
  const asked = questionOf(operation, request).map(([name, value]) => [name, '', value])
  await recordShown(
    db,
    { clienteId, actor },
    {
      entity: source.entity,
      id: request.filters.identificador,
      names: sealedFields(operation, request),
      asked,
    },
  )
}

/** What is shown, and of which record if known. */
interface Shown {
  entity: AuditedEntity | undefined
  id?: string | undefined
  names: readonly string[]
  asked?: readonly (readonly string[])[]
}

export async function recordShown(
  db: Database,
  { clienteId, actor }: { clienteId: number; actor: Actor },
  { entity, id, names, asked = [] }: Shown,
): Promise<void> {
  const { usuario, origem, operacao } = audited(actor)
  const shown = names.map((name) => [name, '', '***'])
  await db.pool.query({
    name: 'registrar-consulta',
    text: `insert into auditoria (cliente_id, usuario, origem, operacao, entidade, acao, quantidade, menor, maior, campos)
      select $1, $2, $3, $4, $5, 'Consulta', 1, $6, $6, $7
       where set_config('vinculo.cliente', $8, true) <> ''`,
    values: [
      clienteId,
      usuario,
      origem,
      operacao,
      entity,
      id ?? null,
      JSON.stringify([...shown, ...asked]),
      String(clienteId),
    ],
  })
}

/**
 * Parameters of the request, masked, so that the entry tells what was searched without repeating personal
 * data.
 */
function questionOf({ filters }: QueryOperation, request: QueryRequest): [string, string][] {
  const given = Object.entries(request.filters).map(([name, value]): [string, string] => [
    name,
    masked(filters[name]!.field, value),
  ])
  const { period, paging } = request
  if (period) given.push(['dataInicio', period.first], ['dataFim', period.last])
  if (period?.by) given.push(['periodoPor', period.by])
  if (request.groups) given.push(['agruparPor', request.groups])
  if (paging) given.push(['quantidade', String(paging.size)], ['pagina', String(paging.page)])
  return given
}

/** Masks a personal value: only the middle of a CPF, only the domain of an e-mail address. */
function masked({ kind, length }: Field, value: string): string {
  if ((kind === 'cpf' || kind === 'documento') && value.length === 11) return `***${value.slice(3, 9)}**`
  if (kind === 'email') return `***${value.slice(value.lastIndexOf('@'))}`
  return length > 255 ? value.slice(0, 255) : value
}
