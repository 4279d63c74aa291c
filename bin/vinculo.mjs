#!/usr/bin/env node
// Starts the command line under the project's own Node, whatever Node launched this file.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const own = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url))
const major = Number(process.versions.node.split('.')[0])

if (major >= 26) {
  await import(main)
} else if (existsSync(own)) {
  const child = spawn(own, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
} else {
  console.error('O Vínculo precisa do Node 26, que "npm ci" instala nesta pasta. Execute "npm ci" e tente de novo.')
  process.exitCode = 1
}
