import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listaLotes } from '../../../catalogue/management/lote/lista-lotes.ts'
import { operacoesLote } from '../../../catalogue/management/lote/operacoes.ts'
import type { Row } from '../../../client/types.ts'
import { batchTones } from '../../derive/batch.ts'
import { moment, number } from '../../derive/format.ts'
import { Listed } from '../../table/Listed.tsx'
import classes from '../../table/ListingTable.module.css'
import { say } from '../../text/say.ts'
import { text as shared } from '../../text/text.ts'
import { Tone } from '../../ui/Tone.tsx'
import { text } from './text.ts'

const labels = {
  batch: say('Lote'),
  operation: say('Operação'),
  state: say('Situação'),
  records: say('Registros'),
  refused: text.labels.R,
  by: text.by,
  received: say('Recebimento'),
}

/** Every batch with what became of it; the latest first. */
export function Lotes() {
  return (
    <Listed listing={listaLotes} slug="lotes" empty={text.empty}>
      {(rows, { stale }) => (
        <table className={classes.table} data-stale={stale} aria-label={shared.list.table(listaLotes.title)}>
          <thead>
            <tr>
              {Object.entries(labels).map(([name, label]) => (
                <th key={name} scope="col" data-figure={name === 'records' || name === 'refused'}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Batch key={row.id} {...row} />
            ))}
          </tbody>
        </table>
      )}
    </Listed>
  )
}

function Batch({
  id,
  operacao,
  situacao,
  registros,
  recusados,
  credencial,
  simulado,
  recebimento,
}: Row<typeof listaLotes>) {
  return (
    <tr>
      <td data-label={labels.batch}>
        <Anchor component={Link} to={`/lotes/${id}`} fz="inherit" underline="always" preload="intent">
          {id}
        </Anchor>
      </td>
      <td data-label={labels.operation}>{operacoesLote[operacao as keyof typeof operacoesLote]}</td>
      <td data-label={labels.state}>
        <Tone tone={batchTones[situacao] ?? 'neutro'}>{say(situacao)}</Tone>
        {simulado && (
          <Text span size="xs" c="dimmed" ml="xs">
            {text.simulation}
          </Text>
        )}
      </td>
      <td data-label={labels.records} data-figure="true">
        {number(registros ?? 0)}
      </td>
      <td data-label={labels.refused} data-figure="true">
        {recusados ? (
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
        )}
      </td>
      <td data-label={labels.by}>{credencial}</td>
      <td data-label={labels.received} data-type="datetime">
        {recebimento && moment(recebimento)}
      </td>
    </tr>
  )
}
