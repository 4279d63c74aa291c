import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { CommandOperation, ListingOperation, RecordOperation } from '../../catalogue/operation.ts'
import type { Answer, Input } from '../../client/types.ts'
import { ask, keeper, queryClient } from './platform.ts'
import { useReading } from './reading.ts'
import type { Session, Standing } from './session.ts'

export const useStanding = (): Standing => useSyncExternalStore(keeper.subscribe, keeper.get)

/** Whoever is signed in; pages behind the sign-in have somebody. */
export function useSession(): Session {
  const { session } = useStanding()
  if (!session) throw new Error('nobody is signed in')
  return session
}

/** Keys begin with the noun: what a command changes is found by it. */
export const readingOf = <D extends ListingOperation | RecordOperation>(declaration: D, input: Input<D>) =>
  queryOptions({
    queryKey: [declaration.noun, declaration.id, input],
    queryFn: ({ signal }): Promise<Answer<D>> => ask(declaration, input, { signal }),
  })

export const useListing = <D extends ListingOperation>(declaration: D, input: Input<D>) =>
  useReading({ ...readingOf(declaration, input), placeholderData: keepPreviousData })

export const useRecord = <D extends RecordOperation>(declaration: D, input: Input<D>) =>
  useReading(readingOf(declaration, input))

interface Asking {
  /** Asked again every so many milliseconds, while somebody looks. */
  every?: number
  /** Not asked yet, where it is false. */
  enabled?: boolean
}

/** A command that changes nothing, asked as pages read. It is asked again when what it is about was changed. */
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
  /** The same for every try of the same wish: it is done once. */
  key: string
}

/** Makes a command. What shows one of its nouns is read again, also where it was refused: something else is there. */
export const useCommand = <D extends CommandOperation>(declaration: D) =>
  useMutation({
    mutationFn: ({ input, key }: Command<D>) => ask(declaration, input, { idempotencyKey: key }),
    onSettled: () =>
      Promise.all(declaration.changes.map((noun) => queryClient.invalidateQueries({ queryKey: [noun] }))),
  })
