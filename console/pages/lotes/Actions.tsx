import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { reprocessaLote } from '../../../catalogue/batches/reprocessa-lote.ts'
import { useSession } from '../../api/hooks.ts'
import { ask, queryClient } from '../../api/platform.ts'
import { mayCall } from '../../derive/doors.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Simulated } from './Simulated.tsx'
import { saveOutcomes } from './save-outcomes.ts'
import { text } from './text.ts'
import type { Batch } from './useBatch.ts'

/** Creates a batch from this one's refused records, or simulates all of them. */
const useAgain = (lote: number, simulated: boolean) =>
  useMutation({
    mutationFn: () => ask(reprocessaLote, { LOTE: lote, ...(simulated ? { SIMULAR: 'S' as const } : {}) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lote'] }),
  })

/** Actions that are not possible now stay visible with the reason. */
export function Actions({ batch }: { batch: Batch }) {
  const may = mayCall(useSession(), reprocessaLote)
  const [saving, setSaving] = useState(false)
  const lote = batch.LOTE ?? 0
  const again = useAgain(lote, false)
  const simulation = useAgain(lote, true)
  const ended = Boolean(batch.TERMINO)
  const why = !ended
    ? text.notEnded
    : batch.SIMULACAO === 'S'
      ? text.isSimulation
      : batch.TOTAL_RECUSADOS === 0 && batch.SITUACAO !== 'Falhou'
        ? text.nothingRefused
        : ''
  const save = async () => {
    setSaving(true)
    await saveOutcomes(lote).finally(() => setSaving(false))
  }
  const off = (reason: string) => ({
    'aria-disabled': reason !== '',
    ...(reason ? { 'data-disabled': true, 'aria-describedby': 'reprocess-why' } : {}),
  })
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {(batch.TOTAL_RECUSADOS ?? 0) + (batch.TOTAL_AGUARDANDO ?? 0) > 0 && (
          <Button component={Link} to="/ocorrencias" search={{ lote } as never}>
            {text.repair}
          </Button>
        )}
        {may && (
          <>
            <Button
              variant="default"
              loading={simulation.isPending}
              {...off(ended ? '' : text.notEnded)}
              onClick={() => ended && simulation.mutate()}
            >
              {text.simulate}
            </Button>
            <Button
              variant="default"
              loading={again.isPending}
              {...off(why)}
              onClick={() => why === '' && again.mutate()}
            >
              {text.reprocess}
            </Button>
          </>
        )}
        <Button variant="default" loading={saving} onClick={() => void save()}>
          {text.csv}
        </Button>
      </Group>
      {why && may && (
        <Text size="xs" c="dimmed" id="reprocess-why">
          {ended ? text.reprocess : `${text.simulate}, ${text.reprocess}`}: {why}
        </Text>
      )}
      {again.error && <Notice error={again.error} />}
      {simulation.error && <Notice error={simulation.error} />}
      {again.data && (
        <Text size="sm" role="status">
          {text.reprocessed(again.data.LOTE ?? 0)}{' '}
          <Anchor component={Link} to={`/lotes/${again.data.LOTE}`} fz="inherit" underline="always">
            {text.open}
          </Anchor>
        </Text>
      )}
      {simulation.data && <Simulated lote={simulation.data.LOTE ?? 0} />}
    </Stack>
  )
}
