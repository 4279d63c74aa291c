import { sql } from 'kysely'
import type { geraRemessa } from '../../catalogue/management/remessa/gera-remessa.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import type { Context } from '../../server/context.ts'
import { openJson } from '../../server/domain/conta-bancaria/dados.ts'
import { keepContent } from '../../server/management/contents.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { act, daysFrom, perform } from '../office/act.ts'
import type { Filling, Kept } from '../progress.ts'
import { sampler } from '../sampler.ts'
import { nameOfAccount } from './accounts.ts'
import { returnTo, type Word } from './bank.ts'
import { closedMonths } from './months.ts'
import type { Teller } from './teller.ts'

type Answer = AnswerOf<(typeof geraRemessa)['output']>

/** Maximum number of payments in a file. */
const mostEach = 8_000

/** A remittance file: its month and account, its share of the open invoices, and its final state. */
interface Plan {
  month: 0 | 1
  account: number
  /** Takes one of this many invoices not yet in a file. */
  oneOf: number
  end: 'pago' | 'agendado' | 'espera'
}

/** The older month has as many files as needed; of the newer one, one was sent and one waits for approval. */
const plansFor = (contratos: number): readonly Plan[] => [
  ...Array.from(
    { length: 1 + Math.floor(contratos / 40_000) },
    (): Plan => ({ month: 0, account: 0, oneOf: 1, end: 'pago' }),
  ),
  { month: 1, account: 0, oneOf: 2, end: 'agendado' },
  { month: 1, account: 1, oneOf: 2, end: 'espera' },
]

export const fileCount = (contratos: number) => plansFor(contratos).length

const nameOfFile = (nth: number) => `remessa ${nth}`

/** Creates a file of open invoices and, unless it is the waiting one, approves and sends it. */
export async function makeFile(tx: Tx, nth: number, filling: Filling, teller: Teller): Promise<Kept> {
  const { contratos, dia, guardado } = filling
  const { month, account, oneOf, end } = plansFor(contratos)[nth]!
  const { competencia, closing } = closedMonths(dia)[month]
  const day = month === 0 ? daysFrom(closing, 1) : dia
  const owed = (await owedOf(tx, competencia)).filter((_, at) => at % oneOf === 0)
  if (owed.length === 0) return {}
  const faturamentos = owed.map((faturamento) => ({ faturamento }))
  const conta = guardado[nameOfAccount(account)]!
  const { remessas } = (await perform(tx, teller(day), 'GeraRemessa', { conta, faturamentos })) as Answer
  const id = remessas[0]!.id!
  if (end !== 'espera') {
    await act(tx, teller(day, 'confirma'), 'AprovaRemessa', {}, [id])
    await act(tx, teller(day), 'EnviaRemessa', {}, [id])
  }
  return { [nameOfFile(nth)]: id }
}

/** Invoices of students with an account and a CPF; the others are paid manually. */
async function owedOf(tx: Tx, competencia: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from faturamento f
      join aluno a on a.cliente_id = f.cliente_id and a.id = f.aluno_id and a.dados_bancarios is not null and a.cpf is not null
     where f.cliente_id = ${currentClient} and f.tipo = 'P' and f.execucao_id is not null and f.competencia = ${competencia}
       and not f.agendado and f.quitado = 0 and f.movimentado = 0 and f.cancelamento is null and f.valor > 0
     order by f.id limit ${mostEach}`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Results: in the older month most are paid, some accounts are wrong and one row is unknown; the newer month
 * is scheduled.
 */
function wordsFor({ end }: Plan): (nth: number) => Word {
  if (end === 'agendado') return () => ({ codigo: 'BD' })
  return (nth) => (nth === 1 ? { codigo: '00', unknown: true } : { codigo: nth % 7 === 2 ? 'AM' : '00' })
}

/** Uploads the bank's return for a file, if there is one. */
export async function answerFile(
  context: Context,
  clienteId: number,
  nth: number,
  { contratos, guardado, dia }: Filling,
  teller: Teller,
): Promise<string | undefined> {
  const plan = plansFor(contratos)[nth]!
  const file = guardado[nameOfFile(nth)]
  if (file === undefined || plan.end === 'espera') return undefined
  const bytes = await context.db.reading(clienteId, (tx) => contentOf(tx, teller(dia), file))
  const name = `retorno-${String(file).padStart(6, '0')}.ret`
  const caller = { clienteId, actor: sampler }
  const { conteudo } = await keepContent(context, caller, name, returnTo(bytes, wordsFor(plan)))
  return conteudo
}

async function contentOf(tx: Tx, acting: ReturnType<Teller>, remessa: number): Promise<Buffer> {
  const { rows } = await sql<{ conteudo: Buffer }>`select conteudo from remessa_conteudo
    where cliente_id = ${currentClient} and remessa_id = ${remessa}`.execute(tx)
  const { base64 } = openJson<{ base64: string }>(acting, rows[0]!.conteudo)
  return Buffer.from(base64, 'base64')
}

/** Imports the bank's return. */
export async function readAnswer(
  tx: Tx,
  nth: number,
  { contratos, dia }: Filling,
  teller: Teller,
  conteudo: string,
): Promise<void> {
  const { month } = plansFor(contratos)[nth]!
  const day = month === 0 ? daysFrom(closedMonths(dia)[month].due, 5) : dia
  await perform(tx, teller(day), 'LeRetorno', { conteudo })
}
