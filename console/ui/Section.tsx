import { Box, Title } from '@mantine/core'
import type { ReactNode } from 'react'

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
