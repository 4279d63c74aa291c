import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { assertReadable } from '../support/accessibility.ts'
import { assertNotTooWide } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { go } from '../support/navigation.ts'

describe('ending, correcting and extending contracts in the console', () => {
  let site: ConsoleWorld
  let page: Page
  let ending: number
  const day = (days: number) => Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days }).toString()
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
  /** The last day, as shown, of an extension by months after a day. */
  const shownEnd = (months: number, last: string) => {
    const from = Temporal.PlainDate.from(last).add({ days: 1 })
    const next = from.add({ months })
    const end = next.day === from.day ? next.subtract({ days: 1 }) : next
    return end.toString().split('-').toReversed().join('/')
  }
  const open = (command: string) => go(page, `/contratos/id/${ending}?acao=${command}`)

  it('a correction shows what each changed field requires before it is saved', async () => {
    await open('CorrigeTermo')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Encerramento').fill(day(60))
    const effects = dialog.getByRole('region', { name: 'O que a correção pede' })
    await effects.getByText('aditivo').first().waitFor()
    await dialog.getByLabel('Tipo de contrato').fill('Estágio de férias')
    await effects.getByText('outro contrato').first().waitFor()
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
    await confirmation.getByRole('button', { name: 'Voltar' }).last().click()
    await dialog.getByLabel('Dia da rescisão').fill(day(-200))
    await dialog.getByRole('button', { name: 'Rescindir' }).click()
    await dialog.getByText('1 campo precisa de atenção.').waitFor()
    assert.equal(await page.getByRole('dialog').count(), 1, 'nothing to confirm after a refusal')
    await dialog.locator('[name=data][aria-invalid=true]:focus').waitFor()
    await shot('termination-refused')
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

  it('many are extended at once, each with its own end, and those that the rules refuse stay', async () => {
    const { world, client } = site
    const term = { situacao: 'Ativo', encerramento: day(40) }
    const old = await addInternship(
      world,
      client,
      { ...term, inicio: day(-670) },
      { aluno: { nome: 'Nina Antiga' } },
    )
    const other = await addInternship(
      world,
      client,
      { ...term, inicio: day(-50) },
      { aluno: { nome: 'Rui Recente' } },
    )
    await page.setViewportSize({ width: 1440, height: 900 })
    await go(page, '/contratos')
    await page.getByRole('navigation', { name: 'Terminam em' }).getByRole('link', { name: '60 dias' }).click()
    await page.getByText('3 registros', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).check()
    await page.getByRole('button', { name: 'Prorrogar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Preencha os campos acima para conferir.').waitFor()
    for (const wrong of ['0', '-2', '1,5', '99']) {
      await dialog.getByLabel('Meses').fill(wrong)
      await dialog.getByText('Use um número inteiro de 1 a 24.').waitFor()
      await dialog.getByRole('button', { name: 'Prorrogar', exact: true }).click()
      await dialog.locator('[name=meses][aria-invalid=true]:focus').waitFor()
    }
    await shot('extend-wrong')
    await dialog.getByLabel('Meses').fill('6')
    await dialog.getByText('1 de 3 seriam recusados.').waitFor()
    const row = (name: string) => dialog.getByRole('row').filter({ hasText: name })
    await row('Nina Antiga').getByText('Seria recusado').waitFor()
    await row('Rui Recente')
      .getByText(shownEnd(6, day(40)), { exact: true })
      .waitFor()
    await row('Rui Recente')
      .getByLabel(/^Novo encerramento/)
      .fill(day(90))
    await assertReadable(page, 'contracts to extend')
    await shot('extend-many')
    await page.setViewportSize({ width: 360, height: 740 })
    await assertNotTooWide(page, 'contracts to extend')
    await shot('extend-many-360')
    await page.setViewportSize({ width: 1440, height: 900 })
    await dialog.getByRole('button', { name: 'Deixar de fora os recusados (1)' }).click()
    await dialog.getByText('0 de 2 seriam recusados.').waitFor()
    await dialog.getByRole('button', { name: 'Prorrogar', exact: true }).click()
    const result = dialog.getByRole('table', { name: 'Resultado' })
    await result.waitFor()
    assert.equal(await result.getByRole('link', { name: 'Abrir' }).count(), 2)
    await assertReadable(page, 'extended contracts')
    await shot('extended')
    const ends = await world.rows<{ id: number; fim: string | null }>(
      client.id,
      `select c.id, (select encerramento::text from contrato n where n.numero = c.numero and n.sequencia = 2) as fim
         from contrato c where c.id in (${ending}, ${old}, ${other}) and c.sequencia = 1 order by c.id`,
    )
    const sixMonths = Temporal.PlainDate.from(day(51)).add({ months: 6 }).subtract({ days: 1 }).toString()
    assert.deepEqual(ends.slice(1), [
      { id: old, fim: null },
      { id: other, fim: day(90) },
    ])
    // The end of February may move it by some days.
    assert.equal(ends[0]!.fim?.slice(0, 7), sixMonths.slice(0, 7))
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
    await page.getByText('1 selecionado', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Prorrogar', exact: true }).click()
    await dialog.getByLabel('Meses').fill('6')
    await dialog.getByText('1 de 1 seriam recusados.').waitFor()
    await dialog.getByRole('button', { name: 'Prorrogar', exact: true }).click()
    const causes = dialog.getByRole('list', { name: 'Causas' })
    await causes.getByText(/1 registro: .*dois anos/).waitFor()
    await causes.getByRole('link', { name: /Nina Antiga/ }).waitFor()
    assert.equal(await dialog.getByText(/dois anos/).count(), 1, 'a refusal is said once')
    await assertReadable(page, 'refused extensions')
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  })

  it('a recess is changed and cancelled beside its days', async () => {
    const { world, client } = site
    const contract = await addInternship(
      world,
      client,
      { situacao: 'Ativo', inicio: day(-100), encerramento: day(120) },
      { aluno: { nome: 'Rita Recesso' } },
    )
    const recess = { contrato_id: contract, inicio: day(20), termino: day(24) }
    await insert(world, client, 'contrato_recesso', recess)
    await go(page, `/contratos/id/${contract}`)
    const table = page.getByRole('table', { name: 'Recessos' })
    await table.waitFor()
    assert.equal(await page.getByRole('button', { name: 'Alterar recesso', exact: true }).count(), 0)
    await table.getByRole('button', { name: /^Alterar recesso: / }).click()
    const dialog = page.getByRole('dialog')
    assert.equal(await dialog.getByLabel('Recesso', { exact: true }).count(), 0)
    assert.equal(await dialog.getByLabel('Início').inputValue(), day(20))
    await dialog.getByLabel('Término').fill(day(22))
    await dialog.getByLabel('Motivo').fill('Volta antes.')
    await shot('recess')
    await dialog.getByRole('button', { name: 'Alterar recesso' }).click()
    await dialog.waitFor({ state: 'detached' })
    const shown = day(22).split('-').reverse().join('/')
    await table.getByText(new RegExp(`a ${shown}$`)).waitFor()
    await assertReadable(page, 'a contract with a recess')
    await page.setViewportSize({ width: 360, height: 740 })
    await assertNotTooWide(page, 'a contract with a recess')
    await shot('recess-360')
    await page.setViewportSize({ width: 1440, height: 900 })
    await shot('recess-page')
    await table.getByRole('button', { name: /^Cancelar recesso: / }).click()
    await dialog.getByLabel('Motivo').fill('Trabalhou nestes dias.')
    await dialog.getByRole('button', { name: 'Cancelar recesso' }).click()
    await table.waitFor({ state: 'detached' })
  })
})
