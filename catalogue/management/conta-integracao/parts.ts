import { issuableScopes } from '../../auth/get-token.ts'
import { scopes } from '../../doors.ts'
import { codedTexts, moment, number, secretText, text, truth } from '../../output.ts'

/** What an account may be given: what a token that it asks for can carry. */
export const escoposConta: Readonly<Record<string, string>> = Object.fromEntries(
  issuableScopes.map((scope) => [scope, scopes[scope]]),
)

export const situacoesConta = ['Ativa', 'Em troca', 'Revogada'] as const

/** How an account may be called. */
export const usuarioConta = {
  shape: /^[A-Za-z0-9][A-Za-z0-9._@-]{0,99}$/,
  text: 'até 100 letras, dígitos, ponto, hífen, sublinhado ou arroba',
} as const

/** Hours for which the password before still works, unless somebody says otherwise. */
export const usualOverlap = 7 * 24
export const longestOverlap = 365 * 24

const inicio = { ...text('Primeiros caracteres da senha, para reconhecê-la'), rotulo: 'Senha começa com' }
const usuario = { ...text('Usuário com que pede tokens'), rotulo: 'Usuário' }
const usada = { ...moment('Quando pediu um token pela última vez'), rotulo: 'Último token pedido' }
const tokens = { ...number('Tokens emitidos a ela que valem agora'), rotulo: 'Tokens em vigor' }
const anteriorAte = {
  ...moment('Até quando a senha anterior ainda vale'),
  rotulo: 'Senha anterior vale até',
}

/** An account as it is listed. Nobody sees its password again. */
export const contaColumns = {
  id: number('Número da conta'),
  usuario,
  situacao: text('Situação', situacoesConta),
  inicio,
  escopos: {
    ...codedTexts('O que abrem os tokens que pede', { values: escoposConta }),
    rotulo: 'O que abre',
  },
  usada,
  tokens,
  anteriorAte,
  inclusao: moment('Inclusão'),
} as const

const simulado = truth('Se foi só uma simulação')
const id = number('Número da conta')

/** What is told of an account whose password was just made. */
export const contaFeita = {
  simulado,
  id,
  usuario,
  inicio,
  segredo: { ...secretText('A senha; aparece só agora'), rotulo: 'Senha' },
} as const

export const contaTrocada = { ...contaFeita, anteriorAte } as const
export const contaRevogada = { simulado, id, usuario, usada, tokens } as const
