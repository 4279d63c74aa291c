import { validateToken as declared } from '../../../catalogue/auth/validate-token.ts'
import { inspectToken } from '../../domain/credencial/authenticate.ts'
import { bindOpen } from '../bound.ts'

const nothing = { valido: false, cliente: '', escopos: [], expiraEm: null }

/** Says whether an integration token is valid now, but not why it is invalid. */
export const validateToken = bindOpen(declared, async ({ context, input, address }) => {
  await context.limits.spendCheck(address)
  const caller = await inspectToken(context.db, input.token, input.cliente)
  if (!caller) return nothing
  const { codigo: cliente, escopos, expiraEm } = caller
  return { valido: true, cliente, escopos, expiraEm }
})
