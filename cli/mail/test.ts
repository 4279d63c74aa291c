import { hostname } from 'node:os'
import { type Config, SettingError } from '../../server/config/config.ts'
import { publicAddress } from '../../server/config/public-address.ts'
import { type MailStep, type MailStepDone, type MailTrial, tryMail } from '../../server/net/mail-trial.ts'
import type { Call } from '../call.ts'
import { Unfinished, UsageError } from '../errors.ts'
import { requireClient, withStore } from '../operator.ts'
import { type Diagnosis, diagnose, stepLabels } from './diagnosis.ts'

interface Options {
  to: string
  client?: string
  plainPassword?: boolean
  json?: boolean
}

/** Only the shape: the mail server decides about the rest. */
const address = /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,255}$/

/** Sends a real message through the configured server, and tells how each step went. */
export async function testMailCommand(call: Call, options: Options): Promise<void> {
  const { mail } = call.config
  const { to } = options
  if (!mail) throw new SettingError('VINCULO_SMTP_URL: falta; sem servidor de e-mail nada pode ser enviado.')
  if (!address.test(to)) throw new UsageError(`--to: "${to}" não é um endereço de e-mail.`)
  const institution = options.client && (await institutionOf(call, options.client))
  const message = { ...letter(call.config, institution), from: mail.from, to }
  const trial = await tryMail(mail.url, message, {
    plainPassword: options.plainPassword === true,
    onServer: ({ host, port }) => options.json || call.say(`Servidor ${host}, porta ${port}`),
    onStep: (done) => options.json || call.say(lineOf(done)),
  })
  const { failure, server } = trial
  const diagnosis = failure && diagnose({ failure, server, from: mail.from, to })
  call.print(options, dataOf(trial, diagnosis), endOf(trial, diagnosis, to))
  if (diagnosis) throw new Unfinished('a mensagem de teste não foi enviada.')
}

const institutionOf = (call: Call, codigo: string): Promise<string> =>
  withStore(call, async (store) => {
    const id = await requireClient(store, codigo)
    const { nome, ensaio_de: sandboxOf } = await store.owner.kysely
      .selectFrom('cliente')
      .select(['nome', 'ensaio_de'])
      .where('cliente_id', '=', id)
      .executeTakeFirstOrThrow()
    if (sandboxOf !== null) {
      call.warn(
        `vinculo: ${codigo} é um ambiente de ensaio: as mensagens dele não saem da plataforma. Só este teste sai.`,
      )
    }
    return nome
  })

const letter = (config: Config, institution: string | undefined) => ({
  subject: `Teste de e-mail do Vínculo${institution ? `: ${institution}` : ''}`,
  text: [
    'Esta é uma mensagem de teste do Vínculo. Se ela chegou, o e-mail da plataforma funciona.',
    '',
    ...(institution ? [`Instituição: ${institution}`] : []),
    `Plataforma: ${publicAddress(config, config.port)}`,
    `Enviada por: ${hostname()}`,
  ].join('\n'),
})

const dataOf = ({ server, done, failure, encrypted }: MailTrial, diagnosis: Diagnosis | undefined) => ({
  servidor: server.host,
  porta: server.port,
  cifrada: encrypted,
  passos: done.map(({ step, state, detail }) => ({
    passo: step,
    detalhe: detail,
    ...(state === 'open' ? { aviso: openAdvice } : {}),
  })),
  falha: failure && diagnosis && { passo: failure.step, texto: diagnosis.text, conserto: diagnosis.fix },
})

const marks: Readonly<Record<MailStepDone['state'], string>> = { ok: '✓', open: '!', unused: '–' }

const line = (mark: string, step: MailStep, detail: string) =>
  `${mark} ${stepLabels[step]}${detail && `: ${detail}`}`

/** A step as soon as it is done: a warning comes before what it warns about. */
export const lineOf = ({ step, state, detail }: MailStepDone): string =>
  line(marks[state], step, state === 'open' ? `${detail}. ${openAdvice}` : detail)

const openAdvice =
  'Quem controla a rede pode ler as mensagens, e a senha se houver. Fora desta máquina, use um servidor que ofereça TLS com um certificado válido.'

function endOf({ failure }: MailTrial, diagnosis: Diagnosis | undefined, to: string): string {
  if (failure && diagnosis) return `${line('✗', failure.step, diagnosis.text)}\nO que fazer: ${diagnosis.fix}`
  return `O servidor aceitou a mensagem. Confira a caixa de ${to}, e a de spam. Se ela não chegar, confira o SPF e o DKIM do domínio do remetente.`
}
