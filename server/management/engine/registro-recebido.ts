import type { Field } from '../../../catalogue/fields.ts'
import { rotuloOf } from '../../../catalogue/labels.ts'
import type { registroRecebido as declared } from '../../../catalogue/management/lote/registro-recebido.ts'
import { entities } from '../../inbound/bindings.ts'
import { isRecord, receivedAt } from '../../inbound/repair/affected.ts'
import type { Json } from '../../json/parse.ts'
import { Refusal } from '../../refusal.ts'
import { readShown } from './audited.ts'
import { answered, covered, type EngineVerb, isCovered } from './bound.ts'

const mostFields = 200
const longestValue = 2_000

/**
 * A record as a batch sent it, with values covered that this caller may not see. Reading it leaves an audit
 * entry.
 */
export const registroRecebido: EngineVerb<typeof declared> = async (
  { context, caller },
  { lote, sequencia },
) => {
  const found = await readShown(context, caller, async (client) => {
    const { rows } = await client.query<{ operacao: keyof typeof entities }>(
      'select operacao from lote where cliente_id = (select cliente_atual()) and id = $1',
      [lote],
    )
    const record = rows[0] && (await receivedAt(client, context.sealer, lote, sequencia))
    if (!rows[0] || record === undefined) throw new Refusal('REGISTRO_INEXISTENTE')
    const { operation, table } = entities[rows[0].operacao]
    const entries = isRecord(record) ? Object.entries(record) : [['', record] as const]
    const fields: Readonly<Record<string, Field>> = operation.fields
    const campos = entries.slice(0, mostFields).map(([campo, value]) => {
      const field = fields[campo]
      const coberto = isCovered(field, caller)
      return {
        campo,
        rotulo: rotuloOf(campo, field ?? {}),
        valor: coberto ? covered : textOf(value),
        coberto,
        comando: field?.changedBy ?? '',
      }
    })
    const answer = {
      operacao: rows[0].operacao,
      identificacao: operation.key
        .map((name) => (isRecord(record) ? textOf(record[name] ?? '') : ''))
        .join(' / '),
      campos,
      omitidos: Math.max(0, entries.length - mostFields),
    }
    const shown = campos.filter(({ campo, coberto }) => fields[campo]?.guarded && !coberto)
    return { answer, table, names: shown.map(({ campo }) => campo), asked: { lote, sequencia } }
  })
  return answered(found)
}

function textOf(value: Json): string {
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}
