import { sql } from 'kysely'
import { weightyRights } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import type { Person } from '../login/person.ts'
import type { Way } from '../login/way.ts'

/** What somebody who proved one factor still has to do: tell a code, or set the second factor up first. */
export type Lacking = 'codigo' | 'cadastro'

/** Whether a session proved the factor, or another one vouches for it. */
export type Proven = 'provado' | 'dispensado'

export interface Standing {
  exige: boolean
  dispensa: boolean
  tem: boolean
}

/** What the client asks for, and whether the person has a second factor that works. */
export async function factorStanding(tx: Tx, { tipo, id }: Pick<Person, 'tipo' | 'id'>): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select exige_segundo_fator as exige, login_unico_dispensa as dispensa,
           exists (select from segundo_fator f where f.cliente_id = c.cliente_id and f.tipo = ${tipo}
             and f.pessoa_id = ${id} and f.segredo is not null) as tem
      from cliente c where c.cliente_id = (select cliente_atual())`.execute(tx)
  return rows[0]!
}

/** Whether the client wants a second factor of somebody with these rights. */
export const isRequired = ({ exige }: Pick<Standing, 'exige'>, { permissoes }: Pick<Person, 'permissoes'>) =>
  exige && permissoes.some((right) => weightyRights.includes(right))

/**
 * What a session under way lacks. Unlike one that begins, it is asked only where the client requires the factor: whoever
 * sets one up of their own accord keeps the sessions that they have.
 */
export function lackingUnderWay(
  standing: Standing,
  person: Pick<Person, 'permissoes'>,
  { metodo, proven }: { metodo: Way; proven: Proven | null },
): Lacking | null {
  if (!isRequired(standing, person) || proven === 'dispensado') return null
  if (metodo === 'oidc' && standing.dispensa) return null
  if (!standing.tem) return 'cadastro'
  return proven ? null : 'codigo'
}

/** What a session that somebody begins this way lacks, if anything. */
export async function lackingOf(
  tx: Tx,
  person: Pick<Person, 'tipo' | 'id' | 'permissoes'>,
  way: Way,
): Promise<Lacking | null> {
  const standing = await factorStanding(tx, person)
  if (way === 'oidc' && standing.dispensa) return null
  if (standing.tem) return 'codigo'
  return isRequired(standing, person) ? 'cadastro' : null
}
