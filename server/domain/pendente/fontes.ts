import type { GuardOf } from '../../../catalogue/machines/machine.ts'
import type { Tables } from '../../store/schema.ts'
import { arquivos } from '../arquivo/guards.ts'
import { assinaturas } from '../assinatura/guards.ts'
import { atividades } from '../atividade/guards.ts'
import { candidaturas } from '../candidatura/guards.ts'
import { contasFavorecidos } from '../conta-favorecido/guards.ts'
import { equivalencias } from '../equivalencia/guards.ts'
import type { Bound, Standing, Stored } from '../machine/bound.ts'
import { participacoes } from '../participacao/guards.ts'
import { pendencias } from '../pendencia/guards.ts'
import { projetosExtensao } from '../projeto-extensao/guards.ts'
import { propostas } from '../proposta/guards.ts'
import { solicitacoes } from '../solicitacao/guards.ts'
import { vagas } from '../vaga/guards.ts'

/** Records that may wait for a party, and where they say what they are and until when. */
export interface Source {
  bound: Bound
  /** Its column with what people know a record by. */
  titulo?: string
  /** Its column with the last day. */
  prazo?: string
  /** Guards that say for whom it waits, besides those of the move. */
  also?: readonly string[]
  /** What parties do with it is theirs to do, and waits for nobody. */
  freely?: true
  /**
   * The verb of what is awaited, where that is not the move's: the last of several deeds makes the move. Empty where
   * there are several to choose from, and none is owed.
   */
  acao?: string
}

const source = <M extends Stored, R extends Standing>(
  bound: Bound<M, R>,
  columns: {
    titulo?: keyof Tables[M['table']] & string
    prazo?: keyof Tables[M['table']] & string
    also?: readonly GuardOf<M>[]
    freely?: true
    acao?: string
  },
): Source => ({ bound: bound as unknown as Bound, ...columns })

/** Every noun that parties move. A test finds a missing one. */
export const sources: readonly Source[] = [
  source(assinaturas, {
    titulo: 'nome',
    prazo: 'prazo',
    also: ['devida'],
    acao: assinaturas.machine.alterations.assinar.rotulo,
  }),
  source(arquivos, { titulo: 'nome' }),
  source(pendencias, { titulo: 'tipo', prazo: 'prazo_entrega' }),
  source(atividades, {}),
  source(solicitacoes, { titulo: 'tipo' }),
  source(participacoes, {}),
  source(equivalencias, {}),
  source(propostas, { titulo: 'titulo' }),
  source(projetosExtensao, { titulo: 'titulo' }),
  source(candidaturas, { freely: true }),
  source(contasFavorecidos, { freely: true }),
  source(vagas, { titulo: 'titulo', prazo: 'fim_inscricao', acao: '' }),
]
