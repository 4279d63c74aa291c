import { Button, Code, CopyButton, Group, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { Declared } from '../../client/types.ts'
import { commandLine } from '../derive/command-line.ts'
import { text } from '../text/text.ts'

/** Request of a page as a command line. */
export function Curl({ declaration, input }: { declaration: Declared; input: object }) {
  const [opened, { toggle }] = useDisclosure()
  const line = commandLine(location.origin, declaration, input)
  return (
    <Stack gap="xs" align="start">
      <Button variant="subtle" size="compact-sm" aria-expanded={opened} onClick={toggle}>
        {text.curl}
      </Button>
      {opened && (
        <Group gap="xs" align="start">
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {line}
          </Code>
          <CopyButton value={line}>
            {({ copied, copy }) => (
              <Button size="compact-sm" variant="default" onClick={copy}>
                {copied ? text.answer.copied : text.answer.copy}
              </Button>
            )}
          </CopyButton>
        </Group>
      )}
    </Stack>
  )
}
