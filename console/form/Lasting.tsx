import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { ask } from '../api/platform.ts'
import { spoken } from '../text/language.ts'
import { say } from '../text/say.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Details } from '../ui/Details.tsx'
import { Consequences } from './Consequences.tsx'

const text = spoken({
  pt: { would: 'O que vai acontecer' },
  en: { would: 'What is going to happen' },
})

interface Props {
  command: CommandOperation
  /** Input of the command. */
  input: Readonly<Record<string, unknown>>
  pending: boolean
  onDo: () => void
  /** The simulation was refused, so there is nothing to confirm. */
  onRefused: (error: unknown) => void
  onClose: () => void
}

/** Confirmation of an irreversible command, after a simulation of its effects. */
export function Lasting({ command, input, pending, onDo, onRefused, onClose }: Props) {
  const simulated = useQuery({
    queryKey: ['simulado', command.id, input],
    queryFn: ({ signal }) => ask(command, { ...input, SIMULAR: 'S' }, { signal }) as Promise<object>,
    enabled: 'SIMULAR' in command.input,
    // The simulation holds only now, so it is not cached.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { error } = simulated
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => {
    if (error) onRefused(error)
  }, [error])
  if (simulated.isLoading || error) return null
  return (
    <Confirm
      title={say(command.title)}
      action={say(command.rotulo)}
      {...{ pending, onDo, onClose }}
      error={undefined}
    >
      <Text size="sm">{command.lasting && say(command.lasting)}</Text>
      {simulated.data && (
        <Stack gap={4} role="status">
          <Text size="sm" fw={600}>
            {text.would}
          </Text>
          {'consequencias' in command.output ? (
            <Consequences {...{ answer: simulated.data }} />
          ) : (
            <Details shape={command.output} record={simulated.data} />
          )}
        </Stack>
      )}
    </Confirm>
  )
}
