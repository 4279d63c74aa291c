import type { Sample } from '../server/context.ts'

const size = { alunos: 200, contratos: 60, semente: 1 }

/** Read when somebody wants a sandbox, and not at every start. */
const demo = () => import('./fill.ts')

/** What a sandbox is filled with: the sample institution of a first start. */
export const sandboxSample: Sample = {
  begin: async (tx, clock) => (await demo()).beginDemo(tx, clock, size),
  standing: async (context, clienteId) => (await demo()).standingOf(context, clienteId),
  finish: async (context, clienteId, progress, signal) =>
    (await demo()).finishDemo(context, clienteId, progress, signal),
}
