import { Stack, Text } from '@mantine/core'
import { useSession } from '../api/hooks.ts'
import { mayOpen, partyOf } from '../derive/doors.ts'
import { nounRoutes, pageRoutes } from '../routes.ts'
import { spoken } from '../text/language.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Painel } from './painel/Painel.tsx'
import { Waiting } from './Waiting.tsx'

export { askPanelAhead } from './painel/parts.ts'

/** Parties see what waits for them; staff see the panel. */
export function Home() {
  const session = useSession()
  if (partyOf(session)) return <Waiting />
  const sees = [...nounRoutes, ...pageRoutes].some((row) => mayOpen(session, row))
  return sees ? <Painel /> : <NoAccess />
}

const text = spoken({
  pt: {
    title: 'Nada para ver aqui ainda',
    text: 'Seu cadastro não tem permissão para nenhuma página do console. Peça a quem administra a plataforma que a inclua no seu perfil.',
  },
  en: {
    title: 'Nothing to see here yet',
    text: 'Your record has no right to any page of the console. Ask whoever administers the platform to add it to your profile.',
  },
})

function NoAccess() {
  return (
    <Stack>
      <PageTitle>{text.title}</PageTitle>
      <Text maw={560}>{text.text}</Text>
    </Stack>
  )
}
