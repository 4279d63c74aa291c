import type { Sample } from '../server/context.ts'

/** Imported on demand, not at every start. */
const demo = () => import('./fill.ts')

/** A sandbox gets the sample data of a first start. */
export const sandboxSample: Sample = {
  begin: async (tx, clock) => {
    const { beginDemo, firstSample } = await demo()
    await beginDemo(tx, clock, firstSample)
  },
  standing: async (context, clienteId) => (await demo()).standingOf(context, clienteId),
  finish: async (context, clienteId, progress, signal) =>
    (await demo()).finishDemo(context, clienteId, progress, signal),
}
