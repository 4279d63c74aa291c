import { sql } from 'kysely'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Two pairs of records that want the same e-mail, one of them decided. */
export async function addStoryPairs(world: World, client: Institution): Promise<void> {
  await world.context.db.inClient(
    client.id,
    async (tx) => {
      await sql`insert into causa (cliente_id, id, operacao, codigo, campo, forma, registros, decididos, lote_id)
        overriding system value
        values (cliente_atual(), 2901, 'RecebeAlunos', 'EMAIL_DUPLICADO', 'ESIAL_EMAIL', '', 1, 1, 1)`.execute(
        tx,
      )
      await sql`insert into causa_decisao (cliente_id, id, operacao, codigo, campo, chave, detentor, decisao, autor)
        overriding system value
        values (cliente_atual(), 2901, 'RecebeAlunos', 'EMAIL_DUPLICADO', 'ESIAL_EMAIL', '2026001291', '2026001234',
          'devolver', 'admin')`.execute(tx)
      await sql`insert into causa_registro (cliente_id, id, causa_id, operacao, chave, identificacao, pessoa, lote_id,
          sequencia, detentor, decisao_id)
        overriding system value
        values (cliente_atual(), 2901, 2901, 'RecebeAlunos', '2026001290', '2026001290', 'aluno 2026001290', 1, 2,
            '2026001234', null),
          (cliente_atual(), 2902, 2901, 'RecebeAlunos', '2026001291', '2026001291', 'aluno 2026001291', 1, 2,
            '2026001234', 2901)`.execute(tx)
    },
    tester,
  )
}
