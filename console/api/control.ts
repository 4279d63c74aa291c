import { useMutation } from '@tanstack/react-query'
import type { ControlOperation } from '../../catalogue/operation.ts'
import type { Answer, Input } from '../../client/types.ts'
import { ask, queryClient } from './platform.ts'
import { useReading } from './reading.ts'

/** Small operations that systems have too, asked as readings under the name of their group. */
export const useControl = <D extends ControlOperation>(
  declaration: D,
  input: Input<D>,
  { every, enabled = true }: { every?: number | undefined; enabled?: boolean } = {},
) =>
  useReading({
    queryKey: [declaration.group, declaration.id, input],
    queryFn: ({ signal }): Promise<Answer<D>> => ask(declaration, input, { signal }),
    refetchInterval: every ?? false,
    enabled,
  })

/** The same where something is done: whatever shows the group is read again. */
export const useDoing = <D extends ControlOperation>(declaration: D) =>
  useMutation({
    mutationFn: (input: Input<D>): Promise<Answer<D>> => ask(declaration, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [declaration.group] }),
  })
