import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Share lock: keeps the résumé from being anonymised until the transaction ends. */
export async function holdResume(tx: Tx, id: number): Promise<void> {
  await sql`select from curriculo where cliente_id = ${currentClient} and id = ${id} for share`.execute(tx)
}

/**
 * Résumé of a student's application: the latest active one, or a new one from the register. A new one has no
 * CPF and a generated e-mail key, so it cannot collide with the résumé that the source sends later.
 */
export async function ownResume(tx: Tx, aluno: number, today: string, consents: boolean): Promise<number> {
  // Row lock: two concurrent requests get the same résumé.
  await sql`select from aluno where cliente_id = ${currentClient} and id = ${aluno} for no key update`.execute(
    tx,
  )
  const known = await sql<{ id: number }>`
    select id from curriculo
     where cliente_id = ${currentClient} and aluno_id = ${aluno} and ativo and anonimizacao is null
     order by cpf is null, id desc limit 1 for update`.execute(tx)
  const consent = consents ? today : null
  const found = known.rows[0]
  if (found) {
    await sql`update curriculo set consentimento = ${consent}::date, atualizacao = greatest(now(), inclusao)
       where cliente_id = ${currentClient} and id = ${found.id} and consentimento is null
         and ${consent}::date is not null`.execute(tx)
    return found.id
  }
  const { rows } = await sql<{ id: number }>`
    insert into curriculo (cliente_id, identificacao, aluno_id, nome, nome_social, email, email_chave, telefone, nascimento,
           sexo, cidade, uf, cep, consentimento)
    select a.cliente_id, k.codigo, a.id, a.nome, a.nome_social, coalesce(a.email, ''), k.codigo,
           coalesce(a.telefone1, a.telefone2), a.nascimento, a.sexo, a.cidade, a.uf, a.cep, ${consent}::date
      from aluno a cross join (select 'vinculo:' || gen_random_uuid() as codigo) k
     where a.cliente_id = ${currentClient} and a.id = ${aluno}
    returning id`.execute(tx)
  return rows[0]!.id
}
