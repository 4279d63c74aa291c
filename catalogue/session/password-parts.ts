import { ours, required, senha, varchar } from '../fields.ts'
import type { ProblemCode } from '../problems.ts'

/** What operations about passwords and second factors share. */

export const passwordSecret = varchar(43, 'O que vem depois de # no endereço do link.', {
  required: true,
  origin: 'ours',
  rotulo: 'Segredo',
  example: 'exemplo-de-senha-0123456789abcdefghijklmnop',
})

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
  'A nova senha, de 8 caracteres ou mais, que não seja comum, o login nem um nome conhecido.',
  {
    ...required,
    ...ours,
    rotulo: 'Nova senha',
  },
)

/** A sample that no authenticator shows: whoever tries it puts the present one there. */
export const sampleCode = '000000'

export const codigo = varchar(
  12,
  'O código que o aplicativo autenticador mostra agora, ou um dos códigos de recuperação.',
  { ...required, ...ours, rotulo: 'Código', example: sampleCode },
)
