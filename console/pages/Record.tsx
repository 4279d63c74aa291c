import { Anchor, Grid, Group, Stack, Text } from '@mantine/core'
import { Link, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RecordOperation } from '../../catalogue/operation.ts'
import { values } from '../derive/changed-part.ts'
import { valueAt } from '../derive/columns.ts'
import type { NounPage } from '../derive/noun.ts'
import { usePaths } from '../form/paths.ts'
import { Diagram } from '../machine/Diagram.tsx'
import { nounRoutes } from '../routes.ts'
import { recordText } from '../text/record.ts'
import { say } from '../text/say.ts'
import { Details } from '../ui/Details.tsx'
import { EffectContext } from '../ui/effect.ts'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Parts } from '../ui/Parts.tsx'
import { Section } from '../ui/Section.tsx'
import { StateBadge } from '../ui/StateBadge.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { Corrections } from './Corrections.tsx'
import { NotFound } from './Dead.tsx'
import { OwnRecord } from './portal/OwnRecord.tsx'
import { FieldHistory } from './registro/FieldHistory.tsx'
import { RecordActions } from './registro/RecordActions.tsx'
import { useRecordPage } from './registro/useRecordPage.ts'

/** Page of one record: title, state, actions, values and history. */
export function Record({ above, below, without }: Around) {
  const page = useLoaderData({ strict: false }) as NounPage
  const { record } = page.noun
  return record ? <RecordOf {...page} {...{ record, above, below, without }} /> : <NotFound />
}

interface Around {
  /** What comes before everything else about the record. */
  above?: ((registro: { readonly [name: string]: unknown }) => ReactNode) | undefined
  /** Values and lists that the page shows in another way. */
  without?: readonly string[] | undefined
  /** More about the record, after its values and parts. */
  below?: ((registro: { readonly [name: string]: unknown }, id: number) => ReactNode) | undefined
}

function RecordOf({ above, below, without = [], ...told }: NounPage & Around & { record: RecordOperation }) {
  const { noun, slug, record } = told
  const { machine, titles } = noun
  const page = useRecordPage(told)
  const { id, data, error, refetch, effect, actions, called, explained, now, state } = page
  const pathOf = usePaths(noun.related)
  const titled = titles.filter((one) => data && called.endsWith(String(valueAt(data.registro, one))))
  const shown = ['id', state, ...without, ...titled]
  const done = effect.part === undefined ? effect.told : ''
  return (
    <EffectContext value={effect}>
      <Stack gap="lg">
        <Anchor component={Link} to={`/${slug}`} size="sm">
          ← {(page.party && ownLabel(slug)) || noun.plural}
        </Anchor>
        {error && <Notice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && page.party && (
          <OwnRecord
            {...{ ...told, page }}
            said={done}
            without={shown}
            above={above?.(data.registro)}
            below={below?.(data.registro, id)}
          />
        )}
        {data && !page.party && (
          <>
            <Group gap="sm">
              <PageTitle>{called}</PageTitle>
              {machine && <StateBadge machine={machine} state={now} />}
            </Group>
            <Text role="status" size="sm" c="var(--tom-ok)" mb={done ? 0 : 'calc(-1 * var(--stack-gap))'}>
              {done}
            </Text>
            {above?.(data.registro)}
            <RecordActions {...{ noun, page }} />
            {data.correcoes && data.correcoes.length > 0 && <Corrections corrections={data.correcoes} />}
            <Grid gap="xl">
              <Grid.Col span={{ base: 12, md: machine ? 8 : 12 }}>
                <Section title={recordText.data} parts={[values]}>
                  <Details shape={record.element} record={data.registro} without={shown} pathOf={pathOf} />
                </Section>
                <Parts
                  shape={record.element}
                  record={data.registro}
                  downloads={noun.downloads}
                  {...{ without, pathOf }}
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
            {below?.(data.registro, id)}
            {explained && <FieldHistory noun={record.noun} id={id} shape={record.element} />}
            {machine && (
              <Section title={recordText.machine}>
                <Diagram {...{ machine, now }} history={data.historico ?? []} actions={actions} />
              </Section>
            )}
          </>
        )}
      </Stack>
    </EffectContext>
  )
}

/** What the menu of students and professors calls a list. */
function ownLabel(slug: string): string | undefined {
  const label = nounRoutes.find((row) => row.slug === slug)?.ownLabel
  return label && say(label)
}
