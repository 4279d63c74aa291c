import { type Message, said } from '../../catalogue/message.ts'
import type { Context } from '../context.ts'
import { isCopied } from '../domain/copied-password.ts'
import { copiaAssina } from '../domain/link/copia.ts'
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

/** Origin of a request, as recorded in evidence. */
export interface Origin {
  address: string
  agent: string | undefined
}

const longestAgent = 300

const unproven = (detalhe: Message) => new Refusal('IDENTIDADE_NAO_CONFIRMADA', { detalhe })

/**
 * Confirms the caller's identity before an action. Callers who signed in by password enter it again, counted
 * as sign-in attempts; single sign-on needs no confirmation.
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
  await requireOwnPassword(context, clienteId, { tipo: signingKind(actor), id: actor.id })
  return { nivel: 'simples', meio: 'Login e senha, informada de novo ao assinar.', ...seen }
}

/** Other parties have no passwords; they use links. */
const signingKind = (actor: Actor) =>
  actor.kind === 'party' && (actor.parte === 'aluno' || actor.parte === 'professor') ? actor.parte : 'usuario'

/**
 * Staff who copied the link of a first access could have chosen the password themselves, so it signs only where
 * the client allows copied links to sign.
 */
async function requireOwnPassword(
  { db }: Pick<Context, 'db'>,
  clienteId: number,
  owner: { tipo: PersonKind; id: number },
): Promise<void> {
  const barred = await db.reading(
    clienteId,
    async (tx) => (await isCopied(tx, owner)) && !(await copiaAssina(tx)),
  )
  if (barred) throw unproven(said('acesso.senhaPorLinkCopiado'))
}

/** Proof by a personal link and a code sent to the person's own address. */
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

/** Account whose password is confirmed. */
interface Known {
  clienteId: number
  codigo: string
  tipo: PersonKind
  login: string
}

/** Checks the password of a signed-in person. Failures count as sign-in attempts. */
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
