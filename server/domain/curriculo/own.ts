import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Lets nobody forget a résumé before what is made with it stands. */
export async function holdResume(tx: Tx, id: number): Promise<void> {
  await sql`select from curriculo where cliente_id = ${currentClient} and id = ${id} for share`.execute(tx)
}

/**
 * The résumé with which a student applies: the latest that there is, or a new one with what the register says of them.
 * A new one bears no CPF, and no e-mail to be told by: where the source sends the student's own, it is not in the way.
 */
export async function ownResume(tx: Tx, aluno: number, today: string, consents: boolean): Promise<number> {
  // Who asks twice at once gets one.
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
