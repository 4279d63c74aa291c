import { sql } from 'kysely'
import type { StateOf } from '../../catalogue/machines/machine.ts'
import type { mensagemMachine } from '../../catalogue/machines/mensagem.ts'
import { segredo } from '../../catalogue/session/link-parts.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Messages in the examples of commands, by id. */
const messages: readonly [id: number, state: StateOf<typeof mensagemMachine>, diagnosis: string | null][] = [
  [501, 'Não entregue', 'RECUSADA'],
  [502, 'Não entregue', 'TENTATIVAS_ESGOTADAS'],
  [503, 'Enviada', null],
  [504, 'Pendente', null],
  [505, 'Enviada', null],
]
/** The secret in the examples of links. */
const { example: secret } = segredo

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
      // A message with a link to copy, and an activity that a professor approves by link.
      await sql`insert into link (cliente_id, id, parte, pessoa_id, nome, finalidade, validade)
        overriding system value values (cliente_atual(), 501, 'supervisor', 1, 'Helena Prado', 'tudo', '2999-12-31')`.execute(
        tx,
      )
      await sql`update mensagem set link_id = 501 where id = 505`.execute(tx)
      await sql`insert into registro_atividade (cliente_id, id, contrato_id, realizacao, atividades, situacao)
        overriding system value
        select cliente_id, 501, id, '2026-03-02', 'Plantão de dúvidas.', 'Enviada' from contrato where numero = 1042`.execute(
        tx,
      )
      await sql`insert into link (cliente_id, id, hash, parte, pessoa_id, nome, finalidade, entidade, registro_id, validade)
        overriding system value
        select cliente_id, 502, sha256(${secret}::bytea), 'professor', professor_id, 'Carlos Menezes', 'opinar',
               'atividade', 501, '2999-12-31'
          from contrato where numero = 1042`.execute(tx)
    },
    tester,
  )
}
