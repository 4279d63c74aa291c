import { sql } from 'kysely'
import { failingAfter } from '../../catalogue/health.ts'
import { said } from '../../catalogue/message.ts'
import type { Config } from '../config/config.ts'
import { demoClient } from '../net/demo-mail.ts'
import type { Database } from '../store/database.ts'
import { type Checked, type Finding, mostCounted } from './finding.ts'

/** Seconds after which a waiting message is reported if no mail server is configured. */
const patience = 300

/** A message that waits longer than a server takes. */
export const isOverdue = sql<boolean>`pronto_em < now() - ${sql.lit(patience)} * interval '1 second'`

/** State of the oldest entries of the message queue. Sandboxes and the sample client need no mail server. */
export const mailStatement = () => sql<{ clients: number; overdue: number; failures: number }>`
  select count(distinct cliente_id)::integer as clients,
         coalesce(extract(epoch from now() - min(pronto_em)), 0)::float8 as overdue,
         coalesce(max(falhas), 0) as failures
    from (select * from fila_mensagem order by pronto_em limit ${sql.lit(mostCounted)}) f
   where not exists (select from cliente c where c.cliente_id = f.cliente_id
                        and (c.codigo = ${demoClient} or c.ensaio_de is not null))`

/** Gateways to phones in use that failed several times in a row. */
export const gatewayStatement = () => sql<{ failing: number }>`
  select count(*)::integer as failing from canal
   where (codigos or lembretes) and falhas >= ${sql.lit(failingAfter)}`

export async function checkMail(owner: Database, { mail }: Pick<Config, 'mail'>): Promise<Checked> {
  const { rows } = await mailStatement().execute(owner.kysely)
  const { clients, overdue, failures } = rows[0]!
  const findings: Finding[] = []
  if (!mail && overdue > patience) {
    findings.push({ code: 'EMAIL_NAO_CONFIGURADO', text: said('saude.emailNaoConfigurado') })
  }
  if (mail && failures >= failingAfter) {
    findings.push({ code: 'EMAIL_FALHANDO', text: said('saude.emailFalhando', { falhas: failures }) })
  }
  const gateways = await gatewayStatement().execute(owner.kysely)
  const { failing } = gateways.rows[0]!
  if (failing > 0) findings.push({ code: 'TELEFONE_FALHANDO', text: said('saude.telefoneFalhando') })
  return {
    findings,
    measures: {
      mailClientsWaiting: clients,
      mailOverdueSeconds: Math.max(0, overdue),
      mailFailures: failures,
      phoneGatewaysFailing: failing,
    },
  }
}
