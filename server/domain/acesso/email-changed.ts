import { sql } from 'kysely'
import { parties } from '../../../catalogue/doors.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates, trailOf } from '../../../catalogue/machines/machine.ts'
import { registroDaParte } from '../../../catalogue/management/mensagem/parts.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { allUnits } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { foldEmail } from '../../values/fold.ts'
import { encerraLinks } from '../link/encerra.ts'
import { addressIn, type Contact, contactOf, type Register } from '../link/endereco.ts'
import { personKinds } from '../login/person.ts'
import { platform } from '../machine/bound.ts'
import { keptReason } from '../machine/history.ts'
import { withinSql } from '../machine/reach.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import { endSessions } from '../sessao/end.ts'

/** A person who can sign in or receive personal links. */
interface Whose {
  tipo: Register
  id: number
}

const isSame = (one = '', other = '') => foldEmail(one) === foldEmail(other)

/** Runs a change by staff and, if it changed the person's e-mail, what a new e-mail entails. */
export async function guardingEmail<T>(tx: Tx, whose: Whose, change: () => Promise<T>): Promise<T> {
  const before = await contactOf(tx, whose.tipo, whose.id)
  const result = await change()
  const after = await contactOf(tx, whose.tipo, whose.id)
  if (before && after) await announce(tx, whose, before, addressIn(after))
  return result
}

/** The same for addresses, by column, that staff decided on and a batch is going to write. */
export async function announceEmail(
  tx: Tx,
  whose: Whose,
  changed: Readonly<Record<string, string | null>>,
): Promise<void> {
  const before = await contactOf(tx, whose.tipo, whose.id)
  if (!before) return
  await announce(tx, whose, before, addressIn({ enderecos: { ...before.enderecos, ...changed } }))
}

/** History entry of a contract: the e-mail of one of its parties was changed. */
export const alterarEmail = 'alterarEmail'

/**
 * Staff who change an address could request a link or a code there and act as the person. Therefore the old address is
 * notified, open contracts get a history entry, and sessions and password links end. Codes and proofs of personal links are
 * checked against the registered address when they are used.
 */
async function announce(tx: Tx, whose: Whose, before: Contact, email: string | undefined): Promise<void> {
  const { nome, parte } = before
  const known = addressIn(before)
  if (isSame(known, email)) return
  await endAccess(tx, whose)
  await noteInContracts(tx, whose, alterarEmail, said('motivo.emailAlterado', { nome }))
  if (known === undefined) return
  const para = { parte, id: whose.id, nome, email: known }
  const { rows } = await sql<{ today: string }>`select hoje_do_cliente()::text as today`.execute(tx)
  await escreveMensagens(tx, platform(rows[0]!.today), [
    { modelo: 'email', para, dados: { email: covered(email) } },
  ])
}

/** Ends sessions and password links of a person who can sign in. */
async function endAccess(tx: Tx, { tipo: register, id }: Whose): Promise<void> {
  const tipo = personKinds.find((kind) => kind === register)
  if (!tipo) return
  await endSessions(tx, { tipo, id }, Temporal.Now.instant())
  const open = await tx
    .selectFrom('link')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('parte', '=', tipo)
    .where('pessoa_id', '=', id)
    .where('finalidade', '=', 'senha')
    .where('encerrado_em', 'is', null)
    .execute()
  await encerraLinks(
    tx,
    open.map((link) => link.id),
    'Cancelado',
  )
}

/** Maximum number of contracts that get a history entry, newest first. */
const mostContracts = 1_000

/** Writes to the history of a person's open contracts. */
export async function noteInContracts(
  tx: Tx,
  { tipo, id }: Whose,
  movimento: string,
  why: Message,
): Promise<void> {
  const kinds = (Object.keys(parties) as (keyof typeof parties)[]).filter(
    (parte) => registroDaParte[parte] === tipo,
  )
  if (kinds.length === 0) return
  const theirs = kinds
    .map((parte) => withinSql('contrato', 'x', { kind: 'party', parte, id, units: allUnits }))
    .join(' or ')
  const { motivo, motivo_mensagem } = keptReason(why)
  await sql`insert into historico (cliente_id, entidade, registro_id, movimento, de, para, motivo, motivo_mensagem)
    select ${currentClient}, ${trailOf(contratoMachine)}, r.id, ${movimento}, r.situacao, r.situacao, ${motivo},
           ${motivo_mensagem}::jsonb
      from (select x.id, x.situacao from contrato x
             where x.cliente_id = ${currentClient} and (${sql.raw(theirs)})
               and x.situacao <> all(${finalStates(contratoMachine)})
             order by x.id desc limit ${mostContracts}) r
     order by r.id`.execute(tx)
}

/** Masks an address: its owner recognises it, but nobody else can write to it. */
function covered(email: string | undefined): string {
  const address = email ?? ''
  const at = address.lastIndexOf('@')
  const [first] = address
  return at > 0 && at < address.length - 1 ? `${first}•••${address.slice(at)}` : 'nenhum'
}
