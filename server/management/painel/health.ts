import { sql } from 'kysely'
import type { Right } from '../../../catalogue/doors.ts'
import { type HealthCode, healthReasons } from '../../../catalogue/health.ts'
import { mostFindings } from '../../../catalogue/management/painel/resumo-painel.ts'
import { isOverdue } from '../../health/mail.ts'
import { isHeld, isStalled } from '../../health/queue.ts'
import { isFailingEntry } from '../../health/webhooks.ts'
import { permissionsOf } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Apart } from '../apart-verb.ts'

/** Codes that concern single clients. */
type ClientCode = {
  [C in HealthCode]: (typeof healthReasons)[C]['platform'] extends true ? never : C
}[HealthCode]

/** Milliseconds that the panel waits for the checks; then it shows the findings before them. */
const patience = 500

const configuring: readonly Right[] = ['configuracao.alterar', 'integracao.alterar']
const seeing: Right = 'integracao.ver'

/** What is wrong, as far as the caller may see it: errors first. */
export async function healthFor({ context, acting, step }: Pick<Apart, 'context' | 'acting' | 'step'>) {
  const { health, config } = context
  const { findings } = await health.soon(patience)
  const rights = permissionsOf(acting.actor)
  const configures = configuring.some((right) => rights.includes(right))
  const ofClients = rights.includes(seeing) && findings.some(({ code }) => isOfClients(code))
  const own = ofClients ? await step((tx) => troublesOf(tx, config.queueMinutes)) : undefined
  return findings
    .filter(({ code }) => (isOfClients(code) ? own?.[code] : configures))
    .map(({ code, text }) => {
      const { tone, title, fix } = healthReasons[code]
      return { codigo: code, tom: tone, titulo: title, texto: text, conserto: fix }
    })
    .sort((one, other) => Number(other.tom === 'erro') - Number(one.tom === 'erro'))
    .slice(0, mostFindings)
}

const isOfClients = (code: HealthCode): code is ClientCode => !healthReasons[code].platform

/** Which troubles the transaction's client has: the report is about all clients. */
async function troublesOf(tx: Tx, minutes: number): Promise<Readonly<Record<ClientCode, boolean>>> {
  const { rows } = await sql<Record<ClientCode, boolean>>`
    select coalesce(${isStalled}, false) as "FILA_PARADA", coalesce(${isHeld}, false) as "LOTE_ILEGIVEL",
           exists (select from webhook_destino d
                    cross join lateral (select from fila_webhook where destino_id = d.id and ${isFailingEntry}) w
                    where d.cliente_id = ${currentClient}) as "WEBHOOK_FALHANDO",
           exists (select from fila_mensagem where cliente_id = ${currentClient} and ${isOverdue})
             as "EMAIL_NAO_CONFIGURADO"
      from (select now() - ${minutes} * interval '1 minute' as desde) limite
      left join lateral (select pronto_em, adiamentos from fila where cliente_id = ${currentClient}
                          order by lote_id limit 1) f on true
      left join vez on vez.cliente_id = ${currentClient}`.execute(tx)
  return rows[0]!
}
