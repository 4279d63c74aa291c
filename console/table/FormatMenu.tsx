import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { exportFormats } from '../../catalogue/management/envelopes.ts'
import { say } from '../text/say.ts'

export function FormatMenu({
  children,
  onChoose,
}: {
  children: ReactNode
  onChoose: (format: string) => void
}) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {Object.entries(exportFormats).map(([format, label]) => (
          <Menu.Item key={format} onClick={() => onChoose(format)}>
            {say(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
