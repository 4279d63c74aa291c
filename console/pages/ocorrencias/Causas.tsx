import { Anchor, Stack, Text } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { listaCausas } from '../../../catalogue/management/causa/lista-causas.ts'
import { resumoCausas } from '../../../catalogue/management/causa/resumo-causas.ts'
import { useQuestion } from '../../api/hooks.ts'
import type { Search } from '../../derive/address.ts'
import { moment, number } from '../../derive/format.ts'
import { openCauses } from '../../derive/usual.ts'
import { Listed } from '../../table/Listed.tsx'
import { say } from '../../text/say.ts'
import { text as shared } from '../../text/text.ts'
import { DataTable, type TableColumn } from '../../ui/DataTable.tsx'
import { text } from './text.ts'
import { type Cause, kindOf, sumOf, titleOf } from './words.ts'

/** Open causes, most frequent first. */
export function Causas() {
  return (
    <Listed listing={listaCausas} slug="ocorrencias" usual={openCauses} empty={text.empty}>
      {(rows, { stale }) => (
        <Stack>
          <Summary causes={rows} />
          <DataTable
            label={shared.list.table(say(listaCausas.title))}
            keyOf={({ id }) => id ?? 0}
            {...{ rows, columns, stale }}
          />
        </Stack>
      )}
    </Listed>
  )
}

/** Totals over all causes; a person with several causes counts once. */
function Summary({ causes }: { causes: readonly Cause[] }) {
  const input = { causas: causes.map(({ id }) => ({ id: id! })) }
  const { data } = useQuestion('causa', resumoCausas, input)
  const records = sumOf(causes, ({ registros }) => registros)
  return (
    <Text size="lg" fw={600} role="status">
      {text.summary(records, data?.pessoas ?? undefined, causes.length)}
    </Text>
  )
}

function Named({ cause }: { cause: Cause }) {
  const { id, forma, reenviados, decididos, sanados, sanadosEm, espera, codigo, resolucao } = cause
  // A filter by batch carries over to the records of each cause.
  const { lote } = useSearch({ strict: false }) as Search
  return (
    <Stack gap={0}>
      <Anchor
        component={Link}
        to={`/ocorrencias/${id}`}
        search={{ lote } as never}
        fz="inherit"
        underline="always"
        fw={600}
      >
        {titleOf(cause)}
      </Anchor>
      <Text size="xs" c="dimmed">
        {kindOf(cause)}
        {forma && ` · ${text.shape} ${forma}`} · {codigo}
      </Text>
      {espera && <Text size="xs">{text.waitsUntil(moment(espera))}</Text>}
      {reenviados ? <Text size="xs">{text.sending(number(reenviados))}</Text> : null}
      {decididos ? <Text size="xs">{text.decidedCount(decididos)}</Text> : null}
      {sanados ? (
        <Text size="xs">
          {text.healed(sanados)} {sanadosEm && text.healedOn(moment(sanadosEm))}
        </Text>
      ) : null}
      {resolucao && <Text size="xs">{text.resolution(resolucao)}</Text>}
    </Stack>
  )
}

const columns: readonly TableColumn<Cause>[] = [
  { label: text.cause, cell: (cause) => <Named cause={cause} /> },
  { label: text.records, type: 'figure', cell: ({ registros }) => number(registros ?? 0) },
  {
    label: text.people,
    type: 'figure',
    cell: ({ pessoas }) => (pessoas === null ? text.more : number(pessoas)),
  },
  { label: text.since, type: 'datetime', cell: ({ desde }) => desde && moment(desde) },
  {
    label: text.lastBatch,
    cell: ({ lote }) => (
      <Anchor component={Link} to={`/lotes/${lote}`} fz="inherit" underline="always">
        {lote}
      </Anchor>
    ),
  },
  { label: text.owner, cell: ({ responsavel }) => responsavel },
]
