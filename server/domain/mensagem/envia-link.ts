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
  const { nome, ...contact } = (await contactOf(tx, registroDaParte[parte], pessoa))!
  const ids = await enviaLinks(tx, acting, [{ parte, id: pessoa, nome, email: addressIn(contact) ?? null }])
  return outcomesOf(tx, ids)
}

/** A person who acts by a personal link. */
export interface Linked {
  parte: LinkedParty
  id: number
  nome: string
  email: string | null
}

export type LinkedParty = 'concedente' | 'supervisor' | 'responsavel'

/** Writes to each person a message with a link for everything, and returns the messages. */
export async function enviaLinks(tx: Tx, acting: Acting, people: readonly Linked[]): Promise<number[]> {
  const links = await linksFor(tx, acting, people)
  const letters = people.map(
    (para, at) => ({ modelo: 'pendencias', para, dados: {}, link: links[at]! }) as const,
  )
  return (await escreveMensagens(tx, acting, letters)).map(({ id }) => id)
}

/** Creates links for everything, in the order of the people. */
export async function linksFor(
  tx: Tx,
  acting: Acting,
  people: readonly Omit<Linked, 'email'>[],
  copiado = false,
): Promise<number[]> {
  const validade = await lastDayOfLinks(tx, acting.today)
  const wanted = people.map(
    ({ parte, id, nome }) => ({ parte, pessoa: id, nome, finalidade: 'tudo', validade, copiado }) as const,
  )
  return criaLinks(tx, acting, wanted)
}

/** The message has no contract, so the actor needs a right to the register of its receiver. */
export function requireRegister({ actor }: Acting, parte: keyof typeof registroDaParte): void {
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
