import { altera } from '../domain/modelo-mensagem/altera.ts'
import type { Noun } from './noun.ts'

export const modeloMensagem: Noun<'modelo_mensagem'> = {
  verbs: {
    AlteraModeloMensagem: altera,
  },
}
