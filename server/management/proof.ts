import { type Message, said } from '../../catalogue/message.ts'
import type { Context } from '../context.ts'
import type { Link } from '../domain/link/find.ts'
import type { LinkProof } from '../domain/link/prova.ts'
import { findPeople, type PersonKind } from '../domain/login/person.ts'
import { inTurn } from '../domain/secrets/argon2.ts'
import { comparePassword } from '../domain/senha/compare.ts'
import { countAttempt } from '../domain/tentativa/count.ts'
import { Refusal } from '../refusal.ts'
import type { Actor, Proof } from '../store/actor.ts'
import { foldLogin } from '../values/fold.ts'
import type { Person } from './caller.ts'

/** Where a request comes from, as evidence names it. */
export interface Origin {
  address: string
  agent: string | undefined
}

const longestAgent = 300

const unproven = (detalhe: Message) => new Refusal('IDENTIDADE_NAO_CONFIRMADA', { detalhe })

/**
 * Makes sure once more who acts, before anything is done: whoever entered with a password says it again, and counts as
 * trying to sign in until it is right. For whom the institution's own sign-on vouches, nothing is asked.
 */
export async function proveIdentity(
  context: Context,
  caller: Person,
  senha: unknown,
  { address, agent }: Origin,
): Promise<Proof> {
  const { clienteId, codigo, actor } = caller
  const signedIn = actor.kind === 'person' || (actor.kind === 'party' && actor.by === 'session')
  if (!signedIn || actor.nivel === undefined) throw unproven(said('comando.soPessoaEntrouPodeFazer'))
  const seen = { nome: actor.nome, endereco: address, navegador: agent?.slice(0, longestAgent) ?? null }
  if (actor.nivel === 'avançada') return { nivel: actor.nivel, meio: 'Login único da instituição.', ...seen }
  if (typeof senha !== 'string' || senha === '') throw unproven(said('pedido.informeSuaSenha'))
  await requirePassword(
    context,
    { clienteId, codigo, tipo: signingKind(actor), login: actor.login },
    senha,
    address,
  )
  return { nivel: 'simples', meio: 'Login e senha, informada de novo ao assinar.', ...seen }
}

/** Only these have passwords; all others come with a link. */
const signingKind = (actor: Actor) =>
  actor.kind === 'party' && (actor.parte === 'aluno' || actor.parte === 'professor') ? actor.parte : 'usuario'

/** Whoever came with a personal link and with the code that was sent to their own address. */
export const provenByLink = (
  { nome, copiado }: Pick<Link, 'nome' | 'copiado'>,
  { mensagemId, destino }: LinkProof,
  { address, agent }: Origin,
): Proof => ({
  nivel: 'simples',
  meio: copiado
    ? 'Link pessoal, copiado pela instituição, e código enviado por e-mail.'
    : 'Link pessoal e código enviado por e-mail.',
  nome,
  mensagemId,
  destino,
  endereco: address,
  navegador: agent?.slice(0, longestAgent) ?? null,
})

/** Whose password is asked for once more. */
interface Known {
  clienteId: number
  codigo: string
  tipo: PersonKind
  login: string
}

/** Compares a password with that of somebody who is signed in, as an attempt to sign in until it is right. */
export async function requirePassword(
  context: Pick<Context, 'db' | 'sealer' | 'clock'>,
  { clienteId, codigo, tipo, login }: Known,
  senha: string,
  address: string,
): Promise<void> {
  const folded = foldLogin(login)
  const attempt = { cliente: codigo, login: folded, address, device: undefined }
  const { guest, succeeded } = await countAttempt(context, attempt)
  const [person] = await context.db.reading(clienteId, (tx) => findPeople(tx, [tipo], folded))
  const { fits } = await inTurn(guest, () => comparePassword(person?.senha, senha, context.sealer))
  if (!fits) throw unproven(said('comando.senhaNaoSua'))
  await succeeded()
}
