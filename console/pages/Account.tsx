import { ActionIcon, Button, Group, Text, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useSession } from '../api/hooks.ts'
import { text } from '../text/text.ts'

// What opens over a page comes after the page; it is on its way at once.
const accountMenu = import('./AccountMenu.tsx')
const AccountMenu = lazy(async () => ({ default: (await accountMenu).AccountMenu }))

/** The scheme of colours, who is signed in, and the way out. */
export function Account() {
  const { pessoa } = useSession()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme() === 'dark'
  const who = (
    <Button variant="default" size="sm" maw={{ base: 96, xs: 240 }}>
      <Text span size="sm" fw={600} truncate="end">
        {pessoa?.nome}
      </Text>
    </Button>
  )
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={dark ? text.scheme.toLight : text.scheme.toDark}
        onClick={() => setColorScheme(dark ? 'light' : 'dark')}
      >
        <span aria-hidden="true">{dark ? '☀' : '☾'}</span>
      </ActionIcon>
      <Suspense fallback={who}>
        <AccountMenu>{who}</AccountMenu>
      </Suspense>
    </Group>
  )
}
