import { useMutation } from '@tanstack/react-query'
import type { ControlOperation } from '../../catalogue/operation.ts'
import type { Answer, Input } from '../../client/types.ts'
import { ask, queryClient } from './platform.ts'
import { useReading } from './reading.ts'

/** Reads an operation that systems have too, cached under the name of its group. */
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

/** The same for an operation that changes something; it invalidates all data of the group. */
export const useDoing = <D extends ControlOperation>(declaration: D) =>
  useMutation({
    mutationFn: (input: Input<D>): Promise<Answer<D>> => ask(declaration, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [declaration.group] }),
  })
