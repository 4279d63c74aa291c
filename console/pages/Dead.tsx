import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pt } from '../text/pt.ts'
import { PageTitle } from '../ui/PageTitle.tsx'

export function NotFound() {
  return (
    <Stack align="start">
      <PageTitle>{pt.notFound.title}</PageTitle>
      <Text>{pt.notFound.text}</Text>
      <Anchor component={Link} to="/">
        {pt.notFound.back}
      </Anchor>
    </Stack>
  )
}

export function NoAccess() {
  return (
    <Stack>
      <PageTitle>{pt.noAccess.title}</PageTitle>
      <Text maw={560}>{pt.noAccess.text}</Text>
    </Stack>
  )
}
