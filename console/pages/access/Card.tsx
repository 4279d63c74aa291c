import { Box, Paper, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { text } from '../../text/text.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'

/** Frame of pages without a session. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="main" maw={420} mx="auto" px="md" pb="md" pt={{ base: 'md', sm: '12vh' }}>
      <Paper withBorder p="lg" style={{ borderColor: 'var(--vinculo-line)' }}>
        <Stack>
          <Text fw={700} c="var(--mantine-color-anchor)">
            {text.product}
          </Text>
          <PageTitle>{title}</PageTitle>
          {children}
        </Stack>
      </Paper>
    </Box>
  )
}
