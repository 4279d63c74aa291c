import { Anchor, Button, Code, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { webhookEvent } from '../../../catalogue/machines/webhook-event.ts'
import { webhook } from '../../../catalogue/webhook/webhook.ts'
import { webhookEventos } from '../../../catalogue/webhook/webhook-eventos.ts'
import { useControl, useDoing } from '../../api/control.ts'
import { moment } from '../../derive/format.ts'
import table from '../../table/ListingTable.module.css'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { diagnosisText } from './diagnosis.ts'
import { text } from './text.ts'

const shown = 50

/** The latest events of a target by their numbers, which have no gaps. */
export function Events({ url, may }: { url: string; may: boolean }) {
  // Where the latest begin is only known from the number of the last.
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
      {data && events.length === 0 && <Text size="sm">{text.noEvents}</Text>}
      {events.length > 0 && (
        <table className={table.table} aria-label={text.events}>
          <thead>
            <tr>
              <th scope="col">{text.number}</th>
              <th scope="col">{text.batch}</th>
              <th scope="col">{text.state}</th>
              <th scope="col" data-figure="true">
                {text.tries}
              </th>
              <th scope="col">{text.when}</th>
              <th scope="col">{text.body}</th>
              {may && <th scope="col">{text.again}</th>}
            </tr>
          </thead>
          <tbody>
            {events.map(
              ({ ID_EVENTO, SEQUENCIA, LOTE, SITUACAO, TENTATIVAS, INCLUSAO, DIAGNOSTICO, CORPO }) => (
                <tr key={ID_EVENTO}>
                  <td data-label={text.number}>{SEQUENCIA}</td>
                  <td data-label={text.batch}>
                    {LOTE && (
                      <Anchor component={Link} to={`/lotes/${LOTE}`} fz="inherit">
                        {LOTE}
                      </Anchor>
                    )}
                  </td>
                  <td data-label={text.state}>
                    <StateBadge machine={webhookEvent} state={SITUACAO} />
                    {DIAGNOSTICO && DIAGNOSTICO !== 'ENTREGUE' && (
                      <Text size="xs">{diagnosisText(DIAGNOSTICO, DIAGNOSTICO)}</Text>
                    )}
                  </td>
                  <td data-label={text.tries} data-figure="true">
                    {TENTATIVAS}
                  </td>
                  <td data-label={text.when} data-type="datetime">
                    {INCLUSAO && moment(INCLUSAO)}
                  </td>
                  <td data-label={text.body}>
                    <details>
                      <summary>{text.request}</summary>
                      <Code block>{`POST ${url}\nwebhook-id: ${ID_EVENTO}\n\n${CORPO}`}</Code>
                    </details>
                  </td>
                  {may && (
                    <td data-label={text.again}>
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
                    </td>
                  )}
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
    </Stack>
  )
}
