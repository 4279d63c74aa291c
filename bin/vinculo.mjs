#!/usr/bin/env -S MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=1048576 node --max-semi-space-size=4 --max-old-space-size=1024
// Starts the built command line: with the project's own Node when another version launched this file, and in
// a clone after building what changed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { cacheIn } from './cache.mjs'
import { environment, flags } from './process.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
/** Node of a release, of this project's packages, or of the folder of packages that this one is installed in. */
const own = ['../node/bin/node', '../node_modules/.bin/node', '../../.bin/node'].map(at).find(existsSync)

if (Number(process.versions.node.split('.')[0]) >= 26) await start()
else if (own) restart(own)
else fail('O Vínculo precisa do Node 26, que "npm ci" instala nesta pasta. Execute "npm ci" e tente de novo.')

async function start() {
  if (existsSync(at('../build/main.ts'))) {
    const { ensureBuilt } = await import('./ensure-built.mjs')
    const problem = await ensureBuilt(at('..'))
    if (problem) return fail(problem)
  }
  if (!existsSync(at('../dist/vinculo.mjs'))) {
    return fail(`O Vínculo não está completo: falta ${at('../dist')}. Instale-o de novo.`)
  }
  const cache = cacheIn(at('..'))
  if (cache) {
    module.enableCompileCache(cache)
    // Worker threads read the cache folder from the environment.
    process.env.NODE_COMPILE_CACHE ??= cache
  }
  // Stack traces name source files.
  module.setSourceMapsSupport(true)
  await import('../dist/vinculo.mjs')
}

function restart(node) {
  // The IPC channel closes when this process is killed and cannot forward a signal.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const env = { ...environment, ...process.env }
  const child = spawn(node, [...flags, at('./vinculo.mjs'), ...process.argv.slice(2)], { stdio, env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}

function fail(text) {
  console.error(text)
  process.exitCode = 1
}
