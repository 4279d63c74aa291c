import type { Operation } from '../../catalogue/operation.ts'
import { attend, requirePost } from './attend.ts'
import { runControl } from './control.ts'
import type { Exchange } from './exchange.ts'
import { operationFailure } from './failure.ts'
import { runInbound } from './inbound.ts'
import { runQuery } from './query.ts'
import { runWorkforce } from './workforce.ts'

export async function handle(operation: Operation, exchange: Exchange): Promise<void> {
  await attend(exchange, operation.id, operationFailure(operation), async () => {
    requirePost(exchange)
    if (operation.family === 'inbound') await runInbound(operation, exchange)
    else if (operation.family === 'query') await runQuery(operation, exchange)
    else if (operation.family === 'workforce') await runWorkforce(operation, exchange)
    else await runControl(operation, exchange)
  })
}
