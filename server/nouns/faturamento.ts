import { emite } from '../domain/faturamento/emite.ts'
import { estornaPagamentos, estornaRecebimentos } from '../domain/faturamento/estorna.ts'
import { informaFrequencia } from '../domain/faturamento/frequencia.ts'
import { faturamentos } from '../domain/faturamento/guards.ts'
import { registraPagamentos, registraRecebimentos } from '../domain/faturamento/registra.ts'
import { saldos } from '../domain/faturamento/saldos.ts'
import { confirma, previa } from '../domain/fechamento/fecha.ts'
import { reverte } from '../domain/fechamento/reverte.ts'
import { making } from '../domain/making.ts'
import { faturamentos as faturamentosListing } from '../listing/sources/faturamentos.ts'
import { faturamento as faturamentoPage } from '../query/sources/faturamento.ts'
import type { Noun } from './noun.ts'
import { among, ofInvoice, ofNoUnit, own } from './scopes.ts'

export const faturamento: Noun<'faturamento'> = {
  bound: faturamentos,
  verbs: {
    EmiteFaturamento: emite,
    RegistraRecebimento: registraRecebimentos,
    EstornaRecebimento: estornaRecebimentos,
    RegistraPagamento: registraPagamentos,
    EstornaPagamento: estornaPagamentos,
    CancelaFaturamento: making(faturamentos, 'cancelar', (_, { today }) => ({
      cancelamento: today,
    })),
    InformaFrequencia: informaFrequencia,
    PreviaFechamento: previa,
    ConfirmaFechamento: confirma,
    ReverteFechamento: reverte,
    SaldosDoAluno: saldos,
  },
  scope: {
    // Staff limited to units do not see invoices of the whole institution.
    faturamento: { units: among('unidade_id'), parties: { aluno: own('aluno_id') } },
    movimento: { units: ofInvoice },
    // Totals cover all units.
    total_recebido: ofNoUnit,
  },
  listings: { ListaFaturamentos: faturamentosListing },
  page: { source: faturamentoPage },
}
