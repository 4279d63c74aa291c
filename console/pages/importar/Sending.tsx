import { Anchor, Progress as Bar, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import { keeper } from '../../api/platform.ts'
import { number } from '../../derive/format.ts'
import { rotuloOf } from '../../derive/labels.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { UnknownFields } from '../lotes/UnknownFields.tsx'
import { type Rec, refusedFile, type Sheet } from './rows.ts'
import { nothingYet, type Progress, send } from './run.ts'
import { text } from './text.ts'

interface Props {
  operation: InboundOperation
  sheet: Sheet
  records: readonly Rec[]
}

type Phase = 'ready' | 'running' | 'ended' | 'stopped'

const shownReasons = 20

/** Simulates or sends the records and shows the progress. */
export function Sending({ operation, sheet, records }: Props) {
  const [phase, setPhase] = useState<Phase>('ready')
  const [simulated, setSimulated] = useState(true)
  const [progress, setProgress] = useState<Progress>(nothingYet)
  const [error, setError] = useState<unknown>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])
  const start = async (simulate: boolean) => {
    const control = new AbortController()
    stopping.current = control
    setSimulated(simulate)
    setProgress(nothingYet)
    setError(undefined)
    setPhase('running')
    const label = `importar ${new Date().toISOString().slice(0, 10)}`
    const { connection } = keeper
    try {
      await send({
        connection,
        operation,
        records,
        simulate,
        label,
        signal: control.signal,
        onProgress: setProgress,
      })
      setPhase('ended')
    } catch (failure) {
      setPhase('stopped')
      if (!control.signal.aborted) setError(failure)
    }
  }
  const all = records.length
  const sent = phase === 'ended' && !simulated
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Button variant="default" disabled={phase === 'running'} onClick={() => void start(true)}>
          {text.simulate}
        </Button>
        <Button disabled={phase === 'running' || sent} onClick={() => void start(false)}>
          {text.sendNow(all)}
        </Button>
        {phase === 'running' && (
          <Button variant="default" onClick={() => stopping.current?.abort()}>
            {text.stop}
          </Button>
        )}
      </Group>
      {phase !== 'ready' && (
        <Stack gap={4}>
          <Bar
            value={(progress.done / records.length) * 100}
            aria-label={text.progress(progress.done, all)}
          />
          <Text size="sm" role="status">
            {text.progress(progress.done, all)}
            {simulated && phase === 'ended' && ` · ${text.simulated}`}
          </Text>
        </Stack>
      )}
      {error !== undefined && <Notice error={error} />}
      {phase === 'stopped' && !simulated && <Text size="sm">{text.stopped}</Text>}
      {progress.done > 0 && <Outcome {...{ operation, sheet, progress, simulated }} />}
    </Stack>
  )
}

interface OutcomeProps {
  operation: InboundOperation
  sheet: Sheet
  progress: Progress
  simulated: boolean
}

/** Batches of the file, with links to correct refused records. */
function SentIn({ lotes }: Pick<Progress, 'lotes'>) {
  const faulty = lotes.filter(({ refused }) => refused > 0)
  return (
    <>
      <Text size="sm" fw={600} role="status">
        {text.sentIn(lotes.length)}{' '}
        {lotes.map(({ lote }) => (
          <Anchor key={lote} component={Link} to={`/lotes/${lote}`} fz="inherit" me={6} underline="always">
            {lote}
          </Anchor>
        ))}
      </Text>
      {lotes.every(({ repeated }) => repeated) && <Text size="sm">{text.same(lotes.length)}</Text>}
      {faulty.map(({ lote }) => (
        <Anchor key={lote} component={Link} to="/ocorrencias" search={{ lote } as never} size="sm">
          {faulty.length === 1 ? text.repair : text.repairOf(lote)}
        </Anchor>
      ))}
    </>
  )
}

function Outcome({ operation, sheet, progress, simulated }: OutcomeProps) {
  const { accepted, refusedCount, refused, waiting, lotes, unknown } = progress
  const labelOf = (name: string) =>
    Object.hasOwn(operation.fields, name) ? rotuloOf(name, operation.fields[name]!) : name
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600} c={refusedCount > 0 ? 'var(--tom-atencao)' : 'var(--tom-ok)'}>
        {refusedCount > 0 ? '!' : '✓'} {text.ended(accepted, refusedCount)}
        {waiting > 0 && ` · ${text.waiting(waiting)}`}
      </Text>
      {!simulated && <SentIn lotes={lotes} />}
      <UnknownFields fields={unknown} />
      {refused.length > 0 && (
        <>
          <Anchor
            size="sm"
            download={`recusadas-${sheet.name.replace(/\.\w+$/, '')}.csv`}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(refusedFile(sheet, refused))}`}
          >
            {text.download}
          </Anchor>
          {refused.length > shownReasons && <Text size="sm">{text.first(shownReasons)}</Text>}
          <DataTable
            label={text.refused}
            rows={refused.slice(0, shownReasons)}
            keyOf={({ row, field, message }) => `${row} ${field} ${message}`}
            columns={[
              { label: text.line, type: 'figure', cell: ({ row }) => number(sheet.lines[row] ?? 0) },
              { label: text.field, cell: ({ field }) => labelOf(field) },
              { label: text.message, cell: ({ message }) => message },
            ]}
          />
        </>
      )}
    </Stack>
  )
}
