import { altera } from '../domain/orcamento/altera.ts'
import { orcamentos } from '../domain/orcamento/guards.ts'
import { inclui } from '../domain/orcamento/inclui.ts'
import { orcamentos as orcamentosListing } from '../listing/sources/orcamentos.ts'
import { orcamentos as orcamentosPage } from '../query/sources/orcamentos.ts'
import type { Noun } from './noun.ts'
import { among } from './scopes.ts'

export const orcamento: Noun<'orcamento'> = {
  bound: orcamentos,
  verbs: {
    IncluiOrcamento: inclui,
    AlteraOrcamento: altera,
  },
  scope: {
    // Staff limited to units do not see budgets of the whole institution.
    orcamento: { units: among('unidade_id') },
  },
  listings: { ListaOrcamentos: orcamentosListing },
  page: { source: orcamentosPage },
}
