import { Anchor, Grid, Group, Stack, Text } from '@mantine/core'
import { Link, useLoaderData } from '@tanstack/react-router'
import { convenioMachine } from '../../../catalogue/machines/convenio.ts'
import { consultaConvenio } from '../../../catalogue/management/convenio/consulta-convenio.ts'
import type { Answer } from '../../../client/types.ts'
import { values } from '../../derive/changed-part.ts'
import type { NounPage } from '../../derive/noun.ts'
import { usePaths } from '../../form/paths.ts'
import { recordText } from '../../text/record.ts'
import { Details } from '../../ui/Details.tsx'
import { EffectContext } from '../../ui/effect.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Parts } from '../../ui/Parts.tsx'
import { Section } from '../../ui/Section.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { RecordActions } from '../registro/RecordActions.tsx'
import { useRecordPage } from '../registro/useRecordPage.ts'
import { Files } from './Files.tsx'
import { text } from './record-text.ts'
import { Signers } from './Signers.tsx'

type Agreement = Answer<typeof consultaConvenio>['registro']

/** Lists with a section of their own. */
const own = ['assinantes', 'arquivos'] as const

/** Page of an agreement: its host, signers and files. */
export function AgreementRecord() {
  const told = useLoaderData({ strict: false }) as NounPage
  const { noun, slug } = told
  const page = useRecordPage({ ...told, record: consultaConvenio }, { order: own })
  const { data, error, refetch, effect } = page
  const pathOf = usePaths(noun.related)
  const agreement = data?.registro as Agreement | undefined
  const said = effect.part === undefined ? effect.told : ''
  return (
    <EffectContext value={effect}>
      <Stack gap="lg">
        <Anchor component={Link} to={`/${slug}`} size="sm">
          ← {noun.plural}
        </Anchor>
        {error && <Notice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && agreement && (
          <>
            <Heading agreement={agreement} />
            <Text role="status" size="sm" c="var(--tom-ok)" mb={said ? 0 : 'calc(-1 * var(--stack-gap))'}>
              {said}
            </Text>
            <RecordActions {...{ noun, page }} />
            <Grid gap="xl">
              <Grid.Col span={{ base: 12, md: 8 }}>
                <Stack gap="lg">
                  <Section title={text.signers} parts={['assinantes']}>
                    <Signers papers={agreement} noun={consultaConvenio.noun} none={text.noAgreementSigners} />
                  </Section>
                  <Section title={text.files} parts={['arquivos']}>
                    <Files arquivos={agreement.arquivos} />
                  </Section>
                  <Section title={recordText.data} parts={[values]}>
                    <Details
                      shape={consultaConvenio.element}
                      record={agreement}
                      without={['convenio', 'situacao']}
                      pathOf={pathOf}
                    />
                  </Section>
                </Stack>
                <Parts shape={consultaConvenio.element} record={agreement} without={own} pathOf={pathOf} />
              </Grid.Col>
              <Grid.Col span={{ base: 12, md: 4 }}>
                <Section title={recordText.history}>
                  <Timeline machine={convenioMachine} history={data.historico ?? []} />
                </Section>
              </Grid.Col>
            </Grid>
          </>
        )}
      </Stack>
    </EffectContext>
  )
}

function Heading({ agreement: { convenio, situacao, concedente } }: { agreement: Agreement }) {
  return (
    <Stack gap={4}>
      <PageTitle>{convenio}</PageTitle>
      <Group gap="xs">
        <StateBadge machine={convenioMachine} state={situacao} />
        <Text size="sm" c="dimmed">
          {concedente?.nomeFantasia}
        </Text>
      </Group>
    </Stack>
  )
}
