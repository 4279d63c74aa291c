import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type Installation, median } from '../support.ts'

const rounds = 9
/** Milliseconds for closed and started browsers to settle. */
const rest = 300
const viewport = { width: 1440, height: 900 }

const row = 'main tbody tr'
/** Fields of a record's page. */
const told = 'main dl dd'

interface Looked {
  /** The page before it, and the link to follow. */
  from: string
  link: string
  /** Selector of the first data. */
  data: string
}

const fromMenu = (path: string, data: string): Looked => ({
  from: '/perfil',
  link: `nav a[href="${path}"]`,
  data,
})
const fromList = (path: string): Looked => ({ from: path, link: `${row} a[href^="${path}/"]`, data: told })

const pages: Readonly<Record<string, Looked>> = {
  painel: fromMenu('/', 'main article li b'),
  'painel, all of it': fromMenu('/', 'main:has(article li b):not(:has(.mantine-Skeleton-root))'),
  contratos: fromMenu('/contratos', row),
  alunos: fromMenu('/alunos', row),
  ocorrências: fromMenu('/ocorrencias', row),
  lotes: fromMenu('/lotes', row),
  'one contract': fromList('/contratos'),
  'one student': fromList('/alunos'),
}

interface Person {
  instituicao: string
  login: string
  senha: string
}

/**
 * Milliseconds until the first data of each page is on screen. Warm: from a click inside the console, on a
 * page not visited since the load. Cold: from the address, in a browser that has only the session.
 */
export async function measurePages(browser: Browser, { base }: Installation, person: Person) {
  const settings = { baseURL: base, viewport, locale: 'pt-BR' }
  const desk = await browser.newContext(settings)
  await signIn(desk, person)
  const addresses = new Map<string, string>()
  const warmMs = await byTurns(async (name, looked) => {
    const page = await desk.newPage()
    const time = await follow(page, looked)
    addresses.set(name, await page.evaluate<string>('location.pathname'))
    await page.close()
    return time
  })
  const storageState = await desk.storageState()
  await desk.close()
  const coldMs = await byTurns(async (name, looked) => {
    const stranger = await browser.newContext({ ...settings, storageState })
    const page = await stranger.newPage()
    // Closing the last browser must not overlap the measurement.
    await sleep(rest)
    const time = await arrive(page, addresses.get(name)!, looked)
    await stranger.close()
    return time
  })
  for (const name of Object.keys(pages)) {
    console.log(`  ${name}: warm ${warmMs[name]} ms, cold ${coldMs[name]} ms`)
  }
  return { warmMs, coldMs }
}

/**
 * Median of the rounds for each page. Pages alternate, so that a slow phase of the machine affects all. The
 * first round only warms up.
 */
async function byTurns(
  measure: (name: string, looked: Looked) => Promise<number>,
): Promise<Record<string, number>> {
  const times = new Map<string, number[]>(Object.keys(pages).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, looked] of Object.entries(pages)) times.get(name)!.push(await measure(name, looked))
  }
  return Object.fromEntries(
    [...times].map(([name, all]) => [name, Math.round(median(all.slice(1)))] as const),
  )
}

async function signIn(desk: BrowserContext, { instituicao, login, senha }: Person): Promise<void> {
  const page = await desk.newPage()
  await page.goto('/')
  await page.getByLabel('Instituição').fill(instituicao)
  await page.getByLabel('Login').fill(login)
  await page.getByRole('textbox', { name: 'Senha' }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('banner').waitFor()
  await page.close()
}

/** Runs in the page, so that polling adds no latency. The data is on screen one frame after it is in the document. */
const watch = (data: string) => `new Promise((seen) => {
  const look = () => requestAnimationFrame(() =>
    document.querySelector(${JSON.stringify(data)}) ? requestAnimationFrame(() => seen(performance.now())) : look())
  look()
})`

async function follow(page: Page, { from, link, data }: Looked): Promise<number> {
  await page.goto(from)
  await page.locator(link).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate<number>(`(async () => {
    const began = performance.now()
    document.querySelector(${JSON.stringify(link)}).click()
    return (await ${watch(data)}) - began
  })()`)
}

/** `performance.now()` of a page starts with its navigation. */
async function arrive(page: Page, address: string, { data }: Looked): Promise<number> {
  await page.addInitScript(`globalThis.seen = ${watch(data)}`)
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate<number>('globalThis.seen')
}
