import type {
  registraPagamento,
  registraRecebimento,
} from '../../../catalogue/management/faturamento/index.ts'
import { idsOf } from '../machine/bound.ts'
import { tryMove } from '../move.ts'
import type { Verb, VerbInput } from '../verb.ts'
import { faturamentos, type Lancamento } from './guards.ts'
import { book } from './movimentos.ts'

type Told = VerbInput<typeof registraRecebimento>

/** Books a movement for each invoice; without an amount, the open amount of each. */
const registering =
  (name: 'receber' | 'pagar'): Verb<typeof registraRecebimento> =>
  async (tx, acting, told) => {
    const { registros, motivo } = told
    const lancamento: Lancamento = {
      data: told.data ?? acting.today,
      valor: told.valor ?? undefined,
      juros: told.juros ?? '0',
      multa: told.multa ?? '0',
      desconto: told.desconto ?? '0',
    }
    const wanted = registros.map((one) => ({ ...one, motivo, besides: { lancamento } }))
    return tryMove(tx, faturamentos, name, wanted, acting, (tx, invoices) =>
      book(tx, idsOf(invoices), { ...lancamento, ...papersOf(told), valor: lancamento.valor ?? null }),
    )
  }

const papersOf = ({ credito, forma, banco, nossoNumero, endToEndId }: Told) => ({
  credito: credito ?? null,
  forma: forma ?? null,
  banco: banco ?? null,
  nosso_numero: nossoNumero ?? null,
  end_to_end: endToEndId ?? null,
})

export const registraRecebimentos: Verb<typeof registraRecebimento> = registering('receber')
export const registraPagamentos: Verb<typeof registraPagamento> = registering('pagar')
