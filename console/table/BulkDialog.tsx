import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Finding } from '../../client/types.ts'
import { useCommand } from '../api/hooks.ts'
import { type Outcome, sorted } from '../derive/bulk.ts'
import { valueAt } from '../derive/columns.ts'
import { number } from '../derive/format.ts'
import type { Noun } from '../derive/noun.ts'
import { CommandForm } from '../form/CommandForm.tsx'
import { pt } from '../text/pt.ts'
import { Findings } from '../ui/Findings.tsx'
import type { Selected } from './selection.ts'

interface Props {
  noun: Noun
  command: CommandOperation
  rows: readonly Selected[]
  /** The records that stay as they were. */
  onRefused: (ids: readonly number[]) => void
  onClose: () => void
}

/** One command over many records: what it has to be told, and then what became of each. */
export function BulkDialog({ noun, command, rows, onRefused, onClose }: Props) {
  const { mutate, isPending, error } = useCommand(command)
  // One wish, one key: pressing twice, or again after an answer that got lost, does it once.
  const [key] = useState(() => crypto.randomUUID())
  const [wanted] = useState(rows)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>()
  const registros = wanted.map(({ id, versao }) => ({ id, versao }))
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={pt.bulk.what(command.rotulo, pt.bulk.selected(number(wanted.length), wanted.length === 1))}
      closeButtonProps={{ 'aria-label': pt.move.cancel }}
    >
      {outcomes ? (
        <Outcomes {...{ noun, outcomes, onClose }} rows={wanted} />
      ) : (
        <Stack>
          <Text size="sm">{command.description}</Text>
          <CommandForm
            {...{ command, error, onClose }}
            draft={`${command.id}.varios`}
            busy={isPending}
            onSubmit={(told, onDone) =>
              mutate(
                { input: { ...told, registros }, key },
                {
                  onSuccess: (answer) => {
                    const { resultados } = answer as unknown as { resultados: readonly Outcome[] }
                    onDone()
                    setOutcomes(resultados)
                    onRefused(sorted(resultados).refused.map(({ id }) => Number(id)))
                  },
                },
              )
            }
          />
        </Stack>
      )}
    </Modal>
  )
}

interface OutcomesProps extends Pick<Props, 'noun' | 'rows' | 'onClose'> {
  outcomes: readonly Outcome[]
}

function Outcomes({ noun, rows, outcomes, onClose }: OutcomesProps) {
  const { done, refused } = sorted(outcomes)
  const nameOf = (id: number | null) => {
    const found = rows.find((one) => one.id === id)
    return String((found && valueAt(found.row, noun.name)) ?? id)
  }
  return (
    <Stack role="status">
      {done > 0 && <Text size="sm">{pt.bulk.done(number(done), done === 1)}</Text>}
      {refused.length > 0 && (
        <>
          <Text size="sm">{pt.bulk.refused(number(refused.length), refused.length === 1)}</Text>
          <List size="sm" spacing="xs">
            {refused.map(({ id, mensagem, achados }) => (
              <List.Item key={id}>
                <b>{nameOf(id)}</b>: {mensagem}
                {achados.length > 0 && <Findings findings={achados as readonly Finding[]} />}
              </List.Item>
            ))}
          </List>
        </>
      )}
      <Group justify="end">
        <Button onClick={onClose}>{pt.bulk.close}</Button>
      </Group>
    </Stack>
  )
}
