import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { enviaConvenio } from '../../../catalogue/management/convenio/index.ts'
import { emiteConvenios } from '../assinatura/emite-documentos.ts'
import { sendAgreements } from '../assinatura/send-agreements.ts'
import { made } from '../machine/outcome.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { convenios } from './guards.ts'
import { papersOf } from './papers.ts'

const send: Verb<typeof enviaConvenio> = making(convenios, 'enviar')

/** Sends agreements to be signed: the uploaded document, or one made from the template. */
export const envia: Verb<typeof enviaConvenio> = async (tx, acting, input) => {
  const outcomes = await send(tx, acting, input)
  const sent = made(outcomes)
  const papers = await papersOf(tx, sent)
  const unsent = [...papers.values()].filter(
    ({ assinatura }) => assinatura === assinaturaMachine.moves.enviar.from[0],
  )
  await sendAgreements(tx, acting, unsent)
  await emiteConvenios(
    tx,
    acting,
    sent.filter((id) => !papers.has(id)),
  )
  return outcomes
}
