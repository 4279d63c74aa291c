import { linking } from '../domain/arquivo/linka.ts'
import type { Noun } from './noun.ts'

export const documento: Noun<'documento'> = {
  verbs: {
    LinkDeDocumento: linking('documento_financeiro', 'arquivo_nome'),
  },
}
