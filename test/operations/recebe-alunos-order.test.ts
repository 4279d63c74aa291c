import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { runProcessor } from '../../server/inbound/run/processor.ts'
import { tester } from '../support/actor.ts'
import { addRegisters, cpfOf, day, student, user } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const alunos = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
const usuarios = ['RecebeUsuarios', 'SDT_INT_USUARIOS'] as const

interface Span {
  id: number
  operacao: string
  iniciado_em: string
  terminado_em: string
}

describe('order of batches', () => {
  let world: World
  const stop = new AbortController()
  let working: Promise<unknown> = Promise.resolve()
  before(async () => {
    world = await World.open({ processing: false })
  })
  after(async () => {
    stop.abort()
    await working
    await world.close()
  })

  /** Two processors at once, like a server with two workers. */
  function startProcessing(): void {
    const { sealer, files, events } = world.context
    const options = {
      url: world.databaseUrl,
      sealer,
      files,
      report: events.report.bind(events),
      signal: stop.signal,
    }
    working = Promise.all([runProcessor(options), runProcessor(options)])
  }

  it('processes the batches of each institution sequentially, whatever the operation', async () => {
    const clients: Institution[] = []
    const sent = new Map<Institution, number[]>()
    for (let count = 0; count < 3; count++) {
      const client = await world.institution()
      await addRegisters(world, client)
      clients.push(client)
      sent.set(client, [])
    }
    const pupil = student()
    const clerk = user()
    for (let round = 1; round <= 5; round++) {
      for (const client of clients) {
        const send = async (...[operation, list, records]: [string, string, unknown[]]) =>
          sent.get(client)!.push(await world.send(client, operation, list, records))
        await send(...alunos, [{ ...pupil, ESIAL_ALUNO: `Nome ${round}` }])
        await send(...usuarios, [{ ...clerk, ESIUS_NOME: `Nome ${round}` }])
      }
    }
    startProcessing()
    for (const client of clients) {
      const lots = sent.get(client)!
      const letters: string[] = []
      for (const lote of lots) letters.push((await world.outcome(client, lote)).resultados)
      assert.deepEqual(letters, ['I', 'I', ...Array.from({ length: 8 }, () => 'A')])
      const spans = await world.rows<Span>(
        client.id,
        'select id, operacao, iniciado_em, terminado_em from lote order by id',
      )
      assert.deepEqual(
        spans.map(({ id, operacao }) => [id, operacao]),
        lots.map((id, index) => [id, index % 2 === 0 ? 'RecebeAlunos' : 'RecebeUsuarios']),
      )
      const moments = spans.flatMap(({ iniciado_em, terminado_em }) => [iniciado_em, terminado_em])
      assert.deepEqual(moments, [...moments].sort())
      const names = await world.rows<{ nome: string }>(
        client.id,
        'select nome from aluno union all select nome from usuario',
      )
      assert.deepEqual(names, [{ nome: 'Nome 5' }, { nome: 'Nome 5' }])
    }
  })

  it('gives every record exactly one outcome, in the order of the batch, and counts them', async () => {
    const client = await world.institution()
    const [a, b, c] = [student(), student(), student()]
    await world.process(client, ...alunos, [a, b])
    const { lote, resultados, situacao } = await world.process(client, ...alunos, [
      a,
      c,
      null,
      { ...b, ESIAL_ALUNO: 'Outro' },
      { ...b, ESIAL_LOGIN: a.ESIAL_LOGIN },
      student({ ESIAL_TELEFONE2: '' }),
    ])
    assert.equal(resultados, 'NIRARI')
    assert.equal(situacao, 'Processado com ocorrências')
    const [totals] = await world.rows(
      client.id,
      `select registros, incluidos, atualizados, inalterados, recusados, erros, alertas, partes_feitas
         from lote where id = ${lote}`,
    )
    assert.deepEqual(totals, {
      registros: 6,
      incluidos: 2,
      atualizados: 1,
      inalterados: 1,
      recusados: 2,
      erros: 2,
      alertas: 2,
      partes_feitas: 1,
    })
  })

  it('reports every accepted record when the institution wants it', async () => {
    const client = await world.institution()
    await sql`update cliente set informa_sucesso = true where cliente_id = ${client.id}`.execute(
      world.context.owner.kysely,
    )
    const one = student()
    const { ocorrencias } = await world.process(client, ...alunos, [one, { ...one, ESIAL_ALUNO: 'Outro' }])
    assert.deepEqual(
      ocorrencias.map(({ sequencia, codigo, gravidade }) => [sequencia, codigo, gravidade]),
      [
        [1, 'REGISTRO_INCLUIDO', 'Informação'],
        [2, 'REGISTRO_REPETIDO', 'Alerta'],
        [2, 'REGISTRO_ATUALIZADO', 'Informação'],
      ],
    )
  })

  it('frees the values of a student whose validity ended between two batches', async () => {
    const client = await world.institution()
    const one = student({ ESIAL_VALIDADE: day(1), ESIAL_EMAIL: 'vence@ex.br' })
    await world.process(client, ...alunos, [one])
    await world.context.db.inClient(
      client.id,
      (tx) => sql`update aluno set validade = ${day(0)}::date`.execute(tx),
      tester,
    )
    const { resultados } = await world.process(client, ...alunos, [student({ ESIAL_EMAIL: 'vence@ex.br' })])
    assert.equal(resultados, 'I')
    const rows = await world.rows(client.id, 'select ativo from aluno order by id')
    assert.deepEqual(rows, [{ ativo: false }, { ativo: true }])
  })

  it('writes no rejected value into occurrences or logs', async () => {
    const client = await world.institution()
    await addRegisters(world, client)
    const mark = 'ZYXW'
    const holder = student({
      ESIAL_EMAIL: `${mark}1@ex.br`,
      ESIAL_LOGIN: `${mark}2`,
      ESIAL_CPF: cpfOf(987_654_321),
    })
    await world.process(client, ...alunos, [holder])
    const fields = Object.keys(student()).filter((name) => name !== 'ESIAL_IDENTIFICACAO')
    const optional = [
      'SEXO',
      'ESTADO_CIVIL',
      'NASCIMENTO',
      'EMAIL',
      'BANCO',
      'VALIDADE',
      'CODIGO_DEFICIENCIA',
    ]
    const bad = [...fields, ...optional.map((name) => `ESIAL_${name}`)].map((name) =>
      student({ [name]: mark.repeat(60) }),
    )
    const codes = ['SEXO', 'ESTADO_CIVIL', 'BOLSA_INI_CIENTIFICA'].map((name) =>
      student({ [`ESIAL_${name}`]: 'Ẑ' }),
    )
    const records = [
      ...bad,
      ...codes,
      { ...holder, ESIAL_IDENTIFICACAO: 'Repetido' },
      student({
        ESIAL_NASCIMENTO: mark,
        ESIAL_UF: 'QQ',
        ESIAL_CEP: mark,
        ESIAL_EMAIL: mark,
        ESIAL_BANCO: mark,
      }),
      student({ ESIAL_IDENTIFICACAO: mark.repeat(20), ACAO: mark, ID_RETORNO: 'retorno' }),
      { [mark]: mark },
    ]
    const { lote, ocorrencias } = await world.process(client, ...alunos, records)
    assert.ok(ocorrencias.length > records.length)
    const written = await world.rows<{ texto: string }>(
      client.id,
      `select to_jsonb(o)::text as texto from ocorrencia o where lote_id = ${lote}`,
    )
    for (const text of [...written.map(({ texto }) => texto), ...world.logs]) {
      for (const secret of [mark, 'Ẑ', 'QQ', cpfOf(987_654_321)])
        assert.equal(text.includes(secret), false, text)
    }
  })
})
