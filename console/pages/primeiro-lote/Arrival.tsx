import { Anchor, Group, Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { consultaLote } from '../../../catalogue/batches/consulta-lote.ts'
import { retornaDadosOcorrencias } from '../../../catalogue/query/retorna-dados-ocorrencias.ts'
import { hasEnded } from '../../../client/batch.ts'
import { useControl } from '../../api/control.ts'
import { ask } from '../../api/platform.ts'
import { Notice } from '../../ui/Notice.tsx'
import { UnknownFields } from '../lotes/UnknownFields.tsx'
import { Correction } from './Correction.tsx'
import { text } from './text.ts'

/** Waits for the batch with a label and shows its outcome. */
export function Arrival({ label }: { label: string }) {
  const found = useQuery({
    queryKey: ['batches', retornaDadosOcorrencias.id, label],
    queryFn: ({ signal }) =>
      ask(retornaDadosOcorrencias, { idRetorno: label, quantidade: 20, pagina: 1 }, { signal }),
    // Polls until the batch is found, by the occurrence of its invalid CPF.
    refetchInterval: ({ state }) => (state.data?.elementos.length ? false : 2_000),
  })
  const lote = found.data?.elementos.map((one) => one.lote).find((one) => one !== null)
  if (found.error) return <Notice error={found.error} onRetry={() => void found.refetch()} />
  if (lote === undefined) return <Waiting words={text.waiting} />
  return <Batch lote={lote} label={label} />
}

const Waiting = ({ words }: { words: string }) => (
  <Group gap="xs" role="status">
    <Loader size="xs" type="dots" />
    <Text size="sm">{words}</Text>
  </Group>
)

function Batch({ lote, label }: { lote: number; label: string }) {
  const { data, error, refetch } = useControl(consultaLote, { LOTE: lote, QUANTIDADE: 10 }, { every: 1_000 })
  if (error) return <Notice error={error} onRetry={() => void refetch()} />
  const batch = data?.LOTE
  if (!batch || !hasEnded(batch)) return <Waiting words={text.processing} />
  const { TOTAL_INCLUIDOS, TOTAL_RECUSADOS, TOTAL_RECEBIDOS } = batch
  const refused = data.REGISTROS.find(({ RESULTADO }) => RESULTADO === 'R')
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {text.received(lote, TOTAL_RECEBIDOS ?? 0)}{' '}
        <strong>{text.counts(TOTAL_INCLUIDOS ?? 0, TOTAL_RECUSADOS ?? 0)}</strong>{' '}
        <Anchor component={Link} to={`/lotes/${lote}`} fz="inherit">
          {text.openBatch}
        </Anchor>
      </Text>
      <UnknownFields fields={batch.CAMPOS_DESCONHECIDOS} />
      {refused?.OCORRENCIAS.map(({ CAMPO, CODIGO, MENSAGEM }) => (
        <Text key={CODIGO + CAMPO} size="sm" c="var(--tom-erro)">
          {CAMPO}: {MENSAGEM}
        </Text>
      ))}
      {refused && <Correction label={label} />}
    </Stack>
  )
}
