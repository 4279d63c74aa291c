import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { written } from '../../catalogue/message.ts'
import { recebeVagas } from '../../catalogue/recruitment/recebe-vagas.ts'
import { cadastraPessoa } from '../../catalogue/service/cadastra-pessoa.ts'
import { cancela } from '../../server/domain/vaga/cancela.ts'
import { tester } from '../support/actor.ts'
import { until } from '../support/process.ts'
import { day, type Fields, type Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type BatchResult, type Institution, World } from '../support/world.ts'

const findings = ({ ocorrencias }: BatchResult) =>
  ocorrencias.map(({ codigo, campo }) => `${codigo} ${campo}`)
const already = 'REGRA_RECOMENDADA ESIEV_IDENTIFICACAO'

describe('EncerraVagas', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  const close = (records: Fields[]) => world.process(client, 'EncerraVagas', 'SDT_INT_ENCERRA_VAGAS', records)
  const closing = (id: string, fields: Fields = {}): Fields => ({
    ESIEV_IDENTIFICACAO: id,
    ESIEV_MOTIVO: 'P',
    ...fields,
  })
  const openVacancy = (id: string, fields: Fields = {}) => ({
    ...recebeVagas.example,
    ESIVA_IDENTIFICACAO: id,
    ...fields,
  })
  const sendVacancies = (records: Fields[]) => world.process(client, 'RecebeVagas', 'SDT_INT_VAGAS', records)

  async function withVacancies(...ids: string[]): Promise<void> {
    client = await world.institution()
    await addHost(world, client, { documento: cadastraPessoa.example.ESIPE_DOCUMENTO })
    if (ids.length === 0) return
    const { resultados } = await sendVacancies(ids.map((id) => openVacancy(id)))
    assert.equal(resultados, 'I'.repeat(ids.length))
  }

  async function ends(): Promise<unknown[][]> {
    const rows = await world.rows<Row>(
      client.id,
      `select identificacao, situacao, encerramento_motivo as motivo, encerramento_data as data,
              quantidade_preenchida, encerramento_observacao as observacao from vaga order by identificacao`,
    )
    return rows.map((row) => Object.values(row))
  }

  it('moves a vacancy to its final state by the reason, today without a date', async () => {
    await withVacancies('1', '2', '3', '4')
    const result = await close([
      closing('1', { ESIEV_DATA: '2026-03-31', ESIEV_QUANTIDADE_PREENCHIDA: 2 }),
      closing('2', { ESIEV_MOTIVO: 'C' }),
      closing('3', { ESIEV_MOTIVO: 'E', ESIEV_DATA: '' }),
      closing('4', { ESIEV_MOTIVO: 'O', ESIEV_OBSERVACAO: 'Projeto adiado.' }),
    ])
    assert.deepEqual([result.resultados, findings(result)], ['AAAA', []])
    assert.deepEqual(await ends(), [
      ['1', 'Encerrada', 'P', '2026-03-31', 2, null],
      ['2', 'Cancelada', 'C', day(), null, null],
      ['3', 'Encerrada', 'E', day(), null, null],
      ['4', 'Encerrada', 'O', day(), null, 'Projeto adiado.'],
    ])
  })

  it('leaves a closed vacancy unchanged, with an alert, in the same batch and in a later one', async () => {
    await withVacancies('1')
    const result = await close([closing('1'), closing('1', { ESIEV_MOTIVO: 'C' })])
    assert.deepEqual([result.resultados, findings(result)], ['AN', [already, 'REGISTRO_REPETIDO ']])
    const before = await ends()
    for (const record of [closing('1'), closing('1', { ESIEV_MOTIVO: 'C', ESIEV_DATA: '2026-01-01' })]) {
      const again = await close([record])
      assert.deepEqual([again.resultados, findings(again)], ['N', [already]])
    }
    assert.deepEqual(await ends(), before)
    assert.deepEqual(before, [['1', 'Encerrada', 'P', day(), null, null]])
  })

  it('keeps a closed vacancy unchanged when it is sent again, equal or different', async () => {
    await withVacancies('1')
    await close([closing('1')])
    for (const record of [openVacancy('1'), openVacancy('1', { ESIVA_TITULO: 'Outro' })]) {
      const result = await sendVacancies([record])
      assert.deepEqual([result.resultados, findings(result)], ['R', ['VAGA_ENCERRADA ESIVA_IDENTIFICACAO']])
    }
    const [row] = await world.rows<Row>(client.id, 'select titulo, situacao from vaga')
    assert.deepEqual(row, { titulo: recebeVagas.example.ESIVA_TITULO, situacao: 'Encerrada' })
  })

  it('applies batches in order: opened, closed, refused', async () => {
    await withVacancies()
    const opened = await world.send(client, 'RecebeVagas', 'SDT_INT_VAGAS', [openVacancy('1')])
    const closed = await world.send(client, 'EncerraVagas', 'SDT_INT_ENCERRA_VAGAS', [closing('1')])
    const late = await world.send(client, 'RecebeVagas', 'SDT_INT_VAGAS', [openVacancy('1')])
    const outcomes = [opened, closed, late].map((lote) => world.outcome(client, lote))
    assert.deepEqual(
      (await Promise.all(outcomes)).map(({ resultados }) => resultados),
      ['I', 'A', 'R'],
    )
  })

  it('knows what came between two closings, although everything comes at once', async () => {
    const quiet = await World.share({ processing: false })
    try {
      client = await quiet.institution()
      const batches = [
        await quiet.send(client, 'CadastraPessoa', 'SDT_INT_PESSOAS', [cadastraPessoa.example]),
        await quiet.send(client, 'EncerraVagas', 'SDT_INT_ENCERRA_VAGAS', [closing('0')]),
        await quiet.send(client, 'RecebeVagas', 'SDT_INT_VAGAS', [openVacancy('1')]),
        await quiet.send(client, 'EncerraVagas', 'SDT_INT_ENCERRA_VAGAS', [closing('1')]),
      ]
      const failed: number[] = []
      await quiet.work(
        () => quiet.outcome(client, batches.at(-1)!),
        (fact) => {
          if (fact.kind === 'batch.failed') failed.push(fact.batch)
        },
      )
      const ended = await Promise.all(batches.map((lote) => quiet.outcome(client, lote)))
      assert.deepEqual([ended.map(({ resultados }) => resultados), failed], [['I', 'R', 'I', 'A'], []])
    } finally {
      await quiet.close()
    }
  })

  it('records each end in the history, with credential and reason', async () => {
    await withVacancies('1', '2', '3')
    await close([
      closing('1'),
      closing('2', { ESIEV_MOTIVO: 'C' }),
      closing('3', { ESIEV_MOTIVO: 'O', ESIEV_OBSERVACAO: 'Projeto adiado.' }),
    ])
    const rows = await world.rows<Row>(
      client.id,
      `select v.identificacao, v.versao, h.movimento, h.de, h.para, h.motivo, h.autor, h.origem, h.operacao
         from historico h join vaga v on v.id = h.registro_id where h.entidade = 'vaga' order by 1, h.id`,
    )
    const from = (operacao: string) => ['teste', 'Integração', operacao]
    const moved = (id: string, ...more: (string | null)[]) => [id, 2, ...more, ...from('EncerraVagas')]
    assert.deepEqual(
      rows.map((row) => Object.values(row)),
      ['1', '2', '3'].flatMap((id, at) => [
        [id, 2, 'incluir', null, 'Aberta', null, ...from('RecebeVagas')],
        [
          moved(id, 'encerrar', 'Aberta', 'Encerrada', 'Preenchida'),
          moved(id, 'cancelar', 'Aberta', 'Cancelada', 'Cancelada'),
          moved(id, 'encerrar', 'Aberta', 'Encerrada', 'Projeto adiado.'),
        ][at],
      ]),
    )
  })

  it('leaves a vacancy that was closed in the meantime unchanged', async () => {
    await withVacancies('1')
    const [{ id }] = (await world.rows<{ id: number }>(client.id, 'select id from vaga')) as [{ id: number }]
    const lote = await world.context.db.inClient(
      client.id,
      async (tx) => {
        await cancela(
          tx,
          { today: day(), actor: tester },
          { registros: [{ id }], motivo: written('Desistiu.'), data: null },
        )
        const sent = await world.send(client, 'EncerraVagas', 'SDT_INT_ENCERRA_VAGAS', [closing('1')])
        await someoneWaits()
        return sent
      },
      tester,
    )
    const result = await world.outcome(client, lote)
    assert.deepEqual([result.resultados, findings(result)], ['N', [already]])
    assert.deepEqual(await ends(), [['1', 'Cancelada', 'C', day(), null, 'Desistiu.']])
  })

  it('keeps a vacancy closed that staff close while a batch sends it again', async () => {
    await withVacancies('1')
    const [{ id }] = (await world.rows<{ id: number }>(client.id, 'select id from vaga')) as [{ id: number }]
    const lote = await world.context.db.inClient(
      client.id,
      async (tx) => {
        await cancela(
          tx,
          { today: day(), actor: tester },
          { registros: [{ id }], motivo: written('Desistiu.'), data: null },
        )
        const changed = [openVacancy('1', { ESIVA_TITULO: 'Outro' })]
        const sent = await world.send(client, 'RecebeVagas', 'SDT_INT_VAGAS', changed)
        await someoneWaits()
        return sent
      },
      tester,
    )
    const result = await world.outcome(client, lote)
    assert.deepEqual([result.resultados, findings(result)], ['R', ['VAGA_ENCERRADA ESIVA_IDENTIFICACAO']])
    const [row] = await world.rows<Row>(client.id, 'select titulo, situacao from vaga')
    assert.deepEqual(row, { titulo: recebeVagas.example.ESIVA_TITULO, situacao: 'Cancelada' })
  })

  /** Waits until the batch waits for the locked row. */
  async function someoneWaits(): Promise<void> {
    await until('somebody who waits', async () => {
      const { rows } = await sql`
        select from pg_locks l join pg_stat_activity a on a.pid = l.pid
         where not l.granted and a.datname = current_database()`.execute(world.context.owner.kysely)
      return rows.length > 0
    })
  }

  const refused: [string, Fields, string][] = [
    ['a vacancy that does not exist', closing('X'), 'REFERENCIA_INEXISTENTE ESIEV_IDENTIFICACAO'],
    ['a date to come', closing('1', { ESIEV_DATA: day(1) }), 'DATA_INVALIDA ESIEV_DATA'],
    ['another reason, not told', closing('2', { ESIEV_MOTIVO: 'O' }), 'CAMPO_OBRIGATORIO ESIEV_OBSERVACAO'],
    ['no reason', closing('3', { ESIEV_MOTIVO: '' }), 'CAMPO_OBRIGATORIO ESIEV_MOTIVO'],
    ['an unknown reason', closing('4', { ESIEV_MOTIVO: 'Z' }), 'VALOR_INVALIDO ESIEV_MOTIVO'],
  ]

  it('refuses violations of rules, naming the field, and the vacancy stays open', async () => {
    const ids = ['1', '2', '3', '4']
    await withVacancies(...ids)
    const { resultados, ocorrencias } = await close(refused.map(([, record]) => record))
    assert.equal(resultados, 'RRRRR')
    assert.deepEqual(
      ocorrencias.map(({ sequencia, codigo, campo }) => [refused[sequencia - 1]![0], `${codigo} ${campo}`]),
      refused.map(([name, , expected]) => [name, expected]),
    )
    assert.deepEqual(
      await ends(),
      ids.map((id) => [id, 'Aberta', null, null, null, null]),
    )
  })

  it('closes no vacancy of another institution', async () => {
    await withVacancies('1')
    const owner = client
    client = await world.institution()
    assert.equal((await close([closing('1')])).resultados, 'R')
    client = owner
    assert.equal((await ends())[0]![1], 'Aberta')
  })
})
