import { sql } from 'kysely'
import type { enviaLink as declared } from '../../../catalogue/management/mensagem/envia-link.ts'
import { registroDaParte } from '../../../catalogue/management/mensagem/parts.ts'
import { seenWith } from '../../../catalogue/management/seen-with.ts'
import { Refusal } from '../../refusal.ts'
import { limitingRights } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { criaLinks } from '../link/cria.ts'
import { addressIn, contactOf } from '../link/endereco.ts'
import { lastDayOfLinks } from '../link/validade.ts'
import type { Acting } from '../machine/bound.ts'
import type { Outcome } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { escreveMensagens } from './escreve.ts'

/** Sends a link for everything to a person who does not sign in. */
export const enviaLink: Verb<typeof declared> = async (tx, acting, { parte, pessoa }) => {
  requireRegister(acting, parte)
  const contact = (await contactOf(tx, registroDaParte[parte], pessoa))!
  const { nome } = contact
  const validade = await lastDayOfLinks(tx, acting.today)
  const [link] = await criaLinks(tx, acting, [{ parte, pessoa, nome, finalidade: 'tudo', validade }])
  const para = { parte, id: pessoa, nome, email: addressIn(contact) ?? null }
  const written = await escreveMensagens(tx, acting, [{ modelo: 'pendencias', para, dados: {}, link: link! }])
  return outcomesOf(
    tx,
    written.map(({ id }) => id),
  )
}

/** The message has no contract, so the actor needs a right to the register of its receiver. */
function requireRegister({ actor }: Acting, parte: keyof typeof registroDaParte): void {
  const rights = seenWith.get(registroDaParte[parte]) ?? []
  const own = limitingRights(actor)
  if (own && !rights.some((right) => own.includes(right))) {
    throw new Refusal('PERMISSAO_AUSENTE', { permissao: rights[0]! })
  }
}

async function outcomesOf(tx: Tx, ids: readonly number[]): Promise<Outcome[]> {
  const { rows } = await sql<{ id: number; situacao: string; versao: number }>`
    select id, situacao, versao from mensagem
     where cliente_id = ${currentClient} and id = any(${ids}::bigint[]) order by id`.execute(tx)
  return rows.map((row) => ({ ...row, findings: [] }))
}
