import { useQuery } from '@tanstack/react-query'
import type { CommandOperation } from '../../../catalogue/operation.ts'
import type { Answer, Input } from '../../../client/types.ts'
import { ask } from '../../api/platform.ts'

/** Reads by a command that changes nothing. */
export const useStandingOf = <D extends CommandOperation>(declaration: D, input: Input<D>) =>
  useQuery({
    queryKey: [declaration.noun, declaration.id, input],
    queryFn: ({ signal }): Promise<Answer<D>> => ask(declaration, input, { signal }),
  })
