import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { batchTones } from '../../derive/batch.ts'
import { Tone } from '../../ui/Tone.tsx'
import { useBatch } from '../lotes/useBatch.ts'
import { text } from './text.ts'
import { type Repaired, readAgain } from './useRepair.ts'

/** Batches of a repair, followed until each has ended. */
export function Sent({ repaired }: { repaired: Pick<Repaired, 'lotes' | 'restantes'> }) {
  return (
    <Stack gap="xs" role="status">
      {repaired.lotes.map(({ lote }) => (
        <SentBatch key={lote} lote={lote ?? 0} />
      ))}
      {repaired.restantes ? <Text size="sm">{text.left(repaired.restantes)}</Text> : null}
    </Stack>
  )
}

function SentBatch({ lote }: { lote: number }) {
  const { data } = useBatch({ LOTE: lote, QUANTIDADE: 1 })
  const batch = data?.LOTE
  const ended = Boolean(batch?.TERMINO)
  useEffect(() => {
    if (ended) void readAgain()
  }, [ended])
  const accepted =
    (batch?.TOTAL_INCLUIDOS ?? 0) + (batch?.TOTAL_ATUALIZADOS ?? 0) + (batch?.TOTAL_INALTERADOS ?? 0)
  return (
    <Group gap="xs">
      <Anchor component={Link} to={`/lotes/${lote}`} size="sm">
        {text.sent(lote)}
      </Anchor>
      {batch && <Tone tone={batchTones[batch.SITUACAO] ?? 'neutro'}>{batch.SITUACAO}</Tone>}
      <Text size="sm">
        {ended && batch
          ? text.ended({
              accepted,
              refused: batch.TOTAL_RECUSADOS ?? 0,
              waiting: batch.TOTAL_AGUARDANDO ?? 0,
            })
          : text.underWay}
      </Text>
    </Group>
  )
}
