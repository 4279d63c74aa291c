import { type RawBuilder, sql } from 'kysely'
import { isRight, type Right, unlimitedRights } from '../../../catalogue/doors.ts'
import { type Actor, unitsFrom } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import type { Tables } from '../../store/schema.ts'

/** Kinds of people who sign in, in lookup order. */
export const personKinds = ['usuario', 'professor', 'aluno'] as const satisfies readonly (keyof Tables)[]
export type PersonKind = (typeof personKinds)[number]

export interface Person {
  tipo: PersonKind
  id: number
  login: string
  nome: string
  perfil: string | null
  /** Rights of a user's profile; empty for other kinds. */
  permissoes: readonly Right[]
  /** Unit ids that the rights are limited to; null means all. */
  unidades: readonly number[] | null
  /** Users only: single sign-on instead of a password. */
  autentica: boolean | null
  validade: string | null
  bloqueio: string | null
}

export const actingPerson = (
  {
    tipo,
    id,
    login,
    nome,
    permissoes,
    unidades,
  }: Omit<Person, 'perfil' | 'autentica' | 'validade' | 'bloqueio'>,
  operacao: string,
): Extract<Actor, { kind: 'person' }> => ({
  kind: 'person',
  tipo,
  id,
  login,
  nome,
  permissoes,
  units: unitsFrom(unidades),
  operacao,
})

export type Stored = Omit<Person, 'permissoes'> & { permissoes: readonly string[]; ativo: boolean }

/** Stored password: hashed, or still sealed as received. If both exist, the sealed one is newer. */
export interface StoredPassword {
  hash: string | null
  selada: Buffer | null
}

export type Candidate = Person & { senha: StoredPassword | undefined }

/**
 * The columns of all kinds in one form. An inactive person may share a login with an active one, which is
 * preferred.
 */
export const personSelect: Readonly<Record<PersonKind, string>> = {
  usuario: `select 'usuario' as tipo, p.id, p.login, p.nome, f.codigo as perfil, f.permissoes,
      case when f.por_unidade then to_json(unidades_desde(p.unidade_id)) end as unidades, p.autentica, p.validade,
      null::date as bloqueio, true as ativo from usuario p
    join perfil f on f.cliente_id = p.cliente_id and f.id = p.perfil_id`,
  professor: `select 'professor' as tipo, p.id, coalesce(p.login, '') as login, coalesce(p.nome_social, p.nome) as nome, null as perfil,
      '{}'::text[] as permissoes, null::json as unidades, null::boolean as autentica, p.validade, p.bloqueio, p.ativo from professor p`,
  aluno: `select 'aluno' as tipo, p.id, p.login, coalesce(p.nome_social, p.nome) as nome, null as perfil,
      '{}'::text[] as permissoes, null::json as unidades, null::boolean as autentica, p.validade, p.bloqueio, p.ativo from aluno p`,
}

/** Active and inactive rows have separate partial indexes, so each half is its own subquery. */
const halves: Readonly<Record<PersonKind, readonly RawBuilder<unknown>[]>> = {
  usuario: [sql`true`],
  professor: [sql`p.ativo`, sql`not p.ativo`],
  aluno: [sql`p.ativo`, sql`not p.ativo`],
}

/** At most one person of each kind with the folded login or e-mail. */
export async function findPeople(
  tx: Tx,
  kinds: readonly PersonKind[],
  folded: string,
  by: 'login_chave' | 'email_chave' = 'login_chave',
): Promise<Candidate[]> {
  const found: Candidate[] = []
  for (const kind of kinds) {
    // No index covers the e-mail of inactive people, so they are left out.
    const parts = by === 'login_chave' ? halves[kind] : halves[kind].slice(0, 1)
    const selects = parts.map(
      (half) =>
        sql`${sql.raw(personSelect[kind])} where p.cliente_id = (select cliente_atual()) and p.${sql.ref(by)} = ${folded} and ${half}`,
    )
    const rows = await sql<Stored & { temSenha: boolean } & StoredPassword>`
      select p.tipo, p.id, p.login, p.nome, p.perfil, p.permissoes, p.unidades, p.autentica, p.validade, p.bloqueio, p.ativo,
             s.dono is not null as "temSenha", s.hash, s.selada
        from (${sql.join(selects, sql` union all `)}) p
        left join senha s on s.cliente_id = (select cliente_atual()) and s.dono = p.tipo and s.dono_id = p.id
       order by p.ativo desc, p.id desc limit 1`.execute(tx)
    for (const { temSenha, hash, selada, ...person } of rows.rows) {
      found.push({ ...withRights(person), senha: temSenha ? { hash, selada } : undefined })
    }
  }
  return found
}

/** Rights over records without a unit are dropped if the user is limited to units. */
export function withRights({ ativo: _, permissoes, ...person }: Stored): Person {
  const held = permissoes.filter(isRight)
  const limited = person.unidades !== null
  return {
    ...person,
    permissoes: limited ? held.filter((right) => !unlimitedRights.includes(right)) : held,
  }
}
