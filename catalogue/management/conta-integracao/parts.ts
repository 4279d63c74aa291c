import { issuableScopes } from '../../auth/get-token.ts'
import { scopes } from '../../doors.ts'
import { codedTexts, moment, number, secretText, text, truth } from '../../output.ts'
import { type Phrase, phrase, withEnglish } from '../../phrase.ts'

/** Scopes of an account: those that a token can carry. */
export const escoposConta: Readonly<Record<string, Phrase>> = Object.fromEntries(
  issuableScopes.map((scope) => [scope, scopes[scope]]),
)

export const situacoesConta = withEnglish({
  Ativa: 'Active',
  'Em troca': 'Being replaced',
  Revogada: 'Revoked',
})

/** Format of an account's name. */
export const usuarioConta = {
  shape: /^[A-Za-z0-9][A-Za-z0-9._@-]{0,99}$/,
  text: 'até 100 letras, dígitos, ponto, hífen, sublinhado ou arroba',
} as const

/** Default hours for which the previous password still works. */
export const usualOverlap = 7 * 24
export const longestOverlap = 365 * 24

const inicio = text(
  phrase(
    'Primeiros caracteres da senha, para reconhecê-la',
    'First characters of the password, to recognise it',
  ),
  phrase('Senha começa com', 'Password begins with'),
)
const usuario = text(
  phrase('Usuário com que pede tokens', 'User with which it asks for tokens'),
  phrase('Usuário', 'User'),
)
const usada = moment(
  phrase('Quando pediu um token pela última vez', 'When it last asked for a token'),
  phrase('Último token pedido', 'Last token asked for'),
)
const tokens = number(
  phrase('Tokens emitidos a ela que valem agora', 'Tokens issued to it that hold now'),
  phrase('Tokens em vigor', 'Tokens in force'),
)
const anteriorAte = moment(
  phrase('Até quando a senha anterior ainda vale', 'Until when the password before still holds'),
  phrase('Senha anterior vale até', 'Password before holds until'),
)

/** Columns of an account. Its password is never shown again. */
export const contaColumns = {
  id: number(phrase('Número da conta', 'Number of the account')),
  usuario,
  situacao: text(phrase('Situação', 'State'), situacoesConta),
  inicio,
  escopos: {
    ...codedTexts(phrase('O que abrem os tokens que pede', 'What the tokens that it asks for open'), {
      values: escoposConta,
    }),
    rotulo: phrase('O que abre', 'What it opens'),
  },
  usada,
  tokens,
  anteriorAte,
  inclusao: moment(phrase('Inclusão', 'Added')),
} as const

const simulado = truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation'))
const id = number(phrase('Número da conta', 'Number of the account'))

/** Answer with a new password. */
export const contaFeita = {
  simulado,
  id,
  usuario,
  inicio,
  segredo: {
    ...secretText(phrase('A senha; aparece só agora', 'The password; it is shown only now')),
    rotulo: phrase('Senha', 'Password'),
  },
} as const

export const contaTrocada = { ...contaFeita, anteriorAte } as const
export const contaRevogada = { simulado, id, usuario, usada, tokens } as const
