import type { FastifyRequest } from 'fastify'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import type { Config } from '../../config/config.ts'
import { publicAddress } from '../../config/public-address.ts'
import { Refusal } from '../../refusal.ts'
import { isPrivate } from '../../values/address.ts'

/** The platform as browsers see it. */
export interface Site {
  /** Includes the path prefix; has no trailing slash. */
  base: string
  secure: boolean
}

export function siteOf(config: Config, request: FastifyRequest): Site {
  const base = publicAddress(config, request.socket.localPort ?? config.port)
  return { base, secure: new URL(base).protocol === 'https:' }
}

/** Passwords and sessions require https, except on this machine. */
export function requirePrivacy({ base }: Site): void {
  if (!isPrivate(new URL(base))) throw new Refusal('ENDERECO_SEM_HTTPS')
}

/** Refuses requests that another site's page made the browser send. Programs without these headers pass. */
export function requireSameSite(config: Config, { base }: Site, { headers }: FastifyRequest): void {
  const from = headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw new Refusal('ORIGEM_RECUSADA')
  const { origin } = headers
  if (origin === undefined) return
  // Without a public address, a local server is reached by any of its names.
  const own = config.publicUrl ? [new URL(base).origin] : [new URL(base).origin, `http://${headers.host}`]
  if (!own.includes(origin)) throw new Refusal('ORIGEM_RECUSADA')
}

/** Returns a path of this platform; other addresses would make an open redirect. */
export function destinationIn({ base }: Site, wanted: string | null | undefined): string {
  const path = wanted ?? '/'
  const root = new URL(base).href.replace(/\/$/, '')
  const url = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path) ? URL.parse(root + path) : null
  if (!url?.href.startsWith(`${root}/`)) {
    const detalhe = said('pedido.esperavaCaminhoPlataformaComeca')
    throw new Refusal('REGISTRO_INVALIDO', {}, [
      wrongField('destino', 'TIPO_INVALIDO', said('pedido.detalhe', { detalhe }), { detalhe }),
    ])
  }
  // Percent-encoded, because headers cannot carry accents.
  return url.href.slice(root.length)
}
