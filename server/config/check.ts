import { nearestOf } from '../../catalogue/nearest.ts'
import { defaultData, readConfig, SettingError, url } from './config.ts'
import type { Environment } from './env.ts'
import { parseKeys } from './secrets.ts'
import { type Setting, type SettingName, settingNames, settings } from './settings.ts'

export interface UnknownVariable {
  name: string
  nearest?: string
}

export interface ShownSetting {
  name: SettingName
  source: 'ambiente' | 'padrão' | 'ausente'
  /** Without secrets; undefined when absent. */
  value: string | undefined
  standard: string | undefined
  text: string
}

// The names come from outside, and they are logged.
const mostUnknown = 20
const longestName = 64

/** Variables that look like settings and are none, with the name that was probably meant. */
export function unknownVariables(env: Environment): UnknownVariable[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('VINCULO_') && !Object.hasOwn(settings, name))
    .sort()
    .slice(0, mostUnknown)
    .map((name) => ({ name: shownName(name), nearest: nearestOf(name, settingNames) }))
    .map(({ name, nearest }) => (nearest ? { name, nearest } : { name }))
}

/** On one line of a terminal or log. */
const shownName = (name: string) => name.slice(0, longestName).replace(/[^\w.-]/g, '?')

export const unknownText = ({ name, nearest }: UnknownVariable): string =>
  `${name}: a variável não existe e não tem efeito.${nearest ? ` Seria ${nearest}?` : ''}`

/** Every setting with its source and value. */
export const shownSettings = (env: Environment): ShownSetting[] =>
  settingNames.map((name) => {
    const { text }: Setting = settings[name]
    const standard = standardOf(name)
    const given = env[name] || undefined
    const source = given ? 'ambiente' : standard === undefined ? 'ausente' : 'padrão'
    return { name, source, value: given ? masked(name, given) : standard, standard, text }
  })

/** The data folder of an installed program is not that of a clone. */
function standardOf(name: SettingName): string | undefined {
  const { standard }: Setting = settings[name]
  return name === 'VINCULO_DATA' ? defaultData() : standard
}

const hidden = '***'

function masked(name: SettingName, value: string): string {
  const { secret }: Setting = settings[name]
  const address = URL.parse(value)
  const hasHost = address?.host ? address : undefined
  if (!secret && !hasHost?.password) return value
  // An unescaped character of a password moves the rest of it to the port and path.
  if (!hasHost || hasHost.pathname.includes('@') || (value.includes('@') && !hasHost.username)) return hidden
  // Parameters may hold a password, too.
  const { protocol, username, password, host, pathname } = hasHost
  const login = username && `${username}${password && `:${hidden}`}@`
  return `${protocol}//${login}${host}${pathname}`
}

/** The setting that makes another one necessary: without it, the other is not read. */
const asksFor = (name: SettingName): SettingName | undefined =>
  name.startsWith('VINCULO_S3_')
    ? 'VINCULO_FILES'
    : name === 'VINCULO_MAIL_FROM'
      ? 'VINCULO_SMTP_URL'
      : undefined

/** Messages about all wrong settings. A start names only the first one. */
export function wrongSettings(env: Environment): string[] {
  const left: Environment = { ...env }
  const found: string[] = []
  // Each round removes the wrong setting, so that the next one is found.
  for (let round = 0; round <= settingNames.length; round++) {
    try {
      readConfig(left)
      if (left.VINCULO_KEYS) parseKeys(left.VINCULO_KEYS, 'VINCULO_KEYS')
      url('VINCULO_SERVER', left.VINCULO_SERVER, ['http:', 'https:'])
      break
    } catch (error) {
      if (!(error instanceof SettingError)) throw error
      const name = /^\w+/.exec(error.message)![0] as SettingName
      if (!found.some((one) => one.startsWith(`${name}:`))) found.push(error.message)
      delete left[left[name] ? name : (asksFor(name) ?? name)]
    }
  }
  return found
}
