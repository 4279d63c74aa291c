/** Builds server, command line and console into dist. Parts whose sources did not change are kept. */
import { parseArgs } from 'node:util'
import { projectRoot, removeAbandoned } from './dist.ts'
import { type Part, stateOf } from './inputs.mjs'
import { withBuildLock } from './lock.ts'

const { values } = parseArgs({
  options: {
    console: { type: 'boolean', default: false },
    program: { type: 'boolean', default: false },
    // An installation without the build tools is left unbuilt; a failed build still fails.
    'if-possible': { type: 'boolean', default: false },
  },
})

const builders: Record<Part, () => Promise<void>> = {
  program: async () => (await import('./program.ts')).buildProgram(),
  console: async () => (await import('../console/build.ts')).buildConsole(),
}
const asked = (Object.keys(builders) as Part[]).filter((part) => values[part])
const wanted = asked.length > 0 ? asked : (Object.keys(builders) as Part[])

if (!hasTools() && values['if-possible']) {
  console.error('As ferramentas de compilação não estão instaladas; o Vínculo não foi compilado.')
} else {
  try {
    const isWanted = (part: Part) => stateOf(projectRoot, part) !== 'current'
    if (wanted.some(isWanted)) {
      await withBuildLock(async () => {
        removeAbandoned()
        // Another build may have ended meanwhile.
        for (const part of wanted.filter(isWanted)) await timed(part, builders[part])
      })
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

async function timed(part: Part, build: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await build()
  console.log(`${part}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

function hasTools(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}
