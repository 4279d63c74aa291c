import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { ConsoleWorld } from '../support/console.ts'
import { addCourse, enrol } from '../support/internships.ts'
import { addAluno } from '../support/people.ts'
import { Serving, until } from '../support/process.ts'

describe('a server restart while a form is open', () => {
  let site: ConsoleWorld
  let serving: Serving
  let page: Page
  const start = (port: string) =>
    Serving.start(
      {
        DATABASE_URL: site.world.databaseUrl,
        VINCULO_DATA: site.world.context.config.data,
        VINCULO_CONSOLE: '1',
      },
      ['--port', port],
    )

  before(async () => {
    site = await ConsoleWorld.open({ console: false })
    const { world, client } = site
    await site.addStaff('ana', ['contratos.ver', 'contratos.alterar', 'cadastros.ver'])
    const student = async (login: string, nome: string, courses: readonly string[]) => {
      const aluno = await addAluno(world, client, login, { nome })
      for (const name of courses)
        await enrol(world, client, aluno, await addCourse(world, client, { nome: name }))
    }
    await student('nina', 'Nina Nova', ['Direito'])
    await student('otto', 'Otto Outro', ['Letras', 'Música'])
    serving = await start('0')
    await until('the console', async () => {
      const { status } = await fetch(`${serving.base}/`, { headers: { accept: 'text/html' } })
      return status === 200
    })
    page = await site.visit(`${serving.base}/contratos/incluir`)
    await site.signIn(page, 'ana')
  })
  after(async () => {
    await serving.end('SIGTERM')
    await site.close()
  })

  const field = (name: string) =>
    page.getByRole('combobox', { name, exact: true }).or(page.getByLabel(name)).first()
  async function send(): Promise<void> {
    try {
      await page.getByRole('button', { name: 'Incluir', exact: true }).click()
    } catch (error) {
      const shown = await page.locator('body').innerText()
      throw new Error(`there was no button to press, but:\n${shown}`, { cause: error })
    }
  }
  // After a while the rules beside the form show the error too.
  const told = () => page.getByRole('alert').getByText('O servidor não respondeu.').first().waitFor()
  async function choose(name: string, typed: string): Promise<void> {
    await field(name).fill(typed)
    await page
      .getByRole('option', { name: new RegExp(typed) })
      .first()
      .click()
  }

  it('offers the courses of the student, and fills in the only one', async () => {
    await page.getByLabel('Modalidade').selectOption('estagio')
    await page.getByLabel('Tipo de estágio').selectOption('Obrigatório')
    await choose('Aluno', 'Otto')
    const offered = page.getByRole('region', { name: /mais de um curso/ })
    await offered.getByRole('button', { name: 'Música' }).click()
    await offered.waitFor({ state: 'detached' })
    assert.equal(await field('Curso').inputValue(), 'Música')
    // Longer than a search waits for the next key: the name set from outside must not count as a search.
    await page.waitForTimeout(500)
    await choose('Aluno', 'Nina')
    await until('the course', async () => (await field('Curso').inputValue()) === 'Direito')
  })

  it('keeps the page when a part that is not visible yet cannot be loaded', async () => {
    const other = await page.context().newPage()
    let refused = 0
    await other.route('**/SignInAgain-*.js', (route) => {
      refused++
      return route.abort('connectionrefused')
    })
    await other.goto(`${serving.base}/contratos`)
    await until('two tries', async () => refused > 1)
    await other.getByRole('heading', { level: 1, name: 'Contratos' }).waitFor()
    await other.unroute('**/SignInAgain-*.js')
    await other.waitForResponse((answer) => /SignInAgain-.*js$/.test(answer.url()) && answer.ok())
    await other.close()
  })

  it('loses no input: the error is shown, and a second send takes effect once', async () => {
    await page.getByLabel('Início').first().fill('2026-12-01')
    await page.getByLabel('Encerramento').fill('2027-11-30')
    await page.getByLabel('Horas por semana').fill('30')
    const { port } = new URL(serving.base)
    await serving.end('SIGKILL')
    await send()
    await told()
    assert.equal(await page.getByLabel('Horas por semana').inputValue(), '30')
    serving = await start(port)
    // The command succeeds but its answer is lost.
    await page.route('**/gestao/IncluiContrato', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const lost = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/gestao/IncluiContrato'),
    )
    await send()
    await lost
    await told()
    await page.unroute('**/gestao/IncluiContrato')
    await send()
    await page.getByRole('region', { name: 'Por que ainda não está Ativo?' }).waitFor()
    assert.deepEqual(
      await site.world.rows(site.client.id, 'select horas_semanal::float as horas from contrato'),
      [{ horas: 30 }],
    )
  })
})
