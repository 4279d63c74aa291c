import type { minhasPendencias } from '../../../catalogue/management/calendario/minhas-pendencias.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { signerOf, unitsOf } from '../../store/actor.ts'
import type { Verb } from '../verb.ts'
import { waitingFor } from './espera.ts'

/** Records that wait for the caller; staff must name the person. */
export const minhas: Verb<typeof minhasPendencias> = async (tx, acting, { parte, pessoa }) => {
  const { actor } = acting
  if (actor.kind === 'party') return { itens: await waitingFor(tx, actor.parte, acting) }
  if (!parte || !pessoa) {
    const mensagem = said('pendente.informeQuemQuerSaberParte')
    const wanting = parte ? 'pessoa' : 'parte'
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField(wanting, 'CAMPO_OBRIGATORIO', mensagem)])
  }
  // Judged as that party, within the caller's units.
  const party = { kind: 'party', parte, id: pessoa, nome: '', by: 'link', operacao: actor.operacao } as const
  const asParty = { ...acting, actor: { ...party, ...signerOf(actor), units: unitsOf(actor) } }
  return { itens: await waitingFor(tx, parte, asParty) }
}
