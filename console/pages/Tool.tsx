import { Stack, Text } from '@mantine/core'
import { useLoaderData } from '@tanstack/react-router'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { useSession } from '../api/hooks.ts'
import { formOf } from '../derive/controls.ts'
import { mayCall } from '../derive/doors.ts'
import { ToolForm } from '../form/ToolForm.tsx'
import { say } from '../text/say.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Section } from '../ui/Section.tsx'

export interface ToolPage {
  label: Phrase
  commands: readonly CommandOperation[]
}

/** Commands without a record. Those that need no input and change nothing run when the page opens. */
export function Tool() {
  const { label, commands } = useLoaderData({ strict: false }) as ToolPage
  const session = useSession()
  return (
    <Stack gap="xl">
      <PageTitle>{say(label)}</PageTitle>
      {commands
        .filter((command) => mayCall(session, command))
        .map((command, at) => (
          <Section key={command.id} title={say(command.title)}>
            <Text size="sm" mb="md" maw={720}>
              {say(command.description)}
            </Text>
            <ToolForm command={command} atOnce={at === 0 && asksNothing(command)} />
          </Section>
        ))}
    </Stack>
  )
}

const asksNothing = ({ changes, input }: CommandOperation) =>
  changes.length === 0 && formOf(input).every(({ required }) => !required)
