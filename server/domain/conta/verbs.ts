import { issuableScopes } from '../../../catalogue/auth/get-token.ts'
import type { Scope } from '../../../catalogue/doors.ts'
import type {
  criaContaIntegracao,
  revogaContaIntegracao,
  trocaSenhaContaIntegracao,
} from '../../../catalogue/management/conta-integracao/commands.ts'
import { usualOverlap, usuarioConta } from '../../../catalogue/management/conta-integracao/parts.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { requireOwn } from '../credencial/give.ts'
import type { Verb } from '../verb.ts'
import { changeSecret } from './change-secret.ts'
import { endAccount } from './end.ts'
import { insertAccount } from './insert.ts'

const wrong = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])

/** Creates an account. Its password is returned only once. */
const cria: Verb<typeof criaContaIntegracao> = async (tx, acting, { usuario, escopos }) => {
  if (!usuarioConta.shape.test(usuario))
    throw wrong('usuario', said('conta.usuarioTem', { forma: usuarioConta.text }))
  if (escopos.length === 0) throw wrong('escopos', said('comum.escolhaMenos'))
  const scopes = issuableScopes.filter((scope) => escopos.includes(scope))
  requireOwn(acting, scopes)
  const made = await insertAccount(tx, { usuario, scopes })
  if (!made) throw wrong('usuario', said('conta.existeContaEscritaAssimOu', { usuario }))
  const { senha: segredo, ...rest } = made
  return { ...rest, usuario, segredo }
}

/** Changes the password of an account. The actor receives it, and so needs all rights that it gives. */
const troca: Verb<typeof trocaSenhaContaIntegracao> = async (tx, acting, { registros, horas }) => {
  const { id } = registros[0]!
  requireOwn(acting, await scopesOf(tx, id))
  const changed = await changeSecret(tx, { id }, (horas ?? usualOverlap) * 3_600)
  if (!changed) throw new Refusal('REGISTRO_INEXISTENTE')
  const { senha: segredo, ...rest } = changed
  return { ...rest, segredo }
}

const revoga: Verb<typeof revogaContaIntegracao> = async (tx, _acting, { registros }) => {
  const ended = await endAccount(tx, { id: registros[0]!.id })
  if (!ended) throw new Refusal('REGISTRO_INEXISTENTE')
  return ended
}

async function scopesOf(tx: Tx, id: number): Promise<readonly Scope[]> {
  const account = await tx
    .selectFrom('conta_integracao')
    .select('escopos')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .where('revogada_em', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new Refusal('REGISTRO_INEXISTENTE')
  return account.escopos as readonly Scope[]
}

export const contaVerbs = {
  CriaContaIntegracao: cria,
  TrocaSenhaContaIntegracao: troca,
  RevogaContaIntegracao: revoga,
}
