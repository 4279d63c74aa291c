import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { registroDaParte } from '../../../catalogue/management/mensagem/parts.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { maskedPhone } from '../../values/phone.ts'
import { channelUses } from '../canal/channel.ts'
import { phonesOf } from '../canal/phones.ts'

/** Registers of people who receive messages: SQL of name and party, and e-mail columns. */
const contacts = {
  usuario: { nome: 'nome', parte: `'usuario'`, emails: ['email'] },
  professor: { nome: 'coalesce(nome_social, nome)', parte: `'professor'`, emails: ['email'] },
  aluno: { nome: 'coalesce(nome_social, nome)', parte: `'aluno'`, emails: ['email'] },
  // An organization acts through its representative.
  pessoa: {
    nome: 'coalesce(representante_nome, nome_social, nome)',
    parte: `case tipo when 'J' then 'concedente' else 'supervisor' end`,
    emails: ['representante_email', 'email'],
  },
} as const

export type Register = keyof typeof contacts

export const contactRegisters = Object.keys(contacts) as readonly Register[]

export const emailColumns = (register: Register): readonly string[] => contacts[register].emails

/** Addresses by column, in order of preference. */
type Addresses = Readonly<Record<string, string | null>>

/** How to reach a person of a register. */
export interface Contact {
  nome: string
  parte: PartyKind | 'usuario'
  enderecos: Addresses
}

/** The first address that is not empty. */
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

/** Where the codes of a link go: to the mobile phone where the client switched that on, else by e-mail. */
export interface CodeAddresses {
  email?: string | undefined
  telefone?: string | undefined
}

/**
 * Addresses for the codes of a link: the registered ones. The address of a message or signature does not
 * count, because staff who edit those could enter their own.
 */
export const enderecoDoLink = async (
  tx: Tx,
  { parte, pessoaId }: { parte: PartyKind; pessoaId: number },
): Promise<CodeAddresses> => {
  const contact = await contactOf(tx, registroDaParte[parte], pessoaId)
  const { codigos } = await channelUses(tx)
  const person = { parte, id: pessoaId }
  const telefone = codigos ? (await phonesOf(tx, [person]))(person) : undefined
  return { email: contact && addressIn(contact), telefone }
}

export const hasCodeAddress = ({ email, telefone }: CodeAddresses): boolean =>
  email !== undefined || telefone !== undefined

/** The addresses to which a code was sent, as kept with it: one that failed is sent to the next. */
export const destinoDe = ({ email, telefone }: CodeAddresses): string =>
  [telefone, email].filter(Boolean).join(' ')

/** Masks where a code goes, so that only its owner recognises it. */
export const ondeVai = ({ email, telefone }: CodeAddresses): string =>
  telefone ? maskedPhone(telefone) : encoberto(email ?? '')

/** Masks an address so that only its owner recognises it: `h•••@c•••.com.br`. */
export function encoberto(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const [name = '', ...rest] = domain.split('.')
  return `${local.slice(0, 1)}•••@${name.slice(0, 1)}•••${rest.map((part) => `.${part}`).join('')}`
}
