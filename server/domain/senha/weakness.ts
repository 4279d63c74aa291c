import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { isCommon, variantsOf } from './common.ts'

/** The shortest that somebody may choose for themselves. */
export const shortestPassword = 8

/** What everybody knows of whom a password is for. */
export interface Known {
  login: string
  /** Names of the person and of the institution. */
  nomes: readonly string[]
}

/** Why a password that people choose does not serve, or nothing. */
export const weaknessOf = (senha: string, known: Known): string | undefined =>
  [...senha].length < shortestPassword
    ? `A senha precisa de ${shortestPassword} caracteres ou mais.`
    : guessable(senha, known)

/** Why somebody would guess a password, however long: it is common, or what everybody knows of whom it is for. */
export function guessable(senha: string, { login, nomes }: Known): string | undefined {
  const told = variantsOf(senha).map(plain)
  const isOneOf = (texts: readonly string[]) =>
    texts.map(plain).some((one) => one !== '' && told.includes(one))
  if (isOneOf([login])) return 'A senha não pode ser o login.'
  if (isOneOf(nomes.flatMap((nome) => [nome, ...partsOf(nome)])))
    return 'A senha não pode ser o seu nome nem o da instituição.'
  if (isCommon(senha)) return 'Esta senha é muito comum, e das primeiras que alguém tentaria. Escolha outra.'
  return undefined
}

/** Letters and digits alone, without accents and capitals. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')

/** Shorter parts of a name are words of their own. */
const shortestPart = 4
const partsOf = (nome: string) => nome.split(/\s+/).filter(({ length }) => length >= shortestPart)

/** Refuses a password that does not serve. */
export function requireGoodPassword(campo: string, senha: string, known: Known): void {
  const wrong = weaknessOf(senha, known)
  if (wrong) throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', wrong)])
}
