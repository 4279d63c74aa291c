import { sql } from 'kysely'
import { faturamentoFields } from '../../../catalogue/management/faturamento/fields.ts'
import type { emiteFaturamento } from '../../../catalogue/management/faturamento/index.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf, centsOf, share } from '../../values/cents.ts'
import { include } from '../include.ts'
import { requireMonth } from '../month.ts'
import { included } from '../row.ts'
import type { Verb, VerbInput } from '../verb.ts'
import { faturamentos } from './guards.ts'
import { takeNumbers } from './number.ts'

type Told = VerbInput<typeof emiteFaturamento>
type Item = Told['itens'][number]

/** Creates an invoice. The database checks that its amount is the sum of its items. */
export const emite: Verb<typeof emiteFaturamento> = async (tx, acting, told) => {
  requireMonth(told.competencia)
  const items = told.itens.map((one, at) => itemOf(one, at + 1))
  const valor = amountOf(items.reduce((sum, one) => sum + centsOf(one.valor), 0))
  const parte = await partyOf(tx, told)
  const numero = String(await takeNumbers(tx, 1)).padStart(6, '0')
  const row = {
    ...included(faturamentoFields, told),
    ...parte,
    numero,
    origem: 'Interna',
    emissao: acting.today,
    valor,
  }
  const made = await include(tx, faturamentos, [row], acting)
  for (const { id } of made) await writeItems(tx, id, items)
  return made
}

function itemOf({ tipo, descricao, contrato, parcela, quantidade, valorUnitario }: Item, sequencia: number) {
  const hundredths = centsOf(quantidade ?? '1')
  return {
    sequencia,
    tipo,
    descricao,
    contrato_id: contrato ?? null,
    parcela: parcela ?? null,
    quantidade: amountOf(hundredths),
    valor_unitario: valorUnitario,
    valor: amountOf(share(centsOf(valorUnitario), hundredths, 100)),
  }
}

/** Debtor or creditor, with the current name. */
async function partyOf(tx: Tx, { pessoa, aluno }: Told): Promise<{ documento: string; nome: string }> {
  const [table, id, document] = pessoa
    ? (['pessoa', pessoa, sql`documento`] as const)
    : (['aluno', aluno ?? 0, sql`coalesce(cpf, documento)`] as const)
  const { rows } = await sql<{ documento: string; nome: string }>`
    select coalesce(${document}, '') as documento, nome from ${sql.table(table)}
     where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  return rows[0] ?? { documento: '', nome: '' }
}

async function writeItems(
  tx: Tx,
  faturamento: number,
  items: readonly ReturnType<typeof itemOf>[],
): Promise<void> {
  await sql`
    insert into faturamento_item (cliente_id, faturamento_id, sequencia, tipo, descricao, contrato_id, parcela, quantidade,
                                  valor_unitario, valor)
    select ${currentClient}, ${faturamento}, sequencia, tipo, descricao, contrato_id, parcela, quantidade,
           valor_unitario, valor
      from json_populate_recordset(null::faturamento_item, ${JSON.stringify(items)})`.execute(tx)
}
