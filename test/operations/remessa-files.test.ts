import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { addAccount, addPayee, contaDados } from '../support/bank.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { type Caller, signedIn } from '../support/callers.ts'
import { readAsTheBank } from '../support/cnab-reader.ts'
import { insert, type Row } from '../support/contracts.ts'
import { addUsuario } from '../support/people.ts'
import { payDay, Treasury } from '../support/treasury.ts'

describe('remittance files', () => {
  let office: Treasury
  let conta: number
  before(async () => {
    office = await Treasury.open()
    conta = await addAccount(office.world, office.client)
  })
  after(() => office.close())

  const payee = (dados: Row = {}) => addPayee(office.world, office.client, dados)
  const rulesOf = (answer: { body: Row }) =>
    (answer.body as { error: { detalhes: { achados: Row[] } } }).error.detalhes.achados.map(
      ({ regra }) => regra,
    )

  /** The page's reasons against a command. */
  const against = async (comando: string, id: number) => {
    const { acoes } = (await office.bia('ConsultaRemessa', { id })).body
    return acoes.find((one: Row) => one.comando === comando).achados.map(({ regra }: Row) => regra)
  }

  const panel = async (nome: string) => {
    const { numeros } = (await office.bia('ResumoPainel', { parte: 'financeiro' })).body
    return numeros.find((one: Row) => one.nome === nome).total.valor
  }

  it('use an account once another person confirmed it, and only two persons change it', async () => {
    const { ana, bia } = office
    const told = { banco: '237', nome: 'Bolsas', ...contaDados }
    const made = await ana('IncluiContaBancaria', told)
    assert.equal(codeOf(made), '200 OK', made.text)
    const { id } = made.body.resultados[0]
    const faturamentos = [{ faturamento: await office.invoice(await payee()) }]
    assert.deepEqual(rulesOf(await ana('GeraRemessa', { conta: id, faturamentos })), ['contaAtiva'])
    assert.equal(codeOf(await bia('ConfirmaContaBancaria', { id })), '422 REGISTRO_INVALIDO')
    assert.deepEqual(rulesOf(await ana('ConfirmaContaBancaria', { id, versao: 1 })), ['outraPessoaConfirma'])
    assert.equal(codeOf(await bia('ConfirmaContaBancaria', { id, versao: 1 })), '200 OK')
    assert.equal(
      codeOf(await ana('AlteraContaBancaria', { id, convenio: '654321' })),
      '422 REGISTRO_INVALIDO',
    )
    const changed = await ana('AlteraContaBancaria', { id, versao: 2, convenio: '654321', conta: '11111' })
    assert.equal(codeOf(changed), '200 OK', changed.text)
    // The account in force stays until the second person confirms.
    const page = (await bia('ConsultaContaBancaria', { id })).body.registro
    assert.deepEqual([page.convenio, page.dados.conta, page.alteracao.conta], ['123456', '98765', '11111'])
    assert.equal(page.alteracao.convenio, '654321')
    assert.deepEqual(rulesOf(await ana('ConfirmaAlteracaoConta', { id, versao: 3 })), ['outraPessoaConfirma'])
    assert.equal(codeOf(await bia('ConfirmaAlteracaoConta', { id, versao: 3 })), '200 OK')
    assert.deepEqual(rulesOf(await bia('ConfirmaAlteracaoConta', { id, versao: 4 })), ['haProposta'])
    const closed = (await bia('ConsultaContaBancaria', { id })).body.acoes.filter(
      ({ permitido }: Row) => !permitido,
    )
    assert.deepEqual(
      closed.map(({ comando }: Row) => comando),
      ['ConfirmaAlteracaoConta', 'DescartaAlteracaoConta'],
    )
    const now = (await bia('ConsultaContaBancaria', { id })).body.registro
    assert.deepEqual([now.convenio, now.dados.conta, now.alteracao], ['654321', '11111', null])
    const wrong = await ana('AlteraContaBancaria', { id, versao: 4, servico: '99' })
    assert.deepEqual(rulesOf(wrong), ['contaCompleta'])
    assert.equal(codeOf(await ana('AlteraContaBancaria', { id, versao: 4, conta: '22222' })), '200 OK')
    assert.equal(codeOf(await ana('DescartaAlteracaoConta', { id })), '200 OK')
    assert.equal((await bia('ConsultaContaBancaria', { id })).body.registro.alteracao, null)
    // No account number is in the trail or in a table.
    const kept = JSON.stringify(await office.rows(`select * from auditoria`))
    assert.ok(!kept.includes('11111') && !kept.includes('98765'))
  })

  it('use an account confirmed by a person who wrote no part of it, in the version they saw', async () => {
    const { world, client, ana, bia } = office
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'CONFERE',
      nome: 'Confere',
      permissoes: ['financeiro.ver', 'financeiro.remeter'],
    })
    await addUsuario(world, client, 'dora', { senha: 's', how: 'weak', perfil_id })
    const dora = await signedIn(world, client, 'dora')
    const code = async (who: Caller, operation: string, body: Row) => {
      const answer = await who(operation, body)
      return answer.status === 200
        ? '200'
        : codeOf(answer).includes('REGRA')
          ? rulesOf(answer)
          : codeOf(answer)
    }
    const refused = ['outraPessoaConfirma']
    const { body } = await ana('IncluiContaBancaria', { banco: '237', nome: 'De três', ...contaDados })
    const { id } = body.resultados[0]
    // One proposes the number, another the name: neither confirms, nor does a person with an older version.
    assert.equal(await code(bia, 'AlteraContaBancaria', { id, versao: 1, nome: 'De várias' }), '200')
    for (const who of [ana, bia]) {
      assert.deepEqual(await code(who, 'ConfirmaContaBancaria', { id, versao: 2 }), refused)
    }
    assert.equal(await code(dora, 'ConfirmaContaBancaria', { id, versao: 1 }), '409 CONFLITO')
    const several = await dora('ConfirmaContaBancaria', { registros: [{ id }] })
    assert.equal(codeOf(several), '422 REGISTRO_INVALIDO')
    assert.equal(await code(dora, 'ConfirmaContaBancaria', { registros: [{ id, versao: 2 }] }), '200')
    // The same for later changes; the author of what was confirmed before may confirm others' changes.
    assert.equal(await code(ana, 'AlteraContaBancaria', { id, versao: 3, conta: '66666' }), '200')
    assert.equal(await code(bia, 'AlteraContaBancaria', { id, versao: 4, nome: 'Bolsas de todos' }), '200')
    for (const who of [ana, bia]) {
      assert.deepEqual(await code(who, 'ConfirmaAlteracaoConta', { id, versao: 5 }), refused)
    }
    const { acoes } = (await ana('ConsultaContaBancaria', { id })).body
    const offered = acoes.find(({ comando }: Row) => comando === 'ConfirmaAlteracaoConta')
    assert.deepEqual([offered.permitido, offered.achados[0].regra], [false, 'outraPessoaConfirma'])
    assert.equal(await code(dora, 'ConfirmaAlteracaoConta', { id, versao: 4 }), '409 CONFLITO')
    assert.equal(await code(dora, 'ConfirmaAlteracaoConta', { id, versao: 5 }), '200')
    assert.equal(await code(dora, 'AlteraContaBancaria', { id, versao: 6, conta: '77777' }), '200')
    assert.equal(await code(ana, 'DescartaAlteracaoConta', { id }), '200')
    assert.equal(await code(ana, 'AlteraContaBancaria', { id, versao: 8, conta: '88888' }), '200')
    assert.equal(await code(dora, 'ConfirmaAlteracaoConta', { id, versao: 9 }), '200')
    const { registro } = (await bia('ConsultaContaBancaria', { id })).body
    assert.deepEqual([registro.nome, registro.dados.conta], ['Bolsas de todos', '88888'])
  })

  it('count a person with a key as one person, and a key without an owner as none', async () => {
    const { world, client } = office
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'CONTAS',
      nome: 'Tesouraria',
      permissoes: ['financeiro.ver', 'financeiro.alterar', 'financeiro.remeter'],
    })
    const owner = await addUsuario(world, client, 'carla', { senha: 's', how: 'weak', perfil_id })
    const carla = await signedIn(world, client, 'carla')
    const scopes = ['financeiro.ver', 'financeiro.remeter'] as const
    const key = { clienteId: client.id, kind: 'gestao', name: 'painel', scopes } as const
    const by = async (owner?: number): Promise<Caller> => {
      const authorization = await createCredential(world.context.owner, { ...key, owner })
      return (operation, body) =>
        new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
    }
    const [hers, nobodys] = [await by(owner), await by()]
    const faturamentos = [{ faturamento: await office.invoice(await payee()) }]
    assert.deepEqual(rulesOf(await nobodys('GeraRemessa', { conta, faturamentos })), ['pessoaConhecida'])
    const { body } = await hers('GeraRemessa', { conta, faturamentos })
    const { id } = body.remessas[0]
    assert.deepEqual(rulesOf(await carla('AprovaRemessa', { id })), ['outraPessoaAprova'])
    assert.deepEqual(rulesOf(await hers('AprovaRemessa', { id })), ['outraPessoaAprova'])
    assert.deepEqual(rulesOf(await nobodys('AprovaRemessa', { id })), ['pessoaConhecida'])
    assert.equal(codeOf(await office.bia('AprovaRemessa', { id })), '200 OK')
    const account = await carla('IncluiContaBancaria', { banco: '237', nome: 'Outra', ...contaDados })
    assert.equal(codeOf(account), '200 OK', account.text)
    const made = account.body.resultados[0].id
    assert.deepEqual(rulesOf(await hers('ConfirmaContaBancaria', { id: made, versao: 1 })), [
      'outraPessoaConfirma',
    ])
    assert.deepEqual(rulesOf(await nobodys('ConfirmaContaBancaria', { id: made, versao: 1 })), [
      'pessoaConhecida',
    ])
  })

  it('contain the amounts of the invoices, and exclude unpayable ones with the reason', async () => {
    const good = await office.invoice(await payee({ conta: '77777-1' }), '100.01')
    const own = await office.invoice(await payee({ banco: '237', agencia: '1', conta: '55555-P' }), '200.02')
    const pix = await office.invoice(await payee({ chavePix: 'a@b.com.br' }), '300.03')
    const nowhere = await office.invoice(await payee({ conta: '' }), '400.04')
    const received = await office.invoice(await payee(), '500.00', { tipo: 'R', aluno_id: null })
    const { remessas, recusados } = (await office.make(conta, [good, own, pix, nowhere, received])) as {
      remessas: Row[]
      recusados: { faturamento: number; achados: Row[] }[]
    }
    assert.equal(remessas.length, 1)
    assert.deepEqual([remessas[0]!.quantidade, remessas[0]!.valorTotal], [3, 600.06])
    assert.deepEqual(
      recusados.map(({ faturamento, achados }) => [faturamento, achados[0]!.regra]),
      [
        [nowhere, 'contaValida'],
        [received, 'faturamentoAPagar'],
      ],
    )
    const id = remessas[0]!.id as number
    assert.equal(codeOf(await office.bia('AprovaRemessa', { id })), '200 OK')
    const file = readAsTheBank(await office.contentOf(id))
    assert.deepEqual(
      file.payments
        .map(({ form, account, digit, amount, date }) => [form, account, digit, amount, date])
        .sort(),
      [
        ['01', '55555', 'P', 20_002, payDay],
        ['41', '77777', '1', 10_001, payDay],
        // The bank has no known Pix layout, so the account is used.
        ['41', file.payments.find(({ amount }) => amount === 30_003)!.account, '3', 30_003, payDay],
      ].sort(),
    )
    for (const invoice of [good, own, pix])
      assert.deepEqual(await office.owed(invoice), ['Agendado', '0.00', 1])
    assert.equal((await office.owed(nowhere))[2], 0)
  })

  it('are downloaded only after a person other than the author approved them', async () => {
    const { remessas } = (await office.make(conta, [await office.invoice(await payee())])) as {
      remessas: Row[]
    }
    const id = remessas[0]!.id as number
    const early = await office.bia('LinkDeRemessa', { id })
    assert.deepEqual([codeOf(early), rulesOf(early)], ['422 REGRA_IMPEDE', ['aprovada']])
    assert.deepEqual(await against('LinkDeRemessa', id), ['aprovada'])
    assert.deepEqual(await against('AprovaRemessa', id), [])
    const waiting = await panel('remessasAAprovar')
    assert.equal((await office.contentOf(id)).length, 0)
    assert.deepEqual(rulesOf(await office.ana('EnviaRemessa', { id })), ['aprovada'])
    assert.deepEqual(rulesOf(await office.ana('AprovaRemessa', { id })), ['outraPessoaAprova'])
    assert.equal(codeOf(await office.bia('AprovaRemessa', { id })), '200 OK')
    assert.deepEqual(rulesOf(await office.bia('AprovaRemessa', { id })), ['aindaNaoAprovada'])
    assert.equal(await panel('remessasAAprovar'), waiting - 1)
    // The page shows the command's refusal in advance.
    assert.deepEqual(await against('AprovaRemessa', id), ['aindaNaoAprovada'])
    assert.deepEqual(await against('LinkDeRemessa', id), [])
    const page = (await office.bia('ConsultaRemessa', { id })).body.registro
    assert.deepEqual([page.geradaPor, page.aprovadaPor], ['ana', 'bia'])
    assert.ok(page.aprovacao)
    const content = await office.contentOf(id)
    const { link, nome } = (await office.bia('LinkDeRemessa', { id })).body
    assert.match(nome, /^PG-237-CONTA-\d+-100326-\d{6}\.REM$/)
    const download = (authorization: string) =>
      fetch(new URL(link, office.world.base), { headers: { authorization } })
    const given = await download(office.keys.bia)
    assert.deepEqual(Buffer.from(await given.arrayBuffer()), content)
    assert.equal(readAsTheBank(content).payments.length, 1)
  })

  it('freeze payees: later changes apply to later files', async () => {
    const aluno = await payee({ conta: '33333-1' })
    const id = await office.sent(conta, [await office.invoice(aluno)])
    const elsewhere = office.world.context.sealer.seal(
      JSON.stringify({ banco: '001', agencia: '1', conta: '9-9' }),
    )
    await office.world.rows(
      office.client.id,
      `update aluno set dados_bancarios = $1 where id = ${aluno} returning id`,
      [elsewhere],
    )
    const { body } = await office.ana('RetornaDadosRemessaBanco', { identificador: id })
    assert.equal(body.remessasBanco.elementos[0].itens[0].favorecido.conta, '33333-1')
    const kept = JSON.stringify(
      await office.rows("select encode(favorecido, 'escape') as f from remessa_item"),
    )
    assert.ok(!kept.includes('33333'))
  })

  it('hold an invoice once, and free it when cancelled; their number is not reused', async () => {
    const invoice = await office.invoice(await payee())
    const { remessas } = (await office.make(conta, [invoice])) as { remessas: Row[] }
    const again = await office.ana('GeraRemessa', { conta, faturamentos: [{ faturamento: invoice }] })
    assert.deepEqual(rulesOf(again), ['faturamentoAPagar'])
    const cancelled = await office.bia('CancelaRemessa', { id: remessas[0]!.id, motivo: 'Errada.' })
    assert.equal(codeOf(cancelled), '200 OK')
    assert.deepEqual(await office.owed(invoice), ['Aberto', '0.00', 0])
    const next = (await office.make(conta, [invoice])) as { remessas: Row[] }
    assert.ok(Number(next.remessas[0]!.sequencialArquivo) > Number(remessas[0]!.sequencialArquivo))
  })

  it('have a file of their own for Pix where the bank supports it', async () => {
    const santander = await addAccount(office.world, office.client, {
      banco: '033',
      dados: { convenio: '00331234567890123456' },
    })
    const key = 'Ana_Maria@Exemplo.com.br'
    const chosen = [await office.invoice(await payee({ chavePix: key })), await office.invoice(await payee())]
    const { remessas } = (await office.make(santander, chosen)) as { remessas: Row[] }
    assert.equal(remessas.length, 2)
    for (const { id } of remessas) await office.bia('AprovaRemessa', { id })
    const files = await Promise.all(
      remessas.map(async ({ id }) => readAsTheBank(await office.contentOf(id as number))),
    )
    assert.deepEqual(files.flatMap(({ payments }) => payments.map(({ form, key }) => [form, key])).sort(), [
      ['03', ''],
      ['45', key],
    ])
    const forced = await office.invoice(await payee({ chavePix: key }))
    const refused = await office.ana('GeraRemessa', {
      conta,
      faturamentos: [{ faturamento: forced }],
      forma: 'Pix',
    })
    const [finding] = refused.body.error.detalhes.achados
    assert.deepEqual([finding.regra, finding.valor, finding.proposta], ['pixDoBanco', 'Pix', 'TED'])
  })

  it('use no number and take no invoice in a simulation', async () => {
    const invoice = await office.invoice(await payee())
    const numbers = () =>
      office.rows(`select * from conta_bancaria_sequencia where conta_bancaria_id = ${conta}`)
    const before = await numbers()
    const { remessas } = (await office.make(conta, [invoice], { SIMULAR: 'S' })) as { remessas: Row[] }
    assert.equal(remessas.length, 1)
    assert.deepEqual(await numbers(), before)
    assert.deepEqual(await office.owed(invoice), ['Aberto', '0.00', 0])
  })

  it('created concurrently, one of which fails, never share a number or an invoice', async () => {
    const invoices: number[] = []
    for (let n = 0; n < 6; n++) invoices.push(await office.invoice(await payee()))
    const { db } = office.world.context
    // A transaction holds the numbers, and its connection is cut.
    const dying = await db.connect()
    await dying.query('begin')
    await dying.query(`select set_config('vinculo.cliente', '${office.client.id}', true)`)
    const { rows } = await dying.query(
      `update conta_bancaria_sequencia set ultimo_nsa = ultimo_nsa + 1
        where cliente_id = ${office.client.id} and conta_bancaria_id = ${conta} returning ultimo_nsa, pg_backend_pid() as pid`,
    )
    const taken = rows[0].ultimo_nsa as number
    const asked = invoices.map((faturamento) =>
      office.ana('GeraRemessa', { conta, faturamentos: [{ faturamento }] }),
    )
    // The same invoice twice at once: one file gets it.
    asked.push(office.bia('GeraRemessa', { conta, faturamentos: [{ faturamento: invoices[0]! }] }))
    dying.release(new Error('cut'))
    const answers = await Promise.all(asked)
    const retried = []
    for (const [at, answer] of answers.entries()) {
      // A command that waits too long is told to retry.
      const busy = codeOf(answer) === '503 REGISTRO_OCUPADO' || codeOf(answer) === '409 REGISTRO_OCUPADO'
      const faturamentos = [{ faturamento: invoices[at % invoices.length]! }]
      retried.push(busy ? await office.ana('GeraRemessa', { conta, faturamentos }) : answer)
    }
    const made = retried.filter((answer) => answer.status === 200)
    assert.equal(made.length, 6)
    const numbers = made.map(({ body }) => body.remessas[0].sequencialArquivo as number)
    assert.equal(new Set(numbers).size, 6)
    // The number of the failed one was never visible, so the next one gets it.
    assert.ok(numbers.every((number) => number >= taken))
    for (const invoice of invoices) assert.deepEqual(await office.owed(invoice), ['Agendado', '0.00', 1])
  })
})
