import {
  ActionIcon,
  Button,
  Group,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../api/hooks.ts'
import { initials } from '../derive/format.ts'
import { text } from '../text/text.ts'
import { soon } from '../ui/soon.ts'

const wanted = Promise.withResolvers<void>()
const AccountMenu = lazy(async () => {
  await Promise.race([soon(), wanted.promise])
  return { default: (await import('./AccountMenu.tsx')).AccountMenu }
})

/** Colour scheme, signed-in person and sign-out. */
export function Account() {
  const { pessoa } = useSession()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme() === 'dark'
  const [early, setEarly] = useState(false)
  const called = pessoa?.nome ?? ''
  const look = {
    variant: 'default',
    size: 'sm',
    maw: 240,
    px: { base: 'xs', xs: 'md' },
  } as const
  // The name is hidden on narrow screens instead of being cut.
  const name = (
    <>
      <Text span size="sm" fw={600} truncate="end" visibleFrom="xs">
        {called}
      </Text>
      <Text span size="sm" fw={600} hiddenFrom="xs" aria-hidden="true">
        {initials(called)}
      </Text>
      <VisuallyHidden hiddenFrom="xs">{called}</VisuallyHidden>
    </>
  )
  /** A click before the menu is loaded opens it once it is. */
  const ask = () => {
    setEarly(true)
    wanted.resolve()
  }
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
      <Suspense
        fallback={
          <Button {...look} onClick={ask} aria-haspopup="menu">
            {name}
          </Button>
        }
      >
        <AccountMenu opened={early}>
          <Button {...look}>{name}</Button>
        </AccountMenu>
      </Suspense>
    </Group>
  )
}
