import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { management } from '../../catalogue/management/index.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addInternship } from '../support/internships.ts'
import { addAluno, addProfessor } from '../support/people.ts'

const password = 'uma senha de teste'

describe('the pages of a student and a professor', () => {
  let site: ConsoleWorld
  let contract: number
  before(async () => {
    site = await ConsoleWorld.open()
    const { world, client } = site
    const entering = { senha: password, how: 'weak' } as const
    const aluno_id = await addAluno(world, client, 'aluna', entering)
    const professor_id = await addProfessor(world, client, 'docente', entering)
    contract = await addInternship(world, client, { aluno_id, professor_id, situacao: 'Ativo' })
  })
  afterEach(() => site.leave())
  after(() => site.close())

  for (const [login, parte] of [
    ['aluna', 'aluno'],
    ['docente', 'professor'],
  ] as const) {
    it(`ask no operation that ${parte} may not call`, async () => {
      const page = await site.visitAs(login, '/')
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(new URL(request.url()).pathname))
      const closed = management.filter(({ doors }) => !(doors as { party?: string[] }).party?.includes(parte))
      const links = page.getByRole('navigation').getByRole('link')
      const places = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      for (const place of [...places, `/contratos/id/${contract}`]) {
        await page.goto(place)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        for (const summary of await page.locator('main details > summary').all()) await summary.click()
        await page.waitForLoadState('networkidle')
      }
      const refused = closed.filter((one) => asked.has(`/gestao/${one.id}`)).map(({ id }) => id)
      assert.ok(asked.has('/gestao/ExplicaSituacao'), [...asked].join())
      assert.deepEqual(refused, [])
    })
  }
})
