/** A process that only delivers events, for a test to kill. It starts on a message. */
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { readConfig } from '../../server/config/config.ts'
import { loadSecrets } from '../../server/config/secrets.ts'
import { Names } from '../../server/net/names.ts'
import { Outbound } from '../../server/net/outbound.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'

const [data, url] = process.argv.slice(2) as [string, string]
const config = readConfig({}, { data, databaseUrl: url, webhookDev: true })
// Saves the compile cache for the processes after it.
flushCompileCache()
process.send!('ready')
await once(process, 'message')
new WebhookDispatcher({
  config,
  sealer: new Sealer(loadSecrets(config)),
  location: { url },
  outbound: new Outbound({ loopback: true, ports: [], resolve: new Names().resolve }),
  events: { report: () => {} },
})
