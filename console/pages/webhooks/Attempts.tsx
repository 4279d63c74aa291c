import { Checkbox, Code, Stack } from '@mantine/core'
import { useState } from 'react'
import { webhookEntregas } from '../../../catalogue/webhook/webhook-entregas.ts'
import { useControl } from '../../api/control.ts'
import { moment, number } from '../../derive/format.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { diagnosisText } from './diagnosis.ts'
import { text } from './text.ts'

/** Latest attempts of an endpoint with answer and advice. */
export function Attempts({ url }: { url: string }) {
  const [failures, setFailures] = useState(false)
  const { data, error, refetch } = useControl(
    webhookEntregas,
    { ESIWH_URL: url, QUANTIDADE: 50, ...(failures && { SO_FALHAS: 'S' as const }) },
    { every: 15_000 },
  )
  return (
    <Stack gap="sm">
      <Checkbox
        label={text.onlyFailures}
        checked={failures}
        onChange={({ currentTarget }) => setFailures(currentTarget.checked)}
      />
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <DataTable
          label={text.attempts}
          rows={data.TENTATIVAS}
          keyOf={({ ID_EVENTO, INICIO }) => `${ID_EVENTO}${INICIO}`}
          empty={text.noAttempts}
          columns={[
            { label: text.when, type: 'datetime', cell: ({ INICIO }) => INICIO && moment(INICIO) },
            {
              label: text.event,
              cell: ({ SEQUENCIA }) => (SEQUENCIA === null ? text.test : `nº ${SEQUENCIA}`),
            },
            {
              label: text.status,
              cell: ({ STATUS, DIAGNOSTICO }) => (
                <Tone tone={DIAGNOSTICO === 'ENTREGUE' ? 'ok' : 'erro'}>{STATUS ?? text.noAnswer}</Tone>
              ),
            },
            { label: text.took, type: 'figure', cell: ({ DURACAO_MS }) => `${number(DURACAO_MS ?? 0)} ms` },
            {
              label: text.diagnosis,
              cell: ({ DIAGNOSTICO, EXPLICACAO, DETALHE, RESPOSTA }) => (
                <div>
                  {diagnosisText(DIAGNOSTICO, EXPLICACAO)} {DETALHE && <Code>{DETALHE}</Code>}
                  {RESPOSTA && (
                    <details>
                      <summary>{text.answerBegins}</summary>
                      <Code block>{RESPOSTA}</Code>
                    </details>
                  )}
                </div>
              ),
            },
          ]}
        />
      )}
    </Stack>
  )
}
