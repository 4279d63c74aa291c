import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { reprocessaLote } from '../../catalogue/batches/reprocessa-lote.ts'
import { type Entered, type Right, rights, rightsOf, unlimitedRights } from '../../catalogue/doors.ts'
import { assinaturaMachine } from '../../catalogue/machines/assinatura.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { bulkOf, inclusionsOf, type Noun } from '../../console/derive/noun.ts'
import { type MenuRow, nounRoutes, pageRoutes, rowAt, toolRoutes } from '../../console/routes.ts'
import { withinSql } from '../../server/domain/machine/reach.ts'
import { listings } from '../../server/nouns/listings.ts'
import { unitsFrom } from '../../server/store/actor.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { addCause } from '../support/fixtures/causa.ts'
import { addBatch } from '../support/fixtures/lote.ts'
import { listed } from '../support/listed.ts'
import { go as goOn, unfoldMenu } from '../support/navigation.ts'

/*
 * test/contract/management.test.ts and test/contract/staff.test.ts check that the server refuses every
 * operation without its right; this file checks the pages.
 */

const everyRight = Object.keys(rights) as Right[]
const looking = everyRight.filter((right) => right.endsWith('.ver'))

/** Rights of a profile, and whether they are limited to units. */
interface Held {
  permits: readonly Right[]
  local?: boolean
}

/** Whether a profile may call an operation, or a use of it, by its declaration. */
function opens({ permits, local }: Held, operation: Entered, use?: string): boolean {
  const { staff, unlimited } = operation.doors
  const needed =
    use && typeof staff === 'object' && 'rights' in staff ? [staff.rights[use]!] : rightsOf(operation)
  return needed.some(
    (right) => permits.includes(right) && !(local && (unlimited || unlimitedRights.includes(right))),
  )
}

/** A menu row with the operation that its page requires. */
interface Shown {
  row: MenuRow
  first: Entered
}

/** The button of each operation of hand-written pages that needs a right beyond its page's. */
const buttons: Readonly<Record<string, { at: string; name: string; use?: string }>> = {
  AtribuiCausa: { at: 'ocorrencias/$causa', name: 'Atribuir a…' },
  ResolveCausa: { at: 'ocorrencias/$causa', name: 'Marcar como resolvida…' },
  CriaCredencial: { at: 'integracao/credenciais', name: 'Criar credencial' },
  TrocaCredencial: { at: 'integracao/credenciais', name: 'Trocar' },
  RevogaCredencial: { at: 'integracao/credenciais', name: 'Revogar' },
  CriaContaIntegracao: { at: 'integracao/credenciais/contas', name: 'Criar conta' },
  TrocaSenhaContaIntegracao: { at: 'integracao/credenciais/contas', name: 'Nova senha' },
  RevogaContaIntegracao: { at: 'integracao/credenciais/contas', name: 'Revogar' },
  WebhookSituacao: { at: 'integracao/webhooks/$destino', name: 'Pausar' },
  WebhookReenvio: { at: 'integracao/webhooks/$destino', name: 'Reenviar desde um dia' },
  WebhookSegredo: { at: 'integracao/webhooks/$destino', name: 'Trocar o segredo' },
  Webhook: { at: 'integracao/webhooks/$destino', name: 'Remover', use: 'REMOVER' },
  CriaEnsaio: { at: 'integracao/ensaio', name: 'Criar ambiente de ensaio' },
  ReprocessaLote: { at: 'lotes/$lote', name: 'Reprocessar recusados' },
}
/** Buttons that appear only after another action, with the test that covers them. */
const tried: Readonly<Record<string, string>> = {
  CorrigeRegistros: 'refused-records.test.ts',
  ComparaPar: 'refused-records.test.ts',
  DecidePares: 'refused-records.test.ts',
  ConsultaPendencia: 'deliveries.test.ts',
  ListaPendencias: 'deliveries.test.ts',
  LinkDeArquivo: 'deliveries.test.ts',
  RevogaDecisao: 'refused-records.test.ts',
  SalvaDeficiencia: 'refused-records.test.ts',
  IncluiCurso: 'refused-records.test.ts',
  RecebeAlunos: 'integrator.test.ts',
  RefazEnsaio: 'sandbox.test.ts',
  RemoveEnsaio: 'sandbox.test.ts',
}

/** Rows that all units see, in tables that belong to units. Of all other tables an empty unit sees none. */
const ofEverybody: Readonly<Record<string, string>> = {
  arquivo: 'num_nonnulls(convenio_id, apolice_id, pessoa_id) > 0',
  mensagem: "contrato_id is null and parte not in ('aluno', 'usuario')",
  solicitacao: 'contrato_id is null and aluno_id is null',
  unidade: "codigo = 'NADA'",
}

/** Conditions of lists that show only some rows of their table. */
const only: Readonly<Record<string, string>> = {
  ListaAssinaturas: `situacao_assinatura <> '${assinaturaMachine.initial[0]}'`,
}

function belongingOf(id: string): { table: string; shared: string; shows: string } {
  const table = listings[id as keyof typeof listings].base.split(' ')[0] as Parameters<typeof withinSql>[0]
  const everybody = withinSql(table, 'x', { kind: 'staff', permissoes: [], units: unitsFrom([]) }) === 'true'
  return { table, shared: everybody ? 'true' : (ofEverybody[table] ?? 'false'), shows: only[id] ?? 'true' }
}

describe('pages and buttons by right', () => {
  let site: ConsoleWorld
  let page: Page
  let profile: number
  const nouns = new Map<string, Noun>()
  /** Ids of the records of each noun. */
  const numbers = new Map<string, number[]>()
  /** Number of rows that a user with all rights sees. */
  const seen = new Map<string, number>()
  const all: Shown[] = []
  /** Operations of hand-written pages that need a right beyond their page's. */
  const behind = new Map<string, Entered>()
  /** Parameters in the addresses of hand-written pages. */
  const within: Record<string, string> = { $destino: encodeURIComponent('https://destino.exemplo/avisos') }
  /** Requests of the page since the last navigation. */
  const asked: string[] = []
  let at = ''

  before(async () => {
    site = await ConsoleWorld.open()
    const { world, client } = site
    for (const row of nounRoutes) {
      const noun = await row.load()
      nouns.set(row.slug, noun)
      all.push({ row, first: noun.listings[0] })
      const { id } = noun.listings[0]
      numbers.set(row.slug, await listed[id as keyof typeof listed].several(world, client))
    }
    for (const row of toolRoutes) all.push({ row, first: (await row.load())[0]! })
    for (const row of pageRoutes) {
      const operations = await row.load()
      all.push({ row, first: operations[0] })
      for (const one of [...operations, reprocessaLote])
        if (rightsOf(one).some((right) => right !== row.right)) behind.set(one.id, one)
    }
    behind.delete('ConsultaLote')
    await listed.ListaContasIntegracao.several(world, client)
    await world.control('Webhook', {
      TOKEN: client.token,
      ACAO: 'CADASTRAR',
      SDT_INT_WEBHOOK: { ESIWH_URL: 'https://destino.exemplo/avisos' },
    })
    within.$lote = String(
      await addBatch(world, client, { recusados: 2, terminado_em: '2026-03-09T12:00:00Z' }),
    )
    within.$causa = String(await addCause(world, client, { forma: '9', registros: 2 }))
    const nowhere = await insert(world, client, 'unidade', { codigo: 'NADA', nome: 'Sem nada' })
    profile = await site.addStaff('ana', everyRight, { unidade_id: nowhere })
    page = await site.visitAs('ana', '/perfil')
    page.on('request', (request) => {
      // The previous page may still send requests.
      const from = request.headers().referer
      if (from === undefined || new URL(from).pathname === at) asked.push(new URL(request.url()).pathname)
    })
  })
  after(() => site.close())

  async function become({ permits, local = false }: Held): Promise<void> {
    const list = permits.map((right) => `'${right}'`).join()
    await site.world.rows(
      site.client.id,
      `update perfil set permissoes = array[${list}]::text[], por_unidade = ${local} where id = ${profile}`,
    )
    await page.goto('/perfil')
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

  async function go(path: string): Promise<void> {
    asked.length = 0
    at = new URL(`/${path}`, page.url()).pathname
    await goOn(page, `/${path}`)
  }

  const heading = () => page.locator('main h1').textContent()
  const evaluated = <T>(script: string) => page.evaluate<T>(script)
  const hrefs = (within: string) =>
    evaluated<string[]>(`[...document.querySelectorAll('${within}')].map((one) => one.getAttribute('href'))`)
  const labels = (within: string) =>
    evaluated<string[]>(`[...document.querySelectorAll('${within}')].map((one) => one.textContent)`)

  const counted = async (statement: string) =>
    (await site.world.rows<{ n: number }>(site.client.id, statement))[0]!.n

  async function checkMenu(held: Held): Promise<void> {
    const expected = all.filter(({ first }) => opens(held, first)).map(({ row }) => `/${row.slug}`)
    await unfoldMenu(page)
    const shown = (await hrefs('nav a')).filter((href) => !['/', '/docs'].includes(href))
    assert.deepEqual(shown.sort(), expected.sort())
  }

  /** The page names the missing right, and shows and requests nothing else. */
  async function checkRefused(path: string): Promise<void> {
    await go(path)
    assert.equal(await heading(), 'Falta uma permissão', path)
    const rest = await evaluated<number>(
      "document.querySelectorAll('main :is(table, form, button, input, article, dl)').length",
    )
    assert.deepEqual([rest, asked.filter((one) => one.startsWith('/gestao/'))], [0, []], path)
  }

  /** No link of the page leads to one that is closed. */
  async function checkLinks(path: string, held: Held): Promise<void> {
    const closed = (await hrefs('main a[href^="/"]')).filter((href) => {
      const row = rowAt(
        all.map((one) => one.row),
        href.split(/[?#]/)[0]!,
      )
      const first = all.find((one) => one.row === row)?.first
      return first && !opens(held, first)
    })
    assert.deepEqual(closed, [], path)
  }

  /** The list shows the buttons of allowed commands; a record also shows the others, with the reason. */
  async function checkNoun(slug: string, held: Held): Promise<number> {
    const noun = nouns.get(slug)!
    await go(slug)
    assert.notEqual(await heading(), 'Falta uma permissão', slug)
    await checkLinks(slug, held)
    const open = inclusionsOf(noun).filter((one) => opens(held, one))
    const expected = open.map(({ id }, at) => `/${slug}/incluir${at === 0 ? '' : `/${id}`}`)
    assert.deepEqual((await hrefs(`main a[href^="/${slug}/incluir"]`)).sort(), expected.sort(), slug)
    const rows = await page.locator('main tbody tr').count()
    const choices = page.locator('main td[data-choice] input')
    const many = bulkOf(noun).filter((one) => opens(held, one))
    if (held.local !== true) assert.equal((await choices.count()) > 0, many.length > 0, slug)
    if ((await choices.count()) > 0) {
      await evaluated("document.querySelector('main th[data-choice] input').click()")
      const offered = await labels('main [class*=Paper] button')
      const known = many.map(({ rotulo }) => portuguese(rotulo))
      for (const label of offered.slice(0, -1)) assert.ok(known.includes(label), `${slug}: ${label}`)
    }
    for (const one of inclusionsOf(noun).filter((inclusion) => !opens(held, inclusion)))
      await checkRefused(`${slug}/incluir/${one.id}`)
    return rows
  }

  async function checkRecord(slug: string, held: Held): Promise<void> {
    const noun = nouns.get(slug)!
    if (!noun.record) return
    await go(`${slug}/${numbers.get(slug)!.at(-1)}`)
    await checkLinks(slug, held)
    const moves = await evaluated<{ label: string; closed: boolean; why: string }[]>(
      `[...document.querySelectorAll('main section button')].filter((one) => one.ariaDisabled !== null || one.closest('section').querySelector('h2')?.textContent === 'O que fazer agora')
        .map((one) => ({ label: one.textContent, closed: one.ariaDisabled === 'true',
          why: document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? '' }))`,
    )
    for (const { label, closed, why } of moves) {
      const named = noun.commands.filter(({ rotulo, on }) => portuguese(rotulo) === label && on !== 'new')
      if (named.length !== 1) continue
      const lacking = !opens(held, named[0]!)
      assert.equal(/Exige (a|uma) permissão/.test(why), lacking, `${slug}: ${label}: ${why}`)
      if (lacking) assert.ok(closed, `${slug}: ${label}`)
    }
  }

  /** Checks the buttons of hand-written pages, or only of pages with a button that needs this right. */
  async function checkButtons(held: Held, right?: Right): Promise<void> {
    const pages = Map.groupBy(Object.entries(buttons), ([, { at }]) => at)
    for (const [at, named] of pages) {
      if (right && !named.some(([id]) => rightsOf(behind.get(id)!).includes(right))) continue
      await go(at.replace(/\$\w+/, (name) => within[name]!))
      for (const [id, { name, use }] of named) {
        const count = await page.locator('main').getByRole('button', { name, exact: true }).count()
        assert.equal(count > 0, opens(held, behind.get(id)!, use), `${at}: ${name}`)
      }
    }
  }

  it('are all present for a user with all rights', async () => {
    const held = { permits: everyRight }
    await become(held)
    await checkMenu(held)
    for (const { slug } of nounRoutes) {
      seen.set(slug, await checkNoun(slug, held))
    }
    for (const { slug } of [...toolRoutes, ...pageRoutes]) {
      await go(slug)
      assert.notEqual(await heading(), 'Falta uma permissão', slug)
    }
    await checkButtons(held)
  })

  it('include the button of every operation that needs more than its page', () => {
    assert.deepEqual([...behind.keys()].sort(), Object.keys({ ...buttons, ...tried }).sort())
  })

  it('are disabled with a reason for a user who may only read', async () => {
    const held = { permits: looking }
    await become(held)
    await checkMenu(held)
    for (const { slug, right } of nounRoutes) {
      if (!looking.includes(right)) continue
      await checkNoun(slug, held)
      await checkRecord(slug, held)
    }
    await checkButtons(held)
  })

  it('show moves of a record that need another right as disabled, with that right', async () => {
    const held = { permits: everyRight.filter((right) => !right.endsWith('.alterar')) }
    await become(held)
    for (const { slug, right } of nounRoutes) {
      if (!held.permits.includes(right)) continue
      await checkNoun(slug, held)
      await checkRecord(slug, held)
    }
  })

  it('name the missing right to a user who lacks one, and hide its pages and buttons', async () => {
    const needed = [...all.map(({ first }) => first), ...behind.values()].flatMap(rightsOf)
    for (const missing of new Set(needed)) {
      const held = { permits: everyRight.filter((right) => right !== missing) }
      await become(held)
      await checkMenu(held)
      for (const { row, first } of all) if (!opens(held, first)) await checkRefused(row.slug)
      if (missing !== 'integracao.ver') await checkButtons(held, missing)
    }
  })

  it('show nothing of other units to a user limited to one', async () => {
    const held = { permits: everyRight, local: true }
    await become(held)
    await checkMenu(held)
    for (const { row, first } of all) if (!opens(held, first)) await checkRefused(row.slug)
    for (const { slug } of nounRoutes) {
      const listing = nouns.get(slug)!.listings[0]
      if (!opens(held, listing)) continue
      const rows = await checkNoun(slug, held)
      const { table, shared, shows } = belongingOf(listing.id)
      const expected =
        shared === 'true'
          ? seen.get(slug)
          : await counted(`select count(*)::int as n from ${table} where ${shared} and ${shows}`)
      assert.equal(rows, expected, `${slug}: rows of other units`)
      if (shared !== 'false' || !nouns.get(slug)!.record) continue
      await go(`${slug}/${numbers.get(slug)!.at(-1)}`)
      await page.locator('main').getByText('Não há registro com este número.').waitFor()
    }
  })

  it('are all absent for a user without rights', async () => {
    const held = { permits: [] }
    await become(held)
    await checkMenu(held)
    for (const { row } of all) await checkRefused(row.slug)
    for (const { slug } of nounRoutes) await checkRefused(`${slug}/${numbers.get(slug)!.at(-1)}`)
  })
})
