import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { codeOf } from '../support/browser.ts'
import { type Caller, keyed } from '../support/callers.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { addContents, addFile } from '../support/files.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { solicitacaoFixture } from '../support/fixtures/solicitacao.ts'
import { MailServer } from '../support/mail-server.ts'
import type { Row } from '../support/records.ts'
import { watchStatements } from '../support/statements.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const rights = ['contratos.ver', 'contratos.alterar'] as const

describe('reminders sent by staff', () => {
  let world: World
  let client: Institution
  let server: MailServer
  let ask: Caller
  let statements: string[]
  before(async () => {
    server = await MailServer.open()
    world = await World.open({ processing: false, mail: server.settings })
    client = await world.institution()
    ask = await keyed(world, client, rights)
    statements = watchStatements(world.context.db)
    await addContents(world, client)
  })
  after(async () => {
    await world.close()
    await server.close()
  })

  const reminders = (where: string) =>
    world.rows<Row>(
      client.id,
      `select parte, pessoa_id, email, modelo, dados, situacao, diagnostico from mensagem where lembrete and ${where} order by id`,
    )
  const contractOf = async (email: string | null) =>
    addContract(world, client, {
      situacao: 'Ativo',
      modalidade: 'estagio',
      aluno_id: await addStudent(world, client, { email }),
    })

  it('go to the signers whose turn it is', async () => {
    const contrato_id = await contractOf('ana@exemplo.edu.br')
    const file = await addFile(world, client, {
      contrato_id,
      situacao_assinatura: 'Aguardando Assinatura',
      prazo: '2099-03-20',
      signers: [],
    })
    const host = await addHost(world, client, { email: 'rh@exemplo.com.br' })
    const sign = (parte: string, parte_id: number, email: string, ordem: number) =>
      insert(world, client, 'assinatura', {
        arquivo_id: file,
        parte,
        parte_id,
        assinante: parte,
        nome: parte,
        email,
        ordem,
      })
    await sign('aluno', 1, 'ana@exemplo.edu.br', 1)
    await sign('concedente', host, 'rh@exemplo.com.br', 2)
    const { body, text } = await ask('LembraAssinatura', { id: file })
    assert.equal(body.resultados?.[0]?.aceito, true, text)
    assert.deepEqual(body.lembretes, [
      { identificador: file, nome: 'aluno', email: 'ana@exemplo.edu.br', parte: 'aluno', sai: 'AGORA' },
    ])
    await world.rows(
      client.id,
      `update assinatura set assinado = true where arquivo_id = ${file} and ordem = 1`,
    )
    const second = await ask('LembraAssinatura', { id: file })
    assert.deepEqual(
      second.body.lembretes.map(({ email }: Row) => email),
      ['rh@exemplo.com.br'],
    )
  })

  it('leave in one e-mail per address, fifty at once with few statements, and leave their records alone', async () => {
    const contrato_id = await contractOf('bia@exemplo.edu.br')
    const ids: number[] = []
    for (let n = 0; n < 50; n++)
      ids.push(await pendenciaFixture.add(world, client, 'Pendente', { contrato_id }))
    const versions = () =>
      world.rows<Row>(client.id, 'select id, versao, atualizacao from pendencia order by id')
    const before = await versions()
    statements.length = 0
    const { body, text } = await ask('LembraPendencia', { registros: ids.map((id) => ({ id })) })
    assert.ok(statements.length < 60, String(statements.length))
    assert.ok(
      body.resultados.every(({ aceito }: Row) => aceito),
      text,
    )
    assert.equal(body.lembretes.length, 50)
    assert.deepEqual(await versions(), before)
    server.received.length = 0
    await sendMessages(world.context, new AbortController().signal)
    const got = server.received.filter(({ to }) => to === 'bia@exemplo.edu.br')
    assert.equal(got.length, 1)
    assert.equal(got[0]!.text.split('- Relatório de atividades').length, 51)
    // The digest of the day has left.
    const id = await pendenciaFixture.add(world, client, 'Pendente', { contrato_id, prazo_entrega: null })
    const later = await ask('LembraPendencia', { id })
    assert.deepEqual(
      later.body.lembretes.map(({ sai }: Row) => sai),
      ['AMANHA'],
    )
    const [row] = await reminders(`registro_id = ${id}`)
    assert.equal(row!.modelo, 'lembreteSemPrazo')
  })

  it('go once a day to a person about a record, also from two at once', async () => {
    const contrato_id = await contractOf('caio@exemplo.edu.br')
    const id = await pendenciaFixture.add(world, client, 'Pendente', { contrato_id })
    const answers = await Promise.all([ask('LembraPendencia', { id }), ask('LembraPendencia', { id })])
    assert.deepEqual(answers.map(codeOf).toSorted(), ['200 OK', '422 REGRA_IMPEDE'])
    const refused = answers.find((one) => codeOf(one) !== '200 OK')!
    assert.match(refused.text, /já foi feito, às \d\d:\d\d/)
    assert.equal((await reminders(`registro_id = ${id}`)).length, 1)
    const { body } = await ask('ConsultaPendencia', { id })
    assert.deepEqual(
      body.historico.filter(({ rotulo }: Row) => rotulo === 'Lembrar').length,
      1,
      JSON.stringify(body.historico),
    )
  })

  it('are refused where nobody outside the institution is awaited or nobody has an address', async () => {
    const contrato_id = await contractOf(null)
    const mute = await pendenciaFixture.add(world, client, 'Pendente', { contrato_id })
    const request = await solicitacaoFixture.add(world, client, 'Em elaboração', {
      contrato_id,
      solicitante: 'Instituição',
    })
    const refused = await ask('LembraPendencia', { id: mute })
    assert.equal(codeOf(refused), '422 REGRA_IMPEDE')
    assert.match(refused.text, /Não há e-mail de/)
    assert.equal(codeOf(await ask('LembraSolicitacao', { id: request })), '422 REGRA_IMPEDE')
    const sent = await solicitacaoFixture.add(world, client, 'Incluída')
    assert.equal(codeOf(await ask('LembraSolicitacao', { id: sent })), '422 REGRA_IMPEDE')
  })

  it('use the link that a person holds, which ends when the new one leaves', async () => {
    const host = await addHost(world, client, { email: 'dona@exemplo.com.br' })
    const contrato_id = await addContract(world, client, {
      situacao: 'Ativo',
      modalidade: 'estagio',
      concedente_id: host,
    })
    const open = () =>
      world.rows<Row>(
        client.id,
        `select id, hash is not null as told from link where pessoa_id = ${host} and encerrado_em is null`,
      )
    const remind = async () => {
      const id = await pendenciaFixture.add(world, client, 'Entregue', { contrato_id })
      const answer = await ask('LembraPendencia', { id })
      assert.equal(codeOf(answer), '200 OK', answer.text)
    }
    await remind()
    await sendMessages(world.context, new AbortController().signal)
    const held = await open()
    assert.deepEqual(
      held.map(({ told }) => told),
      [true],
    )
    await remind()
    assert.deepEqual(await open(), held, 'tomorrow’s reminder leaves today’s link as it is')
  })
})

describe('reminders without a mail server', () => {
  let world: World
  before(async () => {
    world = await World.open({ processing: false })
  })
  after(() => world.close())

  it('are written and say that they do not leave', async () => {
    const client = await world.institution()
    const ask = await keyed(world, client, rights)
    const aluno_id = await addStudent(world, client, { email: 'eva@exemplo.edu.br' })
    const contrato_id = await addContract(world, client, { situacao: 'Ativo', aluno_id })
    const id = await solicitacaoFixture.add(world, client, 'Em elaboração', {
      contrato_id,
      aluno_id,
      solicitante: 'Aluno',
    })
    const { body, text } = await ask('LembraSolicitacao', { id })
    assert.deepEqual(
      body.lembretes.map(({ email, sai }: Row) => [email, sai]),
      [['eva@exemplo.edu.br', 'SEM_SERVIDOR']],
      text,
    )
    const rows = await world.rows<Row>(client.id, `select situacao from mensagem where registro_id = ${id}`)
    assert.deepEqual(rows, [{ situacao: 'Pendente' }])
  })
})
