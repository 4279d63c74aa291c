import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { registroDaParte } from '../../../catalogue/management/mensagem/parts.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Registers of people who are written to: the SQL of their name and part in messages, and the columns of their address. */
const contacts = {
  usuario: { nome: 'nome', parte: `'usuario'`, emails: ['email'] },
  professor: { nome: 'coalesce(nome_social, nome)', parte: `'professor'`, emails: ['email'] },
  aluno: { nome: 'coalesce(nome_social, nome)', parte: `'aluno'`, emails: ['email'] },
  // Who acts for an organization is its representative.
  pessoa: {
    nome: 'coalesce(representante_nome, nome_social, nome)',
    parte: `case tipo when 'J' then 'concedente' else 'supervisor' end`,
    emails: ['representante_email', 'email'],
  },
} as const

export type Register = keyof typeof contacts

export const contactRegisters = Object.keys(contacts) as readonly Register[]

export const emailColumns = (register: Register): readonly string[] => contacts[register].emails

/** Addresses by their columns, the one that is used first. */
type Addresses = Readonly<Record<string, string | null>>

/** How somebody of a register is written to. */
export interface Contact {
  nome: string
  parte: PartyKind | 'usuario'
  enderecos: Addresses
}

/** The address in use: the first that there is. */
export const addressIn = ({ enderecos }: Pick<Contact, 'enderecos'>): string | undefined =>
  Object.values(enderecos)
    .find((one) => one?.trim())
    ?.trim()

export async function contactOf(tx: Tx, register: Register, id: number): Promise<Contact | undefined> {
  const { nome, parte, emails } = contacts[register]
  const columns = sql.raw(emails.map((column) => `'${column}', ${column}`).join(', '))
  const { rows } = await sql<Contact>`
    select ${sql.raw(nome)} as nome, ${sql.raw(parte)} as parte, json_build_object(${columns}) as enderecos
      from ${sql.table(register)} where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  return rows[0]
}

/**
 * The address that the codes of a link go to: the registered one of its person, or of whoever represents it. The address
 * of a message or of a signature does not count, because staff who work on those could make it their own.
 */
export const enderecoDoLink = async (
  tx: Tx,
  { parte, pessoaId }: { parte: PartyKind; pessoaId: number },
): Promise<string | undefined> => {
  const contact = await contactOf(tx, registroDaParte[parte], pessoaId)
  return contact && addressIn(contact)
}

/** An address that its owner recognises and nobody else learns: `h•••@c•••.com.br`. */
export function encoberto(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const [name = '', ...rest] = domain.split('.')
  return `${local.slice(0, 1)}•••@${name.slice(0, 1)}•••${rest.map((part) => `.${part}`).join('')}`
}
