import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { assertReadable } from '../support/accessibility.ts'
import { Browser } from '../support/browser.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addInternship } from '../support/internships.ts'

describe('two people edit one contract', () => {
  let site: ConsoleWorld
  let other: Browser
  before(async () => {
    site = await ConsoleWorld.open()
    const rights = ['contratos.ver', 'contratos.alterar', 'cadastros.ver'] as const
    await site.addStaff('ana', rights)
    await site.addStaff('bia', rights)
    other = new Browser(site.world.base)
    await other.signIn(site.client.codigo, 'bia', 'uma senha de teste')
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  /** A contract that waits for its term. */
  const contract = () =>
    addInternship(site.world, site.client, {
      ...{ supervisor_cargo: 'Gerente', area_atuacao: 'Redes', horas_semanal: '20' },
    })

  async function changedByOther(id: number, changes: object): Promise<void> {
    const versao = (await stored(id)).versao
    const answer = await other.go('POST', '/gestao/AlteraContrato', { id, versao, ...changes }, csrf())
    assert.equal(answer.status, 200, answer.text)
  }
  const csrf = () => ({ 'x-csrf-token': other.csrf })

  const stored = async (id: number) => {
    const [row] = await site.world.rows<Record<string, string | number>>(
      site.client.id,
      'select versao, supervisor_cargo, area_atuacao, horas_semanal::text from contrato where id = $1',
      [id],
    )
    return row!
  }

  it('a second press never overwrites: each clashing field is decided first', async () => {
    const id = await contract()
    const page = await site.visitAs('ana', `/contratos/id/${id}?acao=AlteraContrato`)
    await page.getByLabel('Cargo do supervisor').fill('Diretora')
    await page.getByLabel('Horas por semana').fill('25')
    await changedByOther(id, { supervisorCargo: 'Analista', areaAtuacao: 'Dados', horasSemanal: '24' })
    const save = page.locator('button[type=submit]')
    await save.click()
    const clash = page.getByRole('alert').filter({ hasText: 'mudou enquanto' })
    await clash.waitFor()
    await page.waitForFunction('document.activeElement?.getAttribute("role") === "alert"')
    assert.ok(await save.isDisabled(), 'nothing is sent before each field is decided')
    await page.getByRole('textbox', { name: 'Horas por semana' }).press('Enter')
    assert.equal((await stored(id)).supervisor_cargo, 'Analista')
    await clash
      .getByText(/\(bia, /)
      .first()
      .waitFor()
    await assertReadable(page, 'a conflict')
    // What only the other person changed is taken, and said.
    await clash.getByText(/Área de atuação.*Redes.*Dados/).waitFor()
    assert.equal(await page.locator('[name=areaAtuacao]').inputValue(), 'Dados')
    await clash.getByRole('button', { name: 'Cargo do supervisor: ficar com Diretora' }).click()
    assert.ok(await save.isDisabled())
    await clash.getByRole('button', { name: 'Horas por semana: aceitar 24' }).click()
    await save.click()
    await page.getByText('Alterar: feito.').waitFor()
    const row = await stored(id)
    assert.deepEqual(
      [row.supervisor_cargo, row.area_atuacao, Number(row.horas_semanal)],
      ['Diretora', 'Dados', 24],
    )
  })

  it('what a form kept of an earlier visit does not undo what others changed since', async () => {
    const id = await contract()
    const page = await site.visitAs('ana', `/contratos/id/${id}?acao=AlteraContrato`)
    await page.getByLabel('Cargo do supervisor').fill('Diretora')
    await changedByOther(id, { areaAtuacao: 'Dados', supervisorCargo: 'Analista' })
    await page.reload()
    const clash = page.getByRole('alert').filter({ hasText: 'mudou enquanto' })
    await clash.getByRole('button', { name: 'Cargo do supervisor: ficar com Diretora' }).click()
    assert.equal(await page.locator('[name=areaAtuacao]').inputValue(), 'Dados')
    await page.locator('button[type=submit]').click()
    await page.getByText('Alterar: feito.').waitFor()
    const row = await stored(id)
    assert.deepEqual([row.supervisor_cargo, row.area_atuacao], ['Diretora', 'Dados'])
  })
})
