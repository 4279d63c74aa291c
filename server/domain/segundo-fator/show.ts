import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import type { Person } from '../login/person.ts'
import { factorStanding, isRequired } from './need.ts'

export async function showFactor(tx: Tx, person: Person) {
  const { tipo, id } = person
  const standing = await factorStanding(tx, person)
  const { rows } = await sql<{ desde: string; codigos: number }>`
    select momento_do_cliente(f.cliente_id, f.desde) as desde, (select count(*)::integer from codigo_recuperacao r
             where r.cliente_id = f.cliente_id and r.segundo_fator_id = f.id and r.usado_em is null) as codigos
      from segundo_fator f
     where f.cliente_id = (select cliente_atual()) and f.tipo = ${tipo} and f.pessoa_id = ${id}
       and f.segredo is not null`.execute(tx)
  const [active] = rows
  return {
    ativo: active !== undefined,
    desde: active?.desde ?? null,
    codigosRestantes: active?.codigos ?? 0,
    exigido: isRequired(standing, person),
  }
}
