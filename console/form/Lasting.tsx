import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { ask } from '../api/platform.ts'
import { spoken } from '../text/language.ts'
import { say } from '../text/say.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Details } from '../ui/Details.tsx'
import { Consequences } from './Consequences.tsx'

const text = spoken({
  pt: { finding: 'Vendo o que vai acontecer…', would: 'O que vai acontecer' },
  en: { finding: 'Finding out what is going to happen…', would: 'What is going to happen' },
})

interface Props {
  command: CommandOperation
  /** Input of the command. */
  input: Readonly<Record<string, unknown>>
  error: unknown
  pending: boolean
  onDo: () => void
  onClose: () => void
}

/** Confirmation of an irreversible command, with a simulation of its effects. */
export function Lasting({ command, input, error, pending, onDo, onClose }: Props) {
  const simulated = useQuery({
    queryKey: ['simulado', command.id, input],
    queryFn: ({ signal }) => ask(command, { ...input, SIMULAR: 'S' }, { signal }) as Promise<object>,
    enabled: 'SIMULAR' in command.input,
    // The simulation holds only now, so it is not cached.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Confirm
      title={say(command.title)}
      action={say(command.rotulo)}
      wait={simulated.isLoading}
      {...{ pending, onDo, onClose }}
      error={error ?? simulated.error}
    >
      <Text size="sm">{command.lasting && say(command.lasting)}</Text>
      {simulated.isLoading && (
        <Text size="sm" role="status">
          {text.finding}
        </Text>
      )}
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
