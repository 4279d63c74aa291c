import { contaVerbs } from '../domain/conta/verbs.ts'
import { contasIntegracao } from '../listing/sources/contas-integracao.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const contaIntegracao: Noun<'conta_integracao'> = {
  verbs: {
    ...contaVerbs,
  },
  scope: { conta_integracao: everyUnit },
  listings: { ListaContasIntegracao: contasIntegracao },
}
