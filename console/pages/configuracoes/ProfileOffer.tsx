import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { respondeOfertaPerfil } from '../../../catalogue/management/perfil/responde-oferta-perfil.ts'
import { useCommand } from '../../api/hooks.ts'
import { Notice } from '../../ui/Notice.tsx'
import { named, type Profile } from './shown.ts'
import { text } from './text.ts'

/** Rights suggested for a profile, to accept or dismiss. */
export function ProfileOffer({ profile }: { profile: Profile }) {
  const { mutate, isPending, error } = useCommand(respondeOfertaPerfil)
  const answer = (aceita: 'S' | 'N') =>
    mutate({ input: { codigo: profile.codigo!, aceita }, key: crypto.randomUUID() })
  return (
    <Paper withBorder p="xs">
      <Stack gap="xs">
        {error && <Notice error={error} />}
        <Text size="sm">{text.offers(named(profile.oferta))}</Text>
        <Group gap="xs">
          <Button size="sm" loading={isPending} onClick={() => answer('S')}>
            {text.acceptOffer}
          </Button>
          <Button size="sm" variant="default" disabled={isPending} onClick={() => answer('N')}>
            {text.dismissOffer}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
