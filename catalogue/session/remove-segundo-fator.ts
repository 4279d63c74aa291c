import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { codigo } from './password-parts.ts'

export const removeSegundoFator = session({
  family: 'session',
  id: 'RemoveSegundoFator',
  method: 'POST',
  path: '/sessao/segundo-fator/remocao',
  title: phrase('Deixar de usar o segundo fator', 'Stop using the second factor'),
  description: phrase(
    'Retira o segundo fator e os códigos de recuperação. Pede um código dele, e não serve a quem a instituição exige um: esse o troca.',
    'Removes the second factor and the recovery codes. It asks for a code of it, and is not for those of whom the institution demands one: they replace it.',
  ),
  access: 'change',
  input: { codigo },
  output: {},
  problems: [
    ...bodyProblems,
    'CODIGO_INVALIDO',
    'SEGUNDO_FATOR_OBRIGATORIO',
    'REGISTRO_INVALIDO',
    'TENTATIVAS_DEMAIS',
  ],
})
