import { ours, required, senha, varchar } from '../fields.ts'
import { phrase } from '../phrase.ts'
import type { ProblemCode } from '../problems.ts'

/** Common parts of operations on passwords and second factors. */

export const passwordSecret = varchar(
  43,
  phrase('O que vem depois de # no endereço do link.', 'What comes after # in the address of the link.'),
  {
    required: true,
    origin: 'ours',
    rotulo: phrase('Segredo', 'Secret'),
    example: 'exemplo-de-senha-0123456789abcdefghijklmnop',
  },
)

export const passwordLinkRefusals = [
  'LINK_INVALIDO',
  'LINK_USADO',
  'LINK_VENCIDO',
  'LINK_SUBSTITUIDO',
  'LIMITE_EXCEDIDO',
  'ORIGEM_RECUSADA',
  'ENDERECO_SEM_HTTPS',
  'REGISTRO_INVALIDO',
] as const satisfies readonly ProblemCode[]

export const newPassword = senha(
  100,
  phrase(
    'A nova senha, de 8 caracteres ou mais, que não seja comum, o login nem um nome conhecido.',
    'The new password, of 8 characters or more, which is not common, the login or a known name.',
  ),
  {
    ...required,
    ...ours,
    rotulo: phrase('Nova senha', 'New password'),
  },
)

/** A code that is never valid; readers replace it by their own. */
export const sampleCode = '000000'

export const codigo = varchar(
  12,
  phrase(
    'O código que o aplicativo autenticador mostra agora, ou um dos códigos de recuperação.',
    'The code that the authenticator app shows now, or one of the recovery codes.',
  ),
  { ...required, ...ours, rotulo: phrase('Código', 'Code'), example: sampleCode },
)
