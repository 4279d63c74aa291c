import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { contrastFindings } from '../support/contrast.ts'
import { addFullContract } from '../support/full-contract.ts'
import { go } from '../support/navigation.ts'
import { type Fields, studentOf } from '../support/records.ts'

const students = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
const enrolments = ['RecebeAlunosCursos', 'SDT_INT_ALUNOS_CURSOS'] as const
const shots = process.env.SHOTS

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** Refused students and enrolments, for four reasons. */
const pairs = 13
const dotted = numbers(1, 214).map((n): Fields => ({ ...studentOf(n), ESIAL_CEP: '01.310-100' }))
const unknown = numbers(301, 61).map((n): Fields => ({ ...studentOf(n), ESIAL_CODIGO_DEFICIENCIA: '07' }))
const holders = numbers(401, pairs).map(
  (n): Fields => ({ ...studentOf(n), ESIAL_EMAIL: `par${n}@exemplo.edu.br` }),
)
const doubles = numbers(401, pairs).map(
  (n): Fields => ({ ...studentOf(n + 100), ESIAL_EMAIL: `par${n}@exemplo.edu.br` }),
)
const enrolled = numbers(601, 12).map((n) => studentOf(n))
const lost = enrolled.map(
  (one): Fields => ({
    ESIAC_ALUNO: one.ESIAL_IDENTIFICACAO,
    ESIAC_CURSO: '0412',
    ESIAC_MATRICULA: one.ESIAL_IDENTIFICACAO,
    ESIAC_SITUACAO: 'C',
  }),
)
const night = [...dotted, ...unknown, ...doubles]

describe('refused records', () => {
  let site: ConsoleWorld
  let page: Page
  let clicks = 0
  let shot = 0
  before(async () => {
    site = await ConsoleWorld.open({ processing: true })
    await site.addStaff('ana', [
      'integracao.ver',
      'integracao.alterar',
      'cadastros.ver',
      'cadastros.alterar',
      'sensivel.ver',
      'configuracao.alterar',
      'contratos.ver',
    ])
    await site.addStaff('leitor', ['integracao.ver'])
    await site.addStaff('oto', ['integracao.ver', 'integracao.alterar', 'cadastros.ver', 'cadastros.alterar'])
    await send(students, [...holders, ...enrolled])
  })
  after(() => site.close())

  const send = ([operation, list]: readonly [string, string], records: readonly Fields[]) =>
    site.world.process(site.client, operation, list, [...records])
  const click = async (role: 'button' | 'link', name: string | RegExp) => {
    await page.getByRole(role, { name }).first().click()
    clicks++
  }
  const look = async () => {
    if (!shots) return
    mkdirSync(shots, { recursive: true })
    await page.screenshot({ path: `${shots}/${String(++shot).padStart(2, '0')}.png`, fullPage: true })
  }
  const said = (words: string | RegExp) => page.getByText(words).first().waitFor()
  /** Accessible in both schemes, and no wider than the screen. */
  const inBothSchemes = async (name: string) => {
    for (const [width, height] of [
      [1440, 900],
      [360, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        assert.deepEqual(await contrastFindings(page), [], `${name} ${width} ${colorScheme}`)
        if (!shots) continue
        mkdirSync(shots, { recursive: true })
        await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png` })
      }
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      assert.ok(wide <= 0, `${name}: ${wide} px too wide`)
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 900 })
    const findings = (await axeFindings(page)).filter((one) => !one.includes('aria-label="Buscar"'))
    assert.deepEqual(findings, [])
  }
  const readable = async () => {
    // Another test checks the navigation and header.
    const findings = (await axeFindings(page)).filter((one) => !one.includes('aria-label="Buscar"'))
    assert.deepEqual(findings, [])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    assert.deepEqual(await contrastFindings(page), [])
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 900 })
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    assert.ok(wide <= 0, `${wide} px too wide`)
    await look()
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  it('of four causes are repaired in 14 clicks, all pairs by one decision', async () => {
    assert.equal((await send(students, night)).resultados, 'R'.repeat(night.length))
    assert.equal((await send(enrolments, lost)).resultados, 'R'.repeat(12))
    page = await site.visitAs('ana', '/lotes')
    await page.getByRole('table').waitFor()
    await readable()
    await click('link', 'Ocorrências')
    await said('300 registros por resolver · 300 pessoas · 4 causas')
    await look()
    await readable()

    await click('link', /CEP inválido/)
    await said('01310100')
    await look()
    await readable()
    await click('button', 'Simular nos 214')
    await said('Na simulação: 214 aceitos, 0 recusados.')
    await look()
    await click('button', 'Reenviar 214')
    await said('214 aceitos, 0 recusados.')
    await look()

    await click('link', /^Próxima causa: .*deficiência/i)
    await said('Falta cadastrar 07')
    await page.getByLabel('O que o código quer dizer').fill('Visão monocular')
    await look()
    await click('button', 'Cadastrar deficiência 07')
    await said('07 cadastrado.')
    await click('button', 'Reenviar 61')
    await said('61 aceitos, 0 recusados.')
    await look()

    await click('link', /^Próxima causa: .*e-mail/i)
    await click('button', 'Inativar todos os antigos…')
    await said(`${pairs} pares abertos: cada antigo fica inativo`)
    await look()
    await click('button', `Inativar ${pairs}`)
    await said(`${pairs} pares decididos.`)
    await said(`${pairs} aceitos, 0 recusados.`)
    await look()

    await click('link', /^Próxima causa: .*curso/i)
    await said('Falta cadastrar 0412')
    await page.getByLabel('Nome do curso').fill('Engenharia de Alimentos')
    await look()
    await click('button', 'Cadastrar curso 0412')
    await said('0412 cadastrado.')
    await click('button', 'Reenviar 12')
    await said('12 aceitos, 0 recusados.')
    await said('Todas as causas estão resolvidas.')
    await look()
    assert.ok(clicks <= 14, `${clicks} clicks`)
  })

  it('are accepted the next night, because the corrections are stored', async () => {
    const again = await send(students, night)
    assert.equal(again.resultados, 'N'.repeat(night.length))
    assert.equal((await send(enrolments, lost)).resultados, 'N'.repeat(12))
    await go(page, `/lotes/${again.lote}`)
    await said('Valores corrigidos na plataforma continuam no lugar dos enviados')
    await look()
    await readable()
    await page.getByRole('button', { name: 'Ver registro 1, como foi recebido' }).click()
    await page.getByRole('dialog').getByText('01.310-100').waitFor()
    await look()
  })

  it('lose a value only after a user chose and confirmed that', async () => {
    await send(
      students,
      numbers(910, 2).map((n) => ({ ...studentOf(n), ESIAL_EMAIL: 'sem arroba' })),
    )
    page = await site.visitAs('ana', '/ocorrencias')
    await click('link', /^E-mail/)
    const table = page.getByRole('table', { name: 'Registros' })
    await table.getByText('sem arroba').first().waitFor()
    const blanking = page.getByRole('radio', { name: /^Enviar vazio/ })
    assert.equal(await blanking.isChecked(), false)
    await blanking.check()
    await look()
    await click('button', 'Reenviar 2')
    const dialog = page.getByRole('dialog', { name: 'Apagar “E-mail” de 2 registros?' })
    await dialog.waitFor()
    await look()
    await dialog.getByRole('button', { name: 'Voltar' }).last().click()
    await dialog.waitFor({ state: 'hidden' })
    assert.equal(await page.getByText('2 aceitos, 0 recusados.').count(), 0)
    await click('button', 'Reenviar 2')
    await page.getByRole('button', { name: 'Apagar e reenviar' }).click()
    await said('2 aceitos, 0 recusados.')
  })

  it('with a missing value get one, and are found by batch', async () => {
    const [one, other] = numbers(920, 2).map((n) => ({ ...studentOf(n), ESIAL_CIDADE: '' }))
    const { lote } = await send(students, [one!])
    await send(students, [other!])
    await go(page, `/lotes/${lote}`)
    await click('link', 'Corrigir por causa')
    await click('link', /^Cidade/)
    const table = page.getByRole('table', { name: 'Registros' })
    await table.getByText('(vazio)').first().waitFor()
    const links = table.getByRole('link', { name: /^\d+$/ })
    assert.deepEqual(await links.allTextContents(), [String(lote)])
    await page.getByLabel('Só do lote').fill('')
    await links.nth(1).waitFor()
    await page.getByLabel('Conserto').selectOption('trocar')
    await page.getByLabel('No lugar de (vazio)').fill('Natal')
    await look()
    await readable()
    await click('button', 'Simular nos 2')
    await said('Na simulação: 2 aceitos, 0 recusados.')
    await click('button', 'Reenviar 2')
    await said('1 aceito, 0 recusados.')
  })

  it('that want the value of another are compared with it and its contracts, and stay decided', async () => {
    await addFullContract(site.world, site.client)
    const twin = { ...studentOf(930), ESIAL_EMAIL: 'joana@exemplo.edu.br', ESIAL_CIDADE: 'Santos' }
    await send(students, [twin])
    page = await site.visitAs('ana', '/ocorrencias')
    await click('link', /já tem este e-mail/)
    await click('button', 'Inativar o antigo')
    const dialog = page.getByRole('dialog', { name: 'Inativar o antigo: Joana Conceição' })
    await dialog.getByText('O contrato em aberto continua no cadastro antigo').waitFor()
    const compared = dialog.getByRole('table', { name: 'Os dois registros' })
    await compared.getByRole('row', { name: /^Aluno difere/ }).waitFor()
    await compared.getByRole('row', { name: /^Cidade Santos/ }).waitFor()
    await dialog.getByRole('table', { name: 'Contratos de RA-1' }).getByText('Ativo').waitFor()
    await dialog.getByText('Ainda não tem cadastro, nem contratos.').waitFor()
    await inBothSchemes('pair')
    await dialog.getByRole('link', { name: 'Ver todos os contratos' }).click()
    await page.waitForURL(/\/contratos\?.*aluno=\d+/)
    await page.getByRole('heading', { level: 1, name: 'Contratos' }).waitFor()
    await page.goBack()

    await click('button', 'Devolver à origem')
    await said('Pares decididos')
    for (const night of ['one', 'another']) {
      assert.equal((await send(students, [twin])).resultados, 'R', night)
    }
    await go(page, '/ocorrencias?situacao=Resolvida')
    await click('link', /já tem este e-mail/)
    await said(/Devolver à origem: decidido por/)
    await inBothSchemes('decided')
    await click('button', /^Revogar a decisão de/)
    await click('button', 'Inativar o antigo')
    await dialog.getByRole('button', { name: 'Inativar com 1 contrato em aberto' }).click()
    await said('1 aceito, 0 recusados.')
    await said('1 registro aplicado')
  })

  it('that wait are shown as applied after the missing record was registered', async () => {
    await site.world.rows(site.client.id, 'update cliente set espera_referencias = 24 returning cliente_id')
    await send(
      enrolments,
      enrolled.slice(0, 3).map((one) => ({
        ESIAC_ALUNO: one.ESIAL_IDENTIFICACAO,
        ESIAC_CURSO: '0417',
        ESIAC_MATRICULA: one.ESIAL_IDENTIFICACAO,
        ESIAC_SITUACAO: 'C',
      })),
    )
    page = await site.visitAs('ana', '/ocorrencias')
    await click('link', /Aguarda um registro|Curso: aguarda/i)
    await page.getByLabel('Nome do curso').fill('Zootecnia')
    await click('button', 'Cadastrar curso 0417')
    await said('3 registros aplicados')
    await page.getByText('Aplicando os registros que esperavam…').waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('button', { name: /^Reenviar/ }).count(), 0)
    await inBothSchemes('done')
  })

  it('are shown without buttons to a user who may only read', async () => {
    await send(students, [{ ...studentOf(900), ESIAL_CEP: 'x' }])
    const reader = await site.visitAs('leitor', '/ocorrencias')
    await reader
      .getByRole('link', { name: /CEP inválido/ })
      .first()
      .click()
    await reader.getByText('Exige a permissão “Corrigir cadastros e registros recusados”.').waitFor()
    for (const name of [/Simular/, /Reenviar/, /Corrigir/, 'Atribuir a…', 'Marcar como resolvida…']) {
      assert.equal(await reader.getByRole('button', { name }).count(), 0, String(name))
    }
  })

  it('name the missing record, which only a user with the right can register', async () => {
    await send(students, [{ ...studentOf(901), ESIAL_CODIGO_DEFICIENCIA: '08' }])
    await send(enrolments, [{ ...lost[0], ESIAC_CURSO: '0413' }])
    const causeOf = async (login: string, cause: RegExp) => {
      const seen = await site.stayAs(login, '/ocorrencias')
      await seen.getByRole('main').getByRole('link', { name: cause }).first().click()
      return seen
    }
    const register = (seen: Page) => seen.getByRole('button', { name: /^Cadastrar/ })
    for (const cause of [/deficiência/i, /curso/i]) {
      const seen = await causeOf('leitor', cause)
      await seen.getByText('Exige a permissão “Corrigir cadastros e registros recusados”.').waitFor()
      assert.equal(await register(seen).count(), 0, String(cause))
    }
    const lacking = await causeOf('oto', /deficiência/i)
    await lacking
      .getByText('Exige a permissão “Alterar as configurações e as regras da instituição”.')
      .waitFor()
    assert.equal(await register(lacking).count(), 0)
    await register(await causeOf('oto', /curso/i)).waitFor()
    await register(await causeOf('ana', /deficiência/i)).waitFor()
  })

  it('violate no policy, make no foreign requests and raise no errors', () => {
    assert.deepEqual(site.pageErrors, [])
  })
})
