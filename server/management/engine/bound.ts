import type { Right } from '../../../catalogue/doors.ts'
import type { Field } from '../../../catalogue/fields.ts'
import type { InputShape } from '../../../catalogue/operation.ts'
import type { Shape } from '../../../catalogue/output.ts'
import type { InputOf, ToldOf } from '../../../catalogue/typed.ts'
import type { Context } from '../../context.ts'
import type { WorkTools } from '../../inbound/decide/work.ts'
import type { Intake } from '../../inbound/receive/intake.ts'
import { ContentKeeper } from '../../inbound/write/contents.ts'
import { permissionsOf } from '../../store/actor.ts'
import type { Person } from '../caller.ts'
import type { CommandCall } from '../command.ts'
import type { Answered } from '../once.ts'

/** Call of a command that works on records as batches sent them. */
export interface EngineCall extends CommandCall {
  intake: Intake
}

type Declared = { input: InputShape; output: Shape }

/** Verb of such a command. The caller adds to the answer whether it was a simulation. */
export type EngineVerb<C extends Declared> = (
  call: EngineCall,
  input: InputOf<C['input']>,
  simulated: boolean,
) => Promise<Answered & { answer: Omit<ToldOf<C['output']>, 'simulado'> }>

/** Answer that is not stored for an idempotency key. */
export const answered = <T extends object>(answer: T) => ({ answer, repeated: false })

export const toolsOf = ({ sealer, files }: Pick<Context, 'sealer' | 'files'>): WorkTools => ({
  sealer,
  contents: new ContentKeeper(files, () => {}),
})

const opening: Readonly<Record<NonNullable<Field['guarded']>, Right | undefined>> = {
  banco: 'financeiro.ver',
  deficiencia: 'sensivel.ver',
  senha: undefined,
}

/** Whether a value is hidden from the caller. A password is hidden from every caller. */
export function isCovered(field: Field | undefined, { actor }: Person): boolean {
  if (!field?.guarded) return false
  const right = opening[field.guarded]
  return !right || !permissionsOf(actor).includes(right)
}

export const covered = '***'
