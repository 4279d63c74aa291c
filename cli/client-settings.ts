import { changeSettings, readSettings, SettingProblem } from '../server/domain/cliente/settings.ts'
import { systemClock } from '../server/values/clock.ts'
import { today } from '../server/values/dates.ts'
import type { Call } from './call.ts'
import { UsageError } from './errors.ts'
import { requireClient, withStore } from './operator.ts'

/** Shows the settings of a client, after changing those given as name=value. */
export function clientSettingsCommand(
  call: Call,
  codigo: string,
  assignments: readonly string[],
  options: { json?: boolean },
): Promise<void> {
  const changes = new Map(assignments.map(readAssignment))
  return withStore(call, async (store) => {
    const id = await requireClient(store, codigo)
    try {
      await changeSettings(store.owner, id, changes)
    } catch (error) {
      throw error instanceof SettingProblem ? new UsageError(error.message) : error
    }
    const settings = await readSettings(store.owner, id, today('UTC', systemClock.now()))
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
    call.print(options, settings, lines.join('\n'))
  })
}

function readAssignment(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError(`"${text}": escreva nome=valor, como esperaReferencias=48.`)
  return [text.slice(0, at), text.slice(at + 1)]
}
