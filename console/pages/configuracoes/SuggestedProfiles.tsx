import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { type StandardProfile, standardProfiles } from '../../../catalogue/profiles.ts'
import { useSession } from '../../api/hooks.ts'
import { named, type Profile } from './shown.ts'
import { text } from './text.ts'

interface Props {
  /** All profiles of the institution. */
  present: readonly Profile[]
  onAdopt: (profile: StandardProfile) => void
}

/** Standard profiles that the institution lacks. */
export function SuggestedProfiles({ present, onAdopt }: Props) {
  const codes = new Set(present.map(({ codigo }) => codigo))
  const missing = standardProfiles.filter(({ codigo }) => !codes.has(codigo))
  if (missing.length === 0) return null
  return (
    <Stack component="section" aria-label={text.suggestedProfiles}>
      <Title order={2} size="h3">
        {text.suggestedProfiles}
      </Title>
      <Text size="sm" maw={720}>
        {text.suggestedIntro}
      </Text>
      {missing.map((profile) => (
        <Suggested key={profile.codigo} profile={profile} onAdopt={onAdopt} />
      ))}
    </Stack>
  )
}

function Suggested({ profile, onAdopt }: { profile: StandardProfile; onAdopt: Props['onAdopt'] }) {
  const own: readonly string[] = useSession().pessoa?.permissoes ?? []
  const lacking = profile.permissoes.filter((right) => !own.includes(right))
  const reason = useId()
  const { codigo, nome, permissoes, porUnidade } = profile
  return (
    <Paper withBorder p="sm" component="article" aria-label={nome}>
      <Group justify="space-between" align="start" gap="sm">
        <Stack gap={4} style={{ flex: 1, minWidth: '14rem' }}>
          <Title order={3} size="h4">
            {nome}
          </Title>
          <Text size="sm" c="dimmed">
            {codigo} · {text.permits(permissoes.length)}
            {porUnidade && ` · ${text.byUnit}`}
          </Text>
          <Text size="sm">{named(permissoes, ' · ')}</Text>
          {lacking.length > 0 && (
            <Text size="sm" id={reason}>
              {text.adoptLacking(named(lacking))}
            </Text>
          )}
        </Stack>
        {lacking.length > 0 ? (
          <Button
            variant="default"
            size="sm"
            aria-disabled="true"
            data-disabled
            aria-label={text.adoptNamed(nome)}
            aria-describedby={reason}
          >
            {text.adopt}
          </Button>
        ) : (
          <Button
            variant="default"
            size="sm"
            aria-label={text.adoptNamed(nome)}
            onClick={() => onAdopt(profile)}
          >
            {text.adopt}
          </Button>
        )}
      </Group>
    </Paper>
  )
}
