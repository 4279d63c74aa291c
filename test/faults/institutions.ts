import { createClient } from '../../server/domain/cliente/create.ts'
import { createAccount } from '../../server/domain/conta/create.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import type { Database } from '../../server/store/database.ts'
import type { Institution } from '../support/world.ts'

/** Two clients with credentials, created without a server. */
export async function createInstitutions(owner: Database): Promise<Institution[]> {
  const made: Institution[] = []
  for (const codigo of ['alfa', 'beta']) {
    const clienteId = await createClient(owner, { codigo, nome: codigo })
    const common = { clienteId, name: 'teste' }
    const token = await createCredential(owner, {
      ...common,
      kind: 'integracao',
      scopes: ['recebe', 'consulta'],
    })
    const key = await createCredential(owner, { ...common, kind: 'workforce', scopes: ['workforce'] })
    const usuario = `sistema-${codigo}`
    const senha = await createAccount(owner, { clienteId, usuario, scopes: ['recebe', 'consulta'] })
    made.push({ id: clienteId, codigo, nome: codigo, token, key, usuario, senha })
  }
  return made
}
