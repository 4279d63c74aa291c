import { useQuery } from '@tanstack/react-query'
import type { CommandOperation } from '../../../catalogue/operation.ts'
import type { Answer, Input } from '../../../client/types.ts'
import { ask } from '../../api/platform.ts'

/** A command that only tells how something stands, read as pages are. */
export const useStandingOf = <D extends CommandOperation>(declaration: D, input: Input<D>) =>
  useQuery({
    queryKey: [declaration.noun, declaration.id, input],
    queryFn: ({ signal }): Promise<Answer<D>> => ask(declaration, input, { signal }),
  })
