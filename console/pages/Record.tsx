import { Anchor, Grid, Group, Stack, Text } from '@mantine/core'
import { Link, useLoaderData, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pageRights } from '../../catalogue/management/registro/page-rights.ts'
import type { RecordOperation } from '../../catalogue/operation.ts'
import { useRecord, useSession } from '../api/hooks.ts'
import { valueAt } from '../derive/columns.ts'
import { mayCall, partyOf } from '../derive/doors.ts'
import { type NounPage, stateIn, titleOf } from '../derive/noun.ts'
import { stateLabel } from '../derive/states.ts'
import { usePaths } from '../form/paths.ts'
import { Diagram } from '../machine/Diagram.tsx'
import { labelOf, Moves } from '../machine/Moves.tsx'
import { recordText } from '../text/record.ts'
import { Details } from '../ui/Details.tsx'
import { Download } from '../ui/Download.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Parts } from '../ui/Parts.tsx'
import { Section } from '../ui/Section.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { Corrections } from './Corrections.tsx'
import { NotFound } from './Dead.tsx'
import { FieldHistory } from './registro/FieldHistory.tsx'
import { Why } from './registro/Why.tsx'

/** Page of one record: title, state, actions, values and history. */
export function Record() {
  const page = useLoaderData({ strict: false }) as NounPage
  const { record } = page.noun
  return record ? <RecordOf {...page} record={record} /> : <NotFound />
}

function RecordOf({ noun, slug, record }: NounPage & { record: RecordOperation }) {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { acao } = useSearch({ strict: false }) as { acao?: string }
  const navigate = useNavigate()
  const { data, error, refetch } = useRecord(record, { id: Number(id) })
  const told = useLocation({ select: ({ state }) => state.told })
  const [made, setMade] = useState(told ?? '')
  const { machine, titles } = noun
  const session = useSession()
  const state = stateIn(noun, record.element) ?? ''
  const now = String((data && valueAt(data.registro, state)) ?? '')
  const called = data ? titleOf(noun, data.registro, Number(id)) : ''
  const explained = record.noun in pageRights && partyOf(session) === undefined
  // Offered for reading before signing, once the content exists.
  const readable =
    noun.content && mayCall(session, noun.content) && data && valueAt(data.registro, 'hash')
      ? noun.content
      : undefined
  // Parties do not see actions that only the institution has.
  const actions = (data?.acoes ?? []).filter(
    ({ achados }) => partyOf(session) === undefined || !achados.some(({ regra }) => regra === 'permissao'),
  )
  const pathOf = usePaths(noun.related)
  return (
    <Stack gap="lg">
      <Anchor component={Link} to={`/${slug}`} size="sm">
        ← {noun.plural}
      </Anchor>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Group gap="sm">
            <PageTitle>{called}</PageTitle>
            {machine && <StateBadge machine={machine} state={now} />}
          </Group>
          <Text role="status" size="sm" c="var(--tom-ok)" mb={made ? 0 : 'calc(-1 * var(--stack-gap))'}>
            {made}
          </Text>
          {explained && <Why noun={record.noun} id={Number(id)} machine={machine} />}
          <Section title={recordText.actions}>
            <Stack gap="md">
              {readable && (
                <Download command={readable} id={Number(id)} of={called} label={recordText.read} size="sm" />
              )}
              <Moves
                key={acao}
                noun={noun}
                id={Number(id)}
                version={Number(valueAt(data.registro, 'versao'))}
                record={data.registro}
                actions={actions}
                brief={explained}
                asked={acao}
                onAnswered={() => acao && void navigate({ to: '.', replace: true })}
                onMade={(action) => {
                  const label = labelOf(noun, action)
                  const state = stateLabel(noun.machine, action.para)
                  setMade(action.movimento ? recordText.made(label, state) : recordText.done(label))
                }}
              />
            </Stack>
          </Section>
          {data.correcoes && data.correcoes.length > 0 && <Corrections corrections={data.correcoes} />}
          <Grid gap="xl">
            <Grid.Col span={{ base: 12, md: machine ? 8 : 12 }}>
              <Section title={recordText.data}>
                <Details
                  shape={record.element}
                  record={data.registro}
                  without={[
                    'id',
                    state,
                    ...titles.filter((one) => called.endsWith(String(valueAt(data.registro, one)))),
                  ]}
                  pathOf={pathOf}
                />
              </Section>
              <Parts
                shape={record.element}
                record={data.registro}
                downloads={noun.downloads}
                pathOf={pathOf}
              />
            </Grid.Col>
            {machine && (
              <Grid.Col span={{ base: 12, md: 4 }}>
                <Section title={recordText.history}>
                  <Timeline machine={machine} history={data.historico ?? []} />
                </Section>
              </Grid.Col>
            )}
          </Grid>
          {explained && <FieldHistory noun={record.noun} id={Number(id)} shape={record.element} />}
          {machine && (
            <Section title={recordText.machine}>
              <Diagram {...{ machine, now }} history={data.historico ?? []} actions={actions} />
            </Section>
          )}
        </>
      )}
    </Stack>
  )
}
