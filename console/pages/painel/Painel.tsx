import { Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { previaCalendario } from '../../../catalogue/management/calendario/previa-calendario.ts'
import {
  type PanelPart,
  panelParts,
  resumoPainel,
} from '../../../catalogue/management/painel/resumo-painel.ts'
import { useQuestion, useSession } from '../../api/hooks.ts'
import { severalOf } from '../../derive/columns.ts'
import { mayCall } from '../../derive/doors.ts'
import { day, number } from '../../derive/format.ts'
import { refusedShare } from '../../derive/panel.ts'
import { say } from '../../text/say.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Chart } from './Chart.tsx'
import { calendarDays } from './days.ts'
import { Findings } from './Findings.tsx'
import { foreseenAt } from './foreseen.ts'
import { listOf, Numbers } from './Numbers.tsx'
import classes from './Painel.module.css'
import { openHealth, openParts } from './parts.ts'
import { text } from './text.ts'

/** Polling interval in milliseconds. */
const every = 15_000

const usePart = (parte: PanelPart, enabled = true) =>
  useQuestion('painel', resumoPainel, { parte }, { every, enabled })

/** Panel of staff. Each part is requested separately, so that one failure does not hide the others. */
export function Painel() {
  const session = useSession()
  const open = openParts(session)
  const seesBatches = open.includes('lotes')
  const { data: batches } = usePart('lotes', seesBatches)
  const health = openHealth(session)
  return (
    <Stack gap="lg">
      <PageTitle>{text.title}</PageTitle>
      {health && <Health parte={health} />}
      {batches?.comecou === false && <Start />}
      {open.length === 0 && <Text>{text.nothing}</Text>}
      <div className={classes.cards}>
        {open
          .filter((part) => part !== 'lotes')
          .map((part) => (
            <Part key={part} parte={part} />
          ))}
        {seesBatches && <Batches />}
        {mayCall(session, previaCalendario) && <Calendar />}
      </div>
    </Stack>
  )
}

/** Without an answer nothing is shown: the other parts tell of an error. */
function Health({ parte }: { parte: PanelPart }) {
  const { data } = usePart(parte)
  return <Findings findings={data?.saude ?? []} />
}

interface CardProps {
  title: string
  more?: ReactNode
  children: ReactNode
}

function Card({ title, more, children }: CardProps) {
  return (
    <article className={classes.card} aria-label={title}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2}>{title}</Title>
        {more}
      </Group>
      {children}
    </article>
  )
}

function Asked({
  error,
  onRetry,
  ready,
  children,
}: {
  error: unknown
  onRetry: () => void
  ready: boolean
  children: ReactNode
}) {
  if (ready) return children
  if (error) return <Notice error={error} onRetry={onRetry} />
  return (
    <Stack gap="xs">
      <Skeleton h={28} />
      <Skeleton h={28} />
      <Skeleton h={28} />
    </Stack>
  )
}

function Part({ parte }: { parte: PanelPart }) {
  const { data, error, refetch } = usePart(parte)
  return (
    <Card title={say(panelParts[parte])}>
      <Asked ready={data !== undefined} error={error} onRetry={() => void refetch()}>
        <Numbers numbers={data?.numeros ?? []} />
      </Asked>
    </Card>
  )
}

function Batches() {
  const { data, error, refetch } = usePart('lotes')
  const days = data?.dias ?? []
  const lately = days.slice(-2)
  const share = refusedShare(lately)
  const records = lately.reduce((all, one) => all + (one.registros ?? 0), 0)
  return (
    <Card
      title={say(panelParts.lotes)}
      more={
        <Anchor component={Link} to={listOf('lote')} size="sm">
          {text.batches.all}
        </Anchor>
      }
    >
      <Asked ready={data !== undefined} error={error} onRetry={() => void refetch()}>
        <Numbers numbers={data?.numeros ?? []} />
        <Text size="sm">
          {share ? `${text.batches.since(records)} · ${text.batches.refused(share)}` : text.batches.none}
        </Text>
        <Chart days={days} />
      </Asked>
    </Card>
  )
}

/** Maximum number of lines of the calendar; its page shows all. */
const mostLines = 6

function Calendar() {
  const { data, error, refetch } = useQuestion('calendario', previaCalendario, { dias: calendarDays })
  const items = data?.itens ?? []
  return (
    <Card
      title={text.calendar.title}
      more={
        <Anchor component={Link} to="/calendario" size="sm">
          {text.calendar.all}
        </Anchor>
      }
    >
      <Text size="sm" c="dimmed">
        {text.calendar.text}
      </Text>
      <Asked ready={data !== undefined} error={error} onRetry={() => void refetch()}>
        {items.length === 0 && <Text size="sm">{text.calendar.nothing}</Text>}
        <ul className={classes.agenda}>
          {items.slice(0, mostLines).map((item) => (
            <li key={`${item.dia}${item.entidade}${item.movimento}`}>
              <span>{item.dia && day(item.dia)}</span>
              <Anchor component={Link} {...(foreseenAt(item) as { to: string })} fz="inherit">
                {item.rotulo} · {severalOf(item.entidade).toLowerCase()}
              </Anchor>
              <b>{number(item.quantidade ?? 0)}</b>
            </li>
          ))}
        </ul>
      </Asked>
    </Card>
  )
}

/** Shown until the first batch was sent. */
function Start() {
  return (
    <Card title={text.start.title}>
      <Text size="sm">{text.start.text}</Text>
      <ol className={classes.steps}>
        {text.start.steps.map(({ to, label, text: what }) => (
          <li key={to}>
            <Anchor component={Link} to={to} display="block" fw={600}>
              {label}
            </Anchor>
            <Text size="sm">{what}</Text>
          </li>
        ))}
      </ol>
    </Card>
  )
}
