import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { useCommand } from '../api/hooks.ts'
import { forMany, type Outcome, sorted, unfitFor } from '../derive/bulk.ts'
import { number } from '../derive/format.ts'
import { calledIn, type Noun } from '../derive/noun.ts'
import { besidesOutcomes, joined, tellsOf } from '../derive/outcome.ts'
import { CommandForm } from '../form/CommandForm.tsx'
import { usePaths } from '../form/paths.ts'
import { useUncovered } from '../form/useUncovered.ts'
import { spoken } from '../text/language.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { Parts } from '../ui/Parts.tsx'
import { Refusals } from './Refusals.tsx'
import type { Selected } from './selection.ts'
import { text as tools } from './text.ts'

const { progress } = tools

const told = spoken({
  pt: {
    done: (count: string, one: boolean) =>
      one ? `Feito em ${count} registro:` : `Feito em ${count} registros:`,
    more: (count: string) => `e mais ${count}.`,
    unfit: (count: string, one: boolean) =>
      one
        ? `${count} dos selecionados está em outra situação e vai ficar como está.`
        : `${count} dos selecionados estão em outra situação e vão ficar como estão.`,
  },
  en: {
    done: (count, one) => (one ? `Done to ${count} record:` : `Done to ${count} records:`),
    more: (count) => `and ${count} more.`,
    unfit: (count, one) =>
      one
        ? `${count} of those selected is in another state and will stay as it is.`
        : `${count} of those selected are in another state and will stay as they are.`,
  },
})

interface Props {
  noun: Noun
  command: CommandOperation
  rows: readonly Selected[]
  /** Path of the state in a row. */
  state: string | undefined
  /** Called with the records that were refused. */
  onRefused: (ids: readonly number[]) => void
  onClose: () => void
}

/** Maximum number of accepted records shown by name. */
const mostNamed = 20

/** Records per request, few enough to show progress. */
const together = 100

/** Runs one command over many records: form, progress and outcome of each. */
export function BulkDialog({ noun, command, rows, state, onRefused, onClose }: Props) {
  const { mutateAsync } = useCommand(command)
  const closes = useUncovered()
  // One idempotency key per part, so that a second click or a retry runs each part once.
  const [key] = useState(() => crypto.randomUUID())
  const [wanted] = useState(rows)
  const unfit = unfitFor(
    command,
    state,
    wanted.map(({ row }) => row),
  )
  const [error, setError] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  // Outcomes are kept: a retry continues after them.
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [more, setMore] = useState<object>({})
  const run = async (told: Readonly<Record<string, unknown>>, onDone: () => void) => {
    setBusy(true)
    setError(null)
    let answered = outcomes
    try {
      while (answered.length < wanted.length) {
        const part = wanted.slice(answered.length, answered.length + together)
        const registros = part.map(({ id, versao }) => ({ id, versao }))
        const answer = await mutateAsync({ input: { ...told, registros }, key: `${key}.${answered.length}` })
        const { resultados } = answer as unknown as { resultados: readonly Outcome[] }
        answered = [...answered, ...resultados]
        setOutcomes(answered)
        setMore((before) => joined(before, besidesOutcomes(answer as object)))
      }
      onDone()
      onRefused(sorted(answered).refused.map(({ id }) => Number(id)))
    } catch (problem) {
      setError(problem)
    }
    setBusy(false)
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      closeOnEscape={closes}
      title={text.bulk.what(
        say(command.rotulo),
        text.bulk.selected(number(wanted.length), wanted.length === 1),
      )}
      closeButtonProps={{ 'aria-label': text.move.cancel }}
    >
      {outcomes.length === wanted.length ? (
        <Outcomes {...{ noun, command, state, outcomes, more, onClose }} rows={wanted} />
      ) : (
        <Stack>
          <Text size="sm">{say(command.description)}</Text>
          {unfit > 0 && (
            <Text size="sm" fw={600}>
              {told.unfit(number(unfit), unfit === 1)}
            </Text>
          )}
          <CommandForm
            {...{ error, onClose, busy }}
            command={forMany(command)}
            about={{ registros: wanted.map(({ id, versao }) => ({ id, versao })) }}
            draft={`${command.id}.varios`}
            onSubmit={(told, onDone) => void run(told, onDone)}
          />
          {wanted.length > together && (
            <Progress
              value={(outcomes.length / wanted.length) * 100}
              aria-label={progress(number(outcomes.length), number(wanted.length))}
            />
          )}
          {outcomes.length > 0 && (
            <Text size="sm" role="status">
              {progress(number(outcomes.length), number(wanted.length))}
            </Text>
          )}
        </Stack>
      )}
    </Modal>
  )
}

interface OutcomesProps extends Pick<Props, 'noun' | 'command' | 'rows' | 'state' | 'onClose'> {
  outcomes: readonly Outcome[]
  /** What the command answered besides. */
  more: object
}

function Outcomes({ noun, command, rows, state, outcomes, more, onClose }: OutcomesProps) {
  const pathOf = usePaths()
  const { done, refused } = sorted(outcomes)
  const nameOf = ({ id }: Outcome) => {
    const found = rows.find((one) => one.id === id)
    return found ? calledIn(found.row, noun) : String(id)
  }
  const rest = done.length - mostNamed
  return (
    <Stack role="status">
      {done.length > 0 && (
        <Text size="sm">
          {told.done(number(done.length), done.length === 1)}{' '}
          {done.slice(0, mostNamed).map(nameOf).join('; ')}
          {rest > 0 && ` ${told.more(number(rest))}`}
        </Text>
      )}
      {done.length > 0 &&
        tellsOf(command, more).map((one) => (
          <Text key={one} size="sm" fw={600}>
            {one}
          </Text>
        ))}
      {refused.length > 0 && <Refusals {...{ noun, rows, state, refused }} />}
      {Object.keys(more).length > 0 && <Parts shape={command.output} record={more} pathOf={pathOf} />}
      <Group justify="end">
        <Button onClick={onClose}>{text.bulk.close}</Button>
      </Group>
    </Stack>
  )
}
