import { Button, CopyButton, Group, Paper, Stack } from '@mantine/core'
import { text } from '../text/text.ts'
import classes from './CopyBlock.module.css'

interface Props {
  value: string
  label?: string
  onCopy?: () => void
}

/** Text to copy: a command line, a secret, a body. */
export function CopyBlock({ value, label = text.answer.copy, onCopy }: Props) {
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable text must be reachable by keyboard */}
        <pre className={classes.text} tabIndex={0}>
          {value}
        </pre>
        <Group justify="end">
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  copy()
                  onCopy?.()
                }}
              >
                {copied ? text.answer.copied : label}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
    </Paper>
  )
}
