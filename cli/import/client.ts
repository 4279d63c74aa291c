import type { Context } from '../../server/context.ts'
import { findClient } from '../../server/domain/cliente/create.ts'
import { eachClient } from '../../server/domain/cliente/list.ts'
import { UsageError } from '../errors.ts'

/** A client by its code, with its time zone. */
export async function clientCalled({ owner }: Context, codigo: string) {
  const clienteId = await findClient(owner, codigo)
  const known = (await eachClient(owner)).find(({ id }) => id === clienteId)
  if (clienteId === undefined || !known) throw new UsageError(`o cliente "${codigo}" não existe.`)
  return { clienteId, fuso: known.fuso }
}
