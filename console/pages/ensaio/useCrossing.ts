import { useMutation } from '@tanstack/react-query'
import { entraEnsaio } from '../../../catalogue/session/entra-ensaio.ts'
import { saiEnsaio } from '../../../catalogue/session/sai-ensaio.ts'
import { call } from '../../../client/call.ts'
import { Problem } from '../../../client/problem.ts'
import { keeper, prefix } from '../../api/platform.ts'
import { reactionTo } from '../../api/reactions.ts'

/**
 * Switches between the institution and its sandbox. The page reloads, so that no data of one remain in the
 * other.
 */
export function useCrossing(to: 'sandbox' | 'institution') {
  const inwards = to === 'sandbox'
  const cross = () => call(keeper.connection, inwards ? entraEnsaio : saiEnsaio, {})
  // Another tab signed in again: this one loads the new token and retries once.
  const again = async (error: unknown) => {
    if (!(error instanceof Problem) || reactionTo(error.code) !== 'renew') throw error
    await keeper.load()
    return cross()
  }
  const arrive = () => location.assign(`${prefix}${inwards ? '/' : '/integracao/ensaio'}`)
  return useMutation({
    mutationFn: () => cross().catch(again),
    onSuccess: arrive,
    // If the institution's session has ended, its sign-in page opens.
    onError: (error) => !inwards && error instanceof Problem && error.code === 'SESSAO_INVALIDA' && arrive(),
  })
}
