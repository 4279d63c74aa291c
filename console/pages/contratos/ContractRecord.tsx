import { Anchor, Grid, Group, Stack, Text } from '@mantine/core'
import { Link, Navigate, useLoaderData, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { consultaContrato } from '../../../catalogue/management/contrato/consulta-contrato.ts'
import type { Shape } from '../../../catalogue/output.ts'
import type { Action } from '../../../client/types.ts'
import { values } from '../../derive/changed-part.ts'
import { day } from '../../derive/format.ts'
import type { NounPage } from '../../derive/noun.ts'
import { numberIn, numberSaid, recordPath } from '../../derive/record-path.ts'
import { usePaths } from '../../form/paths.ts'
import { Diagram } from '../../machine/Diagram.tsx'
import { recordText } from '../../text/record.ts'
import { Details } from '../../ui/Details.tsx'
import { EffectContext } from '../../ui/effect.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Parts } from '../../ui/Parts.tsx'
import { Section } from '../../ui/Section.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { FieldHistory } from '../registro/FieldHistory.tsx'
import { RecordActions } from '../registro/RecordActions.tsx'
import { useRecordPage } from '../registro/useRecordPage.ts'
import type { Contract } from './contract.ts'
import { Files } from './Files.tsx'
import { OwnContract } from './OwnContract.tsx'
import { Recesses, recessCommands } from './Recesses.tsx'
import { text } from './record-text.ts'
import { Signers } from './Signers.tsx'
import { Story } from './Story.tsx'

/** Lists with a section of their own. */
const own = [
  'assinantes',
  'arquivos',
  'recessos',
  'pendencias',
  'solicitacoes',
  'solicitacoesRescisao',
  'aditivos',
  'historicos',
] as const

/** Values that the heading shows, and the professor, who is the advisor too. */
const above = ['contrato', 'sequencia', 'situacao', 'vigoraEm', 'professor'] as const

/** Lists without who wrote each row and when: the field history tells it. */
const listed: Shape = Object.fromEntries(
  Object.entries(consultaContrato.element as Shape).map(([name, output]) => {
    if (output.type !== 'list') return [name, output]
    const { usuario: _, inclusao: __, ...fields } = output.fields
    return [name, { ...output, fields }]
  }),
)

const inForce = contratoMachine.moves.ativar.to

const isImported = ({ origem, situacao }: Contract) => origem === 'Importação' && situacao !== 'Incluído'

/** Actions on a recess stand beside it. */
const isOfContract = ({ comando }: Action) => !recessCommands.some(({ id }) => id === comando)

/** Page of a contract: its parties, pending steps, signers, files and history. */
export function ContractRecord() {
  const told = useLoaderData({ strict: false }) as NounPage
  const { noun, slug } = told
  const { id: byId } = useParams({ strict: false }) as { id?: string }
  const page = useRecordPage({ ...told, record: consultaContrato }, { order: own })
  const { id, data, error, refetch, effect, actions, explained, now, acao, onMade } = page
  const pathOf = usePaths(noun.related)
  const contract = data?.registro as Contract | undefined
  const number = contract && numberIn(contract)
  // People know the number: the address by id leads to it.
  if (byId !== undefined && number) {
    const { told: done } = effect
    return (
      <Navigate
        replace
        to={recordPath(slug, id, contract)}
        {...(acao && { search: { acao } as never })}
        {...(done && { state: { told: done } })}
      />
    )
  }
  const said = effect.part === undefined ? effect.told : ''
  return (
    <EffectContext value={effect}>
      <Stack gap="lg">
        {!page.party && (
          <Anchor component={Link} to={`/${slug}`} size="sm">
            ← {noun.plural}
          </Anchor>
        )}
        {error && <Notice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && contract && page.party && <OwnContract {...{ told, page, contract, said }} />}
        {data && contract && !page.party && (
          <>
            <Heading contract={contract} />
            <Text role="status" size="sm" c="var(--tom-ok)" mb={said ? 0 : 'calc(-1 * var(--stack-gap))'}>
              {said}
            </Text>
            <RecordActions {...{ noun }} page={{ ...page, actions: actions.filter(isOfContract) }} />
            <Grid gap="xl">
              <Grid.Col span={{ base: 12, md: 8 }}>
                <Stack gap="lg">
                  <Section title={text.signers} parts={['assinantes']}>
                    <Signers
                      papers={contract}
                      noun={consultaContrato.noun}
                      none={isImported(contract) ? text.imported : text.noSigners}
                    />
                  </Section>
                  <Section title={text.files} parts={['arquivos']}>
                    <Files arquivos={contract.arquivos} />
                  </Section>
                  {contract.recessos.length > 0 && (
                    <Section title={text.recesses} parts={['recessos']}>
                      <Recesses {...{ id, contract, actions, onMade }} />
                    </Section>
                  )}
                  <Section title={recordText.data} parts={[values]}>
                    <Details
                      shape={consultaContrato.element}
                      record={contract}
                      without={above}
                      pathOf={pathOf}
                    />
                  </Section>
                </Stack>
                <Parts shape={listed} record={contract} without={own} pathOf={pathOf} />
              </Grid.Col>
              <Grid.Col span={{ base: 12, md: 4 }}>
                <Section
                  title={text.story}
                  parts={['pendencias', 'solicitacoes', 'solicitacoesRescisao', 'aditivos']}
                >
                  <Story contract={contract} history={data.historico ?? []} />
                </Section>
              </Grid.Col>
            </Grid>
            {explained && (
              <FieldHistory noun={consultaContrato.noun} id={id} shape={consultaContrato.element} />
            )}
            <Machine {...{ now, actions }} history={data.historico ?? []} />
          </>
        )}
      </Stack>
    </EffectContext>
  )
}

function Heading({ contract }: { contract: Contract }) {
  const number = text.contract(numberSaid(contract))
  const name = contract.estagiario?.nome || number
  const ends = contract.situacao === inForce ? contract.rescisao?.rescisao : undefined
  return (
    <Stack gap={4}>
      <PageTitle tab={`${name} · ${number}`}>{name}</PageTitle>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {number}
        </Text>
        <StateBadge machine={contratoMachine} state={contract.situacao} from={contract.vigoraEm} />
        {ends && <Text size="sm">{text.terminates(day(ends))}</Text>}
        <Text size="sm" c="dimmed">
          {contract.concedente?.nomeFantasia}
        </Text>
      </Group>
    </Stack>
  )
}

/** The diagram is drawn when it is opened. */
function Machine(props: Omit<Parameters<typeof Diagram>[0], 'machine'>) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{text.machine}</summary>
      {opened && <Diagram machine={contratoMachine} {...props} />}
    </details>
  )
}
