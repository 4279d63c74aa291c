import type pg from 'pg'
import type { Inbound } from '../../../catalogue/index.ts'
import { openScope } from '../decide/open-work.ts'
import type { PartScope, WorkTools } from '../decide/work.ts'
import type { Imprint } from '../imprint.ts'
import type { Values } from '../layout.ts'
import { valuesOf } from './fill.ts'

/** Scope for an edit by a person, as for a batch. */
export async function openEdit(
  client: pg.ClientBase,
  tools: WorkTools,
  operation: Inbound['id'],
  simulated: boolean,
): Promise<PartScope> {
  const origin = { id: null, operacao: operation, simulado: simulated }
  const scope = await openScope(client, origin, tools, { keys: undefined })
  // A missing reference is refused, because the person sees the answer.
  const policy = { rules: {}, ...scope.context.policy, patient: false }
  const context = { ...scope.context, policy }
  return { ...scope, context, careful: true, byHand: true, reportSuccess: false }
}

export interface EditedRow {
  version: number
  /** Imprint of the source's last record. */
  imprint: Imprint | null
  /** Values by field. */
  values: Values
}

export async function rowOf(
  client: pg.ClientBase,
  { layout, store, registers }: PartScope,
  id: number,
): Promise<EditedRow | undefined> {
  const stored = (await store.load(client, new Map([['', { id: String(id) }]]))).get('')
  if (!stored) return undefined
  const { rows } = await client.query<{ version: number; imprint: Imprint | null }>(
    `select versao as version, encode(impressao, 'hex') as imprint from ${layout.entity.table}
      where cliente_id = (select cliente_atual()) and id = $1`,
    [id],
  )
  return { ...rows[0]!, values: await valuesOf(client, layout, stored.row, registers) }
}
