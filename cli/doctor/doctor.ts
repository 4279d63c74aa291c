import manifest from '../../package.json' with { type: 'json' }
import { unknownText, unknownVariables, wrongSettings } from '../../server/config/check.ts'
import type { Environment } from '../../server/config/env.ts'
import type { Call, Terminal } from '../call.ts'
import { Unfinished } from '../errors.ts'
import { Examination } from './examine.ts'
import { Report } from './report.ts'

interface Options {
  work?: boolean
  json?: boolean
}

/** Shows everything that is wrong with the installation and the platform, with what to do. */
export async function doctorCommand(
  env: Environment,
  terminal: Terminal,
  callFor: () => Call,
  options: Options,
): Promise<void> {
  const report = new Report()
  report.looked.push('configurações')
  for (const one of unknownVariables(env)) report.add('VARIAVEL_DESCONHECIDA', unknownText(one))
  const wrong = wrongSettings(env)
  for (const text of wrong) report.add('CONFIGURACAO_ERRADA', text)
  if (wrong.length === 0) await new Examination(callFor().config, report).run({ asking: !options.work })
  else report.notes.push('Com uma configuração errada, o resto não foi verificado.')
  terminal.output.write(`${options.json ? JSON.stringify(dataOf(report)) : textOf(report)}\n`)
  const { length: many } = report.troubles
  if (many > 0)
    throw new Unfinished(many === 1 ? 'foi encontrado 1 problema.' : `foram encontrados ${many} problemas.`)
}

const dataOf = ({ looked, notes, troubles }: Report) => ({
  versao: manifest.version,
  verificado: looked,
  notas: notes,
  problemas: troubles.map(({ code, tone, title, text, fix }) => ({
    codigo: code,
    tom: tone,
    titulo: title,
    texto: text,
    conserto: fix,
  })),
})

function textOf({ looked, notes, troubles }: Report): string {
  const found = troubles.map(({ code, tone, title, text, fix }) =>
    [
      `${tone === 'erro' ? 'ERRO' : 'ATENÇÃO'}  ${title} (${code})`,
      `  ${text}`,
      `  O que fazer: ${fix}`,
      '',
    ].join('\n'),
  )
  const all = troubles.length === 0 ? ['Nada de errado foi encontrado.'] : found
  return [...all, ...notes.map((note) => `Nota: ${note}`), `Verificado: ${looked.join(', ')}.`].join('\n')
}
