import { sql } from 'kysely'
import type { convidaUsuario } from '../../../catalogue/management/acesso/convida-usuario.ts'
import type { redefineSegundoFator } from '../../../catalogue/management/acesso/redefine-segundo-fator.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { foldLogin } from '../../values/fold.ts'
import { requireOwn } from '../credencial/give.ts'
import { type Candidate, findPeople } from '../login/person.ts'
import type { Acting } from '../machine/bound.ts'
import { removeFactor } from '../segundo-fator/enrol.ts'
import { emailOf } from '../senha/link.ts'
import { endSessions } from '../sessao/end.ts'
import type { Verb } from '../verb.ts'
import { copies, invite, invites } from './convida.ts'

/** An actor who can open a user's sign-in could act as that user, and so needs every right of that user. */
async function userOf(tx: Tx, acting: Acting, login: string): Promise<Candidate> {
  const [user] = await findPeople(tx, ['usuario'], foldLogin(login))
  if (!user) throw new Refusal('REGISTRO_INEXISTENTE')
  requireOwn(acting, user.permissoes)
  return user
}

/** Sends a user a link for choosing a password. */
const convida: Verb<typeof convidaUsuario> = async (tx, acting, { login }) => {
  const user = await userOf(tx, acting, login)
  const [outcome] = await invite(tx, acting, 'usuario', [{ id: user.id }])
  if (outcome?.refusal) throw outcome.refusal
  return { nome: user.nome, email: (await emailOf(tx, user))! }
}

/**
 * Removes the second factor of a user, who can then set up another. The audit trail has the actor and the
 * reason.
 */
const redefine: Verb<typeof redefineSegundoFator> = async (tx, acting, { login, motivo }) => {
  const user = await userOf(tx, acting, login)
  const retirado = await removeFactor(tx, user)
  await endSessions(tx, user, Temporal.Now.instant())
  const fields = JSON.stringify([['segundoFator', '', motivo]])
  await sql`insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, campos)
    values (cliente_atual(), 'usuario', 'Alteração', 1, ${user.id}, ${user.id}, ${fields})`.execute(tx)
  return { nome: user.nome, retirado }
}

export const acessoVerbs = {
  ConvidaUsuario: convida,
  ConvidaUsuarios: invites('usuario'),
  CopiaAcessoUsuario: copies('usuario'),
  RedefineSegundoFator: redefine,
}
