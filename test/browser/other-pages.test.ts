import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Right, rights } from '../../catalogue/doors.ts'
import { inclusionsOf } from '../../console/derive/noun.ts'
import { isNumbered, recordPath } from '../../console/derive/record-path.ts'
import { overviewsOf } from '../../console/routes/overviews.ts'
import { menuRows, nounRoutes, pageRoutes, toolRoutes } from '../../console/routes.ts'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addCause } from '../support/fixtures/causa.ts'
import { addBatch } from '../support/fixtures/lote.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { solicitacaoFixture } from '../support/fixtures/solicitacao.ts'
import { addInternship } from '../support/internships.ts'
import { listed } from '../support/listed.ts'
import { go, settle } from '../support/navigation.ts'
import { addAluno, addProfessor } from '../support/people.ts'

const password = 'uma senha de teste'

const single = ['/', '/entrar', '/perfil', ...overviewsOf(menuRows).map(({ slug }) => `/${slug}`)]
const ownPages = pageRoutes.flatMap(({ slug, pages }) =>
  Object.keys(pages).map((under) => (under ? `/${slug}/${under}` : `/${slug}`)),
)
const recordsOf = (slug: string) =>
  isNumbered(slug) ? [`/${slug}/$numero`, `/${slug}/id/$id`] : [`/${slug}/$id`]
const formPages = nounRoutes.flatMap(({ slug, forms = {} }) =>
  Object.values(forms).flatMap((under) => recordsOf(slug).map((record) => `${record}/${under}`)),
)
/** Pages that the tests of nouns look at. */
const ofNouns = [
  ...nounRoutes.flatMap(({ slug }) => [
    ...[`/${slug}`, `/${slug}/incluir`, `/${slug}/incluir/$comando`],
    ...recordsOf(slug),
  ]),
  ...toolRoutes.map(({ slug }) => `/${slug}`),
]

describe('pages without a noun of their own, and pages of people', () => {
  let site: ConsoleWorld
  let page: Page
  /** Parameters of addresses. */
  const named: Record<string, string> = { $destino: encodeURIComponent('https://destino.exemplo/avisos') }
  before(async () => {
    site = await ConsoleWorld.open()
    const { world, client } = site
    await site.addStaff('ana', Object.keys(rights) as Right[])
    const entering = { senha: password, how: 'weak' } as const
    const aluno_id = await addAluno(world, client, 'aluna', entering)
    const professor_id = await addProfessor(world, client, 'docente', entering)
    const contrato = { aluno_id, professor_id, situacao: 'Ativo' }
    const id = await addInternship(world, client, contrato)
    await pendenciaFixture.add(world, client, 'Pendente', { contrato })
    await solicitacaoFixture.add(world, client, 'Incluída', { contrato })
    const [row] = await world.rows<{ numero: number }>(
      client.id,
      `select numero from contrato where id = ${id}`,
    )
    await listed.ListaContasIntegracao.several(world, client)
    await world.control('Webhook', {
      TOKEN: client.token,
      ACAO: 'CADASTRAR',
      SDT_INT_WEBHOOK: { ESIWH_URL: 'https://destino.exemplo/avisos' },
    })
    const batch = { recusados: 2, terminado_em: '2026-03-09T12:00:00Z' }
    named.$id = String(id)
    named.$numero = String(row!.numero)
    named.$lote = String(await addBatch(world, client, batch))
    named.$causa = String(await addCause(world, client, { forma: '9', registros: 2 }))
    page = await site.stayAs('ana', '/perfil')
  })
  afterEach(() => site.leave())
  after(() => site.close())

  it('are with those of nouns all pages that the console has', async () => {
    const routed = await page.evaluate<string[]>('Object.keys(globalThis.__TSR_ROUTER__.routesByPath)')
    const looked = new Set([...single, ...ownPages, ...formPages, ...ofNouns])
    assert.deepEqual(routed.toSorted(), [...looked].sort())
  })

  for (const path of [...single, ...ownPages, ...formPages, '/nada']) {
    it(`can be read: ${path}`, async () => {
      await go(
        page,
        path.replaceAll(/\$\w+/g, (name) => named[name]!),
      )
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await settle(page)
      await assertReadable(page, path)
    })
  }

  for (const [login, party] of [
    ['aluna', 'aluno'],
    ['docente', 'professor'],
  ] as const) {
    it(`can be read: those of ${party}`, async () => {
      const own = await site.visitAs(login, '/')
      const check = async (path: string) => {
        // Pages of the same heading follow each other, which `go` cannot observe.
        await own.goto(path)
        await own.getByRole('heading', { level: 1 }).first().waitFor()
        await settle(own)
        await assertReadable(own, `${path} of ${party}`)
      }
      await check('/')
      await check('/perfil')
      for (const { slug, load } of nounRoutes.filter(({ parties }) => parties.includes(party))) {
        await check(`/${slug}`)
        const records = own.locator('main tbody a')
        const href = (await records.count()) > 0 ? await records.first().getAttribute('href') : undefined
        const noun = await load()
        for (const { id, doors } of inclusionsOf(noun))
          if (doors.party?.includes(party)) await check(`/${slug}/incluir/${id}`)
        if (href && noun.record) await check(href)
      }
      await check(recordPath('contratos', Number(named.$id)))
    })
  }

  it('violate no policy, make no foreign requests and raise no errors', () => {
    assert.deepEqual(site.pageErrors, [])
  })
})
