import { Anchor, Progress as Bar, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Field } from '../../../catalogue/fields.ts'
import type { CommandOperation, InboundOperation } from '../../../catalogue/operation.ts'
import { type ColumnMap, matchColumns } from '../../../client/columns.ts'
import { queryClient } from '../../api/platform.ts'
import { byCause } from '../../derive/causes.ts'
import { localDay } from '../../derive/local-day.ts'
import { recordPath } from '../../derive/record-path.ts'
import { Causes } from '../../ui/Causes.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { Columns } from './Columns.tsx'
import { FileStep, useSheet } from './FileStep.tsx'
import {
  type Fields,
  labelsOf,
  modelFile,
  type Rec,
  recordsOf,
  refusedFile,
  remember,
  remembered,
  type Sheet,
} from './rows.ts'
import { type RowOutcome, runRows } from './run-command.ts'
import { text } from './text.ts'

interface Props {
  command: CommandOperation
  slug: string
  plural: string
}

type Sample = InboundOperation['example']

/** Fills the list of a command from a file: choose it, assign columns, check, import. */
export function FromFile({ command, slug, plural }: Props) {
  const { items } = command.input[command.sheet!] as Field
  const fields: Fields = items!
  const labelled = labelsOf(fields)
  const file = useSheet()
  const { sheet, reads } = file
  const [told, setTold] = useState<ColumnMap>({})
  const matched = sheet && matchColumns(sheet.columns, fields, { ...remembered(command.id), ...told })
  const [example] = command.example[command.sheet!] as readonly Sample[]
  const model = modelFile({ fields, example: example! }, labelled)
  return (
    <Stack gap="xl" maw={900}>
      <Section title={text.step(1, text.file)}>
        <Stack gap="sm">
          <Anchor
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(model)}`}
            download={`${slug}.csv`}
            size="sm"
            style={{ alignSelf: 'start' }}
          >
            {text.model}
          </Anchor>
          <FileStep {...file} />
        </Stack>
      </Section>
      {sheet && matched && (
        <>
          <Section title={text.step(2, text.columns)}>
            <Columns
              {...{ fields, labelled, sheet, matched }}
              onChoose={(column, field) => {
                setTold((before) => ({ ...before, [column]: field }))
                remember(command.id, { [column]: field })
              }}
            />
          </Section>
          {matched.missing.length === 0 && matched.twice.length === 0 && (
            <Section title={text.step(3, text.check)}>
              <Rows
                key={`${reads} ${JSON.stringify(matched.chosen)}`}
                {...{ command, slug, plural, sheet, labelled }}
                records={recordsOf(fields, sheet, matched.chosen)}
              />
            </Section>
          )}
        </>
      )}
    </Stack>
  )
}

interface RowsProps extends Props {
  sheet: Sheet
  records: readonly Rec[]
  labelled: (name: string) => string
}

/** Checks the rows and imports those that fit. */
function Rows({ command, slug, plural, sheet, records, labelled }: RowsProps) {
  const [running, setRunning] = useState(false)
  /** The run that gave the outcomes. */
  const [done, setDone] = useState<'nothing' | 'check' | 'import'>('nothing')
  const [outcomes, setOutcomes] = useState<readonly RowOutcome[]>([])
  const [error, setError] = useState<unknown>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])
  const start = async (simulate: boolean) => {
    const control = new AbortController()
    const { signal } = control
    stopping.current = control
    setOutcomes([])
    setError(undefined)
    setRunning(true)
    setDone(simulate ? 'check' : 'import')
    try {
      const label = `${command.id} ${localDay(new Date())}`
      await runRows({ command, records, simulate, label, signal, onProgress: setOutcomes })
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    } finally {
      setRunning(false)
      if (!simulate) {
        for (const noun of command.changes) void queryClient.invalidateQueries({ queryKey: [noun] })
      }
    }
  }
  const accepted = outcomes.filter(({ aceito }) => aceito)
  const complete = !running && outcomes.length === records.length
  const checked = complete && done === 'check'
  const imported = complete && done === 'import'
  return (
    <Stack gap="sm">
      {done === 'nothing' && <Text size="sm">{text.checkText}</Text>}
      <Group gap="xs">
        {!imported && (
          <Button
            variant={checked ? 'default' : 'filled'}
            disabled={running}
            onClick={() => void start(true)}
          >
            {text.checkNow}
          </Button>
        )}
        {checked && accepted.length > 0 && (
          <Button onClick={() => void start(false)}>{text.import(accepted.length)}</Button>
        )}
        {running && (
          <Button variant="default" onClick={() => stopping.current?.abort()}>
            {text.stop}
          </Button>
        )}
        {imported && (
          <Button component={Link} to={`/${slug}`}>
            {text.see(plural.toLowerCase())}
          </Button>
        )}
      </Group>
      {running && (
        <Bar
          value={(outcomes.length / records.length) * 100}
          aria-label={text.progress(outcomes.length, records.length)}
        />
      )}
      {error !== undefined && <Notice error={error} />}
      {outcomes.length > 0 && (
        <Outcome {...{ sheet, outcomes, slug, labelled, complete }} simulated={done === 'check'} />
      )}
    </Stack>
  )
}

interface OutcomeProps extends Pick<RowsProps, 'slug' | 'sheet' | 'labelled'> {
  outcomes: readonly RowOutcome[]
  simulated: boolean
  complete: boolean
}

function Outcome({ slug, sheet, labelled, outcomes, simulated, complete }: OutcomeProps) {
  const { true: accepted = [], false: refused = [] } = Object.groupBy(outcomes, ({ aceito }) => `${aceito}`)
  const warned = accepted.filter(({ achados }) => achados.length > 0)
  const fieldOf = (name: string) => labelled(name.split(/[[.]/)[0] ?? '')
  const shared = {
    keyOf: ({ row }: RowOutcome) => row,
    nameOf: ({ row }: RowOutcome) =>
      text.ofLine(sheet.lines[row] ?? 0, (sheet.rows[row] ?? []).filter(Boolean).slice(0, 3).join(' · ')),
    pathOf: ({ id }: RowOutcome) => (simulated || id === null ? undefined : recordPath(slug, id)),
  }
  const reasons = refused.map(({ row, campo, mensagem, achados }) => ({
    row,
    field: campo && fieldOf(campo),
    message: [...new Set([mensagem, ...achados.map((one) => one.mensagem)])].join(' '),
  }))
  return (
    <Stack gap="sm" role="status">
      <Text size="sm" fw={600} c={refused.length > 0 ? 'var(--tom-atencao)' : 'var(--tom-ok)'}>
        {refused.length > 0 ? '!' : '✓'}{' '}
        {(simulated ? text.would : text.imported)(accepted.length, refused.length)}
      </Text>
      {refused.length > 0 && (
        <Section title={text.refused}>
          <Stack gap="sm">
            <Causes
              label={text.refused}
              count={(many) => text.lines(many)}
              causes={byCause(refused, ({ campo, mensagem, ...told }) => ({
                ...told,
                mensagem: campo ? `${fieldOf(campo)}: ${mensagem}` : mensagem,
              }))}
              {...shared}
            />
            {complete && (
              <>
                <Text size="sm">{text.left}</Text>
                <Anchor
                  size="sm"
                  style={{ alignSelf: 'start' }}
                  download={`recusadas-${sheet.name.replace(/\.\w+$/, '')}.csv`}
                  href={`data:text/csv;charset=utf-8,${encodeURIComponent(refusedFile(sheet, reasons))}`}
                >
                  {text.download}
                </Anchor>
              </>
            )}
          </Stack>
        </Section>
      )}
      {warned.length > 0 && (
        <Section title={simulated ? text.wouldWarn : text.warned}>
          <Causes
            label={simulated ? text.wouldWarn : text.warned}
            count={(many) => text.lines(many)}
            causes={byCause(warned, ({ achados }) => ({
              codigo: '',
              mensagem: achados[0]!.mensagem,
              achados,
            }))}
            {...shared}
          />
        </Section>
      )}
      {!simulated && accepted.length > 0 && (
        <details>
          <summary>{text.made}</summary>
          <Stack gap={2}>
            {accepted.map((one) => (
              <Anchor key={one.row} component={Link} to={shared.pathOf(one) ?? '.'} size="sm">
                {shared.nameOf(one)}
              </Anchor>
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  )
}
