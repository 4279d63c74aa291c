import { Button, Group, List, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { decidePares } from '../../../catalogue/management/causa/pares.ts'
import { useSession } from '../../api/hooks.ts'
import { ask } from '../../api/platform.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { type Decided, decisions, holders, mayDecide } from './pair-words.ts'
import { text } from './text.ts'
import { readAgain } from './useRepair.ts'
import type { Cause } from './words.ts'

type Decision = (typeof decisions)[keyof typeof decisions]

interface Props {
  cause: Cause
  /** Without several open pairs there is only the outcome to show. */
  several: boolean
  onSent: (lotes: Decided['lotes']) => void
}

/** What was done so far, over several commands. */
interface Progressed {
  decided: number
  left: number
  refused: Decided['pares']
}

const none: Progressed = { decided: 0, left: 0, refused: [] }
const shownRefusals = 5

/** One decision for all open pairs of a cause. */
export function AllPairs({ cause, several, onSent }: Props) {
  const session = useSession()
  const [decision, setDecision] = useState<Decision>()
  const [done, setDone] = useState<Progressed>()
  const ends = cause.operacao in holders && mayDecide(session, decisions.end)
  const close = (result?: Progressed) => {
    setDecision(undefined)
    if (result) setDone(result)
  }
  return (
    <>
      {several && (
        <Group gap="xs">
          {ends && (
            <Button variant="default" size="compact-sm" onClick={() => setDecision(decisions.end)}>
              {text.deactivateAll}
            </Button>
          )}
          {mayDecide(session, decisions.giveBack) && (
            <Button variant="default" size="compact-sm" onClick={() => setDecision(decisions.giveBack)}>
              {text.giveBackAll}
            </Button>
          )}
        </Group>
      )}
      {done && <Outcome done={done} />}
      {decision && <Decide {...{ cause, decision, onSent }} onClose={close} />}
    </>
  )
}

function Outcome({ done: { decided, refused } }: { done: Progressed }) {
  return (
    <div role="status">
      <Text size="sm">{text.pairsDecided(decided, refused.length)}</Text>
      <Refusals refused={refused} />
    </div>
  )
}

function Refusals({ refused }: { refused: Decided['pares'] }) {
  if (refused.length === 0) return null
  return (
    <List size="sm">
      {refused.slice(0, shownRefusals).map(({ id, identificacao, antigo, mensagem }) => (
        <List.Item key={id}>
          {identificacao} × {antigo}: {mensagem}
        </List.Item>
      ))}
      {refused.length > shownRefusals && (
        <List.Item>{text.andMore(refused.length - shownRefusals)}</List.Item>
      )}
    </List>
  )
}

interface DecideProps extends Omit<Props, 'several'> {
  decision: Decision
  onClose: (result?: Progressed) => void
}

/** Shows the number of pairs first. Each command decides a bounded number; the next one continues after them. */
function Decide({ cause, decision, onSent, onClose }: DecideProps) {
  const wish = { causa: cause.id ?? 0, decisao: decision }
  const preview = useQuery({
    queryKey: ['causa', 'pares', wish],
    queryFn: () => ask(decidePares, { ...wish, SIMULAR: 'S' }),
    staleTime: 0,
  })
  const [progress, setProgress] = useState<Progressed>()
  const [failed, setFailed] = useState<unknown>()
  const stopped = useRef(false)
  const run = async () => {
    setFailed(undefined)
    let so = progress ?? none
    setProgress(so)
    try {
      for (let depois = 0; !stopped.current; ) {
        const { decididos, restantes, ultimo, lotes, pares } = await ask(
          decidePares,
          { ...wish, depois },
          { idempotencyKey: crypto.randomUUID() },
        )
        so = {
          decided: so.decided + (decididos ?? 0),
          left: restantes ?? 0,
          refused: [...so.refused, ...pares.filter(({ aceito }) => !aceito)],
        }
        setProgress(so)
        onSent(lotes)
        if (!restantes) break
        depois = ultimo ?? 0
      }
      onClose(so)
    } catch (error) {
      setFailed(error)
    } finally {
      await readAgain()
    }
  }
  const { data } = preview
  const refused = data?.pares.filter(({ aceito }) => !aceito) ?? []
  const all = (data?.decididos ?? 0) + (data?.restantes ?? 0)
  const gone = (progress?.decided ?? 0) + (progress?.refused.length ?? 0)
  return (
    <Confirm
      title={decision === decisions.end ? text.deactivateAll : text.giveBackAll}
      error={failed ?? preview.error}
      pending={progress !== undefined && failed === undefined}
      wait={!data || all === 0}
      action={decision === decisions.end ? text.deactivateCount(all) : text.giveBackCount(all)}
      onDo={() => void run()}
      onClose={() => {
        stopped.current = true
        onClose(progress)
      }}
    >
      {!data && !preview.error && <Loading />}
      {data && (
        <>
          <Text size="sm">{decision === decisions.end ? text.endsAll(all) : text.givesBackAll(all)}</Text>
          {refused.length > 0 && (
            <>
              <Text size="sm">{text.leftOutPairs(refused.length)}</Text>
              <Refusals refused={refused} />
            </>
          )}
          {data.restantes ? <Text size="sm">{text.lookedAt(data.pares.length, data.restantes)}</Text> : null}
        </>
      )}
      {progress && (
        <Progress value={(100 * gone) / Math.max(1, gone + progress.left)} aria-label={text.progress(gone)} />
      )}
    </Confirm>
  )
}
