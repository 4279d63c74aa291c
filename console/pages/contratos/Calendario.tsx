import { Anchor, NativeSelect, Stack, Text } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { minhasPendencias } from '../../../catalogue/management/calendario/minhas-pendencias.ts'
import {
  mostDaysAhead,
  mostForeseen,
  previaCalendario,
} from '../../../catalogue/management/calendario/previa-calendario.ts'
import { useQuestion } from '../../api/hooks.ts'
import type { Search } from '../../derive/address.ts'
import { severalOf } from '../../derive/columns.ts'
import { day, number } from '../../derive/format.ts'
import { ToolForm } from '../../form/ToolForm.tsx'
import { spoken } from '../../text/language.ts'
import { say } from '../../text/say.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { foreseenAt, recordAt } from '../painel/foreseen.ts'

const text = spoken({
  pt: {
    title: 'Calendário',
    intro: 'O que a plataforma fará sozinha nos próximos dias, como as coisas estão agora.',
    ahead: 'Até',
    days: (count: number) => `${count} dias`,
    nothing: 'Nada está previsto para estes dias.',
    items: 'O que acontece',
    day: 'Dia',
    what: 'O que acontece',
    which: 'Com quais',
    count: 'Quantos',
    chosen: (what: string, when: string) => `${what} em ${when}`,
    none: 'Nenhum registro: algo mudou desde a prévia, ou falta a permissão para vê-los.',
    first: (count: number) => `Os primeiros ${count}.`,
    all: 'Todo o calendário',
  },
  en: {
    title: 'Calendar',
    intro: 'What the platform will do by itself in the next days, as things stand now.',
    ahead: 'Up to',
    days: (count: number) => `${count} days`,
    nothing: 'Nothing is foreseen for these days.',
    items: 'What happens',
    day: 'Day',
    what: 'What happens',
    which: 'To which',
    count: 'How many',
    chosen: (what: string, when: string) => `${what} on ${when}`,
    none: 'No records: something changed since the preview, or the right to see them is missing.',
    first: (count: number) => `The first ${count}.`,
    all: 'The whole calendar',
  },
})

const choices = [7, 30, mostDaysAhead]
const usual = 30

const one = (value: Search[string] | undefined) => (typeof value === 'string' ? value : undefined)

/** What the platform does by itself, day by day, each with its records. */
export function Calendario() {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const [dia, entidade, movimento] = [one(search.dia), one(search.entidade), one(search.movimento)]
  const wished = Number(one(search.dias))
  const dias = choices.includes(wished) ? wished : usual
  const { data, error, refetch } = useQuestion('calendario', previaCalendario, { dias })
  const items = data?.itens ?? []
  return (
    <Stack gap="xl" maw={900}>
      <PageTitle>{text.title}</PageTitle>
      {dia && entidade && movimento && (
        <Records key={`${dia} ${entidade} ${movimento}`} {...{ dia, entidade, movimento }} />
      )}
      <Section title={text.items}>
        <Stack gap="sm">
          <Text size="sm">{text.intro}</Text>
          <NativeSelect
            label={text.ahead}
            maw={160}
            value={dias}
            data={choices.map((count) => ({ value: String(count), label: text.days(count) }))}
            onChange={({ currentTarget: { value } }) =>
              void navigate({ to: '/calendario', search: { dias: value } as never, replace: true })
            }
          />
          {error ? <Notice error={error} onRetry={() => void refetch()} /> : !data && <Loading />}
          {data && items.length === 0 && <Text size="sm">{text.nothing}</Text>}
          {items.length > 0 && (
            <DataTable
              label={text.items}
              rows={items}
              keyOf={(item) => `${item.dia} ${item.entidade} ${item.movimento}`}
              columns={[
                { label: text.day, type: 'date', cell: (item) => item.dia && day(item.dia) },
                {
                  label: text.what,
                  cell: (item) => (
                    <Anchor component={Link} {...(foreseenAt(item) as { to: string })} fz="inherit">
                      {item.rotulo}
                    </Anchor>
                  ),
                },
                { label: text.which, cell: (item) => severalOf(item.entidade) },
                { label: text.count, type: 'figure', cell: (item) => number(item.quantidade ?? 0) },
              ]}
            />
          )}
        </Stack>
      </Section>
      <Section title={say(minhasPendencias.title)}>
        <Text size="sm" mb="md" maw={720}>
          {say(minhasPendencias.description)}
        </Text>
        <ToolForm command={minhasPendencias} />
      </Section>
    </Stack>
  )
}

interface Chosen {
  dia: string
  entidade: string
  movimento: string
}

/** The records of one row. */
function Records({ dia, entidade, movimento }: Chosen) {
  const wanted = { dias: mostDaysAhead, dia, entidade, movimento }
  const { data, error, refetch } = useQuestion('calendario', previaCalendario, wanted)
  if (error) return <Notice error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const item = data.itens?.find(
    (some) => some.dia === dia && some.entidade === entidade && some.movimento === movimento,
  )
  const records = data.registros ?? []
  const what = [item?.rotulo, severalOf(entidade).toLowerCase()].filter(Boolean).join(' · ')
  return (
    <Section title={text.chosen(what, day(dia))}>
      {records.length === 0 && <Text size="sm">{text.none}</Text>}
      {records.length === mostForeseen && <Text size="sm">{text.first(mostForeseen)}</Text>}
      <ul>
        {records.map(({ id, nome }) => {
          const to = recordAt(entidade, id ?? 0)
          return (
            <li key={id}>
              {to ? (
                <Anchor component={Link} to={to} size="sm">
                  {nome}
                </Anchor>
              ) : (
                nome
              )}
            </li>
          )
        })}
      </ul>
      <Anchor component={Link} to="/calendario" size="sm">
        {text.all}
      </Anchor>
    </Section>
  )
}
