import { Anchor, Button, Grid, Group, Stack, Text, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import { consultaPendencia } from '../../../catalogue/management/pendencia/consulta-pendencia.ts'
import { listaPendencias } from '../../../catalogue/management/pendencia/lista-pendencias.ts'
import type { Answer } from '../../../client/types.ts'
import { useListing, useRecord } from '../../api/hooks.ts'
import { day } from '../../derive/format.ts'
import { recordPath } from '../../derive/record-path.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { Decision } from './Decision.tsx'
import classes from './Pareceres.module.css'
import { text } from './text.ts'

type Row = Answer<typeof listaPendencias>['elementos'][number]

const awaited = {
  situacao: [pendenciaMachine.moves.aprovar.from[0]],
  ordem: 'prazoEntrega',
  quantidade: 100,
} as const

/**
 * The deliveries that wait for a decision. The order is that of the first look: what was decided stays in its place,
 * so that previous and next mean the same throughout.
 */
function usePile() {
  const { data, error, refetch } = useListing(listaPendencias, awaited)
  const [rows, setRows] = useState<readonly Row[]>([])
  const [made, setMade] = useState<Readonly<Record<number, string>>>({})
  useEffect(() => {
    if (!data) return
    setRows((known) => [...known, ...data.elementos.filter(({ id }) => !known.some((one) => one.id === id))])
  }, [data])
  const open = rows.filter(({ id }) => !(Number(id) in made))
  return {
    rows,
    open,
    made,
    // Those beyond the first page come as earlier ones are decided.
    beyond: Math.max(0, Number(data?.total?.valor ?? 0) - (data?.elementos.length ?? 0)),
    decide: (id: number, what: string) => setMade((known) => ({ ...known, [id]: what })),
    isLoading: !data && !error,
    error,
    refetch,
  }
}

const calledOf = ({ aluno, tipo }: Row) => [aluno?.nome, tipo].filter(Boolean).join(', ')

/** Inbox of whoever approves deliveries: student, item and deadline, and one decision after another. */
export function Pareceres() {
  const pile = usePile()
  const { rows, open, made } = pile
  const { item } = useSearch({ strict: false }) as { item?: number | string }
  const navigate = useNavigate()
  const [said, setSaid] = useState('')
  const chosen = Number(item)
  const at = rows.findIndex(({ id }) => id === chosen)
  const go = (row: Row | undefined) =>
    void navigate({ to: '/pareceres', search: (row ? { item: row.id } : {}) as never })
  const onDecided = (what: string) => {
    const row = rows[at]
    if (!row) return
    pile.decide(chosen, what)
    setSaid(text.made(what, calledOf(row)))
    const rest = open.filter(({ id }) => id !== chosen)
    go(rest.find((one) => rows.indexOf(one) > at) ?? rest[0])
  }
  const form = useRef<HTMLDivElement>(null)
  useHotkeys([
    ['j', () => at >= 0 && rows[at + 1] && go(rows[at + 1])],
    ['k', () => at > 0 && go(rows[at - 1])],
  ])
  useHotkeys([['mod+Enter', () => form.current?.querySelector('form')?.requestSubmit()]], [])
  const count = Object.keys(made).length
  return (
    <Stack>
      <PageTitle>{text.title}</PageTitle>
      <Text size="sm">{text.intro}</Text>
      {pile.error && <Notice error={pile.error} onRetry={() => void pile.refetch()} />}
      {pile.isLoading && <Loading />}
      <Text role="status" size="sm" c="var(--tom-ok)">
        {said}
        {said && open.length === 0 && ` ${text.all}`}
      </Text>
      {!pile.isLoading && !pile.error && rows.length === 0 && <Text>{text.none}</Text>}
      <Grid gap="xl">
        {rows.length > 0 && (
          <Grid.Col span={{ base: 12, md: 4 }} {...(at >= 0 && { visibleFrom: 'md' })}>
            <Pile {...pile} chosen={chosen} />
          </Grid.Col>
        )}
        {at >= 0 && (
          <Grid.Col span={{ base: 12, md: 8 }} ref={form}>
            <nav aria-label={text.steps} className={classes.bar}>
              <Text size="sm">
                {text.progress(at + 1, rows.length)}
                {count > 0 && ` · ${text.decided(count)}`}
              </Text>
              <Group gap="xs">
                <Button variant="default" disabled={at === 0} onClick={() => go(rows[at - 1])}>
                  {text.previous}
                </Button>
                <Button variant="default" disabled={at === rows.length - 1} onClick={() => go(rows[at + 1])}>
                  {text.next}
                </Button>
                <Button variant="subtle" hiddenFrom="md" onClick={() => go(undefined)}>
                  {text.list}
                </Button>
              </Group>
            </nav>
            <Text size="xs" c="dimmed" visibleFrom="md">
              {text.keys}
            </Text>
            <Opened key={chosen} id={chosen} made={made[chosen]} onDecided={onDecided} />
          </Grid.Col>
        )}
      </Grid>
    </Stack>
  )
}

function Pile({ rows, made, beyond, chosen }: ReturnType<typeof usePile> & { chosen: number }) {
  return (
    <nav aria-label={text.waiting}>
      <ol className={classes.list}>
        {rows.map((row) => {
          const { id, aluno, tipo, concedente, prazoEntrega } = row
          const what = made[Number(id)]
          return (
            <li key={id}>
              <Link
                to="/pareceres"
                search={{ item: id } as never}
                className={classes.item}
                aria-current={id === chosen ? 'true' : undefined}
              >
                <Text size="sm" fw={600}>
                  {aluno?.nome || tipo}
                </Text>
                <Text size="sm">{tipo}</Text>
                <Text size="xs" c="dimmed">
                  {[concedente?.nome, prazoEntrega ? text.until(day(prazoEntrega)) : text.noDeadline]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                {what && <Tone tone="ok">{what}</Tone>}
              </Link>
            </li>
          )
        })}
      </ol>
      {beyond > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          {text.more(beyond)}
        </Text>
      )}
    </nav>
  )
}

interface OpenedProps {
  id: number
  /** Decision that was made here. */
  made: string | undefined
  onDecided: (made: string) => void
}

/** One delivery. Its heading gets the focus, because the page has changed below it. */
function Opened({ id, made, onDecided }: OpenedProps) {
  const { data, error, refetch } = useRecord(consultaPendencia, { id })
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: false })
  }, [isThere])
  if (!data) return error ? <Notice error={error} onRetry={() => void refetch()} /> : <Loading />
  const { estagiario, pendenciaTipo, pendenciaPrazoEntrega, concedente, contrato } = data.registro
  return (
    <Stack mt="md">
      <div>
        <Title order={2} size="h3" ref={heading} tabIndex={-1}>
          {estagiario?.nome || pendenciaTipo}
        </Title>
        <Text>
          {[pendenciaTipo, pendenciaPrazoEntrega && text.until(day(pendenciaPrazoEntrega))]
            .filter(Boolean)
            .join(', ')}
        </Text>
        <Text size="sm" c="dimmed">
          {[concedente?.nomeFantasia, contrato && text.contract(String(contrato))]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Anchor component={Link} to={recordPath('pendencias', id)} size="sm">
          {text.page}
        </Anchor>
      </div>
      {made ? <Tone tone="ok">{made}</Tone> : <Decision item={data} onDecided={onDecided} />}
    </Stack>
  )
}
