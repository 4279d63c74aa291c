import { sql } from 'kysely'
import type { Context } from '../../server/context.ts'
import { changeSettings, readSettings } from '../../server/domain/cliente/settings.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { today } from '../../server/values/dates.ts'
import { act, make } from '../office/act.ts'
import { institutionDocument } from '../pessoas.ts'
import type { Filling, Kept } from '../progress.ts'
import type { Teller } from './teller.ts'

const charged = {
  taxaAdministrativa: '85.00',
  seguroMensal: '4.90',
  pixChave: 'financeiro@exemplo.edu.br',
  pixCidade: 'Sao Paulo',
} as const

/** Sets the fee of hosts and the Pix key for payments, unless they are set. */
export async function chargeHosts({ owner, clock }: Context, clienteId: number): Promise<void> {
  const standing = await readSettings(owner, clienteId, today('UTC', clock.now()))
  const untouched = Number(standing.taxaAdministrativa) === 0 && standing.pixChave === ''
  if (untouched) await changeSettings(owner, clienteId, new Map(Object.entries(charged)))
}

const holder = {
  titular: 'Universidade de Demonstracao',
  documento: institutionDocument,
  agencia: '1234',
  agenciaDigito: '5',
  logradouro: 'Avenida das Nações',
  numero: '100',
  cidade: 'São Paulo',
  cep: '01310100',
  uf: 'SP',
} as const

/** Two accounts at different banks, and one still to be confirmed. */
const accounts = [
  { ...holder, nome: 'Bolsas', banco: '237', convenio: '123456', conta: '98765', contaDigito: '4' },
  {
    ...holder,
    nome: 'Bolsas, reserva',
    banco: '033',
    convenio: '00331234567890123456',
    conta: '13004567',
    contaDigito: '8',
  },
  { ...holder, nome: 'Extensão', banco: '001', convenio: '123456789', conta: '445566', contaDigito: 'X' },
] as const
/** Number of confirmed accounts. */
const confirmed = 2

/** Name under which the account's id is kept. */
export const nameOfAccount = (nth: number) => `conta ${nth}`

export async function makeAccounts(tx: Tx, { dia }: Filling, teller: Teller): Promise<Kept> {
  const kept: Record<string, number> = {}
  for (const [at, told] of accounts.entries()) {
    const known = await accountNamed(tx, told.nome)
    const id = known ?? (await make(tx, teller(dia), 'IncluiContaBancaria', told))
    if (known === undefined && at < confirmed)
      await act(tx, teller(dia, 'confirma'), 'ConfirmaContaBancaria', {}, [{ id, versao: 1 }])
    kept[nameOfAccount(at)] = id
  }
  return kept
}

async function accountNamed(tx: Tx, nome: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from conta_bancaria where cliente_id = ${currentClient} and nome = ${nome}`.execute(tx)
  return rows[0]?.id
}
