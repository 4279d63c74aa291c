import { useMutation } from '@tanstack/react-query'
import { entraEnsaio } from '../../../catalogue/session/entra-ensaio.ts'
import { saiEnsaio } from '../../../catalogue/session/sai-ensaio.ts'
import { call } from '../../../client/call.ts'
import { Problem } from '../../../client/problem.ts'
import { keeper, prefix } from '../../api/platform.ts'
import { reactionTo } from '../../api/reactions.ts'

/** Goes from the institution into its sandbox, or back. The page is read anew: nothing of the one is left in the other. */
export function useCrossing(to: 'sandbox' | 'institution') {
  const inwards = to === 'sandbox'
  const cross = () => call(keeper.connection, inwards ? entraEnsaio : saiEnsaio, {})
  // Another tab of this browser signed in again: this one learns of it, and tries once more.
  const again = async (error: unknown) => {
    if (!(error instanceof Problem) || reactionTo(error.code) !== 'renew') throw error
    await keeper.load()
    return cross()
  }
  const arrive = () => location.assign(`${prefix}${inwards ? '/' : '/integracao/ensaio'}`)
  return useMutation({
    mutationFn: () => cross().catch(again),
    onSuccess: arrive,
    // Whose session of the institution has ended meanwhile signs in there.
    onError: (error) => !inwards && error instanceof Problem && error.code === 'SESSAO_INVALIDA' && arrive(),
  })
}
