import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertReadable } from '../support/accessibility.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { go } from '../support/navigation.ts'

describe('ending, correcting and extending contracts in the console', () => {
  let site: ConsoleWorld
  let page: Page
  let ending: number
  const day = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString()
  before(async () => {
    site = await ConsoleWorld.open()
    const { world, client } = site
    await site.addStaff('ana', ['contratos.ver', 'contratos.alterar', 'cadastros.ver'])
    const term = { situacao: 'Ativo', inicio: day(-100), encerramento: day(50) }
    ending = await addInternship(world, client, term, { aluno: { nome: 'Caio Contratado' } })
    for (const [at, days] of [20, 50].entries()) {
      await insert(world, client, 'parcela', {
        ...{ contrato_id: ending, parcela: at + 1, data: day(days + 40), valor_bolsa: '1200.00' },
        tipo_taxa: 'A pagar',
      })
    }
    await addInternship(world, client, { ...term, encerramento: day(200) }, { aluno: { nome: 'Lia Longa' } })
    page = await site.visitAs('ana', '/')
  })
  after(() => site.close())

  const shot = async (name: string) => {
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` })
  }
  const open = (command: string) => go(page, `/contratos/id/${ending}?acao=${command}`)

  it('a correction shows what each changed field requires before it is saved', async () => {
    await open('CorrigeTermo')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Encerramento').fill(day(60))
    const effects = dialog.getByRole('region', { name: 'O que a correção pede' })
    await effects.getByText('aditivo').first().waitFor()
    await dialog.getByLabel('Tipo de contrato').fill('Estágio de férias')
    await effects.getByText('novo termo').first().waitFor()
    await assertReadable(page, 'the effects of a correction')
    await effects.scrollIntoViewIfNeeded()
    await shot('correction')
    await page.keyboard.press('Escape')
  })

  it('a termination names its consequences before it is confirmed', async () => {
    await open('RescindeContrato')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Dia da rescisão').fill(day(-1))
    await dialog.getByLabel('Motivo').fill('Mudança de cidade.')
    await dialog.getByRole('button', { name: 'Rescindir' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Rescindir contrato' }).last()
    await confirmation.getByText(/Cancelar: 2 parcelas \(R\$ 2\.400,00\)/).waitFor()
    await assertReadable(page, 'the consequences of a termination')
    await shot('termination')
    await page.setViewportSize({ width: 360, height: 740 })
    await shot('termination-360')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('contracts that end soon and have no amendment are one press away', async () => {
    await go(page, '/contratos')
    await page.getByRole('navigation', { name: 'Terminam em' }).getByRole('link', { name: '60 dias' }).click()
    await page.getByText('1 registro', { exact: true }).waitFor()
    await page.getByRole('cell', { name: 'Caio Contratado' }).waitFor()
    assert.match(page.url(), /semAditivo=S/)
    await assertReadable(page, 'contracts that end soon')
    await shot('ending')
    await page.setViewportSize({ width: 360, height: 740 })
    await shot('ending-360')
  })
})
