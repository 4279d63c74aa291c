import { Box, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A part of a page under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Title order={2} mb="xs">
        {title}
      </Title>
      {children}
    </Box>
  )
}
