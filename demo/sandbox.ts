import type { Sample } from '../server/context.ts'

/** Read when somebody wants a sandbox, and not at every start. */
const demo = () => import('./fill.ts')

/** What a sandbox is filled with: the sample institution of a first start. */
export const sandboxSample: Sample = {
  begin: async (tx, clock) => {
    const { beginDemo, firstSample } = await demo()
    await beginDemo(tx, clock, firstSample)
  },
  standing: async (context, clienteId) => (await demo()).standingOf(context, clienteId),
  finish: async (context, clienteId, progress, signal) =>
    (await demo()).finishDemo(context, clienteId, progress, signal),
}
