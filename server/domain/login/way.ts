import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Person } from './person.ts'

export type Way = 'senha' | 'oidc'

/** Whether the client has its own identity provider, and whether passwords are accepted beside it. */
export type Ways = 'senha' | 'oidc' | 'ambos'

export async function loadWays(tx: Tx): Promise<Ways> {
  const provider = await tx
    .selectFrom('provedor_oidc')
    .select('aceita_senha')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirst()
  if (!provider) return 'senha'
  return provider.aceita_senha ? 'ambos' : 'oidc'
}

/**
 * Why a person may not sign in this way. AUTENTICA decides for users; others use the provider if there is
 * one. A client may accept passwords beside the provider, but a user with a password only may not enter at
 * the provider.
 */
export function wrongWay(person: Pick<Person, 'autentica'>, way: Way, ways: Ways): Refusal | undefined {
  const usesProvider = person.autentica ?? ways !== 'senha'
  if (usesProvider === (way === 'oidc')) return undefined
  if (usesProvider && ways === 'ambos') return undefined
  return new Refusal(usesProvider ? 'LOGIN_UNICO_EXIGIDO' : 'SENHA_EXIGIDA')
}
