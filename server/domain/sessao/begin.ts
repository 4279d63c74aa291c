import { isIP } from 'node:net'
import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { PersonKind } from '../login/person.ts'
import type { Way } from '../login/way.ts'
import { newSecret, secretHash } from '../secrets/token.ts'
import type { Lacking } from '../segundo-fator/need.ts'

/** Where a session is used from, as its owner may recognise it. */
export interface Origin {
  address: string
  browser: string
}

/** Sessions that a person may have at once; beyond that the oldest end. */
const most = 50

/** So long somebody has for the second factor; then they begin again. */
const minutesForFactor = 10

interface Length {
  days: number
  /** What is missing before it opens anything. */
  falta?: Lacking | null
  /** A session of the same person elsewhere vouches for the second factor. */
  vouched?: boolean
}

/** Begins a session in the current client and returns its secret; this is the only moment it can be seen. */
export async function beginSession(
  tx: Tx,
  person: { tipo: PersonKind; id: number },
  way: Way,
  origin: Origin,
  now: Temporal.Instant,
  { days, falta = null, vouched = false }: Length,
): Promise<string> {
  const secret = newSecret()
  await tx
    .insertInto('sessao')
    .values({
      cliente_id: currentClient,
      hash: secretHash(secret),
      tipo: person.tipo,
      pessoa_id: person.id,
      metodo: way,
      navegador: origin.browser,
      endereco: storable(origin.address),
      inclusao: now.toString(),
      usada_em: now.toString(),
      expira_em: now.add(falta ? { minutes: minutesForFactor } : { hours: days * 24 }).toString(),
      falta,
      segundo_fator: vouched ? 'dispensado' : null,
    })
    .execute()
  await endOldest(tx, person, now)
  if (!falta) await recordAccess(tx, person, way, origin)
  return secret
}

async function endOldest(
  tx: Tx,
  { tipo, id }: { tipo: PersonKind; id: number },
  now: Temporal.Instant,
): Promise<void> {
  const open = sql`cliente_id = (select cliente_atual()) and tipo = ${tipo} and pessoa_id = ${id} and encerrada_em is null`
  await sql`update sessao set encerrada_em = ${now.toString()}
    where ${open} and id <= (select id from sessao where ${open} order by id desc offset ${most} limit 1)`.execute(
    tx,
  )
}

/** The audit trail tells who came in, and how. */
export async function recordAccess(
  tx: Tx,
  { tipo, id }: { tipo: PersonKind; id: number },
  way: Way,
  { browser }: Origin,
  factor?: string,
): Promise<void> {
  const fields = [
    ['metodo', '', way],
    ['navegador', '', browser],
    ...(factor ? [['segundoFator', '', factor]] : []),
  ]
  await sql`insert into auditoria
      (cliente_id, usuario, origem, operacao, entidade, acao, quantidade, menor, maior, campos)
    select cliente_atual(), left(login, 100), 'Portal', 'sessao', ${tipo}, 'Acesso', 1, id, id, ${JSON.stringify(fields)}
      from ${sql.table(tipo)} where cliente_id = (select cliente_atual()) and id = ${id}`.execute(tx)
}

/** What a proxy says of where somebody is need not be an address. */
function storable(address: string): string | null {
  const [plain = ''] = address.split('%')
  return isIP(plain) ? plain : null
}
