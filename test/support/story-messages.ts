import { sql } from 'kysely'
import type { StateOf } from '../../catalogue/machines/machine.ts'
import type { mensagemMachine } from '../../catalogue/machines/mensagem.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Messages that the examples of commands are about, each by its number. */
const messages: readonly [id: number, state: StateOf<typeof mensagemMachine>, diagnosis: string | null][] = [
  [501, 'Não entregue', 'RECUSADA'],
  [502, 'Não entregue', 'TENTATIVAS_ESGOTADAS'],
  [503, 'Enviada', null],
  [504, 'Pendente', null],
]

export function addStoryMessages({ context }: World, { id: client }: Institution): Promise<void> {
  return context.db.inClient(
    client,
    async (tx) => {
      for (const [id, situacao, diagnostico] of messages) {
        await sql`insert into mensagem (cliente_id, id, modelo, parte, pessoa_id, nome, email, situacao, diagnostico,
            tentativas, enviada_em)
          overriding system value
          values (cliente_atual(), ${id}, 'pendencias', 'supervisor', 1, 'Helena Prado', 'helena.prado@exemplo.com.br',
            ${situacao}, ${diagnostico}, ${situacao === 'Pendente' ? 0 : 1},
            ${situacao === 'Enviada' ? sql`now()` : null})`.execute(tx)
      }
    },
    tester,
  )
}
