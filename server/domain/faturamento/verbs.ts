import { cancela } from './cancela.ts'
import { emite } from './emite.ts'
import { estornaPagamentos, estornaRecebimentos } from './estorna.ts'
import { informaFrequencia } from './frequencia.ts'
import { registraPagamentos, registraRecebimentos } from './registra.ts'
import { saldos } from './saldos.ts'

/** What the commands of invoices do. */
export const faturamentoVerbs = {
  EmiteFaturamento: emite,
  RegistraRecebimento: registraRecebimentos,
  EstornaRecebimento: estornaRecebimentos,
  RegistraPagamento: registraPagamentos,
  EstornaPagamento: estornaPagamentos,
  CancelaFaturamento: cancela,
  InformaFrequencia: informaFrequencia,
  SaldosDoAluno: saldos,
}
