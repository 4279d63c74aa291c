import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { rights } from '../../catalogue/doors.ts'
import { useSession } from '../api/hooks.ts'
import { type Place, partyOf } from '../derive/doors.ts'
import { text } from '../text/text.ts'
import { PageTitle } from '../ui/PageTitle.tsx'

export function NotFound() {
  return (
    <Stack align="start">
      <PageTitle>{text.notFound.title}</PageTitle>
      <Text>{text.notFound.text}</Text>
      <Anchor component={Link} to="/">
        {text.notFound.back}
      </Anchor>
    </Stack>
  )
}

/** A page that is there, and not for whoever came. Nothing of it is asked for. */
export function Refused({ right, unlimited }: Pick<Place, 'right' | 'unlimited'>) {
  const session = useSession()
  const held = session.pessoa?.permissoes.includes(right)
  return (
    <Stack align="start">
      <PageTitle>{text.rightMissing.title}</PageTitle>
      <Text maw={560}>
        {partyOf(session)
          ? text.rightMissing.staff
          : unlimited && held
            ? text.rightMissing.units
            : text.rightMissing.text(`${right} (${rights[right]})`)}
      </Text>
      <Anchor component={Link} to="/">
        {text.notFound.back}
      </Anchor>
    </Stack>
  )
}

export function NoAccess() {
  return (
    <Stack>
      <PageTitle>{text.noAccess.title}</PageTitle>
      <Text maw={560}>{text.noAccess.text}</Text>
    </Stack>
  )
}
