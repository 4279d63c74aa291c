import { Anchor, Button, Group, Modal, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { seenTargetStates } from '../../../catalogue/machines/webhook-target.ts'
import { webhook } from '../../../catalogue/webhook/webhook.ts'
import { webhookSituacao } from '../../../catalogue/webhook/webhook-situacao.ts'
import { useControl } from '../../api/control.ts'
import { useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { moment } from '../../derive/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { diagnosisText } from './diagnosis.ts'
import { NewTarget } from './NewTarget.tsx'
import type { TargetShown } from './shown.ts'
import { Target } from './Target.tsx'
import { text } from './text.ts'

/** List of webhook endpoints; the one in the address is shown in full. */
export function Webhooks() {
  const { destino } = useParams({ strict: false }) as { destino?: string }
  const { data, error, refetch } = useControl(webhook, { ACAO: 'CONSULTAR' })
  const may = mayCall(useSession(), webhookSituacao)
  const [adding, setAdding] = useState(false)
  const navigate = useNavigate()
  const targets = data?.DESTINOS ?? []
  const chosen = targets.find(({ ESIWH_URL }) => ESIWH_URL === destino)
  if (chosen) return <Target target={chosen} may={may} head={<Head target={chosen} />} />
  return (
    <Stack>
      <Group justify="space-between" align="end">
        <PageTitle>{text.title}</PageTitle>
        {may && <Button onClick={() => setAdding(true)}>{text.add}</Button>}
      </Group>
      <Text size="sm" maw={720}>
        {text.intro}
      </Text>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && [1, 2].map((one) => <Skeleton key={one} h={72} animate={false} />)}
      {data && targets.length === 0 && <Text py="md">{text.empty}</Text>}
      {targets.map((target) => (
        <Paper key={target.ESIWH_URL} withBorder p="sm" component="article" aria-label={target.ESIWH_URL}>
          <Group justify="space-between" gap="sm">
            <Stack gap={4} style={{ flex: 1, minWidth: '14rem' }}>
              <Anchor
                component={Link}
                to="/integracao/webhooks/$destino"
                params={{ destino: target.ESIWH_URL } as never}
                fw={600}
                style={{ overflowWrap: 'anywhere' }}
              >
                {target.ESIWH_URL}
              </Anchor>
              <Head target={target} />
            </Stack>
          </Group>
        </Paper>
      ))}
      <Modal
        opened={adding}
        size="lg"
        onClose={() => setAdding(false)}
        title={text.add}
        closeButtonProps={{ 'aria-label': text.cancel }}
      >
        <NewTarget
          onKept={(url) => {
            setAdding(false)
            void navigate({ to: '/integracao/webhooks/$destino', params: { destino: url } as never })
          }}
        />
      </Modal>
    </Stack>
  )
}

/** State of an endpoint: reason, held events and failures. */
function Head({ target }: { target: TargetShown }) {
  const { SITUACAO, MOTIVO, SITUACAO_DESDE, RETIDOS, FALHAS, SEQUENCIA, SEGREDO_ANTERIOR_ATE } = target
  const { DIAGNOSTICO, PROXIMA_TENTATIVA } = target
  const all = target.ESIWH_TODOS_OS_LOTES === 'S'
  // A target that failed only once or twice has no reason yet.
  const told = MOTIVO || (DIAGNOSTICO && diagnosisText(DIAGNOSTICO, ''))
  const facts = [
    SITUACAO_DESDE && text.since(moment(SITUACAO_DESDE)),
    text.told(all),
    text.last(SEQUENCIA ?? 0),
    RETIDOS ? text.held(RETIDOS) : '',
    FALHAS ? text.failures(FALHAS) : '',
    DIAGNOSTICO ? text.lastFailure(DIAGNOSTICO) : '',
    PROXIMA_TENTATIVA && text.next(moment(PROXIMA_TENTATIVA)),
  ].filter(Boolean)
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <StateBadge machine={{ states: seenTargetStates }} state={SITUACAO} />
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </Group>
      {told && <Text size="sm">{told}</Text>}
      {SEGREDO_ANTERIOR_ATE && <Text size="sm">{text.previousUntil(moment(SEGREDO_ANTERIOR_ATE))}</Text>}
    </Stack>
  )
}
