import { Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mostPreviewed, previaLembretes } from '../../../catalogue/management/calendario/previa-lembretes.ts'
import { partesMensagem } from '../../../catalogue/management/mensagem/parts.ts'
import { canais } from '../../../catalogue/values/canal.ts'
import { tiposLembrete } from '../../../catalogue/values/lembrete.ts'
import type { Answer } from '../../../client/types.ts'
import { useQuestion } from '../../api/hooks.ts'
import { day } from '../../derive/format.ts'
import { spoken } from '../../text/language.ts'
import { say, sayValue } from '../../text/say.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { recordAt } from '../painel/foreseen.ts'

const text = spoken({
  pt: {
    title: 'Lembretes',
    intro:
      'O que parte neste dia, como as coisas estão agora, em um resumo por pessoa. O que muda até lá muda também os lembretes.',
    day: 'Dia',
    rules: 'As regras ficam em Configurações, Instituição: lembreteAntes e lembreteDepois.',
    none: 'Nenhum lembrete parte neste dia.',
    total: (lines: number, people: number) =>
      `${lines} ${lines === 1 ? 'lembrete' : 'lembretes'} a ${people} ${people === 1 ? 'pessoa' : 'pessoas'}`,
    before: (days: number) =>
      days === 0 ? 'no dia do prazo' : days === 1 ? '1 dia antes do prazo' : `${days} dias antes do prazo`,
    after: (days: number) => (days === 1 ? '1 dia depois do prazo' : `${days} dias depois do prazo`),
    rule: (kind: string, when: string) => `Regra: ${kind}, ${when}`,
    due: (when: string) => `prazo ${when}`,
    next: 'Mais lembretes',
    back: 'Anteriores',
  },
  en: {
    title: 'Reminders',
    intro:
      'What leaves on this day, as things stand now, in one summary per person. What changes until then changes the reminders too.',
    day: 'Day',
    rules: 'The rules are in Settings, Institution: lembreteAntes and lembreteDepois.',
    none: 'No reminder leaves on this day.',
    total: (lines, people) =>
      `${lines} ${lines === 1 ? 'reminder' : 'reminders'} to ${people} ${people === 1 ? 'person' : 'people'}`,
    before: (days) =>
      days === 0
        ? 'on the deadline'
        : days === 1
          ? '1 day before the deadline'
          : `${days} days before the deadline`,
    after: (days) => (days === 1 ? '1 day after the deadline' : `${days} days after the deadline`),
    rule: (kind, when) => `Rule: ${kind}, ${when}`,
    due: (when) => `due ${when}`,
    next: 'More reminders',
    back: 'Earlier ones',
  },
})

type Line = Answer<typeof previaLembretes>['lembretes'][number]

/** Reminders that leave on a day, tomorrow by default: to whom, about what, by which rule and which way. */
export function Reminders() {
  const [dia, setDia] = useState('')
  const [pagina, setPagina] = useState(1)
  const { data, error, refetch } = useQuestion('calendario', previaLembretes, {
    ...(dia && { dia }),
    ...(pagina > 1 && { pagina }),
  })
  const lines = data?.lembretes ?? []
  const people = [...Map.groupBy(lines, ({ parte, pessoa }) => `${parte} ${pessoa}`)]
  const more = (data?.total ?? 0) > pagina * mostPreviewed
  return (
    <Stack maw={760}>
      <PageTitle>{text.title}</PageTitle>
      <Text size="sm">{text.intro}</Text>
      <Text size="sm">{text.rules}</Text>
      <TextInput
        type="date"
        label={text.day}
        maw={200}
        value={dia || (data?.dia ?? '')}
        onChange={({ currentTarget }) => {
          setDia(currentTarget.value)
          setPagina(1)
        }}
      />
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Text role="status" size="sm">
          {data.total ? text.total(data.total, data.pessoas ?? 0) : text.none}
        </Text>
      )}
      {people.map(([key, some]) => (
        <Person key={key} lines={some} />
      ))}
      {(more || pagina > 1) && (
        <Group gap="xs">
          {pagina > 1 && (
            <Button variant="default" onClick={() => setPagina(pagina - 1)}>
              {text.back}
            </Button>
          )}
          {more && (
            <Button variant="default" onClick={() => setPagina(pagina + 1)}>
              {text.next}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}

/** One summary. */
function Person({ lines }: { lines: readonly Line[] }) {
  const { nome, parte, canal, destino, naoSai } = lines[0]!
  return (
    <Paper component="section" p="md" withBorder aria-label={nome}>
      <Title order={2} fz="h4">
        {nome}
      </Title>
      <Text size="sm" c="dimmed">
        {[sayValue(partesMensagem, parte ?? ''), sayValue(canais.labels, canal ?? ''), destino]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {naoSai && (
        <Tone tone="atencao">
          {sayValue(previaLembretes.output.lembretes.fields.naoSai.meanings, naoSai)}
        </Tone>
      )}
      <ul>
        {lines.map(({ entidade, registro, assunto, tipo, dias, prazo }) => {
          const to = recordAt(entidade, registro ?? 0)
          const days = dias ?? 0
          const kind =
            tipo && tipo in tiposLembrete ? say(tiposLembrete[tipo as keyof typeof tiposLembrete].text) : ''
          return (
            <li key={`${entidade} ${registro}`}>
              {to ? (
                <Anchor component={Link} to={to}>
                  {assunto}
                </Anchor>
              ) : (
                assunto
              )}
              {prazo && `, ${text.due(day(prazo))}`}
              <Text size="sm" c="dimmed">
                {text.rule(kind, days >= 0 ? text.before(days) : text.after(-days))}
              </Text>
            </li>
          )
        })}
      </ul>
    </Paper>
  )
}
