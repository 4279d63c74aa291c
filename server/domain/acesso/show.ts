import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Person } from '../login/person.ts'
import { showFactor } from '../segundo-fator/show.ts'
import { emailOf } from '../senha/link.ts'

/** The person's own identity, rights and sign-in protection. */
export async function showOwnAccess(tx: Tx, person: Person) {
  const { tipo, id, nome, login, perfil, unidades } = person
  const { rows } = await sql<{ perfil: string | null; unidades: string[] | null; temSenha: boolean }>`
    select (select nome from perfil where cliente_id = ${currentClient} and codigo = ${perfil}) as perfil,
           (select json_agg(coalesce(nome, codigo) order by codigo) from unidade
             where cliente_id = ${currentClient} and id = any(${unidades ?? []}::bigint[])) as unidades,
           exists (select from senha where cliente_id = ${currentClient} and dono = ${tipo}
             and dono_id = ${id}) as "temSenha"`.execute(tx)
  const shown = rows[0]!
  return {
    nome,
    login,
    email: (await emailOf(tx, person)) ?? '',
    perfil: shown.perfil ?? '',
    unidades: shown.unidades ?? [],
    temSenha: shown.temSenha,
    segundoFator: await showFactor(tx, person),
  }
}
