import type { Plugin } from 'vite'

const name = 'virtual:first-asks'
const inside = `\0${name}`

/** Tells the early script what pages ask first: it runs before any declaration could be there. */
export const firstAsks = (gather: () => Promise<unknown>): Plugin => ({
  name: 'first-asks',
  resolveId: (id) => (id === name ? inside : undefined),
  load: async (id) =>
    id === inside ? `export const firstAsks = ${JSON.stringify(await gather())}` : undefined,
})
