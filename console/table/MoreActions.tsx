import { Button, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { say } from '../text/say.ts'
import { text } from './text.ts'

/** Further actions of a list behind one button, which leaves room for rows on narrow screens. */
export function MoreActions({ slug, commands }: { slug: string; commands: readonly CommandOperation[] }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" hiddenFrom="sm">
          {text.moreActions}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {commands.map(({ id, title }) => (
          <Menu.Item key={id} component={Link} to={`/${slug}/incluir/${id}`}>
            {say(title)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
