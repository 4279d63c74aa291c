import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeUsuarios } from '../../catalogue/academic/recebe-usuarios.ts'
import { operations } from '../../catalogue/index.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import { cpfAt } from '../../demo/documents.ts'
import { insert, type Row, validRequest, validStatus } from '../support/contracts.ts'
import { addFullContract } from '../support/full-contract.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations

describe('two clients with the same identifiers', () => {
  let world: World
  let mine: Institution
  let theirs: Institution
  before(async () => {
    world = await World.share()
    ;[mine, theirs] = [await world.institution(), await world.institution()]
    for (const client of [mine, theirs]) {
      await addFullContract(world, client)
      await insert(world, client, 'horario', { referencia: 'H1', descricao: `Horário de ${client.codigo}` })
    }
  })
  after(() => world.close())

  /** Every row of these tables of a client, to detect changes. */
  const everything = async ({ id }: Institution) => {
    const tables = [
      'aluno',
      'usuario',
      'senha',
      'unidade',
      'contrato',
      'colaborador',
      'colaborador_contrato',
      'area',
      'cargo',
      'horario',
      'lote',
      'ocorrencia',
    ]
    const read = tables.map(
      (table) => `(select coalesce(json_agg(t order by t::text), '[]') from ${table} t) as ${table}`,
    )
    return (await world.rows(id, `select ${read}`))[0]
  }
  const totals = (body: Row) => JSON.stringify(body).match(/"totalElementos":"?(\d+)"?/)?.[1]

  it('both register the same students and users without conflict', async () => {
    const student = { ...recebeAlunos.example, ESIAL_SENHA: 'abc' }
    const user = { ...recebeUsuarios.example, ESIUS_CPF: '52998224725' }
    for (const client of [mine, theirs]) {
      const name = `Nome em ${client.codigo}`
      const students = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [
        { ...student, ESIAL_ALUNO: name },
      ])
      const users = await world.process(client, 'RecebeUsuarios', 'SDT_INT_USUARIOS', [
        { ...user, ESIUS_NOME: name },
      ])
      assert.deepEqual([students.resultados, users.resultados], ['I', 'I'])
    }
    for (const { id, codigo } of [mine, theirs]) {
      const names = await world.rows<Row>(
        id,
        `select (select nome from aluno where cpf = '52998224725') as aluno, (select nome from usuario) as usuario`,
      )
      assert.deepEqual(names, [{ aluno: `Nome em ${codigo}`, usuario: `Nome em ${codigo}` }])
    }
  })

  it('change nothing of each other by any operation', async () => {
    const before = await everything(theirs)
    const students = [
      { ...recebeAlunos.example, ESIAL_ALUNO: 'Outro', ESIAL_VALIDADE: '2020-01-01' },
      { ...recebeAlunos.example, ESIAL_IDENTIFICACAO: 'nova', ESIAL_CPF: '' },
    ]
    await world.process(mine, 'RecebeAlunos', 'SDT_INT_ALUNOS', students)
    await world.process(mine, 'RecebeUsuarios', 'SDT_INT_USUARIOS', [
      {
        ...recebeUsuarios.example,
        ESIUS_NOME: 'Outro',
        ESIUS_CODIGO_UNIDADE: 'IM',
        ESIUS_NOME_UNIDADE: 'Renomeada',
      },
    ])
    for (const operation of all) {
      if (operation.family === 'inbound') {
        await world.process(mine, operation.id, operation.list, [operation.example])
        continue
      }
      const { path, body, headers } = validRequest(operation, mine)
      assert.equal((await world.post(path, body, headers)).status, validStatus(operation), operation.id)
    }
    assert.deepEqual(await everything(theirs), before)
  })

  it('see only their own data in each query', async () => {
    const cpf = cpfAt(7_000_001)
    const whole = { dataInicio: '2020-01-01' }
    for (const { token, id } of [mine, theirs]) {
      const contracts = await world.query('RetornaDadosContratosMonitoria', { token, ...whole })
      const byCpf = await world.query('RetornaDadosContratosMonitoria', { token, cpf })
      const grades = await world.query('RetornaDadosNotasAtividades', { token, ...whole })
      const [own] = await world.rows<Row>(
        id,
        `select (select id from contrato) as contrato, (select max(id) from pendencia where nota is not null) as nota,
           (select coalesce(json_agg(id order by id), '[]') from ocorrencia) as ocorrencias`,
      )
      for (const { body } of [contracts, byCpf]) {
        assert.deepEqual(
          (body.elementos as Row[]).map(({ identificador }) => identificador),
          [own!.contrato],
        )
      }
      const { elementos } = grades.body.notasAtividades as { elementos: Row[] }
      assert.deepEqual(
        elementos.map(({ atividadeIdentificador }) => atividadeIdentificador),
        [own!.nota],
      )
      const found = await world.query('RetornaDadosOcorrencias', { token, ...whole })
      const listed = (found.body.ocorrencias as { elementos: Row[] }).elementos
      assert.deepEqual(
        listed.map(({ identificador }) => identificador),
        own!.ocorrencias,
      )
    }
  })

  it('find nothing under the id or label of the other’s batch', async () => {
    const record = { ...recebeAlunos.example, ACAO: 'X', ID_RETORNO: 'o-mesmo' }
    const { lote } = await world.process(mine, 'RecebeAlunos', 'SDT_INT_ALUNOS', [record])
    const ask = (token: string, more: Row) => world.query('RetornaDadosOcorrencias', { token, ...more })
    assert.equal(totals((await ask(mine.token, { lote })).body), '1')
    assert.equal(totals((await ask(theirs.token, { lote })).body), '0')
    assert.equal(totals((await ask(theirs.token, { idRetorno: 'o-mesmo' })).body), '0')
  })

  it('keep employees and schedules separate', async () => {
    await insert(world, mine, 'horario', { referencia: 'SO-MEU', descricao: 'Noturno' })
    const employee = (horarioRef: string) => {
      const { colaborador } = structuredClone(novocolaborador.example) as {
        colaborador: Row & { contrato: Row }
      }
      colaborador.contrato = { ...colaborador.contrato, horarioRef }
      return { colaborador }
    }
    const save = (client: Institution, horarioRef: string) =>
      world.workforce('novocolaborador', client.key, employee(horarioRef))
    assert.deepEqual((await save(mine, 'SO-MEU')).body, {})
    assert.equal((await save(theirs, 'SO-MEU')).status, 422)
    assert.deepEqual((await save(theirs, 'H1')).body, {})
    const { body } = await world.workforce('listahorarios', theirs.key, {})
    assert.deepEqual(body, {
      error: {},
      horarios: [{ referencia: 'H1', descricao: `Horário de ${theirs.codigo}`, validade: '' }],
    })
  })

  it('know only their own profiles and disabilities', async () => {
    await insert(world, mine, 'perfil', { codigo: 'SO-MEU', nome: 'Meu' })
    await insert(world, mine, 'deficiencia', { codigo: 'SO-MEU', descricao: 'Minha' })
    const user = { ...recebeUsuarios.example, ESIUS_CODIGO_PERFIL: 'SO-MEU' }
    const student = { ...recebeAlunos.example, ESIAL_CODIGO_DEFICIENCIA: 'SO-MEU' }
    const codes = async (client: Institution) => {
      const users = await world.process(client, 'RecebeUsuarios', 'SDT_INT_USUARIOS', [user])
      const students = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student])
      return [...users.ocorrencias, ...students.ocorrencias].map(({ codigo }) => codigo)
    }
    assert.deepEqual(await codes(mine), [])
    assert.deepEqual(await codes(theirs), ['PERFIL_INEXISTENTE', 'DEFICIENCIA_INEXISTENTE'])
  })

  it('are both empty to a third client, in every query and list', async () => {
    const third = await world.institution()
    // The queries afterwards would find what writes created.
    const lists = (operation: Operation) =>
      operation.family !== 'workforce' ||
      Object.values(operation.output ?? {}).some(({ type }) => type === 'list')
    for (const operation of all.filter((one) => one.family !== 'inbound' && lists(one))) {
      const { path, body, headers } = validRequest(operation, third)
      const answer = await world.post(
        path,
        operation.family === 'query' ? { ...body, dataInicio: '2000-01-01' } : body,
        headers,
      )
      assert.equal(answer.status, validStatus(operation))
      if (operation.id === 'RetornaDadosAuditorias') {
        // Only its own creation, and the queries just made.
        const { elementos } = answer.body.auditorias as { elementos: Row[] }
        const changes = elementos.filter(({ acao }) => acao !== 'Consulta')
        const about = new Set(changes.map(({ entidade }) => entidade))
        assert.deepEqual(
          about,
          new Set(['cliente', 'contaIntegracao', 'deficiencia', 'perfil', 'credencial', 'webhookDestino']),
        )
      } else if (operation.family === 'query') assert.equal(totals(answer.body), '0', operation.id)
      else if (operation.family === 'workforce' && operation.output) {
        for (const [name, { type }] of Object.entries(operation.output)) {
          if (type === 'list') assert.deepEqual(answer.body[name], [], operation.id)
        }
      }
    }
  })
})
