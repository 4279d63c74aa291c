import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { rights } from '../../catalogue/doors.ts'
import { useSession } from '../api/hooks.ts'
import { type Place, partyOf } from '../derive/doors.ts'
import { spoken } from '../text/language.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { PageTitle } from '../ui/PageTitle.tsx'

const why = spoken({
  pt: {
    units: 'Isto abrange todas as unidades, e o seu perfil se limita a algumas.',
    staff: 'Isto é de quem administra a instituição.',
  },
  en: {
    units: 'This is about all units, and your profile is limited to some.',
    staff: 'This is for those who administer the institution.',
  },
})

/** Shown instead of a page that the person may not open; no data are requested. */
export function Refused({ right, unlimited }: Pick<Place, 'right' | 'unlimited'>) {
  const session = useSession()
  const held = session.pessoa?.permissoes.includes(right)
  return (
    <Stack align="start">
      <PageTitle>{text.rightMissing.title}</PageTitle>
      <Text maw={560}>
        {partyOf(session)
          ? why.staff
          : unlimited && held
            ? why.units
            : text.rightMissing.text(`${right} (${say(rights[right])})`)}
      </Text>
      <Anchor component={Link} to="/">
        {text.notFound.back}
      </Anchor>
    </Stack>
  )
}
