import { Button, Group, List, Text } from '@mantine/core'
import { encerraCorrecao } from '../../catalogue/management/cadastro/encerra-correcao.ts'
import type { Correction } from '../../client/types.ts'
import { useCommand, useSession } from '../api/hooks.ts'
import { queryClient } from '../api/platform.ts'
import { mayCall } from '../derive/doors.ts'
import { moment } from '../derive/format.ts'
import { rotuloOf } from '../derive/labels.ts'
import { spoken } from '../text/language.ts'
import { Notice } from '../ui/Notice.tsx'
import { Section } from '../ui/Section.tsx'

const text = spoken({
  pt: {
    title: 'Correções que valem',
    text: 'O que alguém daqui pôs no lugar do que a origem envia. Vale até que a origem envie outro valor, ou até ser encerrada.',
    emptied: 'vazio',
    end: 'Encerrar',
  },
  en: {
    title: 'Corrections in force',
    text: 'What somebody here put in the place of what the origin sends. It stands until the origin sends another value, or until it is ended.',
    emptied: 'empty',
    end: 'End',
  },
})

/** Values that staff put in place of the source's; each can be ended. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  const session = useSession()
  const { mutate, isPending, error } = useCommand(encerraCorrecao)
  const mayEnd = mayCall(session, encerraCorrecao)
  const end = (id: number | null) =>
    mutate(
      { input: { id: id ?? 0 }, key: crypto.randomUUID() },
      // The record's page shows corrections too.
      { onSuccess: () => queryClient.invalidateQueries() },
    )
  return (
    <Section title={text.title}>
      <Text size="sm" mb="xs">
        {text.text}
      </Text>
      {error && <Notice error={error} />}
      <List size="sm" spacing="xs" listStyleType="none">
        {corrections.map(({ id, campo, valor, autor, momento }) => (
          <List.Item key={id}>
            <Group gap="sm">
              <Text size="sm" span>
                <b>{rotuloOf(campo, {})}</b>: {valor || text.emptied} · {autor}, {moment(momento)}
              </Text>
              {mayEnd && (
                <Button size="compact-sm" variant="default" loading={isPending} onClick={() => end(id)}>
                  {text.end}
                </Button>
              )}
            </Group>
          </List.Item>
        ))}
      </List>
    </Section>
  )
}
