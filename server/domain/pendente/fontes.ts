import type { GuardOf } from '../../../catalogue/machines/machine.ts'
import type { Tables } from '../../store/schema.ts'
import { arquivos } from '../arquivo/guards.ts'
import { assinaturas } from '../assinatura/guards.ts'
import { atividades } from '../atividade/guards.ts'
import type { Bound, Standing, Stored } from '../machine/bound.ts'
import { pendencias } from '../pendencia/guards.ts'
import { projetosExtensao } from '../projeto-extensao/guards.ts'
import { propostas } from '../proposta/guards.ts'
import { solicitacoes } from '../solicitacao/guards.ts'

/** Records that may wait for a party, and where they say what they are and until when. */
export interface Source {
  bound: Bound
  /** Its column with what people know a record by. */
  titulo?: string
  /** Its column with the last day. */
  prazo?: string
  /** Guards that say for whom it waits, besides those of the move. */
  also?: readonly string[]
}

const source = <M extends Stored, R extends Standing>(
  bound: Bound<M, R>,
  columns: {
    titulo?: keyof Tables[M['table']] & string
    prazo?: keyof Tables[M['table']] & string
    also?: readonly GuardOf<M>[]
  },
): Source => ({ bound: bound as unknown as Bound, ...columns })

/** Every noun that parties move. A test finds a missing one. */
export const sources: readonly Source[] = [
  source(assinaturas, { titulo: 'nome', prazo: 'prazo', also: ['devida'] }),
  source(arquivos, { titulo: 'nome' }),
  source(pendencias, { titulo: 'tipo', prazo: 'prazo_entrega' }),
  source(atividades, {}),
  source(solicitacoes, { titulo: 'tipo' }),
  source(propostas, { titulo: 'titulo' }),
  source(projetosExtensao, { titulo: 'titulo' }),
]
