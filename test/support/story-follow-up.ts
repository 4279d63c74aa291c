import { sql } from 'kysely'
import type { atividadeMachine } from '../../catalogue/machines/atividade.ts'
import type { StateOf } from '../../catalogue/machines/machine.ts'
import type { pendenciaMachine } from '../../catalogue/machines/pendencia.ts'
import type { solicitacaoMachine } from '../../catalogue/machines/solicitacao.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Requests, pending items and activities in the examples of commands, by id. */
const requests: readonly [id: number, state: StateOf<typeof solicitacaoMachine>][] = [
  [701, 'Em elaboração'],
  [702, 'Incluída'],
  [703, 'Incluída'],
  [704, 'Em elaboração'],
]
const items: readonly [id: number, state: StateOf<typeof pendenciaMachine>][] = [
  [711, 'Pendente'],
  [712, 'Entregue'],
  [713, 'Em aprovação'],
  [714, 'Em aprovação'],
  [715, 'Pendente'],
  [716, 'Pendente'],
  [717, 'Pendente'],
]
const activities: readonly [id: number, state: StateOf<typeof atividadeMachine>][] = [
  [721, 'Incluída'],
  [722, 'Incluída'],
  [723, 'Enviada'],
  [724, 'Enviada'],
]

/** Adds requests, pending items and what follows from the story's contract. */
export function addStoryFollowUp({ context }: World, { id: client }: Institution): Promise<void> {
  return context.db.inClient(
    client,
    async (tx) => {
      for (const [id, situacao] of requests) {
        await sql`insert into solicitacao (cliente_id, id, contrato_id, tipo, situacao, descricao, solicitante, aluno_id)
          overriding system value
          select cliente_id, ${id}, id, 'Declaração', ${situacao}, 'Declaração de horas.', 'Aluno', aluno_id
            from contrato where numero = 1042`.execute(tx)
      }
      for (const [id, situacao] of items) {
        await sql`insert into pendencia (cliente_id, id, contrato_id, tipo, situacao, prazo_entrega)
          overriding system value
          select cliente_id, ${id}, id, 'Apontamento de horas', ${situacao}, '2030-12-20'
            from contrato where numero = 1042`.execute(tx)
      }
      for (const [id, situacao] of activities) {
        await sql`insert into registro_atividade (cliente_id, id, contrato_id, atividades, situacao, inicio, termino)
          overriding system value
          select cliente_id, ${id}, id, 'Plantão de dúvidas.', ${situacao}, inicio, inicio
            from contrato where numero = 1042`.execute(tx)
      }
    },
    tester,
  )
}
