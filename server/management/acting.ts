import { publicAddress } from '../config/public-address.ts'
import { type Context, mailWay } from '../context.ts'
import { bearingFor, linkPath } from '../domain/arquivo/link.ts'
import type { Acting, LinkMaker } from '../domain/machine/bound.ts'
import { today } from '../values/dates.ts'
import type { Person } from './caller.ts'

type Deps = Pick<Context, 'clock' | 'sealer' | 'config' | 'files' | 'mail'>

/** Call context of a command or page. */
export const actingOf = (context: Deps, caller: Person): Acting => ({
  today: today(caller.fuso, context.clock.now()),
  base: publicAddress(context.config, context.config.port),
  zone: caller.fuso,
  actor: caller.actor,
  linkTo: linksFor(context, caller),
  sealer: context.sealer,
  mail: mailWay(context, caller.codigo),
  contentOf: (sha256) => context.files.get(caller.clienteId, sha256),
})

/** Minutes for which a download link is valid. */
const minutes = 5

const baseOf = (url = '') => (url.endsWith('/') ? url.slice(0, -1) : url)

/** Links are short-lived and bound to the caller's session or key. */
const linksFor =
  ({ clock, sealer, config }: Deps, { clienteId, fuso, spender }: Person): LinkMaker =>
  (file) => {
    const bearing = bearingFor(clienteId, spender, clock.now(), minutes)
    const until = Temporal.Instant.fromEpochMilliseconds(bearing.expira * 1000)
    return {
      endereco: `${baseOf(config.publicUrl)}${linkPath(sealer, bearing, file)}`,
      expira: until.toZonedDateTimeISO(fuso).toPlainDateTime().toString({ smallestUnit: 'second' }),
    }
  }
