import { operator } from '../store/actor.ts'

/** Sample data in the audit trail. */
export const sampler = operator('demo')
