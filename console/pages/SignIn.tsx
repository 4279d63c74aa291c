import { Box, Paper, Stack, Text } from '@mantine/core'
import { pt } from '../text/pt.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { SignInForm } from './SignInForm.tsx'

export function SignIn() {
  return (
    <Box component="main" maw={400} mx="auto" px="md" pb="md" pt={{ base: 'md', sm: '12vh' }}>
      <Paper withBorder p="lg" style={{ borderColor: 'var(--vinculo-line)' }}>
        <Stack>
          <Text fw={700} c="var(--mantine-color-anchor)">
            {pt.product}
          </Text>
          <PageTitle>{pt.signIn.title}</PageTitle>
          <SignInForm />
        </Stack>
      </Paper>
    </Box>
  )
}
