import { Anchor, Button, Group, Menu, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { finalStates, type Machine, openStates } from '../../../catalogue/machines/machine.ts'
import { listaContratos } from '../../../catalogue/management/contrato/lista-contratos.ts'
import type { CommandOperation } from '../../../catalogue/operation.ts'
import type { Input, Row } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { ask } from '../../api/platform.ts'
import type { Wanted } from '../../derive/address.ts'
import { bulkFor } from '../../derive/bulk.ts'
import { mayCall } from '../../derive/doors.ts'
import { day, number } from '../../derive/format.ts'
import type { Noun } from '../../derive/noun.ts'
import { numberSaid, recordPath } from '../../derive/record-path.ts'
import { say } from '../../text/say.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StateBadge, StateFrom } from '../../ui/StateBadge.tsx'
import classes from './Contratos.module.css'
import { text } from './text.ts'

const BulkDialog = lazy(async () => ({ default: (await import('../../table/BulkDialog.tsx')).BulkDialog }))

type Contract = Row<typeof listaContratos>

/** Cards per column before more are requested. */
const cards = 20

interface Props {
  noun: Noun
  slug: string
  machine: Machine
  wanted: Wanted
}

/** Contracts by state, except final states. Each column is its own list. */
export function Board({ noun, slug, machine, wanted }: Props) {
  const [moving, setMoving] = useState<{ command: CommandOperation; row: Contract }>()
  return (
    <Stack gap="md">
      <div className={classes.board}>
        {openStates(machine).map((state) => (
          <Column
            key={state}
            {...{ noun, slug, machine, wanted, state }}
            onMove={(command, row) => setMoving({ command, row })}
          />
        ))}
      </div>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {text.ended}
        </Text>
        {finalStates(machine).map((state) => (
          <Anchor
            key={state}
            component={Link}
            to={`/${slug}`}
            search={{ situacao: state } as never}
            size="sm"
          >
            {state}
          </Anchor>
        ))}
      </Group>
      {moving && (
        <Suspense>
          <BulkDialog
            key={`${moving.command.id}${moving.row.id}`}
            {...{ noun }}
            state="situacao"
            command={moving.command}
            rows={[{ id: Number(moving.row.id), versao: Number(moving.row.versao), row: moving.row }]}
            onRefused={() => {}}
            onClose={() => setMoving(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

interface ColumnProps extends Props {
  state: string
  onMove: (command: CommandOperation, row: Contract) => void
}

function Column({ noun, slug, machine, wanted, state, onMove }: ColumnProps) {
  const { cursor: _, ...rest } = wanted
  const input = { ...rest, situacao: [state], quantidade: cards } as Input<typeof listaContratos>
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [noun.listings[0].noun, listaContratos.id, 'quadro', input],
    queryFn: ({ signal, pageParam }) =>
      ask(listaContratos, pageParam ? { ...input, cursor: pageParam } : input, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ proximo }) => proximo || undefined,
  })
  const rows = data?.pages.flatMap(({ elementos }) => elementos) ?? []
  const total = data?.pages[0]?.total
  const figure = number(total?.valor ?? 0)
  const count = total?.exato === false ? text.moreThan(figure) : figure
  return (
    <section className={classes.column} aria-label={text.column(state, count)}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          <StateBadge machine={machine} state={state} />
        </Title>
        <Anchor component={Link} to={`/${slug}`} search={{ ...rest, situacao: state } as never} size="sm">
          {count}
        </Anchor>
      </Group>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={120} />}
      {data && rows.length === 0 && <Text size="sm">{text.empty}</Text>}
      <ul className={classes.cards}>
        {rows.map((row) => (
          <li key={String(row.id)} className={classes.card}>
            <Card {...{ noun, slug, row, onMove }} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </section>
  )
}

type CardProps = Pick<ColumnProps, 'noun' | 'slug' | 'onMove'> & { row: Contract }

function Card({ noun, slug, row, onMove }: CardProps) {
  const session = useSession()
  const offered = bulkFor(noun, 'situacao', [row]).filter((one) => mayCall(session, one))
  const called = text.contract(numberSaid(row))
  return (
    <>
      <Anchor component={Link} to={recordPath(slug, row.id, row)} size="sm" fw={600} preload="intent">
        {row.aluno?.nome || called}
      </Anchor>
      <Text size="xs">{row.concedente?.nome}</Text>
      <Text size="xs" c="dimmed">
        {called}
        {row.inicio && row.encerramento && ` · ${text.until(day(row.inicio), day(row.encerramento))}`}
      </Text>
      {row.vigoraEm && <StateFrom day={row.vigoraEm} />}
      {offered.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="compact-xs" variant="default" mt={6} aria-label={`${text.move}: ${called}`}>
              {text.move}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {offered.map((command) => (
              <Menu.Item key={command.id} onClick={() => onMove(command, row)}>
                {say(command.rotulo)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
