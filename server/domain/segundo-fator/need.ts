import { sql } from 'kysely'
import { weightyRights } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import type { Person } from '../login/person.ts'
import type { Way } from '../login/way.ts'

/** What a session still needs after the first factor: a code, or setting up the second factor. */
export type Lacking = 'codigo' | 'cadastro'

/** Proved in this session, or vouched for by another one. */
export type Proven = 'provado' | 'dispensado'

export interface Standing {
  exige: boolean
  dispensa: boolean
  tem: boolean
}

/** The client's requirement, and whether the person has an active second factor. */
export async function factorStanding(tx: Tx, { tipo, id }: Pick<Person, 'tipo' | 'id'>): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select exige_segundo_fator as exige, login_unico_dispensa as dispensa,
           exists (select from segundo_fator f where f.cliente_id = c.cliente_id and f.tipo = ${tipo}
             and f.pessoa_id = ${id} and f.segredo is not null) as tem
      from cliente c where c.cliente_id = (select cliente_atual())`.execute(tx)
  return rows[0]!
}

/** Whether the client requires a second factor for these rights. */
export const isRequired = ({ exige }: Pick<Standing, 'exige'>, { permissoes }: Pick<Person, 'permissoes'>) =>
  exige && permissoes.some((right) => weightyRights.includes(right))

/**
 * What an existing session needs. Unlike a new one, it is asked only if the client requires the factor:
 * setting one up voluntarily keeps existing sessions.
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

/** What a new session needs. */
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
