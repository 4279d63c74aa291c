import { sql } from 'kysely'
import { originOf } from '../../server/domain/conta-favorecido/origin.ts'
import { tester } from './actor.ts'
import { sealed } from './bank.ts'
import type { Institution, World } from './world.ts'

const held = { banco: '260', agencia: '0001', conta: '7654321-0', tipoConta: 'Pagamento' }

/** Payees' accounts in the examples: one to be confirmed by a second person, one to be withdrawn. */
export async function addStoryPayees(world: World, client: Institution): Promise<void> {
  await world.context.db.inClient(
    client.id,
    async (tx) => {
      await sql`insert into aluno (cliente_id, id, identificacao, nome, cpf, email, login, login_chave, endereco, cidade, uf, cep)
        overriding system value
        values (cliente_atual(), 1601, '2026001601', 'Caio Prado', '11144477735', 'caio.prado@aluno.exemplo.edu.br',
          'caio.prado', 'caio.prado', 'Rua das Palmeiras', 'São Paulo', 'SP', '01310100')`.execute(tx)
      // The account keeps the batch's value at that time, as the commands do.
      const { rows } = await sql<{ aluno: number | null; pessoa: number | null; dados: Buffer | null }>`
        select id as aluno, null::bigint as pessoa, dados_bancarios as dados from aluno where id = 1
        union all
        (select null, id, dados_bancarios from pessoa order by id limit 1)`.execute(tx)
      for (const [at, { aluno, pessoa, dados }] of rows.entries()) {
        await sql`insert into conta_favorecido (cliente_id, id, aluno_id, pessoa_id, conta_mascarada, dados, espera_ate,
            pedida_por, origem)
          overriding system value
          values (cliente_atual(), ${1611 + at}, ${aluno}, ${pessoa}, '260 •••21-0', ${sealed(world, held)}, '2026-03-03',
            'usuario 901', ${originOf(world.context.sealer, dados)})`.execute(tx)
      }
    },
    tester,
  )
}
