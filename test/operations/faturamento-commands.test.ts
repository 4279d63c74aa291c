import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { takeNumbers } from '../../server/domain/faturamento/number.ts'
import { tester } from '../support/actor.ts'
import { codeOf, stopClock } from '../support/browser.ts'
import { against, type Caller, keyed, madeBy, signedIn, staffOf } from '../support/callers.ts'
import { addStudent, insert } from '../support/contracts.ts'
import { addInvoice } from '../support/fixtures/faturamento.ts'
import { addAluno } from '../support/people.ts'
import type { Fields, Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const all = ['financeiro.ver', 'financeiro.alterar'] as const

describe('invoices', () => {
  let world: World
  let client: Institution
  let staff: Caller
  let pessoa: number
  let aluno: number
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, all)
    pessoa = await addHost(world, client)
    aluno = await addStudent(world, client)
  })
  after(() => world.close())

  const item = { tipo: 'Outros', descricao: 'Item', valorUnitario: '100.00' }
  const issue = (told: Fields, ask = staff) =>
    ask('EmiteFaturamento', {
      tipo: 'R',
      competencia: '2026-03',
      vencimento: '2999-04-10',
      itens: [item],
      ...told,
    })
  const page = async (id: number) => (await staff('ConsultaFaturamento', { id })).body
  const money = async (id: number) => {
    const { situacao, valorLiquido, movimentado, saldo } = (await page(id)).registro
    return [situacao, valorLiquido, movimentado, saldo]
  }

  it('are the sum of their items, each rounded once, under the next number', async () => {
    const itens = [
      { ...item, quantidade: '2.5', valorUnitario: '0.03' },
      { ...item, valorUnitario: '33.33' },
    ]
    const first = madeBy(await issue({ pessoa, itens, desconto: '3.41', juros: '0.01', multa: '1' }))
    const second = madeBy(await issue({ tipo: 'P', aluno }))
    const { registro, historico } = await page(first)
    assert.deepEqual(
      registro.itens.map((one: Row) => [one.sequencia, one.quantidade, one.valorUnitario, one.valor]),
      [
        [1, 2.5, 0.03, 0.08],
        [2, 1, 33.33, 33.33],
      ],
    )
    assert.deepEqual(
      [registro.valorBruto, registro.desconto, registro.acrescimo, registro.emissao, registro.situacao],
      [33.41, 3.41, 1.01, '2026-03-10', 'Aberto'],
    )
    assert.deepEqual(await money(first), ['Aberto', 31.01, 0, 31.01])
    const other = (await page(second)).registro
    assert.equal(Number(other.numero), Number(registro.numero) + 1)
    assert.match(other.parte.nome, /^Estudante/)
    assert.deepEqual(
      historico.map(({ movimento, para }: Row) => [movimento, para]),
      [['incluir', 'Aberto']],
    )
  })

  it('name one debtor or creditor, are due in time, and have an amount', async () => {
    assert.deepEqual(against(await issue({})), [['parteInformada', 'pessoa']])
    assert.deepEqual(against(await issue({ pessoa, aluno })), [['parteInformada', 'pessoa']])
    assert.deepEqual(against(await issue({ tipo: 'P', pessoa, aluno })), [['parteInformada', 'pessoa']])
    assert.deepEqual(against(await issue({ pessoa, vencimento: '2026-03-09' })), [
      ['vencimentoAberto', 'vencimento'],
    ])
    madeBy(await issue({ pessoa, vencimento: '2026-03-10' }))
    assert.deepEqual(against(await issue({ pessoa, desconto: '100' })), [['valorPositivo', 'desconto']])
    for (const wrong of [
      { competencia: '03/2026' },
      { itens: [] },
      { itens: [{ ...item, valorUnitario: '0' }] },
    ]) {
      assert.equal(codeOf(await issue({ pessoa, ...wrong })), '422 REGISTRO_INVALIDO')
    }
  })

  it('are received in parts, each with interest, fine and discount, up to the open amount', async () => {
    const id = madeBy(await issue({ pessoa }))
    const receive = (told: Fields) => staff('RegistraRecebimento', { id, ...told })
    assert.deepEqual(against(await receive({ valor: '100.01' })), [['cabeNoSaldo', 'valor']])
    assert.deepEqual(against(await receive({ valor: '100.01', desconto: '0.01' })), [
      ['cabeNoSaldo', 'valor'],
    ])
    assert.deepEqual(against(await receive({ valor: '5', juros: '5' })), [['cabeNoSaldo', 'valor']])
    assert.deepEqual(against(await receive({ data: '2026-03-11' })), [['diaPassado', 'data']])
    const early = await receive({ data: '2026-03-09' })
    assert.deepEqual(against(early), [['desdeAEmissao', 'data']])
    assert.equal(
      early.body.error.achados?.[0]?.proposta ?? early.text.match(/"proposta":"([^"]*)"/)?.[1],
      '2026-03-10',
    )
    assert.equal(codeOf(await receive({ valor: '45', juros: '4', multa: '1' })), '200 OK')
    assert.deepEqual(await money(id), ['Parcialmente recebido', 100, 45, 60])
    assert.equal(codeOf(await receive({ desconto: '10', forma: 'Pix' })), '200 OK')
    assert.deepEqual(await money(id), ['Recebido', 100, 95, 0])
    assert.equal(codeOf(await receive({ valor: '1' })), '409 MOVIMENTO_INVALIDO')
  })

  it('reverse the last movement, or the named one', async () => {
    const id = madeBy(await issue({ pessoa }))
    for (const valor of ['30', '50', '20']) await staff('RegistraRecebimento', { id, valor })
    const [first] = (await page(id)).registro.movimentos
    const reverse = (told: Fields = {}) => staff('EstornaRecebimento', { id, motivo: 'Engano', ...told })
    assert.equal(codeOf(await reverse()), '200 OK')
    assert.deepEqual(await money(id), ['Parcialmente recebido', 100, 80, 20])
    assert.equal(codeOf(await reverse({ movimento: first.identificador })), '200 OK')
    assert.deepEqual(against(await reverse({ movimento: first.identificador })), [
      ['haMovimento', 'movimento'],
    ])
    const other = madeBy(await issue({ pessoa }))
    await staff('RegistraRecebimento', { id: other })
    const [foreign] = (await page(other)).registro.movimentos
    assert.deepEqual(against(await reverse({ movimento: foreign.identificador })), [
      ['haMovimento', 'movimento'],
    ])
    const { movimentos } = (await page(id)).registro
    assert.deepEqual(
      movimentos.map((one: Row) => [one.valor, one.estornado, one.motivo]),
      [
        [30, 'Sim', ''],
        [50, 'Não', ''],
        [20, 'Sim', ''],
        [-20, 'Não', 'Engano'],
        [-30, 'Não', 'Engano'],
      ],
    )
  })

  it('are paid if payable, and received if receivable', async () => {
    const toPay = madeBy(await issue({ tipo: 'P', aluno }))
    const toReceive = madeBy(await issue({ pessoa }))
    assert.deepEqual(against(await staff('RegistraRecebimento', { id: toPay })), [['aReceber', 'tipo']])
    assert.deepEqual(against(await staff('RegistraPagamento', { id: toReceive })), [['aPagar', 'tipo']])
    assert.equal(codeOf(await staff('RegistraPagamento', { id: toPay, valor: '40' })), '200 OK')
    assert.deepEqual(await money(toPay), ['Parcialmente pago', 100, 40, 60])
    const many = await staff('RegistraPagamento', { registros: [{ id: toPay }, { id: toReceive }] })
    assert.deepEqual(
      many.body.resultados.map((one: Row) => [one.aceito, one.situacao]),
      [
        [true, 'Pago'],
        [false, 'Aberto'],
      ],
    )
    assert.deepEqual(await money(toPay), ['Pago', 100, 100, 0])
  })

  it('between a student and the institution are shown in each direction, to the student and to staff', async () => {
    const login = 'deve.e.recebe'
    const both = await addAluno(world, client, login, { senha: 's', how: 'weak' })
    madeBy(await issue({ tipo: 'P', aluno: both }))
    const paid = madeBy(await issue({ tipo: 'P', aluno: both }))
    await staff('RegistraPagamento', { id: paid, valor: '30' })
    // A recovery from a student after the end is billed by the monthly run.
    await addInvoice(world, client, { tipo: 'R', aluno_id: both, valor: '25.00' })
    const expected = { aReceber: 170, faturamentosAReceber: 2, aPagar: 25, faturamentosAPagar: 1 }
    const told = async (ask: Caller, body: Fields) => {
      const { simulado: _, ...saldos } = (await ask('SaldosDoAluno', body)).body
      return saldos
    }
    const student = await signedIn(world, client, login)
    assert.deepEqual(await told(staff, { aluno: both }), expected)
    assert.deepEqual(await told(student, {}), expected)
    assert.equal(codeOf(await student('SaldosDoAluno', { aluno })), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await staff('SaldosDoAluno', {})), '422 REGISTRO_INVALIDO')
    const { elementos } = (await student('ListaFaturamentos', {})).body
    assert.equal(elementos.length, 3)
  })

  it('that are overdue stay so while an amount is open', async () => {
    const id = await addInvoice(world, client, { vencimento: '2026-01-10' })
    assert.equal(codeOf(await staff('RegistraRecebimento', { id, valor: '1' })), '200 OK')
    assert.equal((await page(id)).registro.situacao, 'Vencido')
    assert.equal(codeOf(await staff('CancelaFaturamento', { id, motivo: 'x' })), '422 REGRA_IMPEDE')
  })

  it('of other units, and of the whole institution, are hidden from staff of a unit', async () => {
    const unit = (codigo: string) => insert(world, client, 'unidade', { codigo, nome: codigo })
    const [here, there] = [await unit('FA'), await unit('FB')]
    const local = await staffOf(world, client, here, all)
    assert.deepEqual(against(await issue({ pessoa }, local)), [['unidadeInformada', 'unidade']])
    const own = madeBy(await issue({ pessoa, unidade: here }, local))
    const foreign = madeBy(await issue({ pessoa, unidade: there }))
    const listed = (await local('ListaFaturamentos', {})).body.elementos.map((one: Row) => one.id)
    assert.deepEqual(listed, [own])
    for (const command of ['RegistraRecebimento', 'CancelaFaturamento']) {
      const answer = await local(command, { id: foreign, motivo: 'x' })
      assert.equal(codeOf(answer), '404 REGISTRO_INEXISTENTE')
    }
    assert.equal(codeOf(await local('RegistraRecebimento', { id: own })), '200 OK')
  })

  it('get unique numbers, also concurrently; a rollback leaves no gap', async () => {
    const { id } = await world.institution()
    const numbers = (count: number, kept: boolean) =>
      world.context.db
        .inClient(
          id,
          async (tx) => {
            const first = await takeNumbers(tx, count)
            if (!kept) throw new Error('taken back')
            return Array.from({ length: count }, (_, at) => first + at)
          },
          tester,
        )
        .catch(() => [])
    const taken = await Promise.all(Array.from({ length: 12 }, (_, at) => numbers(1 + (at % 3), at % 4 > 0)))
    const given = taken.flat().sort((a, b) => a - b)
    assert.ok(given.length > 12)
    assert.deepEqual(
      given,
      given.map((_, at) => at + 1),
    )
  })
})
