import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { sessionShape } from './parts.ts'
import { codigo } from './password-parts.ts'

export const confirmaSessao = session({
  family: 'session',
  id: 'ConfirmaSessao',
  method: 'POST',
  path: '/sessao/codigo',
  title: phrase('Completar a entrada com o segundo fator', 'Complete the sign-in with the second factor'),
  description: phrase(
    'Completa a sessão a que falta o código, e troca o seu cookie. Cada código serve uma vez. A uma sessão completa responde o mesmo que RetornaSessao.',
    'Completes the session that lacks the code, and changes its cookie. Each code works once. To a complete session it answers the same as RetornaSessao.',
  ),
  access: 'change',
  input: { codigo },
  output: sessionShape,
  problems: [...bodyProblems, 'CODIGO_INVALIDO', 'REGISTRO_INVALIDO', 'TENTATIVAS_DEMAIS'],
})
