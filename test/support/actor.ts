import { system } from '../../server/store/actor.ts'

/** In whose name tests prepare what they need. */
export const tester = system('')
