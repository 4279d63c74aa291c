import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listaCausas } from '../../../catalogue/management/causa/lista-causas.ts'
import { resumoCausas } from '../../../catalogue/management/causa/resumo-causas.ts'
import { useQuestion } from '../../api/hooks.ts'
import { moment, number } from '../../derive/format.ts'
import { Listed } from '../../table/Listed.tsx'
import classes from '../../table/ListingTable.module.css'
import { text as shared } from '../../text/text.ts'
import { text } from './text.ts'
import { type Cause, kindOf, sumOf, titleOf } from './words.ts'

/** What is to be done, cause by cause: the most frequent first. */
export function Causas() {
  return (
    <Listed listing={listaCausas} slug="ocorrencias" usual={{ situacao: ['Aberta'] }} empty={text.empty}>
      {(rows, { stale }) => (
        <Stack>
          <Summary causes={rows} />
          <table
            className={classes.table}
            data-stale={stale}
            aria-label={shared.list.table(listaCausas.title)}
          >
            <thead>
              <tr>
                <th scope="col">{text.cause}</th>
                <th scope="col" data-figure="true">
                  {text.records}
                </th>
                <th scope="col" data-figure="true">
                  {text.people}
                </th>
                <th scope="col">{text.since}</th>
                <th scope="col">{text.lastBatch}</th>
                <th scope="col">{text.owner}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <CauseRow key={row.id} cause={row} />
              ))}
            </tbody>
          </table>
        </Stack>
      )}
    </Listed>
  )
}

/** All of them together: whoever is in several is one person. */
function Summary({ causes }: { causes: readonly Cause[] }) {
  const input = { causas: causes.map(({ id }) => ({ id: id! })) }
  const { data } = useQuestion('causa', resumoCausas, input)
  const records = number(sumOf(causes, ({ registros }) => registros))
  const people = data?.pessoas == null ? undefined : number(data.pessoas)
  return (
    <Text size="lg" fw={600} role="status">
      {text.summary(records, people, number(causes.length))}
    </Text>
  )
}

function CauseRow({ cause }: { cause: Cause }) {
  const { id, forma, registros, pessoas, reenviados, desde, lote, espera, responsavel, codigo, resolucao } =
    cause
  return (
    <tr>
      <td data-label={text.cause}>
        <Stack gap={0}>
          <Anchor component={Link} to={`/ocorrencias/${id}`} fz="inherit" underline="always" fw={600}>
            {titleOf(cause)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {kindOf(cause)}
            {forma && ` · ${text.shape} ${forma}`} · {codigo}
          </Text>
          {espera && <Text size="xs">{text.waitsUntil(moment(espera))}</Text>}
          {reenviados ? <Text size="xs">{text.sending(number(reenviados))}</Text> : null}
          {resolucao && <Text size="xs">{text.resolution(resolucao)}</Text>}
        </Stack>
      </td>
      <td data-label={text.records} data-figure="true">
        {number(registros ?? 0)}
      </td>
      <td data-label={text.people} data-figure="true">
        {pessoas === null ? text.more : number(pessoas)}
      </td>
      <td data-label={text.since} data-type="datetime">
        {desde && moment(desde)}
      </td>
      <td data-label={text.lastBatch}>
        <Anchor component={Link} to={`/lotes/${lote}`} fz="inherit" underline="always">
          {lote}
        </Anchor>
      </td>
      <td data-label={text.owner}>{responsavel}</td>
    </tr>
  )
}
