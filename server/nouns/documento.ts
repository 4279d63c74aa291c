import { linking } from '../domain/arquivo/linka.ts'
import type { Noun } from './noun.ts'
import { ofInvoice } from './scopes.ts'

export const documento: Noun<'documento'> = {
  verbs: {
    LinkDeDocumento: linking('documento_financeiro', 'arquivo_nome'),
  },
  scope: {
    documento_financeiro: { units: ofInvoice },
  },
}
