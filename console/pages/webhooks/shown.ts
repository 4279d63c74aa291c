import type { webhook } from '../../../catalogue/webhook/webhook.ts'
import type { Answer } from '../../../client/types.ts'

export type TargetShown = Answer<typeof webhook>['DESTINOS'][number]
