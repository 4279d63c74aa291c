import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { CommandOperation, ListingOperation, RecordOperation } from '../../catalogue/operation.ts'
import type { Answer, Input } from '../../client/types.ts'
import { ask, keeper, queryClient } from './platform.ts'
import { useReading } from './reading.ts'
import type { Session, Standing } from './session.ts'

export const useStanding = (): Standing => useSyncExternalStore(keeper.subscribe, keeper.get)

/** The current session. Pages behind the sign-in always have one. */
export function useSession(): Session {
  const { session } = useStanding()
  if (!session) throw new Error('nobody is signed in')
  return session
}

/** Keys begin with the noun, so that commands can invalidate them. */
export const readingOf = <D extends ListingOperation | RecordOperation>(declaration: D, input: Input<D>) =>
  queryOptions({
    queryKey: [declaration.noun, declaration.id, input],
    queryFn: ({ signal }): Promise<Answer<D>> => ask(declaration, input, { signal }),
  })

export const useListing = <D extends ListingOperation>(declaration: D, input: Input<D>) =>
  useReading({ ...readingOf(declaration, input), placeholderData: keepPreviousData })

/** `again` tells from the record how many milliseconds later it is read again, if at all. */
export const useRecord = <D extends RecordOperation>(
  declaration: D,
  input: Input<D>,
  again: (record: Answer<D>) => number | false = () => false,
) =>
  useReading({
    ...readingOf(declaration, input),
    refetchInterval: ({ state }) => (state.data ? again(state.data) : false),
  })

interface Asking {
  /** Polling interval in milliseconds, while the page is visible. */
  every?: number
  enabled?: boolean
}

/** Reads by a command that changes nothing. It is invalidated with its subject. */
export const questionOf = <D extends CommandOperation>(about: string, declaration: D, input: Input<D>) =>
  queryOptions({
    queryKey: [about, declaration.id, input],
    queryFn: ({ signal }): Promise<Answer<D>> => ask(declaration, input, { signal }),
  })

export const useQuestion = <D extends CommandOperation>(
  about: string,
  declaration: D,
  input: Input<D>,
  { every, enabled = true }: Asking = {},
) =>
  useReading({
    ...questionOf(about, declaration, input),
    placeholderData: keepPreviousData,
    enabled,
    ...(every ? { refetchInterval: every } : {}),
  })

export interface Command<D> {
  input: Input<D>
  /** Idempotency key: the same for every retry, so that the command runs once. */
  key: string
}

/**
 * Runs a command. Data of its nouns are invalidated even after a refusal, because the refusal shows that they
 * are stale.
 */
export const useCommand = <D extends CommandOperation>(declaration: D) =>
  useMutation({
    mutationFn: ({ input, key }: Command<D>) => ask(declaration, input, { idempotencyKey: key }),
    onSettled: () =>
      Promise.all(declaration.changes.map((noun) => queryClient.invalidateQueries({ queryKey: [noun] }))),
  })
