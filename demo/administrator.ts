import { randomBytes } from 'node:crypto'
import type { Context } from '../server/context.ts'
import { findPeople } from '../server/domain/login/person.ts'
import { freshHash, storePassword } from '../server/domain/senha/store.ts'
import { giveProfile } from '../server/domain/usuario/profile.ts'
import { sendBatches } from './batches.ts'
import { sampler } from './sampler.ts'
import { firstIdentifier } from './usuarios.ts'

const login = 'admin'

/**
 * Adds an administrator of a sample client through a batch of users, with a random password and a profile
 * that batches cannot assign.
 */
export async function addAdministrator(
  context: Context,
  clienteId: number,
): Promise<{ login: string; senha: string }> {
  const senha = randomBytes(12).toString('base64url')
  const record = {
    ESIUS_IDENTIFICADOR: firstIdentifier - 1,
    ESIUS_LOGIN: login,
    ESIUS_SENHA: senha,
    ESIUS_NOME: 'Administração',
    ESIUS_CODIGO_PERFIL: 'CONSULTA',
    ESIUS_AUTENTICA: 'N',
  }
  const source = {
    operation: 'RecebeUsuarios',
    list: 'SDT_INT_USUARIOS',
    first: 0,
    count: 1,
    record: () => record,
  }
  await sendBatches(context, clienteId, source, () => {})
  const hash = await freshHash(senha)
  await context.db.inClient(
    clienteId,
    async (tx) => {
      const [person] = await findPeople(tx, ['usuario'], login)
      // After an interrupted start, the batch could not change the password of an administrator.
      await storePassword(tx, person!, hash, context.clock.now())
      await giveProfile(tx, person!.id, 'ADMIN')
    },
    sampler,
  )
  return { login, senha }
}
