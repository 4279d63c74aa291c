import {
  ActionIcon,
  Button,
  Group,
  Menu,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core'
import { useSession } from '../api/hooks.ts'
import { keeper } from '../api/platform.ts'
import { pt } from '../text/pt.ts'

/** The scheme of colours, who is signed in, and the way out. */
export function Account() {
  const { pessoa, cliente } = useSession()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme() === 'dark'
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={dark ? pt.scheme.toLight : pt.scheme.toDark}
        onClick={() => setColorScheme(dark ? 'light' : 'dark')}
      >
        <span aria-hidden="true">{dark ? '☀' : '☾'}</span>
      </ActionIcon>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button variant="default" size="sm" maw={{ base: 130, xs: 240 }}>
            <Text span size="sm" fw={600} truncate="end">
              {pessoa?.nome}
            </Text>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{pt.signedInAs(pessoa?.nome ?? '', cliente?.nome ?? '')}</Menu.Label>
          <Menu.Item onClick={() => void keeper.signOut()}>{pt.signOut}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
