import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Right } from '../../catalogue/doors.ts'
import { findBrowser } from './chromium.ts'
import { insert, type Row } from './contracts.ts'
import { addUsuario } from './people.ts'
import { until } from './process.ts'
import { type Institution, World } from './world.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const password = 'uma senha de teste'

/** How long anything on a page may take before a test gives up. No test measures it. */
const patience = 30_000

export interface Look {
  width?: number
  scheme?: 'light' | 'dark'
}

/** A server with its console, an institution, and a browser that notes whatever a page should not do. */
export class ConsoleWorld {
  readonly world: World
  readonly client: Institution
  readonly #browser: Browser
  /** Breaches of the policy, requests to other places, and scripts that broke. */
  readonly misdeeds: string[] = []

  private constructor(world: World, client: Institution, browser: Browser) {
    this.world = world
    this.client = client
    this.#browser = browser
  }

  /** Pages that are not the console's need none. */
  static async open({
    console = true,
    ...settings
  }: Parameters<typeof World.open>[0] = {}): Promise<ConsoleWorld> {
    const program = await findBrowser()
    assert.ok(program, 'a browser')
    const browser = await chromium.launch({ ...program })
    const world = await World.open({ processing: false, console, ...settings })
    const headers = { accept: 'text/html' }
    if (console) {
      await until('the console', async () => (await fetch(`${world.base}/`, { headers })).status === 200)
    }
    return new ConsoleWorld(world, await world.institution(), browser)
  }

  async close(): Promise<void> {
    await this.#browser.close()
    await this.world.close()
  }

  /** Somebody of the staff with these rights, and the number of their profile. */
  async addStaff(login: string, permissoes: readonly Right[], given: Row = {}): Promise<number> {
    const { world, client } = this
    const perfil_id = await insert(world, client, 'perfil', { codigo: login, nome: login, permissoes })
    await addUsuario(world, client, login, {
      nome: `Pessoa ${login}`,
      senha: password,
      how: 'weak',
      perfil_id,
      ...given,
    })
    return perfil_id
  }

  /** A page of its own, of somebody who has not signed in. */
  async visit(path: string, { width = 1280, scheme = 'light' }: Look = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: this.world.base,
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'pt-BR',
    })
    context.setDefaultTimeout(patience)
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => this.misdeeds.push(message))
    page.on('console', (told) => {
      const text = told.text()
      // Refusals are answers; browsers call each of them a resource that failed.
      if (told.type() === 'error' && !text.startsWith('Failed to load resource')) this.misdeeds.push(text)
    })
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(this.world.base) && !/^(data|blob):/.test(url)) this.misdeeds.push(url)
    })
    await page.goto(path)
    return page
  }

  async signIn(page: Page, login: string, senha = password): Promise<void> {
    const institution = page.getByLabel('Instituição')
    if ((await institution.inputValue()) === '') await institution.fill(this.client.codigo)
    await page.getByLabel('Login').fill(login)
    await page.getByRole('textbox', { name: 'Senha' }).fill(senha)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }

  /** A page at an address, of somebody who is signed in. */
  async visitAs(login: string, path: string, look?: Look): Promise<Page> {
    const page = await this.visit(path, look)
    await this.signIn(page, login)
    await page.getByRole('banner').waitFor()
    return page
  }
}

/** What axe has against a page, in one line each; by some of its rules, or by all of them. */
export async function axeFindings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (only) => {
    const options = only.length > 0 ? { runOnly: only } : {}
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the page
    const { violations } = await (globalThis as any).axe.run(options)
    return violations.flatMap(
      ({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
    )
  }, rules)
}
