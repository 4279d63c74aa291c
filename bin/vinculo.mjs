#!/usr/bin/env -S MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=1048576 node --max-semi-space-size=4 --max-old-space-size=1024
// Starts the command line with the project's own Node when another version launched this file.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { cache } from './cache.mjs'
import { environment, flags } from './process.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const own = at('../node_modules/.bin/node')

if (Number(process.versions.node.split('.')[0]) >= 26) {
  module.enableCompileCache(cache)
  // Worker threads read the cache folder from the environment.
  process.env.NODE_COMPILE_CACHE ??= cache
  await import('./imports.mjs')
  await import('../cli/main.ts')
} else if (existsSync(own)) {
  // The IPC channel closes when this process is killed and cannot forward a signal.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const env = { ...environment, ...process.env }
  const child = spawn(own, [...flags, at('./vinculo.mjs'), ...process.argv.slice(2)], { stdio, env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
} else {
  console.error(
    'O Vínculo precisa do Node 26, que "npm ci" instala nesta pasta. Execute "npm ci" e tente de novo.',
  )
  process.exitCode = 1
}
