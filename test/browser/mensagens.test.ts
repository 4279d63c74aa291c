import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { assertNotTooWide, axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { addContract, addStudent } from '../support/contracts.ts'
import { mensagemFixture } from '../support/fixtures/mensagem.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { settle } from '../support/navigation.ts'

const everyRight = Object.keys(rights) as Right[]
const band = 'E-mail não configurado: as mensagens da instituição esperam e não saem.'

describe('messages in the console without a mail server', () => {
  let site: ConsoleWorld
  before(async () => {
    site = await ConsoleWorld.open()
    await site.addStaff('ana', everyRight)
    await site.addStaff('bia', ['contratos.ver', 'contratos.alterar', 'cadastros.ver'])
  })
  afterEach(() => site.leave())
  after(async () => {
    await site.close()
    assert.deepEqual(site.pageErrors, [])
  })

  it('are announced as waiting to those who can configure e-mail, and show what they say', async () => {
    const id = await mensagemFixture.add(site.world, site.client, 'Pendente', {
      modelo: 'assinatura',
      dados: JSON.stringify({ documento: 'Termo 7', prazo: '20/03/2026' }),
      diagnostico: 'SEM_SERVIDOR',
      link: {},
    })
    const page = await site.visitAs('ana', `/mensagens/${id}`)
    await page.getByText(band).waitFor()
    const help = page.getByRole('link', { name: 'Como configurar' })
    assert.match((await help.getAttribute('href'))!, /\/docs\/guias\/operador#e-mail$/)
    await page.getByText('Leia e assine em [link pessoal]').waitFor()
    await page.getByText('Não sai: e-mail não configurado').waitFor()
    for (const [width, colorScheme] of [
      [1_440, 'light'],
      [360, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle(page)
      assert.deepEqual(await axeFindings(page), [], `${width} ${colorScheme}`)
      await assertNotTooWide(page, `${width}`)
      if (process.env.SHOTS) {
        await page.screenshot({ path: `${process.env.SHOTS}/mensagem-${width}.png`, fullPage: true })
      }
    }
    const other = await site.visitAs('bia', `/mensagens/${id}`)
    await other.getByText('Leia e assine em [link pessoal]').waitFor()
    assert.equal(await other.getByText(band).count(), 0)
  })

  it('that remind somebody say to whom they go and whether they leave', async () => {
    const aluno_id = await addStudent(site.world, site.client, { email: 'eva@exemplo.edu.br' })
    const contrato_id = await addContract(site.world, site.client, {
      situacao: 'Ativo',
      modalidade: 'estagio',
      aluno_id,
    })
    const id = await pendenciaFixture.add(site.world, site.client, 'Pendente', { contrato_id })
    const page = await site.visitAs('bia', `/pendencias/${id}`)
    await page.getByRole('button', { name: 'Lembrar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Lembrar' }).click()
    await dialog.getByText('eva@exemplo.edu.br').waitFor()
    await dialog.getByText('Não sai: e-mail não configurado').waitFor()
    assert.deepEqual(await axeFindings(page), [])
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/lembrar.png` })
  })
})
