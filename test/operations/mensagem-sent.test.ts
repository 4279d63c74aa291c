import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { tellSigners } from '../../server/domain/assinatura/tell.ts'
import { escreveMensagens } from '../../server/domain/mensagem/escreve.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { tester } from '../support/actor.ts'
import { codeOf } from '../support/browser.ts'
import { type Caller, keyed } from '../support/callers.ts'
import { addContract, addStudent } from '../support/contracts.ts'
import { addContents, addFile } from '../support/files.ts'
import { mensagemFixture } from '../support/fixtures/mensagem.ts'
import { MailServer } from '../support/mail-server.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const acting = { today: '2026-03-10', actor: tester }

const addSigned = async (world: World, client: Institution) => {
  await addContents(world, client)
  const aluno_id = await addStudent(world, client, { email: 'ana@exemplo.edu.br' })
  const contrato_id = await addContract(world, client, { situacao: 'Ativo', aluno_id })
  return addFile(world, client, {
    contrato_id,
    situacao_assinatura: 'Aguardando Assinatura',
    prazo: '2099-03-20',
    signers: [{ parte: 'aluno', parte_id: aluno_id, nome: 'Ana', email: 'ana@exemplo.edu.br' }],
  })
}

describe('a signer of a file', () => {
  let world: World
  let client: Institution
  let server: MailServer
  before(async () => {
    server = await MailServer.open()
    world = await World.open({ processing: false, mail: server.settings })
    client = await world.institution()
  })
  after(async () => {
    await world.close()
    await server.close()
  })

  const sentOf = async (file: number) => {
    const [row] = await world.rows<Row>(client.id, `select envio from assinatura where arquivo_id = ${file}`)
    return row!.envio
  }

  it('counts as called when the message has left, and is called once', async () => {
    const file = await addSigned(world, client)
    const tell = () => world.context.db.inClient(client.id, (tx) => tellSigners(tx, acting, [file]), tester)
    const touched = () => world.rows<Row>(client.id, `select atualizacao from arquivo where id = ${file}`)
    await tell()
    await tell()
    const messages = `select enviada_em from mensagem where registro_id = ${file}`
    assert.equal((await world.rows(client.id, messages)).length, 1)
    assert.equal(await sentOf(file), null)
    const before = await touched()
    await sendMessages(world.context, new AbortController().signal)
    const [{ enviada_em }] = (await world.rows<Row>(client.id, messages)) as [Row]
    assert.ok(enviada_em)
    assert.deepEqual(await sentOf(file), enviada_em)
    assert.notDeepEqual(await touched(), before)
  })

  it('is not called by a message that the server refuses', async () => {
    const file = await addSigned(world, client)
    server.onReceiver = () => MailServer.never
    await world.context.db.inClient(client.id, (tx) => tellSigners(tx, acting, [file]), tester)
    await sendMessages(world.context, new AbortController().signal)
    server.onReceiver = () => undefined
    assert.equal(await sentOf(file), null)
  })
})

describe('a message', () => {
  let world: World
  let client: Institution
  let ask: Caller
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    ask = await keyed(world, client, ['contratos.ver', 'contratos.alterar', 'cadastros.ver'])
  })
  after(() => world.close())

  const write = (n: number, item: string) =>
    world.context.db.inClient(
      client.id,
      (tx) =>
        escreveMensagens(
          tx,
          acting,
          Array.from({ length: n }, () => ({
            modelo: 'lembreteSemPrazo' as const,
            para: { parte: 'supervisor' as const, id: 1, nome: 'Helena', email: 'h@exemplo.br' },
            dados: { item },
          })),
        ),
      tester,
    )

  it('says that it does not leave where there is no mail server, also many of them', async () => {
    await write(1_100, 'Relatório')
    while (await sendMessages(world.context, new AbortController().signal));
    const rows = await world.rows<Row>(client.id, 'select distinct situacao, diagnostico from mensagem')
    assert.deepEqual(rows, [{ situacao: 'Pendente', diagnostico: 'SEM_SERVIDOR' }])
    const { body } = await ask('ListaMensagens', { diagnostico: 'SEM_SERVIDOR', quantidade: 1 })
    assert.equal(body.elementos.length, 1)
    // Later ones too.
    const [later] = await write(1, 'Relatório')
    await sendMessages(world.context, new AbortController().signal)
    const page = await ask('ConsultaMensagem', { id: later!.id })
    assert.equal(page.body.registro.diagnostico, 'SEM_SERVIDOR')
  })

  it('shows its text without its link', async () => {
    const id = await mensagemFixture.add(world, client, 'Enviada', {
      modelo: 'assinatura',
      dados: JSON.stringify({ documento: 'Termo 7', prazo: '20/03/2026' }),
      link: {},
    })
    const { body, text } = await ask('VeMensagem', { id })
    assert.match(body.texto, /O documento “Termo 7” espera a sua assinatura até 20\/03\/2026\./, text)
    assert.match(body.texto, /assine em \[link pessoal\]/)
    assert.match(body.assunto, /há um documento para você assinar$/)
  })

  it('never shows a code or the link of a password', async () => {
    const segredo = world.context.sealer.seal('123456')
    for (const modelo of ['codigo', 'senha', 'acesso']) {
      const id = await mensagemFixture.add(world, client, 'Pendente', {
        modelo,
        dados: JSON.stringify({ login: 'helena', validade: 'dez minutos' }),
        segredo: `\\x${segredo.toString('hex')}`,
        link: {},
      })
      const { body, text } = await ask('VeMensagem', { id })
      assert.doesNotMatch(text, /123456|#/)
      assert.match(body.texto, /\[código\]|\[link pessoal\]/)
    }
  })

  it('of a digest shows every line that the caller may see', async () => {
    const [one, other] = [await write(1, 'Relatório A'), await write(1, 'Relatório B')]
    const ids = [...one, ...other].map(({ id }) => id)
    await world.rows(client.id, `update mensagem set resumo_id = ${ids[0]} where id in (${ids.join(', ')})`)
    const { body } = await ask('VeMensagem', { id: ids[1]! })
    assert.match(body.texto, /- Relatório A\n- Relatório B/)
    const blind = await keyed(world, client, ['contratos.ver'])
    assert.equal(codeOf(await blind('VeMensagem', { id: ids[1]! })), '404 REGISTRO_INEXISTENTE')
  })
})
