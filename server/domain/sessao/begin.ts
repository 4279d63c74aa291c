import { isIP } from 'node:net'
import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { PersonKind } from '../login/person.ts'
import type { Way } from '../login/way.ts'
import { newSecret, secretHash } from '../secrets/token.ts'
import type { Lacking } from '../segundo-fator/need.ts'

/** Origin of a session, for its owner to recognise. */
export interface Origin {
  address: string
  browser: string
}

/** Most sessions per person; beyond that the oldest end. */
const most = 50

/** Minutes to enter the second factor. */
const minutesForFactor = 10

interface Length {
  days: number
  /** What the session needs before it opens anything. */
  falta?: Lacking | null
  /** Another session of the same person proved the second factor. */
  vouched?: boolean
}

/** Begins a session and returns its secret, which is not stored. */
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

/** Audits the sign-in. */
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

/** A proxy may send something that is not an address. */
function storable(address: string): string | null {
  const [plain = ''] = address.split('%')
  return isIP(plain) ? plain : null
}
