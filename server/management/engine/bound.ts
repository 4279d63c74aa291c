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

/** A command that works on records as batches brought them, as it comes in. */
export interface EngineCall extends CommandCall {
  intake: Intake
}

type Declared = { input: InputShape; output: Shape }

/** What such a command does with what was read. Whether it was a simulation is told by who asked. */
export type EngineVerb<C extends Declared> = (
  call: EngineCall,
  input: InputOf<C['input']>,
  simulated: boolean,
) => Promise<Answered & { answer: Omit<ToldOf<C['output']>, 'simulado'> }>

/** An answer that nothing was kept for. */
export const answered = <T extends object>(answer: T) => ({ answer, repeated: false })

/** What the engine is worked with here. */
export const toolsOf = ({ sealer, files }: Pick<Context, 'sealer' | 'files'>): WorkTools => ({
  sealer,
  contents: new ContentKeeper(files, () => {}),
})

const opening: Readonly<Record<NonNullable<Field['guarded']>, Right | undefined>> = {
  banco: 'financeiro.ver',
  deficiencia: 'sensivel.ver',
  senha: undefined,
}

/** Whether a value is kept from somebody: a password from everybody. */
export function isCovered(field: Field | undefined, { actor }: Person): boolean {
  if (!field?.guarded) return false
  const right = opening[field.guarded]
  return !right || !permissionsOf(actor).includes(right)
}

export const covered = '***'
