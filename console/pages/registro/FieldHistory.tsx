import { Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { historicoRegistro } from '../../../catalogue/management/registro/historico-registro.ts'
import type { PageNoun } from '../../../catalogue/management/registro/page-rights.ts'
import type { Shape } from '../../../catalogue/output.ts'
import { useQuestion, useSession } from '../../api/hooks.ts'
import { blameOf, type ChangeEntry } from '../../derive/blame.ts'
import { type Column, columnsOf } from '../../derive/columns.ts'
import { isOpenTo, mayCall } from '../../derive/doors.ts'
import { beginning, day, known, moment, truth } from '../../derive/format.ts'
import { say } from '../../text/say.ts'
import { text as shared } from '../../text/text.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'
import classes from './Why.module.css'

interface Props {
  noun: string
  id: number
  /** Shape of the record's page, which has the labels of values. */
  shape: Shape
}

/** Batch and line, or person, from which each value comes. Loaded when opened. */
export function FieldHistory(props: Props) {
  const [opened, setOpened] = useState(false)
  const session = useSession()
  if (!mayCall(session, historicoRegistro)) return null
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{text.history.title}</summary>
      {opened && <Told {...props} />}
    </details>
  )
}

function Told({ noun, id, shape }: Props) {
  const columns = columnsOf(shape)
  const written = (campo: string, value: string) =>
    wordsOf(
      columns.find(({ path }) => path === campo),
      campo,
      value,
    )
  const asked = { entidade: noun as PageNoun, id }
  const { data, error, refetch } = useQuestion(noun, historicoRegistro, asked)
  if (error) return <Notice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={160} mt="sm" aria-label={shared.loading} />
  const entries = data.entradas ?? []
  if (entries.length === 0) return <Text size="sm">{text.history.none}</Text>
  return (
    <Stack gap="md" mt="sm">
      <Text fw={600} size="sm">
        {text.history.blame}
      </Text>
      <DataTable
        label={text.history.blame}
        rows={blameOf(entries)}
        keyOf={({ campo }) => campo}
        columns={[
          { label: text.history.field, cell: ({ rotulo }) => <b>{rotulo}</b> },
          { label: text.history.value, cell: ({ campo, valor }) => written(campo, valor) },
          { label: text.history.who, cell: ({ entry }) => <Source entry={entry} /> },
          { label: text.history.when, type: 'datetime', cell: ({ entry }) => moment(entry.momento) },
        ]}
      />
      <Text fw={600} size="sm">
        {text.history.changes}
      </Text>
      <ol className={classes.steps}>
        {entries.map((entry) => (
          <li key={`${entry.momento}${entry.operacao}${entry.acao}`}>
            <Text size="sm" c="dimmed">
              {moment(entry.momento)}
            </Text>
            <Text size="sm">
              <b>{entry.acao}</b> · <Source entry={entry} />
              <br />
              {toldOf(entry, written)}
            </Text>
          </li>
        ))}
      </ol>
      {data.mais && <Text size="sm">{text.history.more}</Text>}
    </Stack>
  )
}

/** Maximum length of a value. */
const longest = 80

/** Formats a value as the record's page does. */
function wordsOf(column: Column | undefined, campo: string, value: string): string {
  if (column?.type === 'boolean' && /^[SN]$/.test(value)) return truth(value === 'S')
  const meant = column?.meanings?.[value]
  if (meant) return say(meant)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : beginning(known(campo, value), longest)
}

function toldOf({ acao, campos }: ChangeEntry, written: (campo: string, value: string) => string): string {
  const fields = campos ?? []
  if (acao === 'Inclusão') return text.history.included(fields.length)
  return fields
    .map(({ campo, rotulo, antes, depois }) =>
      text.history.changed(rotulo, written(campo, antes), written(campo, depois)),
    )
    .join('; ')
}

/** Batch and line, or person. */
function Source({ entry }: { entry: ChangeEntry }) {
  const session = useSession()
  const { lote, linha, autor } = entry
  if (lote === null) return autor
  const words = text.history.batch(lote, linha)
  return (
    <>
      {isOpenTo(session, ['integracao.ver']) ? (
        <Anchor component={Link} to={`/lotes/${lote}`} fz="inherit">
          {words}
        </Anchor>
      ) : (
        words
      )}{' '}
      ({autor})
    </>
  )
}
