import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import { consultaContrato } from '../../../catalogue/management/contrato/consulta-contrato.ts'
import type { Shape } from '../../../catalogue/output.ts'
import { tiposPendencia } from '../../../catalogue/values/pendencia.ts'
import { values } from '../../derive/changed-part.ts'
import { day } from '../../derive/format.ts'
import type { NounPage } from '../../derive/noun.ts'
import { numberSaid, recordPath } from '../../derive/record-path.ts'
import { usePaths } from '../../form/paths.ts'
import { recordText } from '../../text/record.ts'
import { sayValue } from '../../text/say.ts'
import { Details } from '../../ui/Details.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Parts } from '../../ui/Parts.tsx'
import { Section } from '../../ui/Section.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { briefly } from '../portal/OwnRecord.tsx'
import { text } from '../portal/text.ts'
import { RecordActions } from '../registro/RecordActions.tsx'
import type { useRecordPage } from '../registro/useRecordPage.ts'
import { Why } from '../registro/Why.tsx'
import type { Contract } from './contract.ts'
import { Files } from './Files.tsx'
import { Recesses } from './Recesses.tsx'
import { Signers } from './Signers.tsx'
import { Story } from './Story.tsx'

/** What a person looks for first. */
const essential = [
  'inicio',
  'encerramento',
  'horas',
  'bolsa',
  'concedente',
  'supervisor',
  'orientador',
] as const

const element = consultaContrato.element as Shape
const shape: Shape = Object.fromEntries(
  essential.flatMap((name) => (element[name] ? [[name, briefly(element[name])]] : [])),
)

/** Shown by the sections of the page. */
const elsewhere = [
  'contrato',
  'sequencia',
  'situacao',
  'vigoraEm',
  'assinantes',
  'arquivos',
  'recessos',
  'pendencias',
  'solicitacoes',
  'solicitacoesRescisao',
  'aditivos',
  'historicos',
  ...essential,
] as const

interface Props {
  told: NounPage
  page: ReturnType<typeof useRecordPage>
  contract: Contract
  said: string
}

/** Contract of a student or professor, on one short page: the essentials, and the rest folded. */
export function OwnContract({ told: { noun, slug }, page, contract, said }: Props) {
  const { id, data, actions, party, explained, onMade } = page
  const pathOf = usePaths(noun.related)
  const number = text.contract(numberSaid(contract))
  const name = (party === 'aluno' ? contract.concedente?.nomeFantasia : contract.estagiario?.nome) || number
  const open = actions.filter(({ permitido }) => permitido)
  return (
    <Stack gap="md" maw={720}>
      <Anchor component={Link} to={`/${slug}`} size="sm">
        ← {text.back}
      </Anchor>
      <Stack gap={4}>
        <PageTitle tab={`${name} · ${number}`}>{name}</PageTitle>
        <Group gap="xs">
          {name !== number && <Text size="sm">{number}</Text>}
          <StateBadge machine={contratoMachine} state={contract.situacao} from={contract.vigoraEm} />
        </Group>
      </Stack>
      <Text role="status" size="sm" c="var(--tom-ok)" mb={said ? 0 : 'calc(-1 * var(--stack-gap))'}>
        {said}
      </Text>
      <Details shape={shape} record={contract} pathOf={pathOf} />
      <Section title={text.tasks} parts={['pendencias']}>
        <Tasks contract={contract} />
      </Section>
      <Section title={text.files} parts={['arquivos']}>
        <Files arquivos={contract.arquivos} />
      </Section>
      {open.length > 0 && <RecordActions noun={noun} page={{ ...page, actions: open, explained: false }} />}
      <div>
        {explained && (
          <Fold title={text.why}>
            <Why noun={noun.listings[0].noun} id={id} machine={noun.machine} />
          </Fold>
        )}
        {contract.assinantes.length > 0 && (
          <Fold title={text.signers}>
            <Signers papers={contract} noun={consultaContrato.noun} none="" />
          </Fold>
        )}
        {contract.recessos.length > 0 && (
          <Fold title={text.recesses}>
            <Recesses {...{ id, contract, actions, onMade }} />
          </Fold>
        )}
        <Fold title={text.all}>
          <Section title={recordText.data} parts={[values]}>
            <Details shape={element} record={contract} without={elsewhere} pathOf={pathOf} />
          </Section>
          <Parts shape={element} record={contract} without={elsewhere} pathOf={pathOf} />
        </Fold>
        <Fold title={text.story}>
          <Story contract={contract} history={data?.historico ?? []} />
        </Fold>
      </div>
    </Stack>
  )
}

/** States of documents whose signers were called and have not all signed. */
const toSign: ReadonlySet<string> = new Set([
  assinaturaMachine.moves.enviar.to,
  assinaturaMachine.moves.recusar.to,
  assinaturaMachine.moves.vencer.to,
])

/** Documents to sign, and pending items that are not finished, nearest deadline first. */
function Tasks({ contract }: { contract: Contract }) {
  const open = contract.pendencias
    .filter(({ pendenciaSituacao }) => pendenciaSituacao && !isOver(pendenciaSituacao))
    .toSorted((one, other) =>
      (one.pendenciaPrazoEntrega ?? '9999').localeCompare(other.pendenciaPrazoEntrega ?? '9999'),
    )
  const awaited = contract.arquivos.filter(({ situacaoAssinatura }) => toSign.has(String(situacaoAssinatura)))
  if (open.length + awaited.length === 0) return <Text size="sm">{text.noTasks}</Text>
  return (
    <Stack gap="xs">
      {awaited.map(({ identificador, nomeArquivo, situacaoAssinatura }) => (
        <Group key={identificador} gap="xs" mih={44}>
          <Anchor component={Link} to={recordPath('assinaturas', identificador)}>
            {nomeArquivo}
          </Anchor>
          <StateBadge machine={assinaturaMachine} state={situacaoAssinatura} />
        </Group>
      ))}
      {open.map(
        ({
          identificador,
          pendenciaTipo: tipo,
          pendenciaSituacao: situacao,
          pendenciaPrazoEntrega: prazoEntrega,
        }) => (
          <Group key={identificador} gap="xs" mih={44}>
            <Anchor component={Link} to={recordPath('pendencias', identificador)}>
              {sayValue(tiposPendencia.labels, tipo ?? '')}
            </Anchor>
            <StateBadge machine={pendenciaMachine} state={situacao} />
            {prazoEntrega && (
              <Text size="sm" c="dimmed">
                {text.due(day(prazoEntrega))}
              </Text>
            )}
          </Group>
        ),
      )}
    </Stack>
  )
}

const isOver = (situacao: string): boolean =>
  Object.entries(pendenciaMachine.states).some(
    ([name, state]) => name === situacao && 'final' in state && Boolean(state.final),
  )
