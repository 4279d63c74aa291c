import { type Config, SettingError } from '../server/config/config.ts'
import { publicAddress } from '../server/config/public-address.ts'
import { askOwn, ForeignAnswer, longestAnswer } from '../server/net/own-address.ts'
import type { Call } from './call.ts'
import { Unfinished } from './errors.ts'

const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Address at which this machine reaches a process with these settings. */
export const ownAddress = ({ host, port }: Pick<Config, 'host' | 'port'>): string =>
  publicAddress({ publicUrl: undefined, host: everywhere[host] ?? host }, port)

/** Why no Vínculo answered, in one sentence. */
export function unanswered(error: unknown, address: string): string {
  if (error instanceof ForeignAnswer) return `o que responde em ${address} não é o Vínculo.`
  const { code, name } = error as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError')
    return `${address} não respondeu em ${longestAnswer / 1_000} segundos.`
  return `ninguém responde em ${address} (${code ?? name}).`
}

/** For containers and supervisors: succeeds if the process at this machine's address answers. */
export async function healthcheckCommand(
  call: Call,
  options: { ready?: boolean; json?: boolean },
): Promise<void> {
  const { config } = call
  if (config.port === 0) throw new SettingError('VINCULO_PORT: com 0 a porta é sorteada; informe --port.')
  const address = ownAddress(config)
  const { status, body } = await askOwn(address, options.ready ? '/readyz' : '/healthz').catch((error) => {
    throw new Unfinished(`${unanswered(error, address)} Confira VINCULO_HOST e VINCULO_PORT.`)
  })
  const told = [body.status, ...(body.reasons ?? [])].join(' ')
  call.print(options, { endereco: address, http: status, ...body }, `${address}: ${told}`)
  if (status !== 200) throw new Unfinished(`${address} respondeu ${status}.`)
}
