import { getToken as declared, issuableScopes } from '../../../catalogue/auth/get-token.ts'
import { findAccount } from '../../domain/conta/find.ts'
import { issueToken } from '../../domain/conta/issue-token.ts'
import { Refusal } from '../../refusal.ts'
import { bindOpen } from '../bound.ts'

/** Exchanges an account's secret for a temporary token. */
export const getToken = bindOpen(declared, async ({ context, input, address, known }) => {
  const { db, config, events, limits } = context
  const { cliente, usuario, senha } = input
  const account = await findAccount(db, { cliente, usuario, senha })
  if (!account) {
    await limits.failIssue(cliente, address)
    throw new Refusal('CREDENCIAL_INVALIDA')
  }
  known(account)
  await limits.spendIssue(account.clienteId)
  const wanted = (input.escopos ?? []).flatMap((name) => issuableScopes.find((scope) => scope === name) ?? [])
  const missing = wanted.find((scope) => !account.escopos.includes(scope))
  if (missing) throw new Refusal('ESCOPO_AUSENTE', { escopo: missing })
  const escopos = wanted.length > 0 ? wanted : account.escopos
  const issued = await issueToken(db, account, escopos, config.tokenMinutes)
  if (!issued) throw new Refusal('CREDENCIAL_INVALIDA')
  events.report({ kind: 'token.issued', client: account.clienteId, account: account.id })
  const { token, expiraEm } = issued
  return { token, tipo: 'Bearer', expiraEm, validadeSegundos: config.tokenMinutes * 60, escopos }
})
