import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import type { Person } from './person.ts'

/** How somebody signs in. */
export type Way = 'senha' | 'oidc'

/** Whether the client has a provider of its own, and whether passwords stay good beside it. */
export type Ways = 'senha' | 'oidc' | 'ambos'

export async function loadWays(tx: Tx): Promise<Ways> {
  const found = await sql<{ aceita: boolean }>`select aceita_senha as aceita from provedor_oidc
    where cliente_id = (select cliente_atual())`.execute(tx)
  const [provider] = found.rows
  if (!provider) return 'senha'
  return provider.aceita ? 'ambos' : 'oidc'
}

/** Why a person may not enter this way. Users say it themselves by AUTENTICA, unless the client takes both ways. */
export function wrongWay(person: Pick<Person, 'autentica'>, way: Way, ways: Ways): Refusal | undefined {
  if (ways === 'ambos') return undefined
  const usesProvider = person.autentica ?? ways === 'oidc'
  if (usesProvider === (way === 'oidc')) return undefined
  return new Refusal(usesProvider ? 'LOGIN_UNICO_EXIGIDO' : 'SENHA_EXIGIDA')
}
