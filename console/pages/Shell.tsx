import { Anchor, AppShell, Box, Burger, Group, NavLink, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../api/hooks.ts'
import { prefix } from '../api/platform.ts'
import { isOpenTo, partyOf } from '../derive/doors.ts'
import { type MenuRow, sections } from '../routes.ts'
import { pt } from '../text/pt.ts'
import { Account } from './Account.tsx'

/** The frame of every page: what there is for this person, who they are, and the page itself. */
export function Shell({ routes }: { routes: readonly MenuRow[] }) {
  const session = useSession()
  const [opened, { toggle, close }] = useDisclosure()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(close, [pathname])
  const open = routes.filter(({ right, parties }) => isOpenTo(session, [right], parties))
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 200, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding="md"
      transitionDuration={0}
    >
      <a className="skip" href="#conteudo">
        {pt.skip}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={opened ? pt.closeMenu : pt.openMenu}
              aria-expanded={opened}
            />
            <Anchor component={Link} to="/" fw={700} underline="never">
              {pt.product}
            </Anchor>
          </Group>
          <Account />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={pt.menu}>
        <AppShell.Section grow style={{ overflowY: 'auto' }}>
          {partyOf(session) && (
            <NavLink
              component={Link}
              to="/"
              py={4}
              mb="sm"
              label={pt.waiting.title}
              active={pathname === '/'}
            />
          )}
          {sections.map((section) => {
            const rows = open.filter((row) => row.section === section)
            return rows.length > 0 && <MenuSection key={section} {...{ section, rows, pathname }} />
          })}
        </AppShell.Section>
        <NavLink href={`${prefix}/docs`} label={<Text size="sm">{pt.reference}</Text>} />
      </AppShell.Navbar>
      <AppShell.Main id="conteudo">
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}

function MenuSection({
  section,
  rows,
  pathname,
}: {
  section: string
  rows: readonly MenuRow[]
  pathname: string
}) {
  return (
    <Box component="section" mb="sm" aria-label={section}>
      <Text size="xs" fw={600} c="dimmed" px="sm">
        {section}
      </Text>
      {rows.map(({ slug, label }) => (
        <NavLink
          key={slug}
          component={Link}
          to={`/${slug}`}
          py={4}
          label={label}
          active={pathname.split('/').includes(slug)}
          aria-current={pathname.endsWith(`/${slug}`) ? 'page' : undefined}
        />
      ))}
    </Box>
  )
}
