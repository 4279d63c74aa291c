import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pageRights } from '../../../catalogue/management/registro/page-rights.ts'
import type { RecordOperation } from '../../../catalogue/operation.ts'
import type { Action, Answer } from '../../../client/types.ts'
import { readingOf, useRecord, useSession } from '../../api/hooks.ts'
import { queryClient } from '../../api/platform.ts'
import { changedPart } from '../../derive/changed-part.ts'
import { valueAt } from '../../derive/columns.ts'
import { mayCall, partyOf } from '../../derive/doors.ts'
import { drawingPauses } from '../../derive/drawing.ts'
import { commandOf, type NounPage, stateIn, titleOf } from '../../derive/noun.ts'
import { tellsOf } from '../../derive/outcome.ts'
import { named, recordPath } from '../../derive/record-path.ts'
import { stateLabel } from '../../derive/states.ts'
import type { Made } from '../../machine/MoveDialog.tsx'
import { labelOf } from '../../machine/Moves.tsx'
import { recordText } from '../../text/record.ts'
import type { Effect } from '../../ui/effect.ts'

type Loaded = Answer<RecordOperation>

/** Sections in which a change is shown first, by noun. */
interface Order {
  order?: readonly string[]
}

/** What every page of a record needs: its data, its actions, and where the last command took effect. */
export function useRecordPage(
  { noun, slug, record }: NounPage & { record: RecordOperation },
  { order = [] }: Order = {},
) {
  const params = useParams({ strict: false }) as { id?: string; numero?: string }
  const { acao } = useSearch({ strict: false }) as { acao?: string }
  const navigate = useNavigate()
  const session = useSession()
  // An address that names no record asks for one that cannot exist.
  const asked = (named(params) ?? { id: 0 }) as { id: number }
  const [pauses] = useState(() => drawingPauses())
  const { data, error, refetch } = useRecord(record, asked, ({ registro }) => pauses(registro))
  const told = useLocation({ select: ({ state }) => state.told })
  const [effect, setEffect] = useState<Effect>({ told: told ?? '', part: undefined })
  const state = stateIn(noun, record.element) ?? ''
  const id = Number(
    (data && valueAt(data.registro, 'id' in record.element ? 'id' : 'identificador')) ?? params.id,
  )
  const party = partyOf(session)
  // Parties do not see actions that only the institution has.
  const actions = (data?.acoes ?? []).filter(
    ({ achados }) => party === undefined || !achados.some(({ regra }) => regra === 'permissao'),
  )
  const onMade = (action: Action, { answer, before }: Made) => {
    const label = labelOf(noun, action)
    const other = otherIn(answer, id)
    if (other !== undefined) {
      void navigate({ to: recordPath(slug, other), state: { told: recordText.done(label) } })
      return
    }
    const made = action.movimento
      ? recordText.made(label, stateLabel(noun.machine, action.para))
      : recordText.done(label)
    const command = commandOf(noun, action.comando)
    const said = [made, ...(command ? tellsOf(command, answer) : [])].join(' ')
    const fresh = queryClient.getQueryData<Loaded>(readingOf(record, asked).queryKey)
    const part = fresh && changedPart({ shape: record.element, state, order }, before, fresh.registro)
    setEffect({ told: said, part })
  }
  return {
    id,
    data,
    error,
    refetch,
    acao,
    actions,
    effect,
    onMade,
    onAnswered: () => acao && void navigate({ to: '.', replace: true }),
    party,
    state,
    now: String((data && valueAt(data.registro, state)) ?? ''),
    called: data ? titleOf(noun, data.registro, id) : '',
    explained: record.noun in pageRights && (party === undefined || isWhole(data)),
    // Offered for reading before signing, once the content exists.
    readable:
      noun.content && mayCall(session, noun.content) && data && valueAt(data.registro, 'hash')
        ? noun.content
        : undefined,
  }
}

/** Whether a party sees its own record. The view of others' records has no history. */
const isWhole = (data: Loaded | undefined) => (data?.historico?.length ?? 0) > 0

/** The record that a command made, if it is another one: an amendment is shown on its own page. */
function otherIn(answer: object, id: number): number | undefined {
  const [first, ...others] = (answer as { resultados?: readonly { id: number | null }[] }).resultados ?? []
  return first?.id && others.length === 0 && first.id !== id ? first.id : undefined
}
