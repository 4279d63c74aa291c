export { setImmediate as breathe } from 'node:timers/promises'

/** After so many records the answers of the database are let in: it must not wait for us. */
export const breatheEvery = 50
