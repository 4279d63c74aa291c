export { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** Records between two yields to the event loop, so that answers of the database are handled. */
export const yieldEvery = 50
