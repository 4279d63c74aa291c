import { Anchor, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Finding } from '../../client/types.ts'
import { useCommand } from '../api/hooks.ts'
import { ask } from '../api/platform.ts'
import { useReading } from '../api/reading.ts'
import { forMany, type Outcome, ownFields } from '../derive/bulk.ts'
import { columnsOf, valueAt } from '../derive/columns.ts'
import { type FormField, isIn, type Typed } from '../derive/controls.ts'
import { fieldErrors } from '../derive/field-errors.ts'
import { day, number } from '../derive/format.ts'
import { calledIn, type Noun, stateIn } from '../derive/noun.ts'
import { CommandForm, type Writing } from '../form/CommandForm.tsx'
import { usePaths } from '../form/paths.ts'
import { useUncovered } from '../form/useUncovered.ts'
import { spoken } from '../text/language.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { DataTable, type TableColumn } from '../ui/DataTable.tsx'
import { Findings } from '../ui/Findings.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Sign } from '../ui/Sign.tsx'
import { Refusals } from './Refusals.tsx'
import type { Selected } from './selection.ts'
import { Tick } from './Tick.tsx'
import { text as tools } from './text.ts'

const told = spoken({
  pt: {
    record: 'Registro',
    now: (label: string) => `${label}, hoje`,
    check: 'Verificação',
    takes: (name: string) => `Levar ${name}`,
    ownOf: (label: string, name: string) => `${label}: ${name}`,
    fits: 'Conforme',
    refused: 'Seria recusado',
    out: 'Fica de fora',
    waiting: 'Conferindo…',
    unasked: 'Preencha os campos acima para conferir.',
    counted: (refused: string, all: string) => `${refused} de ${all} seriam recusados.`,
    leave: (count: string) => `Deixar de fora os recusados (${count})`,
    done: 'Feito',
    see: 'Abrir',
    result: 'Resultado',
    nobody: 'Nenhum registro escolhido.',
  },
  en: {
    record: 'Record',
    now: (label) => `${label}, now`,
    check: 'Check',
    takes: (name) => `Take ${name}`,
    ownOf: (label, name) => `${label}: ${name}`,
    fits: 'In order',
    refused: 'Would be refused',
    out: 'Left out',
    waiting: 'Checking…',
    unasked: 'Fill in the fields above to check.',
    counted: (refused, all) => `${refused} of ${all} would be refused.`,
    leave: (count) => `Leave out those refused (${count})`,
    done: 'Done',
    see: 'Open',
    result: 'Result',
    nobody: 'No record chosen.',
  },
})

interface Props {
  noun: Noun
  command: CommandOperation
  rows: readonly Selected[]
  /** Called with the records that were refused or left out. */
  onRefused: (ids: readonly number[]) => void
  onClose: () => void
}

/** Records per request. */
const together = 50

/** Milliseconds without typing before the rules are asked. */
const pauseLong = 400

type Told = Readonly<Record<string, unknown>>
/** Outcomes by the id of the record that was asked for: an accepted one may name another. */
type Outcomes = ReadonlyMap<number, Outcome>

/**
 * Runs a command over many records of which each may have values of its own. The rules are asked by a
 * simulation while the form is filled, so that records that would be refused can be left out.
 */
export function RowsDialog({ noun, command, rows, onRefused, onClose }: Props) {
  const { mutateAsync } = useCommand(command)
  const closes = useUncovered()
  const [key] = useState(() => crypto.randomUUID())
  const [wanted] = useState(rows)
  const [own, setOwn] = useState<Readonly<Record<number, Typed>>>({})
  const [out, setOut] = useState<ReadonlySet<number>>(new Set())
  const [error, setError] = useState<unknown>(null)
  const [hint, setHint] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [sent, setSent] = useState(false)
  const taken = wanted.filter(({ id }) => !out.has(id))
  const registros = taken.map(({ id, versao }) => ({ id, versao, ...own[id] }))
  const leave = (ids: readonly number[], left: boolean) =>
    setOut((now) => (left ? now.union(new Set(ids)) : now.difference(new Set(ids))))
  const run = async (input: Told, onDone: () => void) => {
    if (registros.length === 0) return setError(new Error(told.nobody))
    setBusy(true)
    setError(null)
    let answered = outcomes
    try {
      while (answered.size < registros.length) {
        const part = registros.slice(answered.size, answered.size + together)
        const answer = await mutateAsync({
          input: { ...input, registros: part },
          key: `${key}.${answered.size}`,
        })
        answered = new Map([...answered, ...outcomesOf(part, answer)])
        setOutcomes(answered)
      }
      setSent(true)
      onDone()
      const refused = [...answered].flatMap(([id, { aceito }]) => (aceito ? [] : [id]))
      onRefused([...refused, ...out])
    } catch (problem) {
      setError(problem)
    }
    setBusy(false)
  }
  return (
    <Modal
      opened
      size="70rem"
      onClose={onClose}
      closeOnEscape={closes}
      title={text.bulk.what(
        say(command.rotulo),
        text.bulk.selected(number(wanted.length), wanted.length === 1),
      )}
      closeButtonProps={{ 'aria-label': text.move.cancel }}
    >
      {sent ? (
        <Made {...{ noun, outcomes, onClose }} rows={taken} />
      ) : (
        <Stack>
          <Text size="sm">{say(command.description)}</Text>
          <CommandForm
            {...{ error, hint, onClose, busy }}
            command={forMany(command)}
            about={{ registros }}
            draft={`${command.id}.varios`}
            onSubmit={(input, onDone) => void run(input, onDone)}
            below={(writing) => (
              <Rows
                {...{ noun, command, out, own, leave, writing, registros }}
                rows={wanted}
                onChecked={setHint}
                onOwn={(id, name, value) => {
                  const { [name]: _, ...rest } = own[id] ?? {}
                  setOwn({ ...own, [id]: value ? { ...rest, [name]: value } : rest })
                }}
              />
            )}
          />
          {outcomes.size > 0 && (
            <Text size="sm" role="status">
              {tools.progress(number(outcomes.size), number(taken.length))}
            </Text>
          )}
        </Stack>
      )}
    </Modal>
  )
}

const outcomesOf = (part: readonly { id: number }[], answer: object): [number, Outcome][] =>
  (answer as { resultados: readonly Outcome[] }).resultados.map((one, at) => [part[at]!.id, one])

interface RowsProps extends Pick<Props, 'noun' | 'command' | 'rows'> {
  registros: readonly ({ id: number } & Told)[]
  out: ReadonlySet<number>
  own: Readonly<Record<number, Typed>>
  writing: Writing
  leave: (ids: readonly number[], left: boolean) => void
  onOwn: (id: number, name: string, value: string) => void
  /** Called with the error of the check, or null. */
  onChecked: (error: unknown) => void
}

/** The records with their own values, and what the rules say of each. */
function Rows(props: RowsProps) {
  const { noun, command, rows, registros, out, own, writing, leave, onOwn, onChecked } = props
  const common = writing.toldOf(writing.typed)
  const fields = ownFields(command)
  const [asked] = useDebouncedValue({ common, registros }, pauseLong)
  const { data, error, isFetching, refetch } = useChecked(
    command,
    asked.common,
    asked.registros,
    fields,
    !writing.isUnfit,
  )
  useEffect(() => onChecked(error), [error, onChecked])
  const besides = Object.entries(fieldErrors(error)).filter(([place]) => !isIn(writing.fields, place))
  const judged = rows.flatMap(({ id }) => (out.has(id) ? [] : (data?.get(id) ?? [])))
  const refused = rows.flatMap(({ id }) => (!out.has(id) && data?.get(id)?.aceito === false ? [id] : []))
  const nameOf = ({ row }: Selected) => calledIn(row, noun)
  const followed = (row: object) => (writing.isUnfit ? {} : (command.follows?.(common, row) ?? {}))
  const columns: TableColumn<Selected>[] = [
    {
      label: told.record,
      cell: (one) => (
        <Group gap="xs" wrap="nowrap">
          <Tick
            label={told.takes(nameOf(one))}
            checked={!out.has(one.id)}
            onChange={(takes) => leave([one.id], !takes)}
          />
          {nameOf(one)}
        </Group>
      ),
    },
    ...fields.flatMap((field): TableColumn<Selected>[] => [
      ...(rows.some(({ row }) => valueAt(row, field.name))
        ? [
            {
              label: told.now(labelIn(noun, field.name)),
              cell: ({ row }: Selected) => shownOf(field, valueAt(row, field.name)),
            },
          ]
        : []),
      {
        label: field.label,
        cell: (one) => (
          <TextInput
            size="xs"
            type={field.control.kind === 'day' ? 'date' : 'text'}
            aria-label={told.ownOf(field.label, nameOf(one))}
            value={String(own[one.id]?.[field.name] ?? common[field.name] ?? '')}
            description={
              own[one.id]?.[field.name] || common[field.name]
                ? undefined
                : shownOf(field, followed(one.row)[field.name])
            }
            inputWrapperOrder={['input', 'description']}
            disabled={out.has(one.id)}
            onChange={({ currentTarget }) => onOwn(one.id, field.name, currentTarget.value)}
          />
        ),
      },
    ]),
    {
      label: told.check,
      cell: ({ id }) =>
        out.has(id) ? (
          <Text size="sm" c="dimmed">
            {told.out}
          </Text>
        ) : (
          <Judged outcome={data?.get(id)} />
        ),
    },
  ]
  return (
    <Stack gap="xs">
      {error && (besides.length > 0 || Object.keys(fieldErrors(error)).length === 0) && (
        <Notice error={error} besides={besides.map(([, words]) => words)} onRetry={() => void refetch()} />
      )}
      <Group justify="space-between">
        <Text size="sm" role="status">
          {isFetching
            ? told.waiting
            : data
              ? told.counted(number(refused.length), number(judged.length))
              : told.unasked}
        </Text>
        {refused.length > 0 && (
          <Button size="xs" variant="default" onClick={() => leave(refused, true)}>
            {told.leave(number(refused.length))}
          </Button>
        )}
      </Group>
      <DataTable label={say(command.title)} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </Stack>
  )
}

const shownOf = ({ control }: FormField, value: unknown) =>
  control.kind === 'day' && value ? day(String(value)) : String(value ?? '')

const labelIn = ({ listings: [listing] }: Noun, name: string) =>
  columnsOf(listing.columns).find(({ path }) => path === name)?.label ?? name

/** What the rules say, by a simulation of all records in parts. */
function useChecked(
  command: CommandOperation,
  common: Told,
  registros: readonly ({ id: number } & Told)[],
  fields: readonly FormField[],
  fit: boolean,
) {
  const filled = (one: Told) => fields.every(({ name }) => one[name])
  const enabled = fit && registros.length > 0 && (Object.keys(common).length > 0 || registros.every(filled))
  return useReading({
    queryKey: [command.noun, command.id, common, registros],
    queryFn: async ({ signal }): Promise<Outcomes> => {
      const found: [number, Outcome][] = []
      for (let at = 0; at < registros.length; at += together) {
        const part = registros.slice(at, at + together)
        const input = { ...common, registros: part, SIMULAR: 'S' }
        found.push(...outcomesOf(part, await ask(command, input as never, { signal })))
      }
      return new Map(found)
    },
    enabled,
    placeholderData: keepPreviousData,
  })
}

function Judged({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null
  const { aceito, mensagem, achados } = outcome
  return (
    <Stack gap={4}>
      <Text size="sm" fw={aceito ? 400 : 600}>
        <Sign tone={aceito ? (achados.length > 0 ? 'atencao' : 'ok') : 'erro'} />{' '}
        {aceito ? told.fits : told.refused}
      </Text>
      {!aceito && achados.length === 0 && <Text size="sm">{mensagem}</Text>}
      {achados.length > 0 && <Findings findings={achados as readonly Finding[]} />}
    </Stack>
  )
}

interface MadeProps extends Pick<Props, 'noun' | 'rows' | 'onClose'> {
  outcomes: Outcomes
}

/** Records that were made, each with a link, and those refused by their cause. */
function Made({ noun, rows, outcomes, onClose }: MadeProps) {
  const pathOf = usePaths()
  const columns: TableColumn<Selected>[] = [
    { label: told.record, cell: ({ row }) => calledIn(row, noun) },
    {
      label: told.result,
      cell: ({ id }) => {
        const made = outcomes.get(id)?.id
        const to = made ? pathOf({ noun: noun.listings[0].noun, id: made }) : ''
        return (
          <Text size="sm">
            <Sign tone="ok" /> {told.done}{' '}
            {to && (
              <Anchor component={Link} to={to} fz="inherit">
                {told.see}
              </Anchor>
            )}
          </Text>
        )
      },
    },
  ]
  const accepted = rows.filter(({ id }) => outcomes.get(id)?.aceito)
  // A refusal names the record that was asked for.
  const refused = [...outcomes].flatMap(([id, outcome]) => (outcome.aceito ? [] : [{ ...outcome, id }]))
  return (
    <Stack role="status">
      {accepted.length > 0 && (
        <DataTable label={told.result} columns={columns} rows={accepted} keyOf={({ id }) => id} />
      )}
      {refused.length > 0 && (
        <Refusals state={stateIn(noun, noun.listings[0].columns)} {...{ noun, rows, refused }} />
      )}
      <Group justify="end">
        <Button onClick={onClose}>{text.bulk.close}</Button>
      </Group>
    </Stack>
  )
}
