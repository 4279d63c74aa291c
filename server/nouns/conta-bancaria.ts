import { altera } from '../domain/conta-bancaria/altera.ts'
import { confirma, confirmaAlteracao } from '../domain/conta-bancaria/confirma.ts'
import { descarta } from '../domain/conta-bancaria/descarta.ts'
import { contasBancarias } from '../domain/conta-bancaria/guards.ts'
import { inclui } from '../domain/conta-bancaria/inclui.ts'
import { contasBancarias as contasBancariasListing } from '../listing/sources/contas-bancarias.ts'
import { contaBancaria as contaBancariaPage } from '../query/sources/conta-bancaria.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

export const contaBancaria: Noun<'conta_bancaria'> = {
  bound: contasBancarias,
  verbs: {
    IncluiContaBancaria: inclui,
    AlteraContaBancaria: altera,
    ConfirmaContaBancaria: confirma,
    ConfirmaAlteracaoConta: confirmaAlteracao,
    DescartaAlteracaoConta: descarta,
  },
  scope: {
    // One file pays for all units from one account.
    conta_bancaria: ofNoUnit,
  },
  sealed: [
    { table: 'conta_bancaria', column: 'dados' },
    { table: 'conta_bancaria', column: 'proposta' },
  ],
  listings: { ListaContasBancarias: contasBancariasListing },
  page: { source: contaBancariaPage },
}
