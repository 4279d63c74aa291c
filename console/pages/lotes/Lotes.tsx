import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listaLotes } from '../../../catalogue/management/lote/lista-lotes.ts'
import { situacoesLote } from '../../../catalogue/query/retorna-dados-ocorrencias.ts'
import type { Row } from '../../../client/types.ts'
import { batchTones, operationName } from '../../derive/batch.ts'
import { moment, number } from '../../derive/format.ts'
import { rotuloOf } from '../../derive/labels.ts'
import { Listed } from '../../table/Listed.tsx'
import { say, sayValue } from '../../text/say.ts'
import { text as shared } from '../../text/text.ts'
import { DataTable, type TableColumn } from '../../ui/DataTable.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { text } from './text.ts'

const columns: readonly TableColumn<Row<typeof listaLotes>>[] = [
  {
    label: rotuloOf('lote', {}),
    cell: ({ id }) => (
      <Anchor component={Link} to={`/lotes/${id}`} fz="inherit" underline="always" preload="intent">
        {id}
      </Anchor>
    ),
  },
  { label: rotuloOf('operacao', {}), cell: ({ operacao }) => operationName(operacao) },
  {
    label: rotuloOf('situacao', {}),
    cell: ({ situacao, simulado }) => (
      <>
        <Tone tone={batchTones[situacao] ?? 'neutro'}>{sayValue(situacoesLote.labels, situacao)}</Tone>
        {simulado && (
          <Text span size="xs" c="dimmed" ml="xs">
            {text.simulation}
          </Text>
        )}
      </>
    ),
  },
  { label: rotuloOf('registros', {}), type: 'figure', cell: ({ registros }) => number(registros ?? 0) },
  {
    label: text.labels.R,
    type: 'figure',
    cell: ({ id, recusados }) =>
      recusados ? (
        <Anchor
          component={Link}
          to={`/lotes/${id}`}
          search={{ resultado: 'R' } as never}
          fz="inherit"
          underline="always"
        >
          {number(recusados)}
        </Anchor>
      ) : (
        '0'
      ),
  },
  { label: text.by, cell: ({ credencial }) => credencial },
  {
    label: rotuloOf('recebimento', {}),
    type: 'datetime',
    cell: ({ recebimento }) => recebimento && moment(recebimento),
  },
]

/** All batches, newest first. */
export function Lotes() {
  return (
    <Listed listing={listaLotes} slug="lotes" empty={text.empty}>
      {(rows, { stale }) => (
        <DataTable
          label={shared.list.table(say(listaLotes.title))}
          keyOf={({ id }) => id ?? 0}
          {...{ rows, columns, stale }}
        />
      )}
    </Listed>
  )
}
