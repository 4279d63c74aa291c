import { sql } from 'kysely'
import { reservedRights } from '../../../catalogue/doors.ts'
import { said } from '../../../catalogue/message.ts'
import type { View } from '../../records/entity.ts'
import type { Report } from '../../records/report.ts'
import type { Tx } from '../../store/database.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'
import { administers } from '../perfil/administrador.ts'

interface Reserved {
  /** Its rights are limited to units. */
  porUnidade: boolean
  /** It has rights that the staff member who sent the batch lacks. */
  beyondSender: boolean
}

/** What decides which accesses a batch may change. */
export interface Accesses {
  /** Profiles that the batch may not assign, by id. */
  reserved: ReadonlyMap<string, Reserved>
  /** Ids of profiles that may change accesses in all units. */
  administering: ReadonlySet<string>
  /**
   * Identifiers of active users with such a profile. Kept current while the records of a part are decided.
   */
  administrators: Set<string>
  today: string
}

/** Loads them for the records of a batch. */
export async function loadAccesses(tx: Tx, batch: number | null): Promise<Accesses> {
  const { rows: profiles } = await sql<
    Reserved & { id: string; reserved: boolean; administers: boolean; today: string }
  >`
    select id::text, por_unidade as "porUnidade", hoje_do_cliente()::text as today,
           not por_integracao and permissoes && ${[...reservedRights]}::text[] as reserved,
           not coalesce(permissoes <@ (select l.permissoes from lote l
             where l.cliente_id = perfil.cliente_id and l.id = ${batch}), true) as "beyondSender",
           ${administers(sql`perfil`)} as administers
      from perfil where cliente_id = (select cliente_atual())`.execute(tx)
  const { rows: users } = await sql<{ identificador: string }>`
    select u.identificador::text from usuario u
      join perfil p on p.cliente_id = u.cliente_id and p.id = u.perfil_id
     where u.cliente_id = (select cliente_atual()) and ${administers(sql`p`)}
       and (u.validade is null or u.validade >= hoje_do_cliente())`.execute(tx)
  return {
    reserved: new Map(
      profiles
        .filter(({ reserved, beyondSender }) => reserved || beyondSender)
        .map(({ id, porUnidade, beyondSender }) => [id, { porUnidade, beyondSender }]),
    ),
    administering: new Set(profiles.filter((one) => one.administers).map(({ id }) => id)),
    administrators: new Set(users.map(({ identificador }) => identificador)),
    today: profiles[0]?.today ?? '',
  }
}

/** Columns for signing in; changing them would allow entering as that user. */
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
  keep: (column: string) => void
}

/**
 * A batch neither assigns a reserved profile nor takes over or demotes its holder. In a batch sent by staff,
 * profiles with rights that the sender lacks are reserved too. A batch may end any access except the last
 * administrator's, but cannot reactivate a holder of a reserved profile.
 */
export function checkAccess(accesses: Accesses, change: Change): void {
  const { reserved } = accesses
  const { existing, planned, report, keep } = change
  const [before, after] = [existing?.get('perfil_id'), planned.get('perfil_id')]
  const held = before ? reserved.get(before) : undefined
  if (after && after !== before) {
    if (held) {
      report.add('PERFIL_MANTIDO', 'ESIUS_CODIGO_PERFIL')
      keep('perfil_id')
    } else if (reserved.has(after)) {
      const detalhe = reserved.get(after)!.beyondSender
        ? said('usuario.quemEnviouLoteNaoTem')
        : said('usuario.eleSoConcedidoPlataforma')
      report.add('PERFIL_RESERVADO', 'ESIUS_CODIGO_PERFIL', { detalhe })
    }
  }
  if (existing && held) checkHolder(existing, held, accesses.today, change)
  if (!report.refused) keepAdministrator(accesses, change)
}

function checkHolder(
  existing: View,
  held: Reserved,
  today: string,
  { planned, hasPassword, report }: Change,
): void {
  const changed = (column: string) => (existing.get(column) ?? null) !== (planned.get(column) ?? null)
  const kept = { detalhe: said('usuario.loginMailSenhaFormaEntrada') }
  for (const [column, field] of Object.entries(keysOfTheDoor)) {
    if (changed(column)) report.add('PERFIL_RESERVADO', field, kept)
  }
  // If rights are limited to units, another unit means other rights.
  if (held.porUnidade && changed('unidade_id')) {
    const detalhe = said('usuario.unidadeQuemTemLimitaPode')
    report.add('PERFIL_RESERVADO', 'ESIUS_CODIGO_UNIDADE', { detalhe })
  }
  if (hasPassword) report.add('PERFIL_RESERVADO', 'ESIUS_SENHA', kept)
  if (!isActive(existing, today) && isActive(planned, today)) {
    const detalhe = said('usuario.acessoEncerradoQuemTemSo')
    report.add('PERFIL_RESERVADO', 'ESIUS_VALIDADE', { detalhe })
  }
}

const isActive = (user: View, today: string) => (user.get('validade') ?? today) >= today

/** Refuses a record that would leave the client without an administrator. */
function keepAdministrator(
  { administering, administrators, today }: Accesses,
  { existing, planned, report }: Change,
): void {
  const identificador = planned.get('identificador')!
  const administers = (user: View) => administering.has(user.get('perfil_id') ?? '') && isActive(user, today)
  if (administers(planned)) {
    administrators.add(identificador)
  } else if (existing && administers(existing)) {
    if (administrators.isSubsetOf(new Set([identificador]))) {
      const field = isActive(planned, today) ? 'ESIUS_CODIGO_PERFIL' : 'ESIUS_VALIDADE'
      report.add('ULTIMO_ADMINISTRADOR', field)
    } else administrators.delete(identificador)
  }
}

/** Gives a user any profile by code; false if there is no such profile. */
export async function giveProfile(tx: Tx, usuarioId: number, codigo: string): Promise<boolean> {
  // Batches write this column too; one that already read the user must read again.
  await holdRecords(tx)
  await noteEdit(tx)
  const done = await sql`update usuario u set perfil_id = p.id, atualizacao = now() from perfil p
    where u.cliente_id = (select cliente_atual()) and u.id = ${usuarioId}
      and p.cliente_id = u.cliente_id and p.codigo = ${codigo}`.execute(tx)
  return (done.numAffectedRows ?? 0n) > 0n
}
