import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { addAccount, sealed } from '../support/bank.ts'
import { codeOf } from '../support/browser.ts'
import { against, type Caller, madeBy, signedIn, staffOf } from '../support/callers.ts'
import { readAsTheBank } from '../support/cnab-reader.ts'
import { addContract, insert, type Row } from '../support/contracts.ts'
import { addLink, askProven } from '../support/links.ts'
import { addAluno } from '../support/people.ts'
import { cpfOf, judgeStudents, student as sentStudent, verdict } from '../support/records.ts'
import { payDay, Treasury } from '../support/treasury.ts'
import { addHost } from '../support/vacancies.ts'

const told = { banco: '260', agencia: '0001', conta: '8046153', contaDigito: '0' }

describe('accounts of payees', () => {
  let office: Treasury
  let conta: number
  let student: { id: number; ask: Caller; login: string }
  let made = 0
  before(async () => {
    office = await Treasury.open({})
    conta = await addAccount(office.world, office.client)
  })
  after(() => office.close())
  beforeEach(async () => {
    office.clock.at(`${payDay}T15:00:00Z`)
    const login = `recebe.${++made}`
    const id = await addAluno(office.world, office.client, login, {
      senha: 's',
      how: 'weak',
      nome: `Favorecido ${made}`,
      cpf: cpfOf(111_000_000 + made),
      email: `${login}@exemplo.com`,
      dados_bancarios: sealed(office.world, { banco: '001', agencia: '1234', conta: '11111-1' }),
    })
    student = { id, login, ask: await signedIn(office.world, office.client, login) }
  })

  const rows = (aluno = student.id) =>
    office.rows<{ id: number; situacao: string; espera_ate: string | null }>(
      `select id, situacao, espera_ate from conta_favorecido where aluno_id = ${aluno} order by id`,
    )
  const states = async () => (await rows()).map(({ situacao }) => situacao)
  const dayPasses = async (day: string) => {
    office.clock.at(`${day}T15:00:00Z`)
    await keepCalendars(office.world.context, new AbortController().signal)
  }
  /** The account that a file made now would pay to. */
  async function paidAt(): Promise<string> {
    const invoice = await office.invoice(student.id)
    const { remessas } = (await office.make(conta, [invoice])) as { remessas: { id: number }[] }
    const [payment] = await office.payments(remessas[0]!.id)
    const payee = JSON.parse(office.world.context.sealer.open(payment!.favorecido).toString())
    await office.ana('CancelaRemessa', { id: remessas[0]!.id, motivo: 'x' })
    return `${payee.banco} ${payee.conta}`
  }
  const bankOf = async (contrato: number) => {
    const [row] = await office.rows<{ banco: Buffer | null }>(
      `select banco from contrato where id = ${contrato}`,
    )
    return row!.banco && JSON.parse(office.world.context.sealer.open(row!.banco).toString()).conta
  }

  it('are entered by a student, notified to the known address, and in force after a whole day', async () => {
    const contrato = await addContract(office.world, office.client, {
      aluno_id: student.id,
      situacao: 'Ativo',
    })
    const over = await addContract(office.world, office.client, {
      aluno_id: student.id,
      situacao: 'Concluído',
    })
    assert.deepEqual([await bankOf(contrato), await paidAt()], ['11111-1', '001 11111-1'])
    const id = madeBy(await student.ask('InformaConta', told))
    const [mail] = await office.rows<Row>(
      `select email, modelo, situacao, dados from mensagem where entidade = 'conta_favorecido' and registro_id = ${id}`,
    )
    assert.deepEqual([mail!.email, mail!.modelo], [`${student.login}@exemplo.com`, 'conta'])
    assert.deepEqual(JSON.parse(String(mail!.dados)), {
      conta: '260 •••53-0',
      quando: 'a partir de 12/03/2026, ou antes, se outra pessoa da instituição a confirmar',
    })
    // Entered shortly before midnight, it is not in force the next morning.
    await dayPasses('2026-03-11')
    assert.deepEqual([await states(), await paidAt()], [['Em espera'], '001 11111-1'])
    const [before] = await office.rows<Row>(`select versao, atualizacao from contrato where id = ${contrato}`)
    await dayPasses('2026-03-12')
    assert.deepEqual([await states(), await paidAt()], [['Em vigor'], '260 8046153-0'])
    // Open contracts show it, without a new version; ended ones keep the old account.
    assert.deepEqual([await bankOf(contrato), await bankOf(over)], ['8046153-0', '11111-1'])
    const [now] = await office.rows<Row>(`select versao, atualizacao from contrato where id = ${contrato}`)
    assert.deepEqual([now!.versao, now!.atualizacao === before!.atualizacao], [before!.versao, false])
    const next = await addContract(office.world, office.client, { aluno_id: student.id })
    assert.equal(await bankOf(next), '8046153-0')
    const shown = await office.ana('RetornaDadosFaturamentoAPagar', {
      identificador: await office.invoice(student.id),
    })
    assert.equal(shown.body.faturamentoAPagar.elementos[0].banco.conta, '8046153-0')
  })

  it('is neither told nor confirmed with a password that was chosen by a copied link', async () => {
    const copied = (whose: string, value: boolean) =>
      office.rows(`update senha set copiada = ${value} where ${whose} returning 1`)
    const [bia] = await office.rows<{ id: number }>(`select id from usuario where login = 'bia'`)
    await insert(office.world, office.client, 'senha', { dono: 'usuario', dono_id: bia!.id, hash: 'x' })
    const clerk = `dono = 'usuario' and dono_id = ${bia!.id}`
    await copied(`dono = 'aluno' and dono_id = ${student.id}`, true)
    assert.deepEqual(against(await student.ask('InformaConta', told)), [['senhaPropria', '']])
    await copied(`dono = 'aluno' and dono_id = ${student.id}`, false)
    const id = madeBy(await student.ask('InformaConta', told))
    await copied(clerk, true)
    assert.deepEqual(against(await office.bia('ConfirmaConta', { id })), [['senhaPropria', '']])
    await copied(clerk, false)
    assert.equal(codeOf(await office.bia('ConfirmaConta', { id })), '200 OK')
  })

  it('are put into force at once by another person, never by their author, with or without a key', async () => {
    const id = madeBy(await office.ana('InformaConta', { ...told, aluno: student.id }))
    assert.deepEqual(against(await office.ana('ConfirmaConta', { id })), [['outraPessoaConfirma', '']])
    assert.equal(codeOf(await office.bia('ConfirmaConta', { id })), '200 OK')
    assert.equal(await paidAt(), '260 8046153-0')
    const second = madeBy(await student.ask('InformaConta', { ...told, conta: '22222' }))
    assert.equal(codeOf(await office.ana('ConfirmaConta', { id: second })), '200 OK')
    assert.deepEqual(await states(), ['Substituída', 'Em vigor'])
    assert.equal(await paidAt(), '260 22222-0')
    assert.equal(codeOf(await student.ask('ConfirmaConta', { id: second })), '403 PERMISSAO_AUSENTE')
  })

  it('can be withdrawn until then by payee and staff, and replaced', async () => {
    const id = madeBy(await student.ask('InformaConta', told))
    assert.equal(codeOf(await student.ask('DesfazConta', { id })), '200 OK')
    await dayPasses('2026-03-14')
    assert.equal(await paidAt(), '001 11111-1')
    office.clock.at(`${payDay}T15:00:00Z`)
    madeBy(await student.ask('InformaConta', told))
    madeBy(await office.ana('InformaConta', { aluno: student.id, chavePix: 'Ana_Maria@Exemplo.com.br' }))
    assert.deepEqual(await states(), ['Desfeita', 'Substituída', 'Em espera'])
    const [, , waiting] = await rows()
    assert.equal(codeOf(await office.bia('DesfazConta', { id: waiting!.id })), '200 OK')
    assert.equal(codeOf(await student.ask('DesfazConta', { id: waiting!.id })), '409 MOVIMENTO_INVALIDO')
  })

  it('need a second person where no notification is possible', async () => {
    await office.rows(
      `update aluno set email = null, email_chave = null where id = ${student.id} returning id`,
    )
    const id = madeBy(await student.ask('InformaConta', told))
    const [mail] = await office.rows<Row>(
      `select situacao from mensagem where registro_id = ${id} and modelo = 'conta'`,
    )
    assert.equal(mail!.situacao, 'Não entregue')
    await dayPasses('2026-04-20')
    assert.deepEqual(await states(), ['Em espera'])
    assert.equal(codeOf(await office.bia('ConfirmaConta', { id })), '200 OK')
  })

  it('that no bank accepts, or that belong to another person, are refused with the reason', async () => {
    const refused = async (body: Row) => against(await student.ask('InformaConta', body))
    const [own] = await office.rows<{ cpf: string }>(`select cpf from aluno where id = ${student.id}`)
    const cases: readonly [Row, [string, string][]][] = [
      [{}, [['contaPagavel', 'conta']]],
      [{ ...told, banco: '999' }, [['contaPagavel', 'banco']]],
      [{ ...told, banco: null }, [['contaPagavel', 'banco']]],
      [{ ...told, agencia: null }, [['contaPagavel', 'agencia']]],
      [
        { ...told, contaDigito: null, conta: 'abc' },
        [
          ['contaPagavel', 'conta'],
          ['contaPagavel', 'conta'],
        ],
      ],
      // Itaú has six digits for its own accounts, and Bradesco one check digit.
      [{ ...told, banco: '341' }, [['contaPagavel', 'conta']]],
      [{ ...told, banco: '237', contaDigito: '12' }, [['contaPagavel', 'conta']]],
      [{ chavePix: 'não é chave' }, [['contaPagavel', 'chavePix']]],
      [{ chavePix: '529.982.247-25' }, [['contaPropria', 'chavePix']]],
      [{ ...told, documentoTitular: '52998224725' }, [['contaPropria', 'documentoTitular']]],
    ]
    for (const [body, expected] of cases)
      assert.deepEqual(await refused(body), expected, JSON.stringify(body))
    assert.deepEqual(await rows(), [])
    madeBy(await student.ask('InformaConta', { ...told, documentoTitular: own!.cpf, chavePix: own!.cpf }))
    madeBy(await student.ask('InformaConta', { ...told, banco: '18236120' }))
    // An institution that has only an ISPB.
    assert.equal(
      codeOf(await student.ask('InformaConta', { ...told, tipoConta: 'X' })),
      '422 REGISTRO_INVALIDO',
    )
    const nobody = await office.ana('InformaConta', told)
    assert.equal(codeOf(nobody), '422 REGISTRO_INVALIDO')
  })

  it('send a Pix key to the bank in its own case', async () => {
    const santander = await addAccount(office.world, office.client, {
      banco: '033',
      dados: { convenio: '00331234567890123456' },
    })
    const key = 'Ana_Maria@Exemplo.com.br'
    const id = madeBy(await student.ask('InformaConta', { chavePix: key }))
    await office.bia('ConfirmaConta', { id })
    const invoice = await office.invoice(student.id)
    const { remessas } = (await office.make(santander, [invoice])) as { remessas: { id: number }[] }
    await office.bia('AprovaRemessa', { id: remessas[0]!.id })
    const file = readAsTheBank(await office.contentOf(remessas[0]!.id))
    assert.equal(file.payments[0]!.key, key)
  })

  it('are replaced by a batch with a new value, but not by a repeated one', async () => {
    const contrato = await addContract(office.world, office.client, {
      aluno_id: student.id,
      situacao: 'Ativo',
    })
    const id = madeBy(await student.ask('InformaConta', told))
    await office.bia('ConfirmaConta', { id })
    const [{ identificacao, cpf, login, email }] = (await office.rows(
      `select identificacao, cpf, login, email from aluno where id = ${student.id}`,
    )) as [Row]
    const known = {
      ESIAL_IDENTIFICACAO: identificacao,
      ESIAL_CPF: cpf,
      ESIAL_LOGIN: login,
      ESIAL_EMAIL: email,
    }
    const send = async (values: Row) => {
      const [judged] = await judgeStudents(office.world, office.client, [
        sentStudent({ ...known, ...values }),
      ])
      assert.equal(judged!.outcome, 'A', verdict(judged!))
    }
    await send({ ESIAL_BANCO: '001', ESIAL_AGENCIA: '1234', ESIAL_CONTA: '11111-1', ESIAL_RG: '1' })
    await send({ ESIAL_RG: '2' })
    assert.deepEqual([await states(), await bankOf(contrato)], [['Em vigor'], '8046153-0'])
    await send({ ESIAL_CONTA: '33333-3' })
    assert.deepEqual([await states(), await bankOf(contrato)], [['Substituída'], '33333-3'])
    assert.equal(await paidAt(), '001 33333-3')
    const [entry] = await office.rows<Row>(
      `select movimento, motivo from historico where entidade = 'conta_favorecido' and registro_id = ${id} order by id desc limit 1`,
    )
    assert.deepEqual(entry, {
      movimento: 'substituir',
      motivo: 'Os sistemas da instituição mandaram outra conta.',
    })
  })

  it('are visible only to payee and staff, masked, and absent from the trail', async () => {
    const id = madeBy(await student.ask('InformaConta', told))
    const page = (await student.ask('ConsultaContaFavorecido', { id })).body.registro
    assert.deepEqual([page.conta, page.dados], ['260 •••53-0', null])
    assert.equal((await office.ana('ConsultaContaFavorecido', { id })).body.registro.dados.conta, '8046153-0')
    const listed = await student.ask('ListaContasFavorecidos', {})
    assert.ok(!listed.text.includes('8046153'))
    const other = await addAluno(office.world, office.client, `outro.${made}`, { senha: 's', how: 'weak' })
    const stranger = await signedIn(office.world, office.client, `outro.${made}`)
    for (const [operation, body] of [
      ['ConsultaContaFavorecido', { id }],
      ['DesfazConta', { id }],
    ] as const) {
      assert.equal(codeOf(await stranger(operation, body)), '404 REGISTRO_INEXISTENTE')
    }
    // A student who names another payee changes the own account or gets a refusal.
    assert.equal(
      codeOf(await stranger('InformaConta', { ...told, aluno: student.id })),
      '422 REGISTRO_INVALIDO',
    )
    const pessoa = await addHost(office.world, office.client)
    madeBy(await stranger('InformaConta', { ...told, pessoa }))
    assert.equal((await rows(other)).length, 1)
    const unit = await insert(office.world, office.client, 'unidade', { codigo: `U${made}`, nome: 'U' })
    const local = await staffOf(office.world, office.client, unit, ['financeiro.ver', 'financeiro.alterar'])
    assert.equal(codeOf(await local('ConfirmaConta', { id })), '404 REGISTRO_INEXISTENTE')
    const trail = await office.rows<{ entidade: string; texto: string }>(
      `select entidade, a::text as texto from auditoria a`,
    )
    assert.ok(trail.some(({ entidade }) => entidade === 'contaFavorecido'))
    assert.deepEqual(
      trail.filter(({ texto }) => texto.includes('8046153')).map(({ texto }) => texto),
      [],
    )
  })

  it('can be entered by personal link, and of a person by staff', async () => {
    const link = { parte: 'aluno', pessoa: student.id } as const
    const { segredo } = await addLink(office.world, office.client, link)
    const valores = Object.entries(told).map(([campo, valor]) => ({ campo, valor }))
    const body = { segredo, comando: 'InformaConta', valores }
    const used = await askProven(office.world, office.client, '/sessao/link/uso', body)
    assert.equal(codeOf(used), '200 OK', used.text)
    assert.deepEqual(await states(), ['Em espera'])
    const pessoa_id = await addHost(office.world, office.client)
    const id = madeBy(await office.ana('InformaConta', { ...told, pessoa: pessoa_id }))
    assert.equal(codeOf(await office.bia('ConfirmaConta', { id })), '200 OK')
    const invoice = await office.invoice(student.id, '10.00', { aluno_id: null, pessoa_id })
    const shown = await office.ana('RetornaDadosFaturamentoAPagar', { identificador: invoice })
    assert.equal(shown.body.faturamentoAPagar.elementos[0].banco.conta, '8046153-0')
  })

  it('that are missing are reported by the preview of the month and by the file', async () => {
    const aluno = await addAluno(office.world, office.client, `sem.${made}`, { nome: 'Sem Conta' })
    await addContract(office.world, office.client, {
      aluno_id: aluno,
      situacao: 'Ativo',
      inicio: '2026-02-01',
      encerramento: '2026-12-31',
      bolsa_valor: '900.00',
      bolsa_tipo: 'Mensal',
    })
    const { body } = await office.ana('PreviaFechamento', { competencia: '2026-02' })
    assert.deepEqual(body.favorecidosSemConta, [{ aluno, nome: 'Sem Conta' }])
    assert.equal(body.semConta, 1)
    const refused = await office.ana('GeraRemessa', {
      conta,
      faturamentos: [{ faturamento: await office.invoice(aluno) }],
    })
    assert.deepEqual(against(refused), [['contaDoFavorecido', 'conta']])
  })
})
