import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { axeFindings } from '../support/axe.ts'
import { ConsoleWorld } from '../support/console.ts'
import { insert, type Row } from '../support/contracts.ts'
import { addPeriod, addPerson } from '../support/workforce.ts'

const shots = process.env.SCREENSHOTS

describe('the page of an employee', () => {
  let desk: ConsoleWorld
  const cpf = cpfAt(8_660_000)
  before(async () => {
    desk = await ConsoleWorld.open({ console: false })
    const { world, client } = desk
    const horario_id = await insert(world, client, 'horario', {
      referencia: 'COM',
      descricao: 'Comercial, segunda a sexta',
      turnos: JSON.stringify(
        ['Segunda-feira', 'Terça-feira'].map((diaSemana) => ({
          diaSemana,
          entrada: '08:00',
          saida: '17:00',
          intervaloInicio: '12:00',
          intervaloFim: '13:00',
        })),
      ),
    })
    const id = await addPerson(world, client, {
      cpf,
      nome: 'Marina Esteves Quadros de Albuquerque',
      email: 'marina.esteves.quadros@administracao.exemplo.edu.br',
      celular: '11912345678',
    })
    await addPeriod(world, client, id, { inicio: '2026-01-05', horario_id })
  })
  afterEach(() => desk.leave())
  after(() => desk.close())

  const link = async (destino = '/dados'): Promise<string> => {
    const { body } = await desk.world.workforce('gerarlinkacesso', desk.client.key, { cpf, destino })
    return (body.link as Row).url as string
  }

  for (const [name, look] of [
    ['wide and light', { width: 1280, scheme: 'light' }],
    ['narrow and dark', { width: 360, scheme: 'dark' }],
  ] as const) {
    it(`asks for a code, shows data and schedule, and signs out, ${name}`, async () => {
      const address = await link()
      const page = await desk.visit(address, look)
      const shot = async (what: string) => {
        const findings = await axeFindings(page)
        assert.deepEqual(findings, [], what)
        const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
        assert.equal(wide, false, `${what} is wider than the screen`)
        if (shots) await page.screenshot({ path: `${shots}/${what}-${look.width}-${look.scheme}.png` })
      }
      await page.getByRole('button', { name: 'Entrar' }).waitFor()
      await shot('confirm')
      await page.getByRole('button', { name: 'Entrar' }).click()
      await page.getByText('Marina Esteves').waitFor()
      assert.equal(new URL(page.url()).hash, '', 'the secret is gone from the address')
      await shot('data')
      await page.getByRole('link', { name: 'Meu horário' }).click()
      await page.getByRole('rowheader', { name: 'Segunda-feira' }).waitFor()
      await shot('schedule')
      await page.getByRole('button', { name: 'Sair' }).click()
      await page.getByRole('heading', { name: 'Você saiu' }).waitFor()
      await page.goto(address)
      await page.reload()
      await page.getByRole('button', { name: 'Entrar' }).click()
      await page.getByRole('alert').waitFor()
      assert.match(await page.getByRole('alert').innerText(), /O acesso não vale mais/)
      await shot('refused')
      assert.deepEqual(desk.pageErrors, [])
    })
  }
})
