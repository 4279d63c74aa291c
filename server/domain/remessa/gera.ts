import type { geraRemessa } from '../../../catalogue/management/remessa/gera-remessa.ts'
import { said } from '../../../catalogue/message.ts'
import { checkPayment } from '../../cnab/check.ts'
import { dialects } from '../../cnab/dialects/index.ts'
import type { Forma, Payee, Payer } from '../../cnab/remittance.ts'
import { plansEach, setLocally } from '../../store/settings.ts'
import { centsOf } from '../../values/cents.ts'
import { openJson } from '../conta-bancaria/dados.ts'
import { type DadosBancarios, payeeOf } from '../conta-favorecido/bank-details.ts'
import type { Acting } from '../machine/bound.ts'
import { type Breach, type Finding, findingOf, ruledOut } from '../machine/finding.ts'
import { reachOf } from '../machine/reach.ts'
import type { Verb, VerbInput } from '../verb.ts'
import { payerFrom } from './account.ts'
import { makeFile } from './file.ts'
import { type Payable, payable } from './invoices.ts'
import type { Planned } from './planned.ts'

type Told = VerbInput<typeof geraRemessa>

/**
 * Creates the bank files of payable invoices, with Pix in a separate file. Invoices that cannot be paid are
 * reported and left out.
 */
export const gera: Verb<typeof geraRemessa> = async (tx, acting, told) => {
  await setLocally(tx, [plansEach])
  const paying = await payerFrom(tx, acting, told.conta)
  const invoices = await payable(tx, told, reachOf(acting.actor))
  const judged = invoices.map((invoice) => plan(acting, paying.pagador, invoice, told))
  const planned = judged.flatMap((one) => ('payment' in one ? [one] : []))
  const refused = judged.flatMap((one) => ('payment' in one ? [] : [one]))
  const missing = notPayable(told, invoices)
  const recusados = [...refused, ...missing]
  if (planned.length === 0)
    throw ruledOut(recusados.length > 0 ? recusados.flatMap(({ achados }) => achados) : nothing())
  const byPix = Map.groupBy(planned, ({ payment }) => payment.forma === 'Pix')
  const remessas = []
  for (const group of byPix.values()) remessas.push(await makeFile(tx, acting, told.conta, paying, group))
  return { remessas, recusados }
}

const found = (breach: Breach): Finding => findingOf(breach, {})!

const nothing = () => [found({ regra: 'haPagamento', mensagem: said('remessa.naoHaFaturamentoPagarPossa') })]

interface Refused {
  faturamento: number
  achados: Finding[]
}

function plan(acting: Acting, payer: Payer, invoice: Payable, told: Told): Planned | Refused {
  const { id: faturamento, dados, vencimento, saldo } = invoice
  if (!dados) {
    const mensagem = said('remessa.naoHaContaOndePagar', { nome: invoice.nome })
    return { faturamento, achados: [found({ regra: 'contaDoFavorecido', campo: 'conta', mensagem })] }
  }
  const favorecido = payeeOf(invoice, openJson<DadosBancarios>(acting, dados))
  const payment = {
    forma: told.forma ?? usualForm(payer, favorecido),
    favorecido,
    valor: centsOf(saldo),
    data: told.dataPagamento ?? (vencimento < acting.today ? acting.today : vencimento),
  }
  const achados = checkPayment(payer, { ...payment, contador: 0 }, acting.today).map(found)
  return achados.length > 0 ? { faturamento, achados } : { invoice, payment }
}

/** Credit within the same bank; otherwise Pix if there is a key and the bank supports it; otherwise TED. */
function usualForm({ banco }: Payer, { banco: theirs, conta, chavePix }: Payee): Forma {
  if (theirs === banco && conta) return 'Crédito em conta'
  return chavePix && (dialects[banco].pix || !conta) ? 'Pix' : 'TED'
}

/** Chosen invoices that are not payable or already scheduled. */
function notPayable({ faturamentos }: Told, invoices: readonly Payable[]): Refused[] {
  const known = new Set(invoices.map(({ id }) => id))
  const mensagem = said('remessa.faturamentoNaoPagarNaoEmitido')
  return (faturamentos ?? [])
    .filter(({ faturamento }) => !known.has(faturamento))
    .map(({ faturamento }) => ({
      faturamento,
      achados: [found({ regra: 'faturamentoAPagar', campo: 'faturamentos', mensagem })],
    }))
}
