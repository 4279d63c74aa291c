import { chromium } from 'playwright-core'
import { addAdministrator } from '../demo/administrator.ts'
import { readConfig } from '../server/config/config.ts'
import { openContext } from '../server/context.ts'
import { findBrowser } from '../test/support/chromium.ts'
import { until } from '../test/support/process.ts'
import { measurePages } from './console/pages.ts'
import { refuseSome } from './console/refused.ts'
import { fillContracts } from './contracts/fill.ts'
import type { Installation } from './support.ts'

const codigo = 'console'
/** Contracts created by verbs; the others are inserted rows. */
const made = 4_000

/** Page load times in a browser, with 100,000 students and 20,000 contracts. */
export async function benchConsole(place: Installation, scale: number) {
  const program = await findBrowser()
  if (!program) {
    console.log('  left out: no browser was found; CONTRIBUTING.md says which will do')
    return undefined
  }
  const size = { students: Math.round(100_000 * scale), contracts: Math.round(20_000 * scale) }
  const { admin, clienteId } = await fillContracts(place, codigo, size.contracts, {
    made: Math.min(made, size.contracts),
    students: size.students,
  })
  await refuseSome(place, admin, codigo, clienteId)
  await admin.query('vacuum analyze')
  await admin.end()
  const person = await administrator(place, clienteId)
  await place.stop()
  await place.start({ VINCULO_CONSOLE: '1' })
  const headers = { accept: 'text/html' }
  await until('the console', async () => (await fetch(place.base, { headers })).status === 200)
  const browser = await chromium.launch({ ...program })
  try {
    return { ...size, ...(await measurePages(browser, place, { instituicao: codigo, ...person })) }
  } finally {
    await browser.close()
  }
}

async function administrator(place: Installation, clienteId: number) {
  const config = readConfig({ ...process.env, VINCULO_DATA: place.data })
  const context = await openContext({ ...config, logLevel: 'silent' })
  try {
    return await addAdministrator(context, clienteId)
  } finally {
    await context.close()
  }
}
