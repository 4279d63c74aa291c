import { type Message, said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { isCommon, variantsOf } from './common.ts'

/** Shortest password that people may choose. */
export const shortestPassword = 8

/** Public facts about the owner of a password. */
export interface Known {
  login: string
  /** Names of the person and of the institution. */
  nomes: readonly string[]
}

/** Why a chosen password is refused. */
export const weaknessOf = (senha: string, known: Known): Message | undefined =>
  [...senha].length < shortestPassword
    ? said('senha.senhaPrecisaCaracteresOuMais', { minimo: shortestPassword })
    : guessable(senha, known)

/** Why a password of any length is guessable: it is common, or the owner's login or name. */
export function guessable(senha: string, { login, nomes }: Known): Message | undefined {
  const told = variantsOf(senha).map(plain)
  const isOneOf = (texts: readonly string[]) =>
    texts.map(plain).some((one) => one !== '' && told.includes(one))
  if (isOneOf([login])) return said('senha.senhaNaoPodeSerLogin')
  if (isOneOf(nomes.flatMap((nome) => [nome, ...partsOf(nome)]))) return said('senha.senhaNaoPodeSerSeu')
  if (isCommon(senha)) return said('senha.estaSenhaMuitoComumPrimeiras')
  return undefined
}

/** Letters and digits only, without accents and case. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')

/** Shorter parts of a name are too common to be refused. */
const shortestPart = 4
const partsOf = (nome: string) => nome.split(/\s+/).filter(({ length }) => length >= shortestPart)

export function requireGoodPassword(campo: string, senha: string, known: Known): void {
  const wrong = weaknessOf(senha, known)
  if (wrong) throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', wrong)])
}
