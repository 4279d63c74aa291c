import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../api/hooks.ts'
import { keeper } from '../api/platform.ts'
import { speak } from '../api/speak.ts'
import { language } from '../text/language.ts'
import { text } from '../text/text.ts'

const other = language === 'pt' ? 'en' : 'pt'

export function AccountMenu({ opened, children }: { opened: boolean; children: ReactNode }) {
  const { pessoa, cliente } = useSession()
  return (
    <Menu position="bottom-end" width={260} defaultOpened={opened}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.signedInAs(pessoa?.nome ?? '', cliente?.nome ?? '')}</Menu.Label>
        <Menu.Item component={Link} to="/perfil">
          {text.profile}
        </Menu.Item>
        <Menu.Item lang={other} onClick={() => speak(other)}>
          {text.otherLanguage}
        </Menu.Item>
        <Menu.Item onClick={() => void keeper.signOut()}>{text.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
