import { sql } from 'kysely'
import type { confirmaChavePix, descartaChavePix } from '../../../catalogue/management/ajuste/index.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { findingOf, ruledOut } from '../machine/finding.ts'
import { otherPerson, whoAnswers } from '../two-persons.ts'
import type { Verb } from '../verb.ts'
import type { ClientSetting } from './setting-declarations.ts'
import { SettingProblem } from './settings.ts'

interface Proposal {
  chave: string | null
  autores: string[]
  versao: number
}

const stored = (tx: Tx, lock: boolean) =>
  sql<Proposal>`select pix_proposta as chave, pix_proposta_autores as autores, pix_proposta_versao as versao from cliente
    where cliente_id = ${currentClient} ${lock ? sql`for update` : sql``}`
    .execute(tx)
    .then(({ rows }) => rows[0]!)

/** The key that waits for confirmation; empty if there is none. */
export async function pixProposal(tx: Tx): Promise<{ chave: string; versao: number }> {
  const { chave, versao } = await stored(tx, false)
  return { chave: chave ?? '', versao: chave === null ? 0 : versao }
}

/**
 * Proposes a new key. The current key applies until a person who is no author of the open proposals confirms
 * it.
 */
export async function proposePix(
  tx: Tx,
  acting: Acting,
  { read, expected }: ClientSetting,
  text: string,
  name: string,
): Promise<void> {
  const chave = read(text)
  if (chave === undefined)
    throw new SettingProblem(said('cliente.ajusteEsperava', { campo: name, esperado: expected }))
  const { autores } = await stored(tx, true)
  const all = [...new Set([...autores, await whoAnswers(tx, acting)])]
  await sql`update cliente set pix_proposta = ${chave}, pix_proposta_autores = ${all},
      pix_proposta_versao = pix_proposta_versao + 1 where cliente_id = ${currentClient}`.execute(tx)
}

const settled = sql`pix_proposta = null, pix_proposta_autores = '{}'`

/** Locks the proposal; a version other than the caller's is a conflict. */
async function seen(tx: Tx, vista: number): Promise<Proposal & { chave: string }> {
  const { chave, autores, versao } = await stored(tx, true)
  if (chave === null) throw new Refusal('REGISTRO_INEXISTENTE')
  if (versao !== vista) throw new Refusal('CONFLITO', { vista, atual: versao, mudancas: [] })
  return { chave, autores, versao }
}

const same = {
  regra: 'outraPessoaConfirma',
  mensagem: said('cliente.quemProposChaveNaoConfirma'),
}

export const confirmaPix: Verb<typeof confirmaChavePix> = async (tx, acting, { proposta }) => {
  const { chave, autores } = await seen(tx, proposta)
  const against = (await otherPerson(tx, acting, same))(autores)
  if (against.length > 0) throw ruledOut(against.flatMap((one) => findingOf(one, {}) ?? []))
  await sql`update cliente set chave_pix = pix_proposta, ${settled} where cliente_id = ${currentClient}`.execute(
    tx,
  )
  return { chave }
}

export const descartaPix: Verb<typeof descartaChavePix> = async (tx, _acting, { proposta }) => {
  const { chave } = await seen(tx, proposta)
  await sql`update cliente set ${settled} where cliente_id = ${currentClient}`.execute(tx)
  return { chave }
}
