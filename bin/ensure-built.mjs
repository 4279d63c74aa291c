// In a clone, builds dist where it is missing or older than its sources, so that an old build never runs.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parts, stateOf } from '../build/inputs.mjs'

const reasons = {
  missing: 'ainda não foi compilado',
  outdated: 'foi compilado de fontes que depois mudaram',
}

/** Returns a message for the operator if there is no current build and none can be made. */
export async function ensureBuilt(root) {
  const states = parts.map((part) => stateOf(root, part))
  const state = states.find((one) => one !== 'current')
  if (!state) return undefined
  const found = `O Vínculo em ${root} ${reasons[state]}`
  if (!existsSync(join(root, 'node_modules/vite'))) {
    return `${found}, e as ferramentas de compilação não estão instaladas. Execute "npm ci" nesta pasta, sem --omit=dev.`
  }
  const dist = join(root, 'dist')
  if (!isWritable(dist)) {
    return `${found}, e esta conta não pode escrever em ${dist}. Execute "npm run build" com a conta dona da pasta.`
  }
  console.error(`${found}; compilando…`)
  if (await build(root)) return undefined
  return 'A compilação falhou; o motivo está acima. Corrija-o e execute "npm run build".'
}

function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** The environment may hold secrets, and a build needs none of it. */
function build(root) {
  const child = spawn(process.execPath, [join(root, 'build/main.ts')], {
    cwd: root,
    env: {},
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
