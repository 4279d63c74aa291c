import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import { withoutZeros } from '../../cnab/check-account.ts'
import type { Return } from '../../cnab/read.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type DadosConta, openJson } from '../conta-bancaria/dados.ts'
import type { Acting } from '../machine/bound.ts'
import { findingOf, ruledOut } from '../machine/finding.ts'

/** The account of a return, by agreement, or by branch and number if the bank's files have no agreement. */
export async function accountOf(tx: Tx, acting: Acting, file: Return): Promise<number> {
  const rows = await tx
    .selectFrom('conta_bancaria')
    .select(['id', 'dados'])
    .where('cliente_id', '=', currentClient)
    .where('banco', '=', file.banco)
    .orderBy('id')
    .execute()
  const fitting = rows.filter(({ dados }) => isAbout(openJson<DadosConta>(acting, dados), file))
  // If several accounts share an agreement, the one that the file names.
  const named = fitting.filter(({ dados }) => sameAccount(openJson<DadosConta>(acting, dados), file))
  const [only, ...others] = fitting.length > 1 ? named : fitting
  if (only && others.length === 0) return only.id
  const mensagem = said('retorno.retornoNaoNenhumaContasBancarias')
  const breach = {
    regra: 'contaDoRetorno',
    valor: file.convenio || `${file.agencia} ${file.conta}`,
    mensagem,
  }
  throw ruledOut([findingOf(breach, {})!])
}

const isAbout = (dados: DadosConta, file: Return): boolean =>
  file.convenio === ''
    ? sameAccount(dados, file)
    : withoutZeros(dados.convenio ?? '') === withoutZeros(file.convenio)

const sameAccount = ({ agencia, conta }: DadosConta, file: Return): boolean =>
  withoutZeros(agencia) === withoutZeros(file.agencia) && withoutZeros(conta) === withoutZeros(file.conta)

/** Row lock on the account's sequence: serializes reading returns and making files of one account. */
export async function holdAccount(tx: Tx, conta: number): Promise<void> {
  await sql`select from conta_bancaria_sequencia
     where cliente_id = ${currentClient} and conta_bancaria_id = ${conta} for update`.execute(tx)
}
