import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info'

export type PixKeyKind = 'telefone' | 'email' | 'documento' | 'aleatoria'

export interface PixKey {
  readonly tipo: PixKeyKind
  readonly chave: string
}

const kinds = {
  cpf: 'documento',
  cnpj: 'documento',
  email: 'email',
  phone: 'telefone',
  evp: 'aleatoria',
} as const
const longest = 77

/**
 * Reads a Pix key; `undefined` if invalid. Phone numbers get +55 and documents lose their punctuation; e-mail
 * addresses and random keys keep their case.
 */
export function pixKey(text: string): PixKey | undefined {
  const trimmed = text.trim()
  if (trimmed.length > longest || !/^[\x20-\x7e]+$/.test(trimmed)) return undefined
  const found = getPixKeyInfo(trimmed)
  if (!found) return undefined
  const keptCase = found.type === 'email' || found.type === 'evp'
  return { tipo: kinds[found.type], chave: keptCase ? trimmed : found.value }
}
