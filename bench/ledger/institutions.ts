import type { Right } from '../../catalogue/doors.ts'
import { sampleInstitution } from '../../demo/institution-data.ts'
import { command, type Settings } from '../../test/support/process.ts'

/** Creates a client with the operator's command. */
export async function createClient(settings: Settings, code: string): Promise<void> {
  await operate(settings, 'client', 'create', code, '--json')
}

export async function createToken(settings: Settings, code: string): Promise<string> {
  const made = await operate(settings, 'token', 'create', '--client', code, '--json')
  return (JSON.parse(made) as { token: string }).token
}

/** A management key with these rights. */
export async function createKey(settings: Settings, code: string, rights: readonly Right[]): Promise<string> {
  const permissions = rights.join()
  const made = await operate(
    settings,
    'management-key',
    'create',
    '--client',
    code,
    '--permission',
    permissions,
    '--json',
  )
  return (JSON.parse(made) as { chave: string }).chave
}

export async function operate(settings: Settings, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await command(args, settings)
  if (code !== 0) throw new Error(`vinculo ${args.join(' ')}: ${stderr}${stdout}`)
  return stdout
}

/** Tells the data of the institution that documents need. */
export const tellInstitution = (settings: Settings, code: string): Promise<string> =>
  operate(
    settings,
    ...['client', 'settings', code],
    ...Object.entries(sampleInstitution).map(([key, value]) => `instituicao.${key}=${value}`),
  )
