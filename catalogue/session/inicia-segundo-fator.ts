import { ours, senha } from '../fields.ts'
import { number, secretText, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { codigo } from './password-parts.ts'

export const iniciaSegundoFator = session({
  family: 'session',
  id: 'IniciaSegundoFator',
  method: 'POST',
  path: '/sessao/segundo-fator',
  title: phrase('Começar a cadastrar um segundo fator', 'Begin to register a second factor'),
  description: phrase(
    'Responde o segredo que o aplicativo autenticador guarda (RFC 6238). Nada muda até ConfirmaSegundoFator. Quem já tem um segundo fator informa um código dele para trocá-lo; quem ainda não tem e entrou com senha a informa de novo. À sessão a que só falta o cadastro, que acaba de informá-la, ela não é pedida.',
    'Answers the secret that the authenticator app keeps (RFC 6238). Nothing changes until ConfirmaSegundoFator. Whoever has a second factor gives a code of it to replace it; whoever has none yet and signed in with a password gives it again. The session that only lacks the registration, which has just given it, is not asked for it.',
  ),
  access: 'change',
  input: {
    codigo: { ...codigo, required: false },
    senha: senha(
      100,
      phrase(
        'A senha de quem entrou com ela e ainda não tem um segundo fator.',
        'The password of whoever signed in with one and has no second factor yet.',
      ),
      {
        ...ours,
        rotulo: phrase('Senha', 'Password'),
      },
    ),
  },
  output: {
    segredo: {
      ...secretText(
        phrase(
          'O segredo em base 32, para digitar no aplicativo',
          'The secret in base 32, to type into the app',
        ),
      ),
      rotulo: phrase('Segredo', 'Secret'),
    },
    endereco: {
      ...secretText(phrase('O mesmo, como endereço otpauth', 'The same, as an otpauth address')),
      rotulo: phrase('Endereço', 'Address'),
    },
    lado: number(
      phrase('Quadrados de cada lado do código QR', 'Squares on each side of the QR code'),
      phrase('Lado', 'Side'),
    ),
    desenho: text(
      phrase(
        'O código QR, como o atributo d de um path de SVG',
        'The QR code, as the attribute d of an SVG path',
      ),
      phrase('Desenho', 'Drawing'),
    ),
  },
  problems: [
    ...bodyProblems,
    'IDENTIDADE_NAO_CONFIRMADA',
    'CODIGO_INVALIDO',
    'REGISTRO_INVALIDO',
    'TENTATIVAS_DEMAIS',
  ],
})
