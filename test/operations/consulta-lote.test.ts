import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { inboundById } from '../support/examples.ts'
import { studentOf } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

type Batch = Record<string, unknown>
interface Shown {
  SEQUENCIA: number
  CHAVE: string
  ID_RETORNO: string
  RESULTADO: string
  SEQUENCIA_ORIGEM: number | null
  AGUARDA: { TIPO: string; CODIGO: string; ATE: string }[]
  OCORRENCIAS: { CODIGO: string; CAMPO: string }[]
  OCORRENCIAS_OMITIDAS: number
}

const students = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
const wrongCpf = (number: number) => ({ ...studentOf(number), ESIAL_CPF: '123' })

// First, because the server is shared and nothing processes batches yet.
describe('an unprocessed batch', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution(['recebe'])
  })
  after(() => world.close())

  it('is shown by ConsultaLote with its position in the queue', async () => {
    const lotes = [
      await world.send(client, ...students, [studentOf(1)]),
      await world.send(client, ...students, [studentOf(2)]),
    ]
    const places = []
    for (const LOTE of lotes) {
      const { body } = await world.control('ConsultaLote', { TOKEN: client.token, LOTE })
      const { SITUACAO, POSICAO_FILA, PROGRESSO } = body.LOTE as Batch
      places.push([SITUACAO, POSICAO_FILA, PROGRESSO])
    }
    assert.deepEqual(places, [
      ['Recebido', 1, 0],
      ['Recebido', 2, 0],
    ])
  })

  it('is not begun twice by ReprocessaLote', async () => {
    const lote = await world.send(client, ...students, [wrongCpf(3)])
    const post = () => world.control('ReprocessaLote', { TOKEN: client.token, LOTE: lote })
    assert.match(String((await post()).body.MsgRetorno), /ainda não terminou/)
    await world.rows(client.id, `update lote set situacao = 'Falhou' where id = ${lote} returning id`)
    await world.rows(client.id, `delete from fila where lote_id = ${lote} returning lote_id`)
    const answers = await Promise.all([post(), post(), post()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
  })
})

describe('ConsultaLote', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution(['recebe'], 24)
  })
  after(() => world.close())

  async function look(lote: number, more: object = {}, { token } = client) {
    const answer = await world.post('/APIPlataformaIntegracao/ConsultaLote', {
      TOKEN: token,
      LOTE: lote,
      ...more,
    })
    const { LOTE, REGISTROS, TOTAL_ELEMENTOS, TOTAL_PAGINAS } = answer.body
    return {
      status: answer.status,
      batch: LOTE as Batch,
      records: REGISTROS as Shown[],
      total: TOTAL_ELEMENTOS,
      pages: TOTAL_PAGINAS,
    }
  }

  it('shows state, consistent totals, and each record in the order sent', async () => {
    await world.process(client, ...students, [studentOf(1)])
    const { lote } = await world.process(
      client,
      ...students,
      [{ ...studentOf(1), ESIAL_ALUNO: 'Outro' }, { ...studentOf(2), ID_RETORNO: 'próprio' }, wrongCpf(3)],
      { RETORNO: 'rótulo' },
    )
    const { batch, records, total } = await look(lote)
    assert.deepEqual(
      records.map(({ SEQUENCIA, CHAVE, ID_RETORNO, RESULTADO }) => [SEQUENCIA, CHAVE, ID_RETORNO, RESULTADO]),
      [
        [1, 'N1', 'rótulo', 'A'],
        [2, 'N2', 'próprio', 'I'],
        [3, 'N3', 'rótulo', 'R'],
      ],
    )
    assert.deepEqual(
      records[2]!.OCORRENCIAS.map(({ CAMPO, CODIGO }) => [CAMPO, CODIGO]),
      [['ESIAL_CPF', 'CPF_INVALIDO']],
    )
    assert.equal(total, 3)
    const { SITUACAO, PROGRESSO, POSICAO_FILA, OPERACAO, RETORNO, SIMULACAO } = batch
    assert.deepEqual(
      [SITUACAO, PROGRESSO, POSICAO_FILA, OPERACAO, RETORNO, SIMULACAO],
      ['Processado com ocorrências', 100, 0, 'RecebeAlunos', 'rótulo', 'N'],
    )
    const { TOTAL_RECEBIDOS, TOTAL_INCLUIDOS, TOTAL_ATUALIZADOS, TOTAL_RECUSADOS } = batch
    assert.deepEqual([TOTAL_RECEBIDOS, TOTAL_INCLUIDOS, TOTAL_ATUALIZADOS, TOTAL_RECUSADOS], [3, 1, 1, 1])
    assert.match(String(batch.TERMINO), /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
  })

  it('reads the batch from the address where the body has none, as events link to it', async () => {
    const [one, other] = [
      await world.process(client, ...students, [studentOf(900)]),
      await world.process(client, ...students, [studentOf(901)]),
    ]
    const shown = async (address: string | number, more: object) => {
      const answer = await world.post(`/APIPlataformaIntegracao/ConsultaLote?LOTE=${address}`, {
        TOKEN: client.token,
        ...more,
      })
      return answer.status === 200 ? (answer.body.LOTE as Batch).LOTE : answer.headers.get('x-problema')
    }
    assert.equal(await shown(one.lote, {}), one.lote)
    assert.equal(await shown(one.lote, { LOTE: '' }), one.lote)
    assert.equal(await shown(one.lote, { LOTE: other.lote }), other.lote)
    assert.equal(await shown('x', {}), 'CAMPO_INVALIDO')
    assert.equal(await shown('', {}), 'CAMPO_INVALIDO')
  })

  it('selects by outcome, code and severity, and pages across parts', async () => {
    const many = Array.from({ length: 1_200 }, (_, at) =>
      at % 300 === 0 ? wrongCpf(1_000 + at) : studentOf(1_000 + at),
    )
    const { lote } = await world.process(client, ...students, many)
    const refused = await look(lote, { RESULTADO: 'R' })
    assert.deepEqual(
      refused.records.map(({ SEQUENCIA }) => SEQUENCIA),
      [1, 301, 601, 901],
    )
    assert.deepEqual((await look(lote, { CODIGO: 'CPF_INVALIDO' })).records, refused.records)
    assert.deepEqual((await look(lote, { GRAVIDADE: 'Erro', RESULTADO: 'R' })).records, refused.records)
    assert.equal((await look(lote, { GRAVIDADE: 'Erro', RESULTADO: 'I' })).total, 0)
    // The first part has 500 records: this page spans two parts.
    const page = await look(lote, { QUANTIDADE: 300, PAGINA: 2 })
    assert.deepEqual([page.total, page.pages], [1_200, 4])
    assert.deepEqual(
      page.records.map(({ SEQUENCIA, CHAVE }) => [SEQUENCIA, CHAVE]),
      Array.from({ length: 300 }, (_, at) => [301 + at, `N${1_300 + at}`]),
    )
    const last = await look(lote, { QUANTIDADE: 500, PAGINA: 3 })
    assert.deepEqual([last.records.length, last.total, last.pages], [200, 1_200, 3])
    assert.equal(last.records[0]!.SEQUENCIA, 1_001)
    const beyond = await look(lote, { QUANTIDADE: 500, PAGINA: 9 })
    assert.deepEqual([beyond.records, beyond.total], [[], 1_200])
  })

  it('shows what a waiting record waits for', async () => {
    const operation = inboundById.get('RecebeTurmas')!
    const { lote } = await world.process(client, operation.id, operation.list, [
      { ...operation.example, ESITU_CURSO: 'CURSO-AUSENTE' },
    ])
    const { records, batch } = await look(lote)
    assert.equal(records[0]!.RESULTADO, 'E')
    assert.deepEqual(
      [records[0]!.AGUARDA[0]!.TIPO, records[0]!.AGUARDA[0]!.CODIGO],
      ['curso', 'CURSO-AUSENTE'],
    )
    assert.equal(batch.TOTAL_AGUARDANDO, 1)
  })

  it('shows findings about the batch itself', async () => {
    const operation = inboundById.get('RecebeAlunoDisciplinas')!
    const { lote } = await world.process(client, operation.id, operation.list, [operation.example])
    const { batch, records } = await look(lote)
    const said = batch.OCORRENCIAS as Shown['OCORRENCIAS']
    assert.deepEqual(
      said.map(({ CODIGO, CAMPO }) => [CODIGO, CAMPO]),
      [['OPERACAO_OBSOLETA', '']],
    )
    assert.equal(batch.TOTAL_ALERTAS, 1)
    assert.equal(records.length, 1)
    const { lote: other } = await world.process(client, ...students, [studentOf(1)])
    assert.deepEqual((await look(other)).batch.OCORRENCIAS, [])
  })

  it('is bounded for any number of occurrences, and counts the omitted ones', async () => {
    const { lote } = await world.process(
      client,
      ...students,
      Array.from({ length: 500 }, () => ({})),
    )
    const add = (each: number) =>
      world.rows(
        client.id,
        `insert into ocorrencia (cliente_id, lote_id, sequencia, operacao, codigo, gravidade, mensagem)
         select cliente_atual(), ${lote}, s, 'RecebeAlunos', 'TIPO_INVALIDO', 'Erro', 'x'
           from generate_series(1, 500) s, generate_series(1, ${each}) returning id`,
      )
    await add(100)
    const [one] = (await look(lote, { QUANTIDADE: 1 })).records
    const [{ n } = { n: 0 }] = await world.rows<{ n: number }>(
      client.id,
      `select count(*)::int as n from ocorrencia where lote_id = ${lote} and sequencia = 1`,
    )
    assert.deepEqual([one!.OCORRENCIAS.length, one!.OCORRENCIAS_OMITIDAS], [50, n - 50])
    const { records } = await look(lote, { QUANTIDADE: 500 })
    const shown = records.reduce((sum, { OCORRENCIAS }) => sum + OCORRENCIAS.length, 0)
    const left = records.reduce((sum, { OCORRENCIAS_OMITIDAS }) => sum + OCORRENCIAS_OMITIDAS, 0)
    assert.deepEqual([records.length, shown, shown + left], [500, 20_000, 500 * n])
  })

  it('finds no batch of another client, and no missing one', async () => {
    const other = await world.institution(['recebe'])
    const { lote } = await world.process(other, ...students, [studentOf(1)])
    assert.equal((await look(lote)).status, 404)
    assert.equal((await look(999_999)).status, 404)
    assert.equal((await look(lote, {}, other)).status, 200)
  })

  it('refuses an invalid number, code or page', async () => {
    for (const wrong of [
      { LOTE: 'x' },
      { LOTE: '' },
      { RESULTADO: 'Z' },
      { CODIGO: 'NENHUM' },
      { QUANTIDADE: 10_001 },
    ]) {
      assert.equal((await look(1, wrong)).status, 400, JSON.stringify(wrong))
    }
  })
})

describe('ReprocessaLote', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution(['recebe'])
  })
  after(() => world.close())

  const again = (lote: number, { token } = client) =>
    world.post('/APIPlataformaIntegracao/ReprocessaLote', { TOKEN: token, LOTE: lote })
  const disabled = (number: number) => ({ ...studentOf(number), ESIAL_CODIGO_DEFICIENCIA: 'NOVA' })
  const register = (codigo: string) =>
    world.rows(
      client.id,
      `insert into deficiencia (cliente_id, codigo, descricao) values (cliente_atual(), '${codigo}', 'x') returning codigo`,
    )

  it('simulated, shows what would be refused today in the whole batch, and changes nothing', async () => {
    const simulate = (lote: number, more = {}) =>
      world.post('/APIPlataformaIntegracao/ReprocessaLote', {
        TOKEN: client.token,
        LOTE: lote,
        SIMULAR: 'S',
        ...more,
      })
    const sent = await world.process(client, ...students, [
      studentOf(11),
      { ...disabled(12), ESIAL_CODIGO_DEFICIENCIA: 'OUTRA' },
    ])
    assert.equal(sent.resultados, 'IR')
    const now = async (lote: number) => {
      const { status, body, text } = await simulate(lote)
      assert.equal(status, 200, text)
      assert.equal(body.TOTAL_RECEBIDOS, 2)
      return world.outcome(client, Number(body.LOTE))
    }
    const first = await now(sent.lote)
    assert.equal(first.resultados, 'NR')
    await register('OUTRA')
    // A simulation can be simulated again, because it has the same records.
    const second = await now(first.lote)
    assert.equal(second.resultados, 'NI')
    const there = `select 1 from aluno where identificacao = 'N12'`
    assert.deepEqual(await world.rows(client.id, there), [])
    const shown = await world.post('/APIPlataformaIntegracao/ConsultaLote', {
      TOKEN: client.token,
      LOTE: second.lote,
    })
    const { SIMULACAO, LOTE_ORIGEM } = shown.body.LOTE as Batch & { SIMULACAO: string }
    assert.deepEqual([SIMULACAO, LOTE_ORIGEM], ['S', first.lote])
    assert.equal((await again(second.lote)).status, 409)
    assert.equal((await again(sent.lote)).status, 200)
    assert.equal((await simulate(sent.lote, { SIMULAR: 'X' })).status, 400)
  })

  it('applies only the refused records, as they were received', async () => {
    const sent = await world.process(
      client,
      ...students,
      [studentOf(1), disabled(2), { ...studentOf(3), ESIAL_ALUNO: 'Velho' }, disabled(4)],
      { RETORNO: 'carga' },
    )
    assert.equal(sent.resultados, 'IRIR')
    await world.process(client, ...students, [{ ...studentOf(3), ESIAL_ALUNO: 'Novo' }])
    await register('NOVA')
    const { status, body } = await again(sent.lote)
    assert.deepEqual([status, body.TOTAL_RECEBIDOS], [200, 2])
    const result = await world.outcome(client, Number(body.LOTE))
    assert.equal(result.resultados, 'II')
    const rows = await world.rows<{ nome: string }>(
      client.id,
      `select nome from aluno where identificacao = 'N3'`,
    )
    assert.deepEqual(rows, [{ nome: 'Novo' }])
    const shown = await world.post('/APIPlataformaIntegracao/ConsultaLote', {
      TOKEN: client.token,
      LOTE: result.lote,
    })
    assert.equal((shown.body.LOTE as Batch).LOTE_ORIGEM, sent.lote)
    assert.equal((shown.body.LOTE as Batch).RETORNO, 'carga')
    assert.deepEqual(
      (shown.body.REGISTROS as Shown[]).map(({ SEQUENCIA_ORIGEM }) => SEQUENCIA_ORIGEM),
      [2, 4],
    )
    assert.equal((await world.outcome(client, sent.lote)).resultados, 'IRIR')
  })

  it('recovers records that a technical failure left without outcome', async () => {
    const sent = await world.process(client, ...students, [studentOf(20), studentOf(21)])
    await world.rows(client.id, `delete from lote_resultado where lote_id = ${sent.lote} returning lote_id`)
    await world.rows(client.id, `update lote set situacao = 'Falhou' where id = ${sent.lote} returning id`)
    const { body } = await again(sent.lote)
    assert.equal((await world.outcome(client, Number(body.LOTE))).resultados, 'NN')
  })

  it('gives the reason when it cannot: nothing refused, simulated, erased, unknown, another client', async () => {
    const fine = await world.process(client, ...students, [studentOf(30)])
    const simulated = await world.process(client, ...students, [wrongCpf(31)], { SIMULAR: 'S' })
    const erased = await world.process(client, ...students, [wrongCpf(32)])
    await world.rows(client.id, `delete from lote_parte where lote_id = ${erased.lote} returning lote_id`)
    for (const [lote, status, reason] of [
      [fine.lote, 409, /nenhum registro/],
      [simulated.lote, 409, /simulação/],
      [erased.lote, 409, /apagados/],
      [999_999, 404, /Não há lote/],
    ] as const) {
      const answer = await again(lote)
      assert.equal(answer.status, status)
      assert.match(String(answer.body.MsgRetorno), reason)
    }
    const other = await world.institution(['recebe'])
    assert.equal((await again(fine.lote, other)).status, 404)
  })
})
