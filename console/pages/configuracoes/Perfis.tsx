import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { listaPerfis } from '../../../catalogue/management/perfil/lista-perfis.ts'
import type { StandardProfile } from '../../../catalogue/profiles.ts'
import { useListing } from '../../api/hooks.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileOffer } from './ProfileOffer.tsx'
import { SuggestedProfiles } from './SuggestedProfiles.tsx'
import { named, type Profile } from './shown.ts'
import { text } from './text.ts'

/** Profiles with their rights and number of users. */
export function Perfis() {
  const { data, error, refetch } = useListing(listaPerfis, { quantidade: 200 })
  const [edited, setEdited] = useState<Profile | 'new'>()
  const [adopted, setAdopted] = useState<StandardProfile>()
  return (
    <Stack>
      <Group justify="space-between" align="end">
        <PageTitle>{text.profiles}</PageTitle>
        <Button onClick={() => setEdited('new')}>{text.newProfile}</Button>
      </Group>
      <Text size="sm" maw={720}>
        {text.profilesIntro}
      </Text>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && data.proximo === '' && <SuggestedProfiles present={data.elementos} onAdopt={setAdopted} />}
      {data?.elementos.map((profile) => (
        <Paper key={profile.id} withBorder p="sm" component="article" aria-label={profile.nome}>
          <Group justify="space-between" align="start" gap="sm">
            <Stack gap={4} style={{ flex: 1, minWidth: '14rem' }}>
              <Title order={2} size="h4">
                {profile.nome}
              </Title>
              <Text size="sm" c="dimmed">
                {profile.codigo} · {text.users(profile.usuarios ?? 0)} ·{' '}
                {text.permits(profile.permissoes.length)}
                {profile.porUnidade && ` · ${text.byUnit}`}
                {profile.porIntegracao && ` · ${text.byIntegration}`}
              </Text>
              <Text size="sm">
                {profile.permissoes.length === 0 ? text.permitsNothing : named(profile.permissoes, ' · ')}
              </Text>
              {profile.oferta.length > 0 && <ProfileOffer profile={profile} />}
            </Stack>
            <Button variant="default" size="sm" onClick={() => setEdited(profile)}>
              {text.edit}
            </Button>
          </Group>
        </Paper>
      ))}
      {adopted && (
        <ProfileForm profile={undefined} suggested={adopted} onClose={() => setAdopted(undefined)} />
      )}
      {edited && (
        <ProfileForm profile={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Stack>
  )
}
