import type { FastifyRequest } from 'fastify'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import type { Config } from '../../config/config.ts'
import { publicAddress } from '../../config/public-address.ts'
import { Refusal } from '../../refusal.ts'
import { isPrivate } from '../../values/address.ts'

/** The platform as browsers see it. */
export interface Site {
  /** With the path prefix, if there is one, and without a slash at the end. */
  base: string
  secure: boolean
}

export function siteOf(config: Config, request: FastifyRequest): Site {
  const base = publicAddress(config, request.socket.localPort ?? config.port)
  return { base, secure: new URL(base).protocol === 'https:' }
}

/** Passwords and sessions travel over https, or not at all. */
export function requirePrivacy({ base }: Site): void {
  if (!isPrivate(new URL(base))) throw new Refusal('ENDERECO_SEM_HTTPS')
}

/** Refuses what a page of another site made the browser send. Programs that are no browser say nothing of this. */
export function requireSameSite(config: Config, { base }: Site, { headers }: FastifyRequest): void {
  const from = headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw new Refusal('ORIGEM_RECUSADA')
  const { origin } = headers
  if (origin === undefined) return
  // Without a public address, people reach a server on their own machine by any of its names.
  const own = config.publicUrl ? [new URL(base).origin] : [new URL(base).origin, `http://${headers.host}`]
  if (!own.includes(origin)) throw new Refusal('ORIGEM_RECUSADA')
}

/** A path of this platform; anything else would let a link of ours lead to a stranger's page. */
export function destinationIn({ base }: Site, wanted: string | null | undefined): string {
  const path = wanted ?? '/'
  const root = new URL(base).href.replace(/\/$/, '')
  const url = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path) ? URL.parse(root + path) : null
  if (!url?.href.startsWith(`${root}/`)) {
    const detalhe = 'esperava um caminho da plataforma, que começa com /'
    throw new Refusal('REGISTRO_INVALIDO', {}, [
      wrongField('destino', 'TIPO_INVALIDO', `${detalhe}.`, { detalhe }),
    ])
  }
  // As an address writes it: accents could not travel in a header.
  return url.href.slice(root.length)
}
