import { Text } from '@mantine/core'
import type { Finding } from '../../client/types.ts'
import { useSession } from '../api/hooks.ts'
import { commandsIn, type Outcome } from '../derive/bulk.ts'
import { byCause } from '../derive/causes.ts'
import { mayCall } from '../derive/doors.ts'
import { number } from '../derive/format.ts'
import { calledIn, type Noun } from '../derive/noun.ts'
import { usePaths } from '../form/paths.ts'
import { remediesIn } from '../form/remedy.ts'
import { spoken } from '../text/language.ts'
import { Causes } from '../ui/Causes.tsx'
import { Findings } from '../ui/Findings.tsx'
import { RemedyContext } from '../ui/remedy.ts'
import type { Selected } from './selection.ts'

const told = spoken({
  pt: {
    refused: (count: string, one: boolean) =>
      one
        ? `${count} registro não pôde ser tratado e continua selecionado:`
        : `${count} registros não puderam ser tratados e continuam selecionados:`,
    causes: 'Causas',
  },
  en: {
    refused: (count, one) =>
      one
        ? `${count} record could not be treated and stays selected:`
        : `${count} records could not be treated and stay selected:`,
    causes: 'Causes',
  },
})

interface Props {
  noun: Noun
  rows: readonly Selected[]
  /** Path of the state in a row. */
  state: string | undefined
  refused: readonly Outcome[]
}

/** Refused records by their cause, each with a link to its page and to the command that resolves it. */
export function Refusals({ noun, rows, state, refused }: Props) {
  const session = useSession()
  const pathOf = usePaths()
  const rowOf = ({ id }: Outcome) => rows.find((one) => one.id === id)?.row ?? {}
  const remediesOf = (outcome: Outcome) => {
    const actions = commandsIn(noun, state, rowOf(outcome))
      .filter((command) => mayCall(session, command))
      .map(({ id }) => ({ comando: id, permitido: true }))
    return remediesIn(noun, Number(outcome.id), rowOf(outcome), actions, pathOf)
  }
  return (
    <>
      <Text size="sm">{told.refused(number(refused.length), refused.length === 1)}</Text>
      <Causes
        label={told.causes}
        causes={byCause(refused, (outcome) => outcome)}
        keyOf={({ id }) => Number(id)}
        nameOf={(outcome) => calledIn(rowOf(outcome), noun)}
        pathOf={({ id }) => pathOf({ noun: noun.listings[0].noun, id: Number(id) })}
        more={(outcome, { varies }) => (
          <RemedyContext value={remediesOf(outcome)}>
            <Findings findings={outcome.achados as readonly Finding[]} brief={!varies} />
          </RemedyContext>
        )}
      />
    </>
  )
}
