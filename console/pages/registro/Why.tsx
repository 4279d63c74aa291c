import { Anchor, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Right, rights } from '../../../catalogue/doors.ts'
import type { Machine, Move, Tone } from '../../../catalogue/machines/machine.ts'
import {
  type explanations,
  explicaSituacao,
  type hindrances,
} from '../../../catalogue/management/registro/explica-situacao.ts'
import type { PageNoun } from '../../../catalogue/management/registro/page-rights.ts'
import type { Answer } from '../../../client/types.ts'
import { useQuestion } from '../../api/hooks.ts'
import { day, moment } from '../../derive/format.ts'
import { recordPath } from '../../derive/record-path.ts'
import { stateLabel } from '../../derive/states.ts'
import { nounRoutes } from '../../routes.ts'
import { say } from '../../text/say.ts'
import { Findings } from '../../ui/Findings.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Sign } from '../../ui/Sign.tsx'
import { text } from './text.ts'
import classes from './Why.module.css'

type Explanation = (typeof explanations)[number]
type Explained = Answer<typeof explicaSituacao>
type Step = NonNullable<Explained['passos']>[number]
type Author = NonNullable<Step['autores']>[number]
type Hindrance = (typeof hindrances)[number]
type Fact = NonNullable<Explained['fatos']>[number]
type Wait = NonNullable<Explained['esperas']>[number]

interface Props {
  noun: string
  id: number
  machine: Machine | undefined
}

/** Explains a record's state: what is missing, what prevents it, and for whom it waits. */
export function Why({ noun, id, machine }: Props) {
  const asked = { entidade: noun as PageNoun, id }
  const { data, error, refetch } = useQuestion(noun, explicaSituacao, asked)
  if (error) return <Notice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={96} />
  const { situacao, texto, explicacao, dia, final, fatos, esperas } = data
  const said = explicacao ? text.why.explained[explicacao as Explanation](dia ? day(dia) : '') : undefined
  if (!machine && !fatos?.length) return null
  const way = (machine && data.caminho?.map((name) => ({ name, move: machine.moves[name]! }))) ?? []
  const title = !machine
    ? text.why.facts
    : way.length > 0
      ? text.why.notYet(stateLabel(machine, data.objetivo))
      : text.why.here
  return (
    <Paper component="section" aria-label={title} className={classes.why} p="md">
      <Stack gap="sm">
        <Title order={2}>{title}</Title>
        {situacao && (
          <Text size="sm">
            <b>{stateLabel(machine, situacao)}</b>:{' '}
            {said ?? (machine ? say(machine.states[situacao]!.text) : texto)}{' '}
            {final && explicacao !== 'entregaBasta' && text.why.final}
          </Text>
        )}
        {way.length > 0 ? (
          <Way {...{ machine, way }} steps={data.passos ?? []} waiting={Boolean(esperas?.length)} />
        ) : (
          <Ways {...{ machine }} steps={data.passos ?? []} />
        )}
        {esperas && esperas.length > 0 && <Waits waits={esperas} />}
        {fatos?.map((fact) => (
          <Told key={fact.rotulo} {...{ fact }} />
        ))}
      </Stack>
    </Paper>
  )
}

/** Fact about a record without states, in the reader's language. */
function Told({ fact }: { fact: Fact }) {
  const [title, words] = text.why.fact(fact)
  return (
    <Group gap="sm" wrap="nowrap" align="start">
      <Sign tone={fact.tom as Tone} />
      <Text size="sm">
        <b>{title}.</b> {words}
      </Text>
    </Group>
  )
}

/** Steps to the goal; the first one is explained in full. */
interface WayProps {
  machine: Machine | undefined
  way: readonly { name: string; move: Move }[]
  steps: readonly Step[]
  /** The persons it waits for are shown below. */
  waiting: boolean
}

function Way({ machine, way, steps, waiting }: WayProps) {
  return (
    <ol className={classes.steps}>
      {way.map(({ name, move }, at) => {
        const step = steps.find(({ movimento }) => movimento === name)
        return (
          <li key={name}>
            <Sign tone={at > 0 ? 'neutro' : step?.impedido ? 'erro' : 'espera'} />
            <Stack gap={4}>
              <Text size="sm">
                <b>{say(move.rotulo)}</b> → {stateLabel(machine, move.to)}. {say(move.text)}
              </Text>
              {step ? (
                <StepDetail {...{ step, waiting }} />
              ) : (
                <Text size="sm" c="dimmed">
                  {text.why.later}
                </Text>
              )}
            </Stack>
          </li>
        )
      })}
    </ol>
  )
}

function StepDetail({ step, waiting = false }: { step: Step; waiting?: boolean }) {
  const { impedido, achados, comando, autores } = step
  const against = (achados ?? []).filter(({ gravidade }) => gravidade === 'impede')
  const warned = (achados ?? []).filter(({ gravidade }) => gravidade !== 'impede')
  return (
    <>
      <Text size="sm" c="dimmed">
        {text.why.who((autores ?? []).map(authorOf).join(text.why.or))}{' '}
        {!impedido && (comando ? text.why.free : waiting ? text.why.waiting : text.why.others)}
      </Text>
      {against.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {text.why.blocked(against.length)}
          </Text>
          <Findings findings={against} />
        </div>
      )}
      {warned.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {text.why.warned}
          </Text>
          <Findings findings={warned} />
        </div>
      )}
    </>
  )
}

/** Actor of a step, in the reader's language. */
function authorOf({ tipo, nome, de, dia, depois }: Author): string {
  if (tipo === 'calendario') return text.why.byCalendar(dia ? day(dia) : '', depois === true)
  const named = tipo === 'equipe' && nome in rights ? say(rights[nome as Right]) : nome
  return text.why.by[tipo as keyof typeof text.why.by](named, de)
}

/** What a step is called, where it leads and what it does. */
function MoveText({ machine, step }: { machine: Machine | undefined; step: Step }) {
  const move = machine?.moves[step.movimento]
  return (
    <>
      <b>{move ? say(move.rotulo) : step.rotulo}</b> → {stateLabel(machine, step.para)}.{' '}
      {move ? say(move.text) : step.texto}
    </>
  )
}

/** Possible steps of a record that has reached its goal. */
function Ways({ machine, steps }: { machine: Machine | undefined; steps: readonly Step[] }) {
  if (steps.length === 0) return null
  return (
    <details>
      <summary>{text.why.ways}</summary>
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step.movimento}>
            <Sign tone={step.impedido ? 'erro' : 'neutro'} />
            <Stack gap={4}>
              <Text size="sm">
                <MoveText {...{ machine, step }} />
              </Text>
              <StepDetail step={step} />
            </Stack>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Waits({ waits }: { waits: readonly Wait[] }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {text.why.waits}
      </Text>
      <ul className={classes.steps}>
        {waits.map(
          ({ quem, documento, entidade, registro, desde, prazo, causa, motivo, comando, rotulo }) => (
            <li key={`${quem}${documento}`}>
              <Sign tone={causa ? 'atencao' : 'espera'} />
              <Text size="sm">
                <b>{quem}</b>:{' '}
                <Anchor component={Link} to={pathOf(entidade, registro)} fz="inherit">
                  {text.why.sign(documento)}
                </Anchor>
                {[desde && text.why.since(moment(desde)), prazo && text.why.until(day(prazo))]
                  .filter(Boolean)
                  .map((one) => `, ${one}`)}
                {causa && (
                  <Text size="sm" span display="block">
                    {text.why.hindered[causa as Hindrance](motivo)}
                  </Text>
                )}
                {comando && (
                  <Anchor
                    component={Link}
                    to={pathOf(entidade, registro)}
                    search={{ acao: comando } as never}
                    size="sm"
                    fw={600}
                  >
                    {rotulo}
                  </Anchor>
                )}
              </Text>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

const pathOf = (noun: string, id: number | null) =>
  recordPath(nounRoutes.find((one) => one.noun === noun)?.slug ?? '', id)
