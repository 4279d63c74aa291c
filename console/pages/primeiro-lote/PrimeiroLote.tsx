import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { criaCredencial } from '../../../catalogue/management/credencial/cria-credencial.ts'
import { webhookSituacao } from '../../../catalogue/webhook/webhook-situacao.ts'
import { useSession } from '../../api/hooks.ts'
import { prefix } from '../../api/platform.ts'
import type { Search } from '../../derive/address.ts'
import { mayCall } from '../../derive/doors.ts'
import { CopyBlock } from '../../ui/CopyBlock.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SecretOnce } from '../../ui/SecretDialog.tsx'
import { Section } from '../../ui/Section.tsx'
import { CredentialForm } from '../integracao/CredentialForm.tsx'
import { text as integration } from '../integracao/text.ts'
import { NewTarget } from '../webhooks/NewTarget.tsx'
import { Arrival } from './Arrival.tsx'
import { curlOf, newLabel } from './example.ts'
import { text } from './text.ts'

/** Tutorial for integrators. The address holds the label of the attempt; the token is only on the page. */
export function PrimeiroLote() {
  const session = useSession()
  const { envio } = useSearch({ strict: false }) as Search
  const label = typeof envio === 'string' && /^primeiro-lote-[0-9a-f]{8}$/.test(envio) ? envio : undefined
  const [secret, setSecret] = useState<string>()
  const navigate = useNavigate()
  const begin = (next: string | undefined) =>
    void navigate({ to: '.', search: (next ? { envio: next } : {}) as never, replace: true })
  return (
    <Stack gap="xl" maw={760}>
      <Group justify="space-between">
        <PageTitle>{text.title}</PageTitle>
        {label && (
          <Button
            variant="subtle"
            onClick={() => {
              setSecret(undefined)
              begin(undefined)
            }}
          >
            {text.again}
          </Button>
        )}
      </Group>
      <Stack gap="xs" mt="calc(var(--mantine-spacing-md) * -1)">
        <Text size="sm">{text.intro}</Text>
        {!session.ensaio && (
          <Text size="sm">
            {text.real}{' '}
            <Anchor component={Link} to="/integracao/ensaio" fz="inherit">
              {text.sandbox}
            </Anchor>
          </Text>
        )}
      </Stack>
      <Section title={text.token}>
        {label ? (
          <Text size="sm">✓ {text.tokenKept}</Text>
        ) : secret ? (
          <SecretOnce secret={secret} advice={integration.once} onKept={() => begin(newLabel())} />
        ) : (
          <Stack>
            {mayCall(session, criaCredencial) && (
              <CredentialForm
                onMade={setSecret}
                submit={text.createToken}
                given={{
                  tipo: 'integracao',
                  nome: text.tokenName,
                  escopos: ['recebe', 'consulta'],
                  only: ['recebe', 'consulta'],
                }}
              />
            )}
            <Button variant="subtle" style={{ alignSelf: 'start' }} onClick={() => begin(newLabel())}>
              {text.haveToken}
            </Button>
          </Stack>
        )}
      </Section>
      {label && (
        <>
          <Section title={text.send}>
            <Stack gap="sm">
              <Text size="sm">{text.sendText}</Text>
              <CopyBlock
                value={curlOf(location.origin + prefix, secret ?? text.yourToken, label)}
                label={text.copyCurl}
              />
            </Stack>
          </Section>
          <Section title={text.result}>
            <Arrival label={label} />
          </Section>
          {mayCall(session, webhookSituacao) && (
            <Section title={text.notifications}>
              <Stack gap="sm">
                <Text size="sm">{text.notificationsText}</Text>
                <NewTarget />
              </Stack>
            </Section>
          )}
        </>
      )}
    </Stack>
  )
}
