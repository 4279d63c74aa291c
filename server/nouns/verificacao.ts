import { verifica, verificaMudanca } from '../domain/contrato/verifica.ts'
import type { Noun } from './noun.ts'

export const verificacao: Noun<'verificacao'> = {
  verbs: {
    VerificaContrato: verifica,
    VerificaAlteracao: verificaMudanca,
  },
}
