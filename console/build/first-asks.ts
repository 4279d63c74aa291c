import type { Plugin } from 'vite'

const name = 'virtual:first-asks'
const inside = `\0${name}`

/** Writes the first requests of each page into the early script, which runs before declarations load. */
export const firstAsks = (gather: () => Promise<unknown>): Plugin => ({
  name: 'first-asks',
  resolveId: (id) => (id === name ? inside : undefined),
  load: async (id) =>
    id === inside ? `export const firstAsks = ${JSON.stringify(await gather())}` : undefined,
})
