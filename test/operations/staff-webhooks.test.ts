import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { WebhookDispatcher } from '../../server/webhooks/dispatcher.ts'
import { audit } from '../support/audit.ts'
import { Browser } from '../support/browser.ts'
import { addUsuario } from '../support/people.ts'
import { until } from '../support/process.ts'
import { student } from '../support/records.ts'
import { Receiver } from '../support/webhook-receiver.ts'
import { type Institution, World } from '../support/world.ts'

type Row = Record<string, unknown>

describe('staff operations for webhooks and batches', () => {
  let world: World
  let dispatcher: WebhookDispatcher
  let client: Institution
  let receiver: Receiver
  let browser: Browser
  before(async () => {
    world = await World.open({ webhookDev: true })
    dispatcher = new WebhookDispatcher(world.context, { drainPause: 1 })
    receiver = await Receiver.open()
    client = await world.institution()
    browser = await signedIn(client, 'regina')
  })
  after(async () => {
    await dispatcher.stop()
    await world.close()
    await receiver.close()
  })

  async function signedIn(to: Institution, login: string): Promise<Browser> {
    await addUsuario(world, to, login, { senha: 's', how: 'weak' })
    const one = new Browser(world.base)
    await one.signIn(to.codigo, login, 's')
    return one
  }
  const ask = async (operation: string, body: Row, by = browser): Promise<Row> => {
    const answer = await by.go('POST', `/gestao/${operation}`, body, { 'x-csrf-token': by.csrf })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const webhook = (ACAO: string, more: Row = {}, by = browser) =>
    ask('Webhook', { ACAO, SDT_INT_WEBHOOK: { ESIWH_URL: receiver.url, ...more } }, by)

  it('register an endpoint, show it, test it, and list its events', async () => {
    const made = await webhook('CADASTRAR', { ESIWH_TODOS_OS_LOTES: 'S' })
    assert.match(String((made.SDT_INT_WEBHOOK as Row).ESIWH_SEGREDO), /^whsec_/)
    assert.equal(((await webhook('TESTAR')).TESTE as Row).DIAGNOSTICO, 'ENTREGUE')
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()])
    await until('the delivery', async () => {
      const { EVENTOS } = await ask('WebhookEventos', { ESIWH_URL: receiver.url })
      return (EVENTOS as Row[])[0]?.SITUACAO === 'Entregue'
    })
    const { TENTATIVAS } = await ask('WebhookEntregas', { ESIWH_URL: receiver.url })
    assert.equal((TENTATIVAS as Row[]).length, 2)
    const paused = await ask('WebhookSituacao', { ESIWH_URL: receiver.url, ACAO: 'PAUSAR' })
    assert.equal((paused.SDT_INT_WEBHOOK as Row).SITUACAO, 'Pausado')
  })

  it('name the wrong field', async () => {
    const body = { ACAO: 'CADASTRAR', SDT_INT_WEBHOOK: { ESIWH_URL: 'https://10.0.0.1/' } }
    const answer = await browser.go('POST', '/gestao/Webhook', body, { 'x-csrf-token': browser.csrf })
    assert.equal(answer.status, 400)
    assert.deepEqual(answer.body.error.campos, [
      {
        campo: 'SDT_INT_WEBHOOK.ESIWH_URL',
        codigo: 'CAMPO_INVALIDO',
        mensagem: 'CAMPO_INVALIDO: deve ser um endereço público.',
        detalhes: { detalhe: 'deve ser um endereço público' },
      },
    ])
  })

  it('share the endpoints with the integrations of their institution, and with no other', async () => {
    const { body } = await world.control('Webhook', { TOKEN: client.token, ACAO: 'CONSULTAR' })
    assert.deepEqual(
      (body.DESTINOS as Row[]).map(({ ESIWH_URL }) => ESIWH_URL),
      [receiver.url],
    )
    const other = await signedIn(await world.institution(), 'otavio')
    assert.deepEqual((await ask('Webhook', { ACAO: 'CONSULTAR' }, other)).DESTINOS, [])
    const headers = { 'x-csrf-token': other.csrf }
    const question = { ESIWH_URL: receiver.url }
    assert.equal((await other.go('POST', '/gestao/WebhookEventos', question, headers)).status, 404)
    const { lote } = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()])
    assert.equal((await other.go('POST', '/gestao/ConsultaLote', { LOTE: lote }, headers)).status, 404)
  })

  it('show a batch and reprocess its refused records', async () => {
    const { lote } = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [{}, student()])
    const seen = await ask('ConsultaLote', { LOTE: lote, RESULTADO: 'R' })
    assert.equal((seen.LOTE as Row).TOTAL_RECUSADOS, 1)
    assert.equal((seen.REGISTROS as Row[]).length, 1)
    const again = await ask('ReprocessaLote', { LOTE: lote })
    assert.equal((await world.outcome(client, Number(again.LOTE))).resultados, 'R')
  })

  it('are attributed to the user for changes of a reprocessed batch', async () => {
    const early = {
      ESITU_IDENTIFICACAO: 'T9',
      ESITU_TURMA: 'A',
      ESITU_ANO: 2026,
      ESITU_SEMESTRE: 1,
      ESITU_CURSO: 'C9',
    }
    const refused = await world.process(client, 'RecebeTurmas', 'SDT_INT_TURMAS', [early])
    const course = { ESICU_IDENTIFICACAO: 'C9', ESICU_CURSO: 'Curso', ESICU_NIVEL: 'GR' }
    await world.process(client, 'RecebeCursos', 'SDT_INT_CURSOS', [course])
    const { LOTE } = await ask('ReprocessaLote', { LOTE: refused.lote })
    assert.equal((await world.outcome(client, Number(LOTE))).resultados, 'I')
    const [entry] = await audit(world, client, { entidade: 'turma' })
    assert.deepEqual([entry!.usuario, entry!.origem, entry!.operacao], ['regina', 'Portal', 'RecebeTurmas'])
  })

  it('are in the audit trail under the user, as integrations are under their credential', async () => {
    await world.control('WebhookSituacao', { TOKEN: client.token, ESIWH_URL: receiver.url, ACAO: 'RETOMAR' })
    await webhook('REMOVER')
    const trail = await audit(world, client, { entidade: 'webhookDestino' })
    const acted = trail.map(({ usuario, origem, operacao }) => [usuario, origem, operacao])
    assert.deepEqual(acted[0], ['regina', 'Portal', 'Webhook'])
    assert.ok(acted.some((one) => one.join() === 'regina,Portal,WebhookSituacao'))
    assert.ok(acted.some((one) => one.join() === 'teste,Integração,WebhookSituacao'))
    assert.deepEqual(acted.at(-1), ['regina', 'Portal', 'Webhook'])
  })
})
