import type { minhasPendencias } from '../../../catalogue/management/calendario/minhas-pendencias.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Verb } from '../verb.ts'
import { waitingFor } from './espera.ts'

/** What waits for whoever asks; staff say whom they mean. */
export const minhas: Verb<typeof minhasPendencias> = async (tx, acting, { parte, pessoa }) => {
  const party = acting.party ?? (parte && pessoa ? { parte, id: pessoa } : undefined)
  if (!party) {
    const mensagem = 'Informe de quem quer saber: a parte e o número da pessoa.'
    const wanting = parte ? 'pessoa' : 'parte'
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField(wanting, 'CAMPO_OBRIGATORIO', mensagem)])
  }
  return { itens: await waitingFor(tx, { ...acting, party }) }
}
