import { Checkbox, Code, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { webhookEntregas } from '../../../catalogue/webhook/webhook-entregas.ts'
import { useControl } from '../../api/control.ts'
import { moment, number } from '../../derive/format.ts'
import table from '../../table/ListingTable.module.css'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { diagnosisText } from './diagnosis.ts'
import { text } from './text.ts'

/** The latest attempts of a target, each with what was answered and who has to do what. */
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
      {data?.TENTATIVAS.length === 0 && <Text size="sm">{text.noAttempts}</Text>}
      {data && data.TENTATIVAS.length > 0 && (
        <table className={table.table} aria-label={text.attempts}>
          <thead>
            <tr>
              <th scope="col">{text.when}</th>
              <th scope="col">{text.event}</th>
              <th scope="col">{text.status}</th>
              <th scope="col" data-figure="true">
                {text.took}
              </th>
              <th scope="col">{text.diagnosis}</th>
            </tr>
          </thead>
          <tbody>
            {data.TENTATIVAS.map(({ ID_EVENTO, SEQUENCIA, INICIO, DURACAO_MS, STATUS, ...told }) => (
              <tr key={`${ID_EVENTO}${INICIO}`}>
                <td data-label={text.when} data-type="datetime">
                  {INICIO && moment(INICIO)}
                </td>
                <td data-label={text.event}>{ID_EVENTO ? `nº ${SEQUENCIA}` : text.test}</td>
                <td data-label={text.status}>
                  <Tone tone={told.DIAGNOSTICO === 'ENTREGUE' ? 'ok' : 'erro'}>
                    {STATUS ?? text.noAnswer}
                  </Tone>
                </td>
                <td data-label={text.took} data-figure="true">
                  {number(DURACAO_MS ?? 0)} ms
                </td>
                <td data-label={text.diagnosis}>
                  {diagnosisText(told.DIAGNOSTICO, told.EXPLICACAO)}{' '}
                  {told.DETALHE && <Code>{told.DETALHE}</Code>}
                  {told.RESPOSTA && (
                    <details>
                      <summary>{text.answerBegins}</summary>
                      <Code block>{told.RESPOSTA}</Code>
                    </details>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  )
}
