import { sql } from 'kysely'
import { reservedRights } from '../../../catalogue/doors.ts'
import type { View } from '../../records/entity.ts'
import type { Report } from '../../records/report.ts'
import type { Tx } from '../../store/database.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'

/** Profiles that no batch may give, by number, and whether each is limited to units. */
export type Reserved = ReadonlyMap<string, { porUnidade: boolean }>

/** Those of the current client. */
export async function reservedProfiles(tx: Tx): Promise<Reserved> {
  const { rows } = await sql<{ id: string; porUnidade: boolean }>`
    select id::text, por_unidade as "porUnidade" from perfil where cliente_id = (select cliente_atual())
       and not por_integracao and permissoes && ${[...reservedRights]}::text[]`.execute(tx)
  return new Map(rows.map(({ id, porUnidade }) => [id, { porUnidade }]))
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
export function checkReserved(reserved: Reserved, { existing, planned, hasPassword, report }: Change): void {
  const [before, after] = [existing?.get('perfil_id'), planned.get('perfil_id')]
  if (after && after !== before && reserved.has(after)) {
    report.add('PERFIL_RESERVADO', 'ESIUS_CODIGO_PERFIL', { detalhe: 'ele só é concedido na plataforma' })
  }
  const held = before ? reserved.get(before) : undefined
  if (!existing || !held) return
  const changed = (column: string) => (existing.get(column) ?? null) !== (planned.get(column) ?? null)
  const kept = { detalhe: 'login, e-mail, senha e forma de entrada de quem o tem só mudam na plataforma' }
  for (const [column, field] of Object.entries(keysOfTheDoor)) {
    if (changed(column)) report.add('PERFIL_RESERVADO', field, kept)
  }
  // Where rights end at units, another unit is another right.
  if (held.porUnidade && changed('unidade_id')) {
    const detalhe = 'a unidade de quem o tem limita o que pode, e só muda na plataforma'
    report.add('PERFIL_RESERVADO', 'ESIUS_CODIGO_UNIDADE', { detalhe })
  }
  if (hasPassword) report.add('PERFIL_RESERVADO', 'ESIUS_SENHA', kept)
}

/** Gives a user a profile by its code, whatever it allows. False when there is no such profile. */
export async function giveProfile(tx: Tx, usuarioId: number, codigo: string): Promise<boolean> {
  // Batches feed this column too: one that has read the user already must read again.
  await holdRecords(tx)
  await noteEdit(tx)
  const done = await sql`update usuario u set perfil_id = p.id, atualizacao = now() from perfil p
    where u.cliente_id = (select cliente_atual()) and u.id = ${usuarioId}
      and p.cliente_id = u.cliente_id and p.codigo = ${codigo}`.execute(tx)
  return (done.numAffectedRows ?? 0n) > 0n
}
