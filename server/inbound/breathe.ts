export { setImmediate as breathe } from 'node:timers/promises'

/** Records between two yields to the event loop, so that answers of the database are handled. */
export const breatheEvery = 50
