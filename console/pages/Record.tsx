import { Anchor, Box, Grid, Group, Stack, Text, Title } from '@mantine/core'
import { Link, useLoaderData, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useRecord } from '../api/hooks.ts'
import { valueAt } from '../derive/columns.ts'
import type { NounPage } from '../derive/noun.ts'
import { Diagram } from '../machine/Diagram.tsx'
import { Moves } from '../machine/Moves.tsx'
import { pt } from '../text/pt.ts'
import { Details } from '../ui/Details.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { Timeline } from '../ui/Timeline.tsx'

/** One record: what it is called, how it stands, what can be done with it, what it says and what happened to it. */
export function Record() {
  const page = useLoaderData({ strict: false }) as NounPage
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data, error, refetch } = useRecord(page.noun.record, { id: Number(id) })
  const [made, setMade] = useState('')
  const { noun, slug } = page
  const { machine, record } = noun
  const now = String(data ? valueAt(data.registro, machine.field) : '')
  return (
    <Stack gap="lg">
      <Anchor component={Link} to={`/${slug}`} size="sm">
        ← {machine.plural}
      </Anchor>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Group gap="sm">
            <PageTitle>{String(valueAt(data.registro, noun.name))}</PageTitle>
            <StateBadge machine={machine} state={now} />
          </Group>
          <Text role="status" size="sm" c="var(--tom-ok)">
            {made}
          </Text>
          <Section title={pt.record.actions}>
            <Moves
              noun={noun}
              id={Number(id)}
              version={Number(valueAt(data.registro, 'versao'))}
              actions={data.acoes}
              onMade={({ rotulo, para }) => setMade(pt.record.made(rotulo, para))}
            />
          </Section>
          <Section title={pt.record.machine}>
            <Diagram {...{ machine, now }} history={data.historico} actions={data.acoes} />
          </Section>
          <Grid gap="xl">
            <Grid.Col span={{ base: 12, md: 8 }}>
              <Section title={pt.record.data}>
                <Details shape={record.element} record={data.registro} without={[noun.name, machine.field]} />
              </Section>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 4 }}>
              <Section title={pt.record.history}>
                <Timeline machine={machine} history={data.historico} />
              </Section>
            </Grid.Col>
          </Grid>
        </>
      )}
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Title order={2} mb="xs">
        {title}
      </Title>
      {children}
    </Box>
  )
}
