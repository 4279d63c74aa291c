import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Right, rights } from '../../catalogue/doors.ts'
import type { Shape } from '../../catalogue/output.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { inclusionsOf } from '../../console/derive/noun.ts'
import { recordPath } from '../../console/derive/record-path.ts'
import type { SectionName } from '../../console/routes/room.ts'
import { nounRoutes, toolRoutes } from '../../console/routes.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { assertReadable } from './accessibility.ts'
import { Browser } from './browser.ts'
import { ConsoleWorld } from './console.ts'
import { listed } from './listed.ts'
import { go, settle } from './navigation.ts'

/** Texts that no page may show: refusals, JavaScript's empty values and ISO dates. */
const unsaid = /Não foi possível|\bundefined\b|\bnull\b|\bNaN\b|\[object |\b\d{4}-\d{2}-\d{2}\b/

interface Reference {
  path: string
  noun: string
  id: number
}

type Answered = Readonly<Record<string, unknown>>

/** The records that an answer names by a declared id. */
function referencesIn(shape: Shape, answer: Answered, path: string): Reference[] {
  return Object.entries(shape).flatMap(([name, output]): Reference[] => {
    const at = `${path}.${name}`
    const value = answer[name]
    if (output.type === 'list')
      return ((value ?? []) as Answered[]).flatMap((row) => referencesIn(output.fields, row, at))
    if (output.type === 'object') return value ? referencesIn(output.fields, value as Answered, at) : []
    if (typeof value !== 'number') return []
    const { related, relatedBy } = { related: undefined, relatedBy: undefined, ...output }
    if (related) return [{ path: at, noun: related, id: value }]
    if (!relatedBy) return []
    const { leaf, nouns } = relatedBy as { leaf: string; nouns?: Readonly<Record<string, string>> }
    const told = String(answer[leaf] ?? '')
    const noun = nouns ? nouns[told] : told
    return noun ? [{ path: at, noun, id: value }] : []
  })
}

type Area = 'contracts' | 'money' | 'projects' | 'registers'

/** The test file of each section of the menu. The files run in parallel. */
const areas: Readonly<Record<SectionName, Area>> = {
  Integração: 'registers',
  Contratos: 'contracts',
  Recrutamento: 'projects',
  Projetos: 'projects',
  Cadastros: 'registers',
  Pessoal: 'projects',
  Financeiro: 'money',
  Configurações: 'registers',
}

/** Defines the tests of the derived pages in one area. */
export function tryNouns(area: Area): void {
  const isOfArea = ({ section }: { section: SectionName }) => areas[section] === area
  let site: ConsoleWorld
  let page: Page
  /** A management key with every right, which reads what the page shows. */
  let key: string
  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', Object.keys(rights) as Right[])
    page = await site.visitAs('ana', '/perfil')
    key = await createCredential(site.world.context.owner, {
      clienteId: site.client.id,
      kind: 'gestao',
      name: 'referências',
      scopes: Object.keys(rights) as Right[],
    })
  })
  after(() => site.close())

  /** Every record that the page's answer names is a link, to its id or its number. */
  async function checkLinks(operation: { id: string; element: Shape }, of: number): Promise<void> {
    const asked = new Browser(site.world.base)
    const { body } = await asked.go('POST', `/gestao/${operation.id}`, { id: of }, { authorization: key })
    const answer = body.registro as Answered
    assert.ok(answer, operation.id)
    const shown = await page
      .locator('main a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    const numbers = await site.world.rows<{ id: number; path: string }>(
      site.client.id,
      `select id, '/contratos/' || numero || case when sequencia > 1 then '-' || sequencia else '' end as path from contrato`,
    )
    const missing = referencesIn(operation.element, answer, operation.id).filter(({ noun, id }) => {
      const { slug } = nounRoutes.find((one) => one.noun === noun)!
      const named = noun === 'contrato' ? numbers.filter((one) => one.id === id) : []
      const paths = [recordPath(slug, id), ...named.flatMap(({ path }) => [path, `${path}-1`])]
      return !paths.some((path) => shown.some((href) => href?.split(/[?#]/)[0] === path))
    })
    assert.deepEqual(missing, [])
  }

  async function check(what: string): Promise<void> {
    await settle(page)
    const words = await page.locator('body').innerText()
    assert.doesNotMatch(words, unsaid, what)
    await assertReadable(page, what)
  }

  for (const { slug, load } of nounRoutes.filter(isOfArea)) {
    it(`/${slug}: shows its list, a record, a new one and a change`, async () => {
      const noun = await load()
      const ids = await listed[noun.listings[0].id as keyof typeof listed].several(site.world, site.client)
      await go(page, `/${slug}`)
      await page.getByRole('table').waitFor()
      await check(`/${slug}`)
      if (noun.record) {
        const path = recordPath(slug, ids.at(-1))
        await go(page, path)
        await page.getByRole('heading', { name: 'Dados' }).waitFor()
        await check(path)
        await checkLinks(noun.record, ids.at(-1)!)
      }
      const change = page.getByRole('button', { name: 'Alterar', exact: true })
      if ((await change.count()) > 0) {
        await change.click()
        // A contract is changed on a page of its own.
        await page.getByRole('dialog').or(page.locator('form')).first().waitFor()
        await check(`a change at /${slug}`)
      }
      for (const { id } of inclusionsOf(noun)) {
        await go(page, `/${slug}/incluir/${id}`)
        // Many records come from a file.
        await page.locator('form').or(page.locator('input[type=file]')).first().waitFor({ state: 'attached' })
        await check(`/${slug}/incluir/${id}`)
      }
    })
  }

  for (const { slug, label } of toolRoutes.filter(isOfArea)) {
    it(`/${slug}: shows a page of commands`, async () => {
      await go(page, `/${slug}`)
      await page.getByRole('heading', { level: 1, name: portuguese(label) }).waitFor()
      await page.locator('form').first().waitFor()
      await check(`/${slug}`)
    })
  }

  it('violate no policy, make no foreign requests and raise no errors', () => {
    assert.deepEqual(site.pageErrors, [])
  })
}
