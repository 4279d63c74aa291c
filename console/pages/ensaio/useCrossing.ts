import { useMutation } from '@tanstack/react-query'
import { entraEnsaio } from '../../../catalogue/session/entra-ensaio.ts'
import { saiEnsaio } from '../../../catalogue/session/sai-ensaio.ts'
import { call } from '../../../client/call.ts'
import { Problem } from '../../../client/problem.ts'
import { keeper, prefix } from '../../api/platform.ts'

/** Goes from the institution into its sandbox, or back. The page is read anew: nothing of the one is left in the other. */
export function useCrossing(to: 'sandbox' | 'institution') {
  const inwards = to === 'sandbox'
  const arrive = () => location.assign(`${prefix}${inwards ? '/' : '/integracao/ensaio'}`)
  return useMutation({
    mutationFn: () => call(keeper.connection, inwards ? entraEnsaio : saiEnsaio, {}),
    onSuccess: arrive,
    // Whose session of the institution has ended meanwhile signs in there.
    onError: (error) => !inwards && error instanceof Problem && error.code === 'SESSAO_INVALIDA' && arrive(),
  })
}
