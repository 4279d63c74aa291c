import { sql } from 'kysely'
import type { delegaAssinatura } from '../../../catalogue/management/assinatura/delega.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import { signerOf } from '../../store/actor.ts'
import { currentClient } from '../../store/expressions.ts'
import { tryChange } from '../change.ts'
import { made } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { witnessDeclined } from './evidence.ts'
import { contentsOf } from './give.ts'
import { assinaturas } from './guards.ts'
import { openSignatures } from './open.ts'
import { representativesFor } from './representatives.ts'
import { tellSigners } from './tell.ts'

/** A representative of a host hands a signature on to another one, who is called to sign. */
export const delega: Verb<typeof delegaAssinatura> = async (
  tx,
  acting,
  { registros, representante, motivo },
) => {
  const { proof } = signerOf(acting.actor)
  if (!proof) {
    const detalhe = said('assinatura.quemAssinaPrecisaIdentificar')
    throw new Refusal('IDENTIDADE_NAO_CONFIRMADA', { detalhe })
  }
  const wanted = registros.map((one) => ({ ...one, motivo, values: {}, besides: { representante } }))
  const outcomes = await tryChange(tx, assinaturas, wanted, acting, 'delegar')
  const [arquivo] = made(outcomes)
  if (arquivo === undefined) return outcomes
  const signature = (await openSignatures(tx, [arquivo], acting, 'concedente')).get(arquivo)!
  const sha256 = (await contentsOf(tx, [arquivo])).get(arquivo)!
  const other = (await representativesFor(tx, [arquivo])).find(({ id }) => id === representante)!
  const declined = {
    assinatura: signature.id,
    arquivo,
    nome: proof.nome ?? signature.nome,
    sha256,
    motivo,
    para: other.nome,
  }
  const meio = acting.actor.kind === 'party' ? proof.meio : `Registrado pela instituição. ${proof.meio}`
  await witnessDeclined(tx, 'delegou', [declined], { ...proof, meio })
  await sql`update assinatura set parte_id = ${other.id}, nome = ${other.nome}, email = ${other.email}, envio = null
    where cliente_id = ${currentClient} and id = ${signature.id}`.execute(tx)
  await tellSigners(tx, acting, [arquivo], [signature.id])
  return outcomes
}
