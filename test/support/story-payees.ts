import { sql } from 'kysely'
import { tester } from './actor.ts'
import { sealed } from './bank.ts'
import { addStudent } from './contracts.ts'
import type { Institution, World } from './world.ts'

/** Accounts that payees told: one that a second person confirms, and one that is taken back. */
const accounts = [1611, 1612]

/** What the examples of payees' accounts name. */
export async function addStoryPayees(world: World, client: Institution): Promise<void> {
  const dados = sealed(world, { banco: '260', agencia: '0001', conta: '7654321-0', tipoConta: 'Pagamento' })
  const students: number[] = []
  for (const _ of accounts) students.push(await addStudent(world, client, { nome: 'Marina Alves' }))
  await world.context.db.inClient(
    client.id,
    async (tx) => {
      await sql`insert into aluno (cliente_id, id, identificacao, nome, cpf, email, login, login_chave, endereco, cidade, uf, cep)
        overriding system value
        values (cliente_atual(), 1601, '2026001601', 'Caio Prado', '11144477735', 'caio.prado@aluno.exemplo.edu.br',
          'caio.prado', 'caio.prado', 'Rua das Palmeiras', 'São Paulo', 'SP', '01310100')`.execute(tx)
      for (const [at, id] of accounts.entries()) {
        await sql`insert into conta_favorecido (cliente_id, id, aluno_id, conta_mascarada, dados, espera_ate, pedida_por, origem)
          overriding system value
          values (cliente_atual(), ${id}, ${students[at]}, '260 •••21-0', ${dados}, '2026-03-03',
            ${`aluno ${students[at]}`}, '')`.execute(tx)
      }
    },
    tester,
  )
}
