import { shownSettings, unknownText, unknownVariables, wrongSettings } from '../server/config/check.ts'
import type { Environment } from '../server/config/env.ts'
import type { Terminal } from './call.ts'
import { UsageError } from './errors.ts'

/** Shows every setting with its source. Throws if one is wrong. */
export function checkSettingsCommand(
  env: Environment,
  terminal: Terminal,
  options: { json?: boolean },
): void {
  const shown = shownSettings(env)
  const wrong = wrongSettings(env)
  const unknown = unknownVariables(env)
  const say = (text: string) => terminal.output.write(`${text}\n`)
  if (options.json) {
    const configuracoes = shown.map(({ name, source, value = null, standard = null, text }) => ({
      nome: name,
      origem: source,
      valor: value,
      padrao: standard,
      texto: text,
    }))
    const desconhecidas = unknown.map(({ name, nearest = null }) => ({ nome: name, parecida: nearest }))
    say(JSON.stringify({ configuracoes, erradas: wrong, desconhecidas }))
  } else {
    const wide = Math.max(...shown.map(({ name }) => name.length))
    for (const { name, source, value, standard, text } of shown) {
      const origin = source === 'ambiente' && standard ? `ambiente; padrão ${standard}` : source
      say(`${name.padEnd(wide)}  ${value === undefined ? '' : `${value} `}(${origin}): ${text}`)
    }
    for (const one of unknown) terminal.errors.write(`${unknownText(one)}\n`)
  }
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'))
}
