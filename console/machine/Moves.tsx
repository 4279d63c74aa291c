import { Button, Group, Stack, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { type Right, rights } from '../../catalogue/doors.ts'
import type { Action, Finding } from '../../client/types.ts'
import { useSession } from '../api/hooks.ts'
import { beginningAt } from '../derive/begins.ts'
import { valueAt } from '../derive/columns.ts'
import { formOf } from '../derive/controls.ts'
import { mayCall } from '../derive/doors.ts'
import { commandOf, leadsToContent, type Noun, stateIn } from '../derive/noun.ts'
import { commandPage } from '../form/remedy.ts'
import { recordText } from '../text/record.ts'
import { say } from '../text/say.ts'
import { Download } from '../ui/Download.tsx'
import { Findings } from '../ui/Findings.tsx'
import { type Made, MoveDialog } from './MoveDialog.tsx'

interface Props {
  noun: Noun
  id: number
  version: number
  record: Readonly<Record<string, unknown>>
  actions: readonly Action[]
  /** Collapses the findings, because the page shows them elsewhere too. */
  brief?: boolean
  /** Command named by the address. */
  asked: string | undefined
  /** Called when that command was made or cancelled. */
  onAnswered: () => void
  onMade: (action: Action, made: Made) => void
}

/** Actions of a record: buttons that open a dialog, and closed actions with the reason. */
export function Moves({
  noun,
  id,
  version,
  record,
  actions,
  brief = false,
  asked,
  onAnswered,
  onMade,
}: Props) {
  const pageOf = ({ comando }: Action) => commandPage(noun, id, record, comando)
  const navigate = useNavigate()
  const wanted = actions.find(({ comando, permitido }) => permitido && comando === asked)
  const [chosen, setChosen] = useState(wanted && pageOf(wanted) ? undefined : wanted)
  const page = wanted && pageOf(wanted)
  useEffect(() => {
    if (page) void navigate({ to: page, replace: true })
  }, [page, navigate])
  const askable = actions.filter(({ comando }) => commandOf(noun, comando))
  const open = askable
    .filter(({ permitido }) => permitido)
    // The move towards the goal comes first.
    .toSorted((one, other) => Number(other.proximo) - Number(one.proximo))
  const closed = askable.filter(({ permitido }) => !permitido)
  const command = chosen && commandOf(noun, chosen.comando)
  const close = () => {
    setChosen(undefined)
    onAnswered()
  }
  const final = noun.machine?.states[stateOf(noun, record)]?.final
  const session = useSession()
  const begun = (noun.begins ?? []).flatMap((one) => {
    const address = mayCall(session, one.command) && beginningAt(one, id, stateOf(noun, record))
    return address ? [{ ...address, command: one.command }] : []
  })
  // The dialog stays open until the record is reloaded, even if no action is left.
  return (
    <Stack gap="md">
      {askable.length + begun.length === 0 && (
        <Text size="sm">{final ? recordText.final : recordText.noActions}</Text>
      )}
      {open.length + begun.length > 0 && (
        <Group gap="xs">
          {begun.map(({ command: one, to, search }) => (
            <Button key={one.id} component={Link} {...{ to, search: search as never }}>
              {say(one.title)}
            </Button>
          ))}
          {open.map((action) => {
            // Only the usual step is filled: the one towards the goal.
            const usual = action.proximo && !ends(noun, action)
            const variant = usual ? 'filled' : 'default'
            const to = pageOf(action)
            const content = contentOf(noun, action)
            return content ? (
              <Download key={action.comando} command={content} size="sm" {...{ id, variant }} />
            ) : (
              <Button
                key={action.comando}
                variant={variant}
                {...(ends(noun, action) && { c: 'var(--mantine-color-error)' })}
                onClick={() => (to ? void navigate({ to }) : setChosen(action))}
              >
                {labelOf(noun, action)}
              </Button>
            )
          })}
        </Group>
      )}
      {alike(closed).map((group) => {
        const labels = group.map((action) => labelOf(noun, action))
        const [action] = group
        return labels.length > shownAlike ? (
          <FoldedMoves key={action.comando} {...{ labels }} findings={action.achados} />
        ) : (
          <ClosedMoves key={action.comando} {...{ labels, action, brief }} />
        )
      })}
      {chosen && command && (
        <MoveDialog
          key={chosen.comando}
          {...{ command, id, version, record }}
          action={chosen}
          onClose={close}
          onMade={(made) => {
            close()
            onMade(chosen, made)
          }}
        />
      )}
    </Stack>
  )
}

export const labelOf = (noun: Noun, { comando, rotulo }: Action): string => {
  const command = commandOf(noun, comando)
  return command ? say(command.rotulo) : rotulo
}

const stateOf = (noun: Noun, record: object) =>
  String(valueAt(record, stateIn(noun, noun.record?.element ?? {}) ?? '') ?? '')

/** A command that only downloads a content and needs no input opens no dialog. */
const contentOf = (noun: Noun, { comando }: Action) => {
  const command = commandOf(noun, comando)
  return command && leadsToContent(command) && formOf(command.input).length === 0 ? command : undefined
}

/** A move that ends a record is never the main action. */
const ends = ({ machine }: Noun, { movimento, para }: Action) =>
  movimento !== '' && machine?.states[para]?.tone === 'encerrado'

/** Closed actions by their reasons. */
const alike = (closed: readonly Action[]) =>
  [...Map.groupBy(closed, ({ achados }) => JSON.stringify(achados)).values()] as [Action, ...Action[]][]

/** More actions than these with the same reasons are folded. */
const shownAlike = 3

/** Many actions closed for the same reasons, in one line to unfold. */
function FoldedMoves({ findings, labels }: { findings: readonly Finding[]; labels: readonly string[] }) {
  const reason = useId()
  const needed = findings.map(({ regra, limite }) =>
    regra === 'permissao' && limite in rights ? say(rights[limite as Right]) : undefined,
  )
  const title = needed.every((right) => right !== undefined)
    ? recordText.closedByRight(labels.length, needed.join('”, “'))
    : recordText.closedAlike(labels.length, findings.map(({ mensagem }) => mensagem).join(' '))
  return (
    <details>
      <summary>{title}</summary>
      <Stack gap="xs" mt="xs">
        <div id={reason}>
          <Findings findings={findings} />
        </div>
        <ClosedButtons {...{ labels, reason }} />
      </Stack>
    </details>
  )
}

interface ClosedProps {
  labels: readonly string[]
  action: Action
  brief: boolean
}

/** Actions closed for the same reasons, which stand below. */
function ClosedMoves({ labels, action, brief }: ClosedProps) {
  const reason = useId()
  const title = recordText.closed(labels)
  // Other parts of the page explain only moves.
  const waits = brief && action.movimento !== '' && !action.achados.some(({ regra }) => regra === 'permissao')
  return (
    <Stack gap={4} align="start">
      <ClosedButtons {...{ labels, reason }} />
      {waits ? (
        <details id={reason}>
          <summary>{title}</summary>
          <Findings findings={action.achados} />
        </details>
      ) : (
        <div id={reason}>
          <Text size="sm" fw={500}>
            {title}
          </Text>
          <Findings findings={action.achados} />
        </div>
      )}
    </Stack>
  )
}

/** Focusable for screen readers, but without effect. */
const ClosedButtons = ({ labels, reason }: { labels: readonly string[]; reason: string }) => (
  <Group gap="xs">
    {labels.map((label) => (
      <Button key={label} variant="default" aria-disabled="true" data-disabled aria-describedby={reason}>
        {label}
      </Button>
    ))}
  </Group>
)
