import { Button, Group, List, Text } from '@mantine/core'
import { encerraCorrecao } from '../../catalogue/management/cadastro/encerra-correcao.ts'
import type { Correction } from '../../client/types.ts'
import { useCommand, useSession } from '../api/hooks.ts'
import { queryClient } from '../api/platform.ts'
import { mayCall } from '../derive/doors.ts'
import { moment } from '../derive/format.ts'
import { rotuloOf } from '../derive/labels.ts'
import { text } from '../text/text.ts'
import { Notice } from '../ui/Notice.tsx'
import { Section } from '../ui/Section.tsx'

/** What people put in the place of what the source sends; each can be ended. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const session = useSession()
  const { mutate, isPending, error } = useCommand(encerraCorrecao)
  const mayEnd = mayCall(session, encerraCorrecao)
  const end = (id: number | null) =>
    mutate(
      { input: { id: id ?? 0 }, key: crypto.randomUUID() },
      // The record's own page shows it too.
      { onSuccess: () => queryClient.invalidateQueries() },
    )
  return (
    <Section title={text.corrections.title}>
      <Text size="sm" mb="xs">
        {text.corrections.text}
      </Text>
      {error && <Notice error={error} />}
      <List size="sm" spacing="xs" listStyleType="none">
        {corrections.map(({ id, campo, valor, autor, momento }) => (
          <List.Item key={id}>
            <Group gap="sm">
              <Text size="sm" span>
                <b>{rotuloOf(campo, {})}</b>: {valor || text.corrections.emptied} · {autor}, {moment(momento)}
              </Text>
              {mayEnd && (
                <Button size="compact-sm" variant="default" loading={isPending} onClick={() => end(id)}>
                  {text.corrections.end}
                </Button>
              )}
            </Group>
          </List.Item>
        ))}
      </List>
    </Section>
  )
}
