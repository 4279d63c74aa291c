import { Anchor, AppShell, Burger, Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSession } from '../api/hooks.ts'
import { prefix } from '../api/platform.ts'
import { isOpenTo, mayOpen, partyOf } from '../derive/doors.ts'
import { helpFor, type MenuRow, rowAt } from '../routes.ts'
import { text } from '../text/text.ts'
import { Account } from './Account.tsx'
import entry from './Menu.module.css'
import { Menu } from './Menu.tsx'
import { keepTyped } from './palette/typed-early.ts'
import { Refused } from './Refused.tsx'

const Band = lazy(async () => ({ default: (await import('./ensaio/Band.tsx')).Band }))
const NoMail = lazy(async () => ({ default: (await import('./mensagens/NoMail.tsx')).NoMail }))
const Palette = lazy(async () => ({ default: (await import('./palette/Palette.tsx')).Palette }))

/** Frame of every page: menu, account and content. */
export function Shell({ routes }: { routes: readonly MenuRow[] }) {
  const session = useSession()
  const [opened, { toggle, close }] = useDisclosure()
  const keys = useRef<{ take: () => string }>(undefined)
  const takeTyped = () => keys.current?.take() ?? ''
  const [seeking, setSeeking] = useState(false)
  const seek = () => {
    takeTyped()
    keys.current = keepTyped(document)
    setSeeking(true)
  }
  const endSeeking = () => {
    takeTyped()
    setSeeking(false)
  }
  // The shortcut works inside input fields too.
  useHotkeys([['mod+K', seeking ? endSeeking : seek]], [])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(close, [pathname])
  const isParty = partyOf(session) !== undefined
  const open = routes
    .filter((row) => mayOpen(session, row))
    .map((row) => (isParty && row.ownLabel ? { ...row, label: row.ownLabel } : row))
  const here = rowAt(routes, pathname)
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding="md"
      transitionDuration={0}
    >
      <a className="skip" href="#conteudo">
        {text.skip}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={opened ? text.closeMenu : text.openMenu}
              aria-expanded={opened}
            />
            <Anchor component={Link} to="/" fw={700} underline="never">
              {text.product}
            </Anchor>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="default"
              onClick={seek}
              aria-keyshortcuts="Control+K"
              rightSection={
                <Text span size="xs" c="dimmed" visibleFrom="sm">
                  {text.palette.shortcut}
                </Text>
              }
            >
              <span aria-hidden="true">⌕</span>
              <Text span size="sm" ml={6} visibleFrom="sm">
                {text.palette.open}
              </Text>
              <VisuallyHidden hiddenFrom="sm">{text.palette.open}</VisuallyHidden>
            </Button>
            <Help row={here} />
            <Account />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={text.menu}>
        <AppShell.Section grow style={{ overflowY: 'auto' }}>
          <Link className={entry.entry} to="/" data-here={pathname === '/' || undefined}>
            {partyOf(session) ? text.waiting.title : text.home}
          </Link>
          <Menu rows={open} />
        </AppShell.Section>
        {/* The API reference is for staff who integrate systems. */}
        {!partyOf(session) && (
          <a className={`${entry.entry} ${entry.foot}`} href={`${prefix}/docs`}>
            {text.reference}
          </a>
        )}
      </AppShell.Navbar>
      <AppShell.Main id="conteudo">
        {session.ensaio && (
          <Suspense>
            <Band />
          </Suspense>
        )}
        {session.mensagens === 'nenhuma' &&
          !session.ensaio &&
          isOpenTo(session, ['configuracao.alterar']) && (
            <Suspense>
              <NoMail />
            </Suspense>
          )}
        {here && !mayOpen(session, here) ? <Refused key={here.slug} {...here} /> : <Outlet />}
      </AppShell.Main>
      {seeking && (
        <Suspense>
          <Palette rows={open} takeTyped={takeTyped} onClose={endSeeking} />
        </Suspense>
      )}
    </AppShell>
  )
}

/** Opens the guide at the part about the current page. */
function Help({ row }: { row: MenuRow | undefined }) {
  const topic = helpFor(row, partyOf(useSession()))
  return (
    <Button
      component="a"
      variant="default"
      px={{ base: 'xs', xs: 'sm' }}
      href={`${prefix}/docs/guias/${topic}`}
      target="_blank"
      rel="noopener"
    >
      <span aria-hidden="true">?</span>
      <Text span size="sm" ml={6} visibleFrom="sm">
        {text.help}
      </Text>
      <VisuallyHidden hiddenFrom="sm">{text.help}</VisuallyHidden>
    </Button>
  )
}
