import { Button, Code, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { rightsOf } from '../../../catalogue/doors.ts'
import {
  consultaEnsaio,
  criaEnsaio,
  refazEnsaio,
  removeEnsaio,
} from '../../../catalogue/management/ensaio/index.ts'
import type { Answer } from '../../../client/types.ts'
import { useQuestion, useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { moment } from '../../derive/format.ts'
import classes from '../../ui/Details.module.css'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { type Confirmed, ConfirmSandbox } from './ConfirmSandbox.tsx'
import { CreateSandbox } from './CreateSandbox.tsx'
import { refusalOf } from './refusal.ts'
import { text } from './text.ts'
import { useCrossing } from './useCrossing.ts'

type Standing = Answer<typeof consultaEnsaio>

/** Polling intervals in milliseconds: while a job runs, and otherwise. */
const soon = 2_000
const later = 30_000

/** Sandbox client for trying integrations: create, enter, empty and remove it. */
export function Ensaio() {
  const [moving, setMoving] = useState(true)
  // State of the page, not of its content: the dialog outlives the change between having a sandbox and having
  // none.
  const [dialog, setDialog] = useState<'create' | Confirmed>()
  const close = () => setDialog(undefined)
  const { data, error, refetch } = useQuestion('ensaio', consultaEnsaio, {}, { every: moving ? soon : later })
  const moves = data?.situacao === 'Em preparo' || data?.situacao === 'Em remoção'
  if (data && moves !== moving) setMoving(moves)
  return (
    <Stack gap="lg" maw={820}>
      <PageTitle>{text.title}</PageTitle>
      <Text size="sm">{text.intro}</Text>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (data.dentro ? <Text>{text.inside}</Text> : <Shown standing={data} onAsk={setDialog} />)}
      {dialog === 'create' && <CreateSandbox onClose={close} />}
      {dialog && dialog !== 'create' && <ConfirmSandbox kind={dialog} onClose={close} />}
    </Stack>
  )
}

interface Asking {
  onAsk: (dialog: 'create' | Confirmed) => void
}

function Shown({ standing, onAsk }: { standing: Standing } & Asking) {
  switch (standing.situacao) {
    case 'Nenhum':
      return <None onAsk={onAsk} />
    case 'Pronto':
      return <Ready {...{ standing, onAsk }} />
    default:
      return <Underway standing={standing} />
  }
}

function None({ onAsk }: Asking) {
  const may = mayCall(useSession(), criaEnsaio)
  return (
    <Stack align="start">
      <Text>{text.none}</Text>
      {may ? (
        <Button onClick={() => onAsk('create')}>{text.create}</Button>
      ) : (
        <Text size="sm">{text.lacking(rightsOf(criaEnsaio)[0]!)}</Text>
      )}
    </Stack>
  )
}

function Underway({ standing: { situacao, etapa, feitas, etapas } }: { standing: Standing }) {
  const preparing = situacao === 'Em preparo'
  const told = !preparing
    ? text.removing
    : etapa && etapas
      ? text.stage(feitas ?? 0, etapas, etapa)
      : text.queued
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Group gap="sm">
          <Tone tone="andamento">{situacao}</Tone>
          {preparing && <Text size="sm">{text.preparing}</Text>}
        </Group>
        {preparing && etapas ? (
          <Progress value={(100 * (feitas ?? 0)) / etapas} aria-label={text.preparing} />
        ) : null}
        <Text size="sm" role="status">
          {told}
        </Text>
      </Stack>
    </Paper>
  )
}

function Ready({ standing: { codigo, inicio, pronto }, onAsk }: { standing: Standing } & Asking) {
  const session = useSession()
  const entering = useCrossing('sandbox')
  const mayEnter = mayCall(session, refazEnsaio)
  return (
    <Stack gap="lg">
      <Group gap="sm">
        <Tone tone="ok">{text.ready}</Tone>
        {pronto && (
          <Text size="sm" c="dimmed">
            {text.since(moment(pronto))}
          </Text>
        )}
      </Group>
      {entering.error && <Notice error={refusalOf(entering.error)} />}
      <Stack gap={4} align="start">
        <Group gap="xs">
          {mayEnter && (
            <Button loading={entering.isPending} onClick={() => entering.mutate()}>
              {text.enter}
            </Button>
          )}
          {mayEnter && (
            <Button variant="default" onClick={() => onAsk('redo')}>
              {text.redo}
            </Button>
          )}
          {mayCall(session, removeEnsaio) && (
            <Button variant="default" onClick={() => onAsk('remove')}>
              {text.remove}
            </Button>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          {mayEnter ? text.enterHelp : text.lacking(rightsOf(refazEnsaio)[0]!)}
        </Text>
      </Stack>
      <Section title={text.use}>
        <dl className={classes.list}>
          <Fact label={text.token} value={text.begins(inicio)} help={text.tokenHelp} />
          <Fact label={text.code} value={codigo} help={text.codeHelp} />
        </dl>
      </Section>
    </Stack>
  )
}

const Fact = ({ label, value, help }: { label: string; value: string; help: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Code>{value}</Code>
      <Text size="sm" c="dimmed">
        {help}
      </Text>
    </dd>
  </div>
)
