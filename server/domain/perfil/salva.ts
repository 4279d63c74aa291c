import { sql } from 'kysely'
import { isRight, type Right } from '../../../catalogue/doors.ts'
import type { respondeOfertaPerfil } from '../../../catalogue/management/perfil/responde-oferta-perfil.ts'
import type { salvaPerfil } from '../../../catalogue/management/perfil/salva-perfil.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'
import { requireOwn } from '../credencial/give.ts'
import type { Verb } from '../verb.ts'
import { keepingAdministrator } from './administrador.ts'
import { offered } from './oferta.ts'
import { saveProfile } from './save.ts'

/**
 * Adds or changes a profile. The caller needs every right that it gains or loses. Changing `porUnidade` or
 * `porIntegracao` requires all of its rights, because they change who has those rights or how far they reach.
 */
export const salva: Verb<typeof salvaPerfil> = async (tx, acting, input) => {
  const { codigo, nome, porUnidade, porIntegracao } = input
  const permissoes = [...new Set((input.permissoes ?? []).filter(isRight))]
  if (codigo.trim() !== codigo || codigo === '')
    throw new Refusal('REGISTRO_INVALIDO', {}, [
      wrongField('codigo', 'CAMPO_INVALIDO', said('comum.codigoNaoComecaNemTermina')),
    ])
  // Batches decide by profiles; one that already read them must read again.
  await holdRecords(tx)
  await noteEdit(tx)
  const before = await profileOf(tx, codigo)
  const ganha = permissoes.filter((right) => !before?.permissoes.includes(right))
  const perde = (before?.permissoes ?? []).filter((right) => !permissoes.includes(right))
  const flagged =
    (porUnidade ?? before?.porUnidade) !== before?.porUnidade ||
    (porIntegracao ?? before?.porIntegracao) !== before?.porIntegracao
  requireOwn(acting, [...ganha, ...perde, ...(flagged ? permissoes : [])])
  const profile = {
    codigo,
    nome,
    permissoes,
    porUnidade: porUnidade ?? undefined,
    porIntegracao: porIntegracao ?? undefined,
  }
  await keepingAdministrator(tx, 'permissoes', () => saveProfile(tx, profile))
  const { id, usuarios } = (await profileOf(tx, codigo))!
  return { id, usuarios, ganha, perde }
}

/** Accepts or drops the suggested rights of a profile. */
export const respondeOferta: Verb<typeof respondeOfertaPerfil> = async (tx, acting, { codigo, aceita }) => {
  await holdRecords(tx)
  await noteEdit(tx)
  const profile = await profileOf(tx, codigo)
  if (!profile || profile.oferta.length === 0) throw new Refusal('REGISTRO_INEXISTENTE')
  const { id, usuarios, oferta } = profile
  const ganha = aceita ? oferta : []
  requireOwn(acting, ganha)
  await sql`update perfil set permissoes = permissoes || ${ganha}::text[], oferta = '{}'
     where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  return { id, usuarios, ganha }
}

interface Found {
  id: number
  permissoes: Right[]
  oferta: Right[]
  porUnidade: boolean
  porIntegracao: boolean
  usuarios: number
}

async function profileOf(tx: Tx, codigo: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select p.id, p.permissoes, ${sql.raw(offered('p'))} as oferta, p.por_unidade as "porUnidade", p.por_integracao as "porIntegracao",
           (select count(*)::int from usuario u where u.cliente_id = p.cliente_id and u.perfil_id = p.id) as usuarios
      from perfil p where p.cliente_id = ${currentClient} and p.codigo = ${codigo} for update of p`.execute(
    tx,
  )
  return rows[0]
}
