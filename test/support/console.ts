import assert from 'node:assert/strict'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Right } from '../../catalogue/doors.ts'
import { findBrowser } from './chromium.ts'
import { insert, type Row } from './contracts.ts'
import { atEnd } from './ending.ts'
import { go, watchRequests } from './going.ts'
import { addUsuario } from './people.ts'
import { until } from './process.ts'
import { type Institution, World } from './world.ts'

const password = 'uma senha de teste'

/** How long anything on a page may take before a test gives up. No test measures it. */
const patience = 30_000

export interface Look {
  width?: number
  scheme?: 'light' | 'dark'
}

let launched: Promise<Browser> | undefined

/** The browser of this process, which its files use one after the other. */
export function shareBrowser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

async function launch(): Promise<Browser> {
  const program = await findBrowser()
  assert.ok(program, 'a browser')
  // Scripts of pages that live for seconds are run sooner than they are optimized.
  const browser = await chromium.launch({
    ...program,
    args: [...(program.args ?? []), '--js-flags=--no-opt'],
  })
  atEnd(() => browser.close())
  return browser
}

/** A server with its console, an institution, and a browser that notes whatever a page should not do. */
export class ConsoleWorld {
  readonly world: World
  readonly client: Institution
  readonly #browser: Browser
  /** Pages that somebody uses, and those that were left: a page that was open is there in half the time. */
  readonly #used = new Set<Page>()
  readonly #left: Page[] = []
  /** Pages that stay open from test to test, by who is signed in. */
  readonly #staying = new Map<string, Page>()
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
  async visit(path: string, look?: Look): Promise<Page> {
    const page = await this.#open(look)
    await page.goto(path)
    return page
  }

  /** Leaves all pages, as if they had been closed with all they know: called after each test that visits its own. */
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
    watchRequests(page)
    page.on('pageerror', ({ message }) => this.misdeeds.push(message))
    page.on('console', (told) => {
      const text = told.text()
      // Refusals are answers; browsers call each of them a resource that failed.
      if (told.type() === 'error' && !text.startsWith('Failed to load resource')) this.misdeeds.push(text)
    })
    // No page asks for something that the server cannot answer.
    page.on('response', (response) => {
      if (response.status() === 500) this.misdeeds.push(`500 ${response.url()}`)
    })
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(this.world.base) && !/^(data|blob):/.test(url)) this.misdeeds.push(url)
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

  /** A page at an address, of somebody who is signed in. The form for that is tried where it is tested: it takes a second. */
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
   * The page of somebody that stays open, at an address: it is loaded once, and then gone on from wherever a test left it, which
   * costs a quarter. For tests that need no page of their own, and change nothing behind it that it has shown: what it was
   * answered lately it does not ask again.
   */
  async stayAs(login: string, path: string): Promise<Page> {
    const page = this.#staying.get(login)
    if (!page) {
      const first = await this.visitAs(login, path)
      this.#used.delete(first)
      this.#staying.set(login, first)
      return first
    }
    // A page that has the same heading is not seen to come.
    const { pathname } = new URL(path, this.world.base)
    if (new URL(page.url()).pathname === pathname) await go(page, '/perfil')
    await go(page, path)
    return page
  }
}
