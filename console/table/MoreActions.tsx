import { Button, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { text } from './text.ts'

interface Props {
  actions: readonly { id: string; label: string; to: string; search: Readonly<Record<string, string>> }[]
}

/** Further actions of a list behind one button, which leaves room for rows on narrow screens. */
export function MoreActions({ actions }: Props) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" hiddenFrom="sm">
          {text.moreActions}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ id, label, to, search }) => (
          <Menu.Item key={id} component={Link} {...{ to, search: search as never }}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
