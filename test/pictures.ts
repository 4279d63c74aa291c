import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { docsFolder } from '../server/docs/guides.ts'
import { findBrowser } from './support/chromium.ts'
import { Serving, temporaryFolder, until } from './support/process.ts'

/** Takes the screenshots of the guides from a first start with sample data: `npm run pictures`. */

const sample = 600

interface Picture {
  name: string
  path: string
  /** Actions on the page before the screenshot. */
  before?: (page: Page) => Promise<void>
}

/** Opens the first record of the list. */
const openFirst = async (page: Page) => {
  await page.locator('tbody tr a').first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Enters a contract with too many hours, until the rules report it. */
const writeContract = async (page: Page) => {
  await page.getByLabel('Modalidade').selectOption('estagio')
  await page.getByLabel('Tipo de estágio').selectOption('Obrigatório')
  for (const name of ['Aluno', 'Curso']) {
    await page.getByRole('combobox', { name, exact: true }).click()
    // Native selects have hidden options too.
    await page.locator('[role=option]:visible').first().click()
  }
  const day = Temporal.Now.plainDateISO()
  await page
    .getByLabel('Início')
    .first()
    .fill(day.add({ days: 20 }).toString())
  await page.getByLabel('Encerramento').fill(day.add({ days: 200 }).toString())
  await page.getByLabel('Horas por semana').fill('40')
  await page.getByRole('region', { name: 'Verificação' }).getByText('O que bastaria').first().waitFor()
  await page.evaluate('scrollTo(0, 0)')
}

const pictures: readonly Picture[] = [
  { name: 'painel', path: '/' },
  { name: 'contratos', path: '/contratos' },
  { name: 'contrato', path: '/contratos?situacao=Aguardando+assinatura', before: openFirst },
  { name: 'novo-contrato', path: '/contratos/incluir', before: writeContract },
  { name: 'pendencias', path: '/pendencias' },
  { name: 'faturamentos', path: '/faturamentos' },
]

async function signIn(page: Page, folder: string): Promise<void> {
  const told = readFileSync(join(folder, 'primeiro-acesso.txt'), 'utf8')
  const [, login = '', senha = ''] = /login (\S+), senha (\S+)/.exec(told) ?? []
  await page.goto('/')
  await page.getByLabel('Instituição').fill('demo')
  await page.getByLabel('Login').fill(login)
  await page.getByRole('textbox', { name: 'Senha' }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('banner').waitFor()
}

/** No open requests and no animation. */
const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

const program = await findBrowser()
if (!program) throw new Error('no browser was found; CONTRIBUTING.md says which will do')
const folder = temporaryFolder()
const settings = { VINCULO_DATA: folder.path, VINCULO_DEMO: '1', VINCULO_CONSOLE: '1' }
const serving = await Serving.start(settings)
const browser = await chromium.launch({ ...program })
try {
  await until('the sample', () => serving.stderr.includes('Os dados de exemplo estão prontos'), sample)
  const headers = { accept: 'text/html' }
  await until('the console', async () => (await fetch(serving.base, { headers })).status === 200)
  const viewport = { width: 1200, height: 660 }
  const page = await browser.newPage({
    baseURL: serving.base,
    viewport,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  })
  await signIn(page, folder.path)
  for (const { name, path, before } of pictures) {
    await page.goto(path)
    await settled(page)
    await before?.(page)
    await settled(page)
    await page.screenshot({ path: join(docsFolder, 'images', `${name}.png`) })
    console.log(name)
  }
} finally {
  await browser.close()
  await serving.end('SIGTERM')
  folder.remove()
}
