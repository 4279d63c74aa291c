import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { effectCodes } from '../../catalogue/management/retorno-item/effects.ts'
import { addAccount, addPayee } from '../support/bank.ts'
import { codeOf } from '../support/browser.ts'
import type { Row } from '../support/contracts.ts'
import { bytesOf, put } from '../support/returns.ts'
import { payDay, Treasury } from '../support/treasury.ts'

/** Effects as version 0.1.0 wrote them, with the code and the state that it answered. */
const sentencesOf010: readonly (readonly [sentence: string, code: string, state: string])[] = [
  ['Nenhum pagamento em aberto corresponde a esta linha.', 'semPagamento', ''],
  ['O banco não diz o que foi feito do pagamento.', 'semResultado', ''],
  ['O pagamento já estava Agendado.', 'jaEstava', 'Agendado'],
  ['Notícia anterior: o pagamento já está Pago.', 'noticiaAnterior', 'Pago'],
  ['O dia em que o banco pagou falta ou está no futuro.', 'diaInvalido', ''],
  ['O banco pagou outro valor.', 'outroValor', ''],
  ['O pagamento voltou antes de ser dado por pago.', 'voltouAntes', ''],
  ['O movimento deste pagamento já foi estornado, ou não quitou o faturamento.', 'jaEstornado', ''],
  ['O pagamento está Recusado, e o banco diz Pago.', 'contradiz', 'Recusado'],
  ['O pagamento passou a Agendado.', 'passou', 'Agendado'],
  ['Não é de nenhum pagamento da plataforma.', 'alheio', ''],
  ['Nada mudou no pagamento.', 'nadaMudou', ''],
  ['', '', ''],
]

describe('returns of banks', () => {
  let office: Treasury
  let conta: number
  before(async () => {
    office = await Treasury.open()
    conta = await addAccount(office.world, office.client)
  })
  after(() => office.close())

  const paid = { codes: '00', date: '10032026' }
  const counted = ({ body }: { body: Row }) => {
    const { pagos, agendados, recusados, cancelados, devolvidos, repetidos, conferir } = body
    return { pagos, agendados, recusados, cancelados, devolvidos, repetidos, conferir }
  }
  const none = {
    pagos: 0,
    agendados: 0,
    recusados: 0,
    cancelados: 0,
    devolvidos: 0,
    repetidos: 0,
    conferir: 0,
  }
  const movements = (faturamento: number) =>
    office.rows<Row>(
      `select data, valor, origem, forma, estorno_de is not null as estorno from movimento
        where faturamento_id = ${faturamento} order by id`,
    )
  async function sent(count: number): Promise<{ remessa: number; invoices: number[] }> {
    const invoices: number[] = []
    for (let n = 0; n < count; n++) {
      invoices.push(await office.invoice(await addPayee(office.world, office.client)))
    }
    return { remessa: await office.sent(conta, invoices), invoices }
  }
  const states = async (remessa: number) => {
    const [file] = await office.rows<{ situacao: string }>(
      `select situacao from remessa where id = ${remessa}`,
    )
    return [file!.situacao, ...(await office.payments(remessa)).map(({ situacao }) => situacao)]
  }
  async function ok(answer: ReturnType<Treasury['read']>) {
    const told = await answer
    assert.equal(codeOf(told), '200 OK', told.text)
    return told
  }

  it('set payments to paid, scheduled, refused or cancelled, with the bank’s day and amount', async () => {
    const { remessa, invoices } = await sent(4)
    const answers = [paid, { codes: 'BD' }, { codes: 'AN' }, { codes: 'BF' }]
    const answer = await ok(office.read(await office.answerOf(remessa, answers)))
    assert.deepEqual(counted(answer), { ...none, pagos: 1, agendados: 1, recusados: 1, cancelados: 1 })
    assert.deepEqual(await states(remessa), ['Aceita', 'Pago', 'Agendado', 'Recusado', 'Cancelado'])
    const [first, second, third, fourth] = invoices as [number, number, number, number]
    assert.deepEqual(await office.owed(first), ['Pago', '1151.76', 0])
    assert.deepEqual(await movements(first), [
      { data: payDay, valor: '1151.76', origem: 'Retorno', forma: 'TED', estorno: false },
    ])
    assert.deepEqual(await office.owed(second), ['Agendado', '0.00', 1])
    for (const freed of [third, fourth]) assert.deepEqual(await office.owed(freed), ['Aberto', '0.00', 0])
    // A later file settles the rest.
    const later = await office.answerOf(remessa, [paid, paid, { codes: 'AN' }, { codes: 'BF' }])
    assert.deepEqual(counted(await ok(office.read(later))), { ...none, pagos: 1, repetidos: 3 })
    assert.deepEqual((await states(remessa))[0], 'Processada')
    const { body } = await office.ana('RetornaDadosRemessaBanco', { identificador: remessa })
    assert.deepEqual(body.remessasBanco.elementos[0].itens[2].ocorrencias, [
      { codigo: 'AN', descricao: 'Conta ou dígito do favorecido inválido' },
    ])
    // A refused payment can be sent again.
    assert.equal(((await office.make(conta, [third])) as { remessas: Row[] }).remessas.length, 1)
  })

  it('write an invoice, its payment and its return row once each', async () => {
    const { remessa, invoices } = await sent(1)
    const [invoice] = invoices as [number]
    const [payment] = await office.payments(remessa)
    const versions = async () => {
      const [row] = await office.rows<{ invoice: number; payment: number }>(
        `select f.versao as invoice, i.versao as payment from faturamento f join remessa_item i on i.faturamento_id = f.id
          where f.id = ${invoice}`,
      )
      return row!
    }
    const told = (entidade: string, id: number) =>
      office.rows<Row>(
        `select movimento, de, para from historico where entidade = '${entidade}' and registro_id = ${id} order by id`,
      )
    const before = await versions()
    const { body } = await ok(office.read(await office.answerOf(remessa, [paid])))
    assert.deepEqual(await versions(), { invoice: before.invoice + 1, payment: before.payment + 1 })
    const [row] = await office.rows<{ id: number; versao: number }>(
      `select id, versao from retorno_item where retorno_id = ${body.id}`,
    )
    assert.equal(row!.versao, 1)
    assert.deepEqual(await told('retorno_item', row!.id), [
      { movimento: 'incluir', de: null, para: 'Aplicado' },
    ])
    // A move of a row has its text in the history.
    await office.rows(
      `insert into historico (cliente_id, entidade, registro_id, movimento, para, momento, autor, origem)
       select cliente_id, entidade, registro_id, 'aplicar', para, momento, autor, origem from historico
        where entidade = 'retorno_item' and registro_id = ${row!.id} returning id`,
    )
    const seen = await office.ana('ConsultaRetornoItem', { id: row!.id })
    const [old] = seen.body.historico as Row[]
    assert.deepEqual([old!.movimento, old!.rotulo], ['aplicar', 'Aplicar'])
    assert.deepEqual((await told('faturamento', invoice)).slice(1), [
      { movimento: 'agendar', de: 'Aberto', para: 'Agendado' },
      { movimento: 'liquidar', de: 'Agendado', para: 'Pago' },
    ])
    assert.deepEqual((await told('remessa_item', payment!.id)).at(-1), {
      movimento: 'pagar',
      de: 'Enviado',
      para: 'Pago',
    })
  })

  it('report the effect of each row in words and as data', async () => {
    const { remessa } = await sent(2)
    await ok(office.read(await office.answerOf(remessa, [paid, { codes: 'AN' }])))
    const { body } = await ok(office.read(await office.answerOf(remessa, [{ codes: 'BD' }, paid])))
    const whole = await ok(office.ana('ConsultaRetorno', { id: body.id }))
    const told = ({ efeito, efeitoCodigo, efeitoSituacao }: Row) => [efeito, efeitoCodigo, efeitoSituacao]
    assert.deepEqual(((whole.body.registro as Row).itens as Row[]).map(told), [
      ['Notícia anterior: o pagamento já está Pago.', 'noticiaAnterior', 'Pago'],
      ['O pagamento está Recusado, e o banco diz Pago.', 'contradiz', 'Recusado'],
    ])
  })

  it('of version 0.1.0, which stored the sentence only, still tell its code and state', async () => {
    const { remessa } = await sent(1)
    const { body } = await ok(office.read(await office.answerOf(remessa, [{ codes: 'ZZ' }])))
    const [row] = await office.rows<{ id: number }>(
      `select id from retorno_item where retorno_id = ${body.id} and situacao = 'Conferir'`,
    )
    const told = ({ efeito, efeitoCodigo, efeitoSituacao }: Row) => [efeito, efeitoCodigo, efeitoSituacao]
    for (const [sentence, code, state] of sentencesOf010) {
      await office.rows(
        `update retorno_item set efeito = '${sentence}', efeito_mensagem = null where id = ${row!.id} returning id`,
      )
      const listed = await ok(office.ana('ListaRetornoItens', { situacao: ['Conferir'], quantidade: 100 }))
      const found = (listed.body.elementos as Row[]).find(({ id }) => id === row!.id)
      assert.deepEqual(told(found!), [sentence, code, state])
      const page = await ok(office.ana('ConsultaRetornoItem', { id: row!.id }))
      assert.deepEqual(told(page.body.registro as Row), [sentence, code, state])
      const whole = await ok(office.ana('ConsultaRetorno', { id: body.id }))
      assert.deepEqual(((whole.body.registro as Row).itens as Row[]).map(told), [[sentence, code, state]])
    }
    assert.deepEqual(
      sentencesOf010.map(([, code]) => code).filter((code) => code),
      effectCodes,
    )
  })

  it('twice, with other line ends, in parts and out of order: nothing is paid twice, nothing is lost', async () => {
    const { remessa, invoices } = await sent(3)
    const lines = await office.answerOf(remessa, [paid, paid, paid])
    const cut = Buffer.from(bytesOf(lines)).subarray(0, 242 * 4 + 200)
    const first = await ok(office.read(cut))
    assert.ok((first.body.avisos as string[]).length > 0)
    const known = Number(first.body.pagos)
    assert.ok(known >= 1 && known < 3)
    const whole = await ok(office.read(lines))
    assert.deepEqual(whole.body.pagos, 3 - known)
    const repeated = await ok(office.read(lines))
    assert.deepEqual(
      [repeated.body.repetido, repeated.body.id, repeated.body.pagos],
      [true, whole.body.id, 0],
    )
    assert.deepEqual(counted(await ok(office.read(bytesOf(lines, '\n')))), { ...none, repetidos: 3 })
    // The bank's first answer, imported last.
    const older = await office.answerOf(remessa, [{ codes: 'BD' }, { codes: 'BD' }, { codes: 'BD' }])
    assert.deepEqual(counted(await ok(office.read(older))), { ...none, repetidos: 3 })
    for (const invoice of invoices) assert.equal((await movements(invoice)).length, 1)
    assert.deepEqual(await states(remessa), ['Processada', 'Pago', 'Pago', 'Pago'])
  })

  it('are imported once by two concurrent callers', async () => {
    const { remessa, invoices } = await sent(2)
    const lines = await office.answerOf(remessa, [paid, paid])
    const answers = await Promise.all([office.read(lines), office.read(lines)])
    assert.ok(answers.some(({ status }) => status === 200))
    await ok(office.read(lines))
    for (const invoice of invoices) assert.equal((await movements(invoice)).length, 1)
    const [{ retornos }] = (await office.rows(
      `select count(distinct q.retorno_id)::int as retornos from retorno_item q
         join remessa_item i on i.id = q.remessa_item_id where i.remessa_id = ${remessa}`,
    )) as [Row]
    assert.equal(retornos, 1)
  })

  it('reverse a payment that comes back, once, and it can be paid again', async () => {
    const { remessa, invoices } = await sent(1)
    await ok(office.read(await office.answerOf(remessa, [paid])))
    const back = { codes: '', movement: '3', instruction: '33', date: '10032026' }
    const lines = await office.answerOf(remessa, [back])
    assert.deepEqual(counted(await ok(office.read(lines))), { ...none, devolvidos: 1 })
    assert.deepEqual(counted(await ok(office.read(bytesOf(lines, '\n')))), { ...none, repetidos: 1 })
    assert.deepEqual(
      (await movements(invoices[0]!)).map(({ valor, estorno }) => [valor, estorno]),
      [
        ['1151.76', false],
        ['-1151.76', true],
      ],
    )
    assert.deepEqual(await office.owed(invoices[0]!), ['Aberto', '0.00', 0])
    assert.equal(((await office.make(conta, invoices)) as { remessas: Row[] }).remessas.length, 1)
  })

  it('need a person for another amount, a future day, an unknown code, or a file that was not sent', async () => {
    const { remessa, invoices } = await sent(3)
    const odd = [{ ...paid, amount: 100 }, { codes: '00', date: '11032026' }, { codes: 'Q9' }]
    assert.deepEqual(counted(await ok(office.read(await office.answerOf(remessa, odd)))), {
      ...none,
      conferir: 3,
    })
    assert.deepEqual(await states(remessa), ['Enviada', 'Enviado', 'Enviado', 'Enviado'])
    for (const invoice of invoices) assert.deepEqual(await movements(invoice), [])
    const unsent = (await office.make(conta, [
      await office.invoice(await addPayee(office.world, office.client)),
    ])) as { remessas: { id: number }[] }
    const early = await office.answerOf(unsent.remessas[0]!.id, [paid])
    assert.deepEqual(counted(await ok(office.read(early))), { ...none, conferir: 1 })
  })

  it('refuse all payments of a refused file', async () => {
    const { remessa, invoices } = await sent(2)
    const lines = await office.answerOf(remessa, [{ codes: '' }, { codes: '' }])
    const refused = lines.map((line, at) => (at === 0 ? put(line, 231, 'HI') : line))
    assert.deepEqual(counted(await ok(office.read(refused))), { ...none, recusados: 2 })
    assert.deepEqual(await states(remessa), ['Rejeitada', 'Recusado', 'Recusado'])
    for (const invoice of invoices) assert.deepEqual(await office.owed(invoice), ['Aberto', '0.00', 0])
    const other = await sent(1)
    const motivo = 'Recusado no portal do banco.'
    assert.equal(codeOf(await office.bia('RejeitaRemessa', { id: other.remessa, motivo })), '200 OK')
    assert.deepEqual(await office.owed(other.invoices[0]!), ['Aberto', '0.00', 0])
  })

  it('match the only payment of that day, amount and account without our number', async () => {
    const { remessa } = await sent(1)
    const answers = [{ ...paid, number: '' }]
    assert.deepEqual(counted(await ok(office.read(await office.answerOf(remessa, answers)))), {
      ...none,
      pagos: 1,
    })
  })

  it('of another agreement, or in another format, are refused without effect', async () => {
    const { remessa } = await sent(1)
    const lines = await office.answerOf(remessa, [paid])
    const foreign = await office.read(
      lines.map((line) => line.replace('123456              01234', '999999              01234')),
    )
    assert.equal(codeOf(foreign), '422 REGRA_IMPEDE')
    assert.equal(foreign.body.error.detalhes.achados[0].regra, 'contaDoRetorno')
    assert.deepEqual(await states(remessa), ['Enviada', 'Enviado'])
    const [{ conteudos }] = (await office.rows('select count(*)::int as conteudos from conteudo')) as [Row]
    assert.equal(conteudos, 1)
    const simulated = await ok(office.read(lines, { SIMULAR: 'S' }))
    assert.equal(simulated.body.pagos, 1)
    assert.deepEqual(await states(remessa), ['Enviada', 'Enviado'])
  })

  it('let a person match a row: less than owed leaves the rest open, and none is none', async () => {
    const { remessa, invoices } = await sent(2)
    const rowsOf = (id: unknown) =>
      office.rows<{ id: number; situacao: string }>(
        `select id, situacao from retorno_item where retorno_id = ${id} order by linha`,
      )
    const odd = [{ ...paid, amount: 100_000 }, { codes: 'Q9' }]
    const answer = await ok(office.read(await office.answerOf(remessa, odd)))
    const [short, unknown] = await rowsOf(answer.body.id)
    const [first, second] = await office.payments(remessa)
    const settle = (id: number, more: object) =>
      office.ana('ConciliaItem', { id, motivo: 'Extrato.', ...more })
    const wrong = await settle(short!.id, { resultado: 'Pago' })
    assert.equal(wrong.body.error.detalhes.achados[0].regra, 'pagamentoAdmite')
    assert.equal(
      codeOf(await settle(short!.id, { pagamento: first!.id, resultado: 'Devolvido' })),
      '422 REGRA_IMPEDE',
    )
    assert.equal(codeOf(await settle(short!.id, { pagamento: first!.id, resultado: 'Pago' })), '200 OK')
    assert.deepEqual(await office.owed(invoices[0]!), ['Parcialmente pago', '1000.00', 0])
    assert.equal(
      codeOf(await settle(unknown!.id, { pagamento: second!.id, resultado: 'Recusado' })),
      '200 OK',
    )
    assert.deepEqual(await states(remessa), ['Processada', 'Pago', 'Recusado'])
    assert.deepEqual(
      (await rowsOf(answer.body.id)).map(({ situacao }) => situacao),
      ['Conciliado', 'Conciliado'],
    )
    const again = await settle(unknown!.id, {})
    assert.equal(codeOf(again), '409 MOVIMENTO_INVALIDO')
  })
})
