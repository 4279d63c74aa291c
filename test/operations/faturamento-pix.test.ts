import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'
import fc from 'fast-check'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { pixKey } from '../../server/values/pix.ts'
import { codeOf, stopClock } from '../support/browser.ts'
import { type Caller, keyed, madeBy } from '../support/callers.ts'
import { addStudent } from '../support/contracts.ts'
import { addInvoice } from '../support/fixtures/faturamento.ts'
import { cpfOf, type Fields } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

/** CRC16-CCITT, bit by bit. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'latin1')) {
    for (let bit = 7; bit >= 0; bit--) {
      const carried = ((crc >> 15) & 1) ^ ((byte >> bit) & 1)
      crc = (crc << 1) & 0xffff
      if (carried) crc ^= 0x1021
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const charges = fc.record({
  chave: fc
    .oneof(
      fc.integer({ min: 1_000, max: 900_000_000 }).map(cpfOf),
      fc.integer({ min: 10_000_000, max: 99_999_999 }).map((number) => `+55119${number}`),
      fc.integer({ min: 1 }).map((number) => `Fulano_${number}@Exemplo.com.br`),
      fc.uuid({ version: 4 }).map((key) => key.toUpperCase()),
      fc.constantFrom('11.222.333/0001-81', '12.ABC.345/01DE-35'),
    )
    .map((text) => pixKey(text)!.chave),
  nome: fc
    .tuple(
      fc.constantFrom('', 'Ação ', 'Fundação de Ensino '),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    )
    .map((parts) => parts.join(''))
    .filter((text) => !/[\0\ud800-\udfff]/.test(text)),
  cidade: fc.oneof(
    fc.constantFrom('São Paulo', 'Santos', ' X ', '\u3000é\t\n'),
    fc.string({ maxLength: 30 }),
  ),
  cents: fc.integer({ min: -1, max: 999_999_999_999 }),
  txid: fc.oneof(
    { weight: 9, arbitrary: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/) },
    fc.constantFrom('a-b', '', 'x'.repeat(26)),
  ),
})

describe('the Pix code of a receivable invoice', () => {
  let world: World
  let client: Institution
  let staff: Caller
  let pessoa: number
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, ['financeiro.ver', 'financeiro.alterar'])
    pessoa = await addHost(world, client)
  })
  after(() => world.close())

  const issue = async (told: Fields = {}) =>
    madeBy(
      await staff('EmiteFaturamento', {
        tipo: 'R',
        pessoa,
        competencia: '2026-03',
        vencimento: '2999-04-10',
        itens: [{ tipo: 'Outros', descricao: 'Item', valorUnitario: '100.00' }],
        ...told,
      }),
    )
  const pageOf = async (id: number) => (await staff('ConsultaFaturamento', { id })).body
  /** The amount in the code, with a valid checksum; empty without a code. */
  const askedBy = async (id: number): Promise<string> => {
    const { pixCopiaCola: text } = (await pageOf(id)).registro
    if (text === '') return ''
    assert.equal(text.slice(-4), crc16(text.slice(0, -4)))
    return /5303986540\d(\d+\.\d\d)5802BR/.exec(text)![1]!
  }
  const set = (settings: Record<string, string>) =>
    changeSettings(world.context.owner, client.id, new Map(Object.entries(settings)))
  const done = async (command: string, told: Fields) => {
    const answer = await staff(command, told)
    assert.equal(codeOf(answer), '200 OK', answer.text)
  }

  it('equals that of an independent library for any input', async () => {
    const told = fc.sample(charges, { numRuns: 500, seed: 20_261_118 })
    const made = await world.rows<{ pix: string | null }>(
      client.id,
      `select pix_copia_cola(k->>'chave', k->>'nome', k->>'cidade', (k->>'cents')::numeric / 100, k->>'txid') as pix
         from json_array_elements($1) k`,
      [JSON.stringify(told)],
    )
    const wanted = told.map(({ chave, nome, cidade, cents, txid }) =>
      generatePixPayload({
        key: chave,
        merchantName: nome,
        merchantCity: cidade,
        amount: cents / 100,
        txid,
      }),
    )
    assert.deepEqual(
      made.map(({ pix }) => pix),
      wanted,
    )
    assert.ok(wanted.filter((one) => one === null).length > 20)
    assert.ok(wanted.filter((one) => one !== null).length > 100)
  })

  it('ends like the central bank’s published example', async () => {
    const printed =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'
    const [row] = await world.rows<{ crc: string; pix: string }>(
      client.id,
      `select crc16_ccitt($1) as crc, pix_copia_cola('123e4567-e12b-12d1-a456-426655440000', 'Fulano de Tal', 'BRASILIA', 1, '***') as pix`,
      [printed],
    )
    assert.equal(row!.crc, '1D3D')
    // Ours also has an amount.
    assert.equal(row!.pix.slice(0, -4).replace('54041.00', ''), printed)
  })

  it('asks for the open amount, and is absent once it is settled or cancelled', async () => {
    const before = await issue()
    assert.equal(await askedBy(before), '')
    await set({ pixChave: 'financeiro@exemplo.edu.br', pixCidade: 'Santos' })
    assert.equal(await askedBy(before), '100.00')
    const id = await issue({ desconto: '0.50' })
    assert.equal(await askedBy(id), '99.50')
    await done('RegistraRecebimento', { id, valor: '40' })
    assert.equal(await askedBy(id), '59.50')
    await done('RegistraRecebimento', { id, valor: '60.50', juros: '1' })
    assert.equal(await askedBy(id), '')
    await done('EstornaRecebimento', { id, motivo: 'Cheque devolvido.' })
    assert.equal(await askedBy(id), '59.50')
    await done('EstornaRecebimento', { id, motivo: 'Outro.' })
    assert.equal(await askedBy(id), '99.50')
    await done('CancelaFaturamento', { id, motivo: 'Em dobro.' })
    assert.equal(await askedBy(id), '')
    const aluno = await addStudent(world, client)
    assert.equal(await askedBy(await issue({ tipo: 'P', pessoa: null, aluno })), '')
  })

  it('follows changes by any writer, and is absent on external invoices', async () => {
    const id = await issue()
    const write = (set: string) =>
      world.rows(client.id, `update faturamento set ${set} where cliente_id = cliente_atual() and id = $1`, [
        id,
      ])
    await write('juros = 2.25, multa = 1')
    assert.equal(await askedBy(id), '103.25')
    await write("cancelamento = '2026-03-10'")
    assert.equal(await askedBy(id), '')
    assert.equal(
      await askedBy(await addInvoice(world, client, { origem: 'Externa', situacao_externa: 'A' })),
      '',
    )
  })

  it('follows a new key, city or institution name, on open invoices only', async () => {
    const [open, paid] = [await issue(), await issue()]
    await done('RegistraRecebimento', { id: paid })
    const { versao, atualizacao } = (await pageOf(open)).registro
    await set({ pixChave: 'Tesouraria@Exemplo.edu.br', pixCidade: 'Recife' })
    const { registro } = await pageOf(open)
    assert.match(registro.pixCopiaCola, /0125tesouraria@exemplo\.edu\.br.*6006Recife62/)
    assert.equal(await askedBy(open), '100.00')
    assert.equal(await askedBy(paid), '')
    assert.ok(registro.versao > versao && registro.atualizacao >= atualizacao)
  })
})
