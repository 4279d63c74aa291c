import { encerraCorrecao } from '../domain/correcao/encerra.ts'
import type { Noun } from './noun.ts'

export const correcao: Noun<'correcao'> = {
  verbs: {
    EncerraCorrecao: encerraCorrecao,
  },
  sealed: [{ table: 'correcao', column: 'valor' }],
}
