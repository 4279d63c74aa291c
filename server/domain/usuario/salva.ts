import { sql } from 'kysely'
import { isRight, type Right } from '../../../catalogue/doors.ts'
import type { salvaUsuario } from '../../../catalogue/management/usuario/salva-usuario.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'
import { foldEmail, foldLogin } from '../../values/fold.ts'
import { guardingEmail } from '../acesso/email-changed.ts'
import { requireOwn } from '../credencial/give.ts'
import { keepingAdministrator } from '../perfil/administrador.ts'
import type { Verb, VerbInput } from '../verb.ts'
import { addUser, type UserValues } from './add.ts'

type Input = VerbInput<typeof salvaUsuario>

/** Adds or changes a user. The actor must have all rights of the user's old and new profile. */
export const salva: Verb<typeof salvaUsuario> = async (tx, acting, input) => {
  // Batches write these rows too; one that already read the user must read again.
  await holdRecords(tx)
  await noteEdit(tx)
  const perfil = await profileOf(tx, input.perfil)
  const unidade = input.unidade ? await unitOf(tx, input.unidade) : null
  const before = input.usuario ? await userOf(tx, input.usuario) : undefined
  requireOwn(acting, [...perfil.permissoes, ...(before?.permissoes ?? [])])
  await requireFree(tx, input)
  const values = {
    login: input.login,
    login_chave: foldLogin(input.login),
    nome: input.nome,
    email: input.email ?? null,
    email_chave: input.email ? foldEmail(input.email) : null,
    perfil_id: perfil.id,
    unidade_id: unidade,
    autentica: input.loginUnico ?? before?.autentica ?? false,
    validade: input.validade ?? null,
  }
  const id = await keepingAdministrator(tx, 'perfil', () =>
    before
      ? guardingEmail(tx, { tipo: 'usuario', id: before.id }, () => change(tx, before.id, values))
      : addUser(tx, values),
  )
  const ended = values.validade !== null && values.validade < acting.today
  return { id, situacao: ended ? 'Inativo' : 'Ativo' }
}

const wrong = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])

async function change(tx: Tx, id: number, values: Required<UserValues>): Promise<number> {
  await tx
    .updateTable('usuario')
    .set({
      login: values.login,
      login_chave: values.login_chave,
      nome: values.nome,
      email: values.email,
      email_chave: values.email_chave,
      perfil_id: values.perfil_id,
      unidade_id: values.unidade_id,
      autentica: values.autentica,
      validade: values.validade,
      atualizacao: sql`now()`,
    })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .execute()
  return id
}

async function profileOf(tx: Tx, codigo: string): Promise<{ id: number; permissoes: Right[] }> {
  const found = await tx
    .selectFrom('perfil')
    .select(['id', 'permissoes'])
    .where('cliente_id', '=', currentClient)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  if (!found) throw wrong('perfil', said('usuario.naoHaPerfilEsteCodigo'))
  return { id: found.id, permissoes: found.permissoes.filter(isRight) }
}

async function unitOf(tx: Tx, codigo: string): Promise<number> {
  const found = await tx
    .selectFrom('unidade')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  if (!found) throw wrong('unidade', said('usuario.naoHaUnidadeEsteCodigo'))
  return found.id
}

async function userOf(tx: Tx, id: number) {
  const found = await sql<{ id: number; autentica: boolean; permissoes: string[] }>`
    select u.id, u.autentica, p.permissoes from usuario u
      join perfil p on p.cliente_id = u.cliente_id and p.id = u.perfil_id
     where u.cliente_id = ${currentClient} and u.id = ${id} for update of u`.execute(tx)
  const [user] = found.rows
  if (!user) throw new Refusal('REGISTRO_INEXISTENTE')
  return { ...user, permissoes: user.permissoes.filter(isRight) }
}

/** Login and e-mail are unique among users. */
async function requireFree(tx: Tx, { usuario, login, email }: Input): Promise<void> {
  const { rows } = await sql<{ login: boolean }>`
    select login_chave = ${foldLogin(login)} as login from usuario
     where cliente_id = ${currentClient} and id is distinct from ${usuario ?? null}
       and (login_chave = ${foldLogin(login)} or email_chave = ${email ? foldEmail(email) : null})
     order by 1 desc limit 1`.execute(tx)
  if (rows[0]?.login) throw wrong('login', said('usuario.outroUsuarioTemEsteLogin'))
  if (rows[0]) throw wrong('email', said('usuario.outroUsuarioTemEsteMail'))
}
