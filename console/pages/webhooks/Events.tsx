import { Anchor, Button, Code, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { webhookEvent } from '../../../catalogue/machines/webhook-event.ts'
import { webhook } from '../../../catalogue/webhook/webhook.ts'
import { webhookEventos } from '../../../catalogue/webhook/webhook-eventos.ts'
import { useControl, useDoing } from '../../api/control.ts'
import { moment } from '../../derive/format.ts'
import { DataTable, type TableColumn } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { diagnosisText } from './diagnosis.ts'
import { text } from './text.ts'

const shown = 50

/** Latest events of an endpoint by sequence number, without gaps. */
export function Events({ url, all, may }: { url: string; all: boolean; may: boolean }) {
  // The last sequence number determines where the latest events begin.
  const last = useControl(webhookEventos, { ESIWH_URL: url, QUANTIDADE: 1 })
  const from = Math.max(0, (last.data?.ULTIMA_SEQUENCIA ?? 0) - shown)
  const { data, error, refetch } = useControl(
    webhookEventos,
    { ESIWH_URL: url, DEPOIS_DE: from, QUANTIDADE: shown },
    { enabled: last.data !== undefined, every: 15_000 },
  )
  const again = useDoing(webhook)
  const problem = last.error ?? error ?? again.error
  const events = data?.EVENTOS.toReversed() ?? []
  const resending: TableColumn<(typeof events)[number]> = {
    label: text.again,
    cell: ({ ID_EVENTO }) => (
      <Button
        size="compact-sm"
        variant="default"
        loading={again.isPending}
        onClick={() =>
          again.mutate({
            ACAO: 'REENVIAR',
            SDT_INT_WEBHOOK: { ESIWH_URL: url, ESIWH_ID_EVENTO: ID_EVENTO },
          })
        }
      >
        {text.again}
      </Button>
    ),
  }
  return (
    <Stack gap="sm">
      <Text size="sm">{text.gaps}</Text>
      {problem && <Notice error={problem} onRetry={() => void refetch()} />}
      {again.isSuccess && (
        <Text size="sm" role="status">
          {text.sentAgain}
        </Text>
      )}
      {!data && !problem && <Loading />}
      {data && (
        <DataTable
          label={text.events}
          rows={events}
          keyOf={({ ID_EVENTO }) => ID_EVENTO}
          empty={text.noEvents(all)}
          columns={[
            { label: text.number, cell: ({ SEQUENCIA }) => SEQUENCIA },
            {
              label: text.batch,
              cell: ({ LOTE }) =>
                LOTE && (
                  <Anchor component={Link} to={`/lotes/${LOTE}`} fz="inherit">
                    {LOTE}
                  </Anchor>
                ),
            },
            {
              label: text.state,
              cell: ({ SITUACAO, DIAGNOSTICO }) => (
                <div>
                  <StateBadge machine={webhookEvent} state={SITUACAO} />
                  {DIAGNOSTICO && DIAGNOSTICO !== 'ENTREGUE' && (
                    <Text size="xs">{diagnosisText(DIAGNOSTICO, DIAGNOSTICO)}</Text>
                  )}
                </div>
              ),
            },
            { label: text.tries, type: 'figure', cell: ({ TENTATIVAS }) => TENTATIVAS },
            { label: text.when, type: 'datetime', cell: ({ INCLUSAO }) => INCLUSAO && moment(INCLUSAO) },
            {
              label: text.body,
              cell: ({ ID_EVENTO, CORPO }) => (
                <details>
                  <summary>{text.request}</summary>
                  <Code block>{`POST ${url}\nwebhook-id: ${ID_EVENTO}\n\n${CORPO}`}</Code>
                </details>
              ),
            },
            ...(may ? [resending] : []),
          ]}
        />
      )}
    </Stack>
  )
}
