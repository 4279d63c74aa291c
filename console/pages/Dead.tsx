import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { text } from '../text/text.ts'
import { PageTitle } from '../ui/PageTitle.tsx'

export function NotFound() {
  return (
    <Stack align="start">
      <PageTitle>{text.notFound.title}</PageTitle>
      <Text>{text.notFound.text}</Text>
      <Anchor component={Link} to="/">
        {text.notFound.back}
      </Anchor>
    </Stack>
  )
}
