import type { pedeContrato as declared } from '../../../catalogue/management/solicitacao/pede-contrato.ts'
import { pedidoDeContrato } from '../../../catalogue/management/solicitacao/pede-contrato.ts'
import { said } from '../../../catalogue/message.ts'
import { solicitantePorParte, type TipoSolicitacao } from '../../../catalogue/values/solicitacao.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { partyOf } from '../../store/actor.ts'
import { include } from '../include.ts'
import { idsOf } from '../machine/bound.ts'
import { move } from '../move.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { solicitacoes } from './guards.ts'

const tipo: TipoSolicitacao = 'Inclusão de contrato'

/**
 * Creates and sends a host's request. The registration number is stored as written: no statement on the way depends on
 * whether it exists, so neither the answer nor its duration tells.
 */
export const pedeContrato: Verb<typeof declared> = async (tx, acting, told) => {
  const pessoa_id = partyOf(acting.actor)?.id ?? told.concedente
  if (!pessoa_id) {
    const missing = wrongField('concedente', 'CAMPO_OBRIGATORIO', said('vaga.faltaConcedente'))
    throw new Refusal('REGISTRO_INVALIDO', {}, [missing])
  }
  const solicitante = solicitantePorParte.concedente
  if (told.termino < told.inicio) {
    const wrong = wrongField('termino', 'CAMPO_INVALIDO', said('comum.terminoVemAntesInicio'))
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrong])
  }
  const content = { ...included(pedidoDeContrato, told), tipo, solicitante, pessoa_id }
  const made = await include(tx, solicitacoes, [content], acting)
  return move(
    tx,
    solicitacoes,
    'enviar',
    idsOf(made).map((id) => ({ id })),
    acting,
  )
}
