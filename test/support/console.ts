import assert from 'node:assert/strict'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Right } from '../../catalogue/doors.ts'
import { findBrowser } from './chromium.ts'
import { insert, type Row } from './contracts.ts'
import { go, watchRequests } from './navigation.ts'
import { addUsuario } from './people.ts'
import { until } from './process.ts'
import { atEnd } from './process-end.ts'
import { type Institution, World } from './world.ts'

const password = 'uma senha de teste'

/** Timeout of waits in pages. No test measures it. */
const patience = 30_000

export interface Look {
  width?: number
  scheme?: 'light' | 'dark'
}

let launched: Promise<Browser> | undefined

/** One browser for all test files of this process. */
export function shareBrowser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

async function launch(): Promise<Browser> {
  const program = await findBrowser()
  assert.ok(program, 'a browser')
  // Pages live for seconds, so interpreting scripts is faster than optimizing them.
  const browser = await chromium.launch({
    ...program,
    args: [...(program.args ?? []), '--js-flags=--no-opt'],
  })
  atEnd(() => browser.close())
  return browser
}

/** A server with its console, an institution, and a browser that records errors of its pages. */
export class ConsoleWorld {
  readonly world: World
  readonly client: Institution
  readonly #browser: Browser
  /** Pages in use, and pages for reuse: a reused page loads in half the time. */
  readonly #used = new Set<Page>()
  readonly #left: Page[] = []
  /** Pages that stay open between tests, by login. */
  readonly #staying = new Map<string, Page>()
  /** Moment at which the clocks of pages stand that are opened from now on; they run by default. */
  moment: string | undefined
  /** CSP violations, requests to other hosts, and script errors. */
  readonly pageErrors: string[] = []

  private constructor(world: World, client: Institution, browser: Browser) {
    this.world = world
    this.client = client
    this.#browser = browser
  }

  /** `console: false` for tests of pages outside the console. */
  static async open({
    console = true,
    ...settings
  }: Parameters<typeof World.open>[0] = {}): Promise<ConsoleWorld> {
    const browser = await shareBrowser()
    const world = await World.open({ processing: false, console, ...settings })
    const headers = { accept: 'text/html' }
    if (console) {
      await until('the console', async () => (await fetch(`${world.base}/`, { headers })).status === 200)
    }
    return new ConsoleWorld(world, await world.institution(), browser)
  }

  async close(): Promise<void> {
    await Promise.all(
      [...this.#used, ...this.#left, ...this.#staying.values()].map((page) => page.context().close()),
    )
    await this.world.close()
  }

  /** Adds a user with these rights and returns the id of the profile. */
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

  /** A new page without a session. */
  async visit(path: string, look?: Look): Promise<Page> {
    const page = await this.#open(look)
    await page.goto(path)
    return page
  }

  /** Clears all pages for reuse. Called after each test that visits pages of its own. */
  async leave(): Promise<void> {
    const pages = [...this.#used].filter((page) => !page.isClosed())
    this.#used.clear()
    await Promise.all(pages.map((page) => this.#leaveOne(page)))
  }

  async #leaveOne(page: Page): Promise<void> {
    const context = page.context()
    const [, ...more] = context.pages()
    if (more.length > 0) return context.close()
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${this.world.base}/healthz`)
    await page.evaluate('localStorage.clear(), sessionStorage.clear()')
    await context.clearCookies()
    await context.clearPermissions()
    this.#left.push(page)
  }

  async #open({ width = 1280, scheme = 'light' }: Look = {}): Promise<Page> {
    const page = this.#left.pop() ?? (await this.#newPage())
    this.#used.add(page)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    if (this.moment) await page.clock.setFixedTime(this.moment)
    watchRequests(page)
    page.on('pageerror', ({ message }) => this.pageErrors.push(message))
    page.on('console', (told) => {
      const text = told.text()
      // Browsers log each refusal as a failed resource; refusals are expected answers.
      if (told.type() === 'error' && !text.startsWith('Failed to load resource')) this.pageErrors.push(text)
    })
    // No page may cause an internal error.
    page.on('response', (response) => {
      if (response.status() === 500) this.pageErrors.push(`500 ${response.url()}`)
    })
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(this.world.base) && !/^(data|blob):/.test(url)) this.pageErrors.push(url)
    })
    return page
  }

  async #newPage(): Promise<Page> {
    const context = await this.#browser.newContext({ baseURL: this.world.base, locale: 'pt-BR' })
    context.setDefaultTimeout(patience)
    return context.newPage()
  }

  async signIn(page: Page, login: string, senha = password): Promise<void> {
    const institution = page.getByLabel('Instituição')
    if ((await institution.inputValue()) === '') await institution.fill(this.client.codigo)
    await page.getByLabel('Login').fill(login)
    await page.getByRole('textbox', { name: 'Senha' }).fill(senha)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }

  /** A page of a signed-in user. The session is created by a request, because the sign-in form takes a second. */
  async visitAs(login: string, path: string, look?: Look): Promise<Page> {
    const page = await this.#open(look)
    const data = { cliente: this.client.codigo, login, senha: password }
    const answer = await page.context().request.post('/sessao', { data })
    assert.ok(answer.ok(), await answer.text())
    await page.goto(path)
    await page.getByRole('banner').waitFor()
    return page
  }

  /**
   * A page of a user that stays open between tests: loaded once, then navigated, which costs a quarter. Only
   * for tests that change nothing the page has shown, because the console caches answers.
   */
  async stayAs(login: string, path: string): Promise<Page> {
    const page = this.#staying.get(login)
    if (!page) {
      const first = await this.visitAs(login, path)
      this.#used.delete(first)
      this.#staying.set(login, first)
      return first
    }
    // Navigation to the same heading cannot be observed, so another page comes between.
    const { pathname } = new URL(path, this.world.base)
    if (new URL(page.url()).pathname === pathname) await go(page, '/perfil')
    await go(page, path)
    return page
  }
}
