import type { recusaAssinatura } from '../../../catalogue/management/assinatura/index.ts'
import { type Proof, signerOf } from '../../store/actor.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { made } from '../machine/outcome.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { witnessDeclined } from './evidence.ts'
import { contentsOf } from './give.ts'
import { assinaturas } from './guards.ts'
import { openSignatures } from './open.ts'

const refuse: Verb<typeof recusaAssinatura> = making(assinaturas, 'recusar')

/** Refusing takes no password, so in a session the identity was confirmed when it began. */
const bySession: Proof = {
  nivel: 'simples',
  meio: 'Sessão iniciada com login.',
  endereco: null,
  navegador: null,
}

/** A signer refuses; staff resolve it. */
export const recusa: Verb<typeof recusaAssinatura> = async (tx, acting, input) => {
  const outcomes = await refuse(tx, acting, input)
  const refused = made(outcomes)
  const open = [...(await openSignatures(tx, refused, acting)).values()]
  await tx
    .updateTable('assinatura')
    .set({ recusado: true, motivo_recusa: input.motivo })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(open.map(({ id }) => id)))
    .execute()
  const contents = await contentsOf(tx, refused)
  const declined = open.flatMap(({ id, arquivoId, nome }) => {
    const sha256 = contents.get(arquivoId)
    return sha256
      ? [{ assinatura: id, arquivo: arquivoId, nome, sha256, motivo: String(input.motivo ?? '') }]
      : []
  })
  await witnessDeclined(tx, 'recusou', declined, signerOf(acting.actor).proof ?? bySession)
  return outcomes
}
