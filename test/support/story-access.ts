import { sql } from 'kysely'
import { passwordSecret } from '../../catalogue/session/password-parts.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** A user who is invited, and the link that the examples of passwords send. */
export function addStoryAccess({ context }: World, { id: client }: Institution): Promise<void> {
  return context.db.inClient(
    client,
    async (tx) => {
      await sql`insert into usuario (cliente_id, id, identificador, login, login_chave, nome, email, email_chave,
          perfil_id, autentica)
        overriding system value
        select cliente_atual(), 1801, 1801, 'helena.prado', 'helena.prado', 'Helena Prado',
               'helena.prado@exemplo.edu.br', 'helena.prado@exemplo.edu.br', id, false
          from perfil where cliente_id = cliente_atual() and codigo = 'ADMIN'`.execute(tx)
      await sql`insert into link (cliente_id, id, hash, parte, pessoa_id, nome, finalidade, horas, emitido_em, validade)
        overriding system value
        values (cliente_atual(), 1801, sha256(${passwordSecret.example}::bytea), 'usuario', 1801, 'Helena Prado',
          'senha', 1, now() + interval '10 days', '2999-12-31')`.execute(tx)
    },
    tester,
  )
}
