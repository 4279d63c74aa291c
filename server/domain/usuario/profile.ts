import { sql } from 'kysely'
import { reservedRights } from '../../../catalogue/doors.ts'
import type { View } from '../../records/entity.ts'
import type { Report } from '../../records/report.ts'
import type { Tx } from '../../store/database.ts'

/** Profiles of the current client that no batch may give, by number. */
export async function reservedProfiles(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id::text from perfil where cliente_id = (select cliente_atual())
       and not por_integracao and permissoes && ${[...reservedRights]}::text[]`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** What opens a user's door; who could change it would enter as that user. */
const keysOfTheDoor = {
  login_chave: 'ESIUS_LOGIN',
  email_chave: 'ESIUS_EMAIL',
  autentica: 'ESIUS_AUTENTICA',
} as const

interface Change {
  existing: View | undefined
  planned: View
  hasPassword: boolean
  report: Report
}

/** A batch neither gives a reserved profile nor takes over somebody who has one. */
export function checkReserved(
  reserved: ReadonlySet<string>,
  { existing, planned, hasPassword, report }: Change,
): void {
  const [before, after] = [existing?.get('perfil_id'), planned.get('perfil_id')]
  if (after && after !== before && reserved.has(after)) {
    report.add('PERFIL_RESERVADO', 'ESIUS_CODIGO_PERFIL', { detalhe: 'ele só é concedido na plataforma' })
  }
  if (!existing || !before || !reserved.has(before)) return
  const kept = { detalhe: 'login, e-mail, senha e forma de entrada de quem o tem só mudam na plataforma' }
  for (const [column, field] of Object.entries(keysOfTheDoor)) {
    if ((existing.get(column) ?? null) !== (planned.get(column) ?? null)) {
      report.add('PERFIL_RESERVADO', field, kept)
    }
  }
  if (hasPassword) report.add('PERFIL_RESERVADO', 'ESIUS_SENHA', kept)
}

/** Gives a user a profile by its code, whatever it allows. False when there is no such profile. */
export async function giveProfile(tx: Tx, usuarioId: number, codigo: string): Promise<boolean> {
  const done = await sql`update usuario u set perfil_id = p.id, atualizacao = now() from perfil p
    where u.cliente_id = (select cliente_atual()) and u.id = ${usuarioId}
      and p.cliente_id = u.cliente_id and p.codigo = ${codigo}`.execute(tx)
  return (done.numAffectedRows ?? 0n) > 0n
}
