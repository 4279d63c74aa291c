import { sql } from 'kysely'
import { passwordSecret } from '../../catalogue/session/password-parts.ts'
import { createClient } from '../../server/domain/cliente/create.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** A ready sandbox, invited people, and the link in the examples of passwords. */
export async function addStoryAccess({ context }: World, { id: client, codigo }: Institution): Promise<void> {
  const sandbox = { codigo: `${codigo}-ensaio`, nome: 'Ensaio: Universidade de Exemplo', ensaioDe: client }
  const ambiente = await createClient(context.owner, sandbox)
  await context.db.inClient(
    client,
    (tx) =>
      sql`insert into ensaio (cliente_id, situacao, ambiente_id, codigo, token_inicio, etapas_feitas, etapas, pronto_em)
        values (cliente_atual(), 'Pronto', ${ambiente}, ${sandbox.codigo}, 'vinc_int_q3Zk', 30, 30,
          '2026-03-02T13:00:00Z')`.execute(tx),
    tester,
  )
  return context.db.inClient(
    client,
    async (tx) => {
      await sql`insert into usuario (cliente_id, id, identificador, login, login_chave, nome, email, email_chave,
          perfil_id, autentica)
        overriding system value
        select cliente_atual(), u.id, u.id, u.login, u.login, u.nome, u.login || '@exemplo.edu.br',
               u.login || '@exemplo.edu.br', p.id, false
          from perfil p, (values (1801, 'helena.prado', 'Helena Prado'), (1802, 'bruno.sales', 'Bruno Sales'))
               u(id, login, nome)
         where p.cliente_id = cliente_atual() and p.codigo = 'CONSULTA'`.execute(tx)
      await sql`insert into professor (cliente_id, id, identificacao, nome, cpf, login, login_chave, email, email_chave)
        overriding system value
        values (cliente_atual(), 1802, 'P1802', 'Rita Lemos', '39053344705', 'rita.lemos', 'rita.lemos',
          'rita.lemos@exemplo.edu.br', 'rita.lemos@exemplo.edu.br')`.execute(tx)
      await sql`insert into link (cliente_id, id, hash, parte, pessoa_id, nome, finalidade, horas, emitido_em, validade)
        overriding system value
        values (cliente_atual(), 1801, sha256(${passwordSecret.example}::bytea), 'usuario', 1801, 'Helena Prado',
          'senha', 1, now() + interval '10 days', '2999-12-31')`.execute(tx)
    },
    tester,
  )
}
