import { operator } from '../server/store/actor.ts'

/** Sample data in the audit trail. */
export const sampler = operator('demo')
