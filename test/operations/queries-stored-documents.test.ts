import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { storeDocuments } from '../../server/jobs/store-documents.ts'
import { contratosMonitoria } from '../../server/query/sources/contratos-monitoria.ts'
import { addContract, insertFullContract, type Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const operation = 'RetornaDadosContratosMonitoria'

describe('stored documents of contracts', () => {
  let world: World
  let client: Institution
  let ids: Awaited<ReturnType<typeof insertFullContract>>
  before(async () => {
    world = await World.open()
    client = await world.institution()
    ids = await insertFullContract(world, client)
  })
  after(() => world.close())

  const waiting = async () => {
    const { rows } = await world.context.db.pool.query(`select from tarefa where tipo = 'documentos'`)
    return rows.length
  }
  async function storeAll(): Promise<void> {
    for (let rounds = 0; await waiting(); rounds++) {
      assert.ok(rounds < 100)
      await storeDocuments(world.context)
    }
  }
  const isStored = async (contrato = ids.contrato, { id } = client) => {
    const found = await world.rows<{ dropped: boolean }>(
      id,
      `select documento is null or coalesce(${contratosMonitoria.outdated}, false) as dropped
         from contrato c where id = ${contrato}`,
    )
    return !found[0]!.dropped
  }
  /** The elements with their exact text. */
  const answer = async () => {
    const { text } = await world.query(operation, { token: client.token, dataInicio: '2026-01-01' })
    return text
  }

  it('equal what an answer would build, with the bank sealed', async () => {
    const fresh = await answer()
    assert.equal(await isStored(), false)
    await storeAll()
    assert.equal(await isStored(), true)
    assert.equal(await answer(), fresh)
    assert.match(fresh, /"conta":"77\.888-9"/)
    const [row] = await world.rows<{ documento: string }>(client.id, 'select documento from contrato')
    assert.ok(!row!.documento.includes('77.888-9'))
  })

  it('leave no work once all are stored', async () => {
    await storeAll()
    assert.equal(await storeDocuments(world.context), false)
    assert.equal(await waiting(), 0)
  })

  const byId = (table: string, key: keyof typeof ids, set: string) => () =>
    `update ${table} set ${set} where id = ${ids[key]}`
  const added = (table: string, columns: string, values: string) => () =>
    `insert into ${table} (cliente_id, contrato_id, ${columns}) values (cliente_atual(), ${ids.contrato}, ${values})`
  const removed = (table: string) => () => `delete from ${table} where contrato_id = ${ids.contrato}`

  const changes: [string, () => string][] = [
    ['that the résumé ended', byId('curriculo', 'curriculo', 'ativo = false')],
    ['that there is a résumé again', byId('curriculo', 'curriculo', 'ativo = true')],
    [
      'the unit of the course, where the contract has none',
      byId('contrato', 'contrato', 'unidade_id = null'),
    ],
    ["the course's unit", byId('curso', 'curso', 'unidade_id = (select min(id) from unidade)')],
    ["the name of the course's unit", byId('unidade', 'unidade', `nome = 'Instituto'`)],
    ["the student's name", byId('aluno', 'aluno', `nome = 'Outro Nome'`)],
    ["the student's social name", byId('aluno', 'aluno', 'nome_social = null')],
    ["the student's CPF", byId('aluno', 'aluno', `cpf = '39053344705'`)],
    ["the student's enrolment number", byId('aluno', 'aluno', `matricula = '77'`)],
    ['the time zone', () => `update cliente set fuso = 'America/Manaus' where cliente_id = ${client.id}`],
    ['the unit', byId('unidade', 'unidade', `nome = 'Outra unidade'`)],
    ['the course', byId('curso', 'curso', `nome = 'Outro curso'`)],
    ['the professor', byId('professor', 'professor', `nome = 'Outra professora'`)],
    ['the host', byId('pessoa', 'concedente', `nome_fantasia = 'Outro'`)],
    ['the institution', byId('pessoa', 'instituicao', `nome = 'Outra'`)],
    ['the agent', byId('pessoa', 'agente', `documento = '00000000000191'`)],
    ['the agreement', byId('convenio', 'convenio', `convenio = 'CV 13/2026'`)],
    ['the proposal', byId('proposta', 'proposta', `titulo = 'Outro título'`)],
    ['a subject of the proposal', byId('disciplina', 'algebra', `nome = 'Álgebra II'`)],
    [
      'the class of a subject',
      () => `update proposta_disciplina set turma = 'T9' where proposta_id = ${ids.proposta}`,
    ],
    [
      'a subject added',
      () => `insert into proposta_disciplina (cliente_id, proposta_id, disciplina_id)
        values (cliente_atual(), ${ids.proposta}, ${ids.calculo})`,
    ],
    ['a subject removed', () => `delete from proposta_disciplina where disciplina_id = ${ids.calculo}`],
    ['the contract itself', byId('contrato', 'contrato', `situacao = 'Ativo'`)],
    ["the contract's bank", byId('contrato', 'contrato', 'banco = null')],
    ['a file', byId('arquivo', 'termo', `situacao = 'Recusado'`)],
    ['a file added', added('arquivo', 'nome, nome_fisico, situacao', `'C', 'c', 'Aprovado'`)],
    ['a signature', () => `update assinatura set recusado = true where assinado = false`],
    [
      'a signature added',
      () => `insert into assinatura (cliente_id, arquivo_id, assinante, nome)
        values (cliente_atual(), ${ids.plano}, 'Monitor', 'Joana')`,
    ],
    ['a signature removed', () => `delete from assinatura where arquivo_id = ${ids.plano}`],
    ['a file removed', byDelete('arquivo', 'plano')],
    ['a benefit', byId('contrato_beneficio', 'beneficio', 'valor = 9')],
    ['a benefit added', added('contrato_beneficio', 'beneficio, usuario', `'Bolsa', 'x'`)],
    ['benefits removed', removed('contrato_beneficio')],
    ['a request', byId('solicitacao', 'rescisao', `motivo = 'Outro'`)],
    ['a request added', added('solicitacao', 'tipo, situacao, usuario', `'Declaração', 'Incluída', 'x'`)],
    ['requests removed', removed('solicitacao')],
    ['an instalment', () => `update parcela set valor_bolsa = 1 where contrato_id = ${ids.contrato}`],
    [
      'an instalment added',
      added(
        'parcela',
        'parcela, data, valor_bolsa, tipo_taxa, usuario',
        `2, '2026-05-05', 1, 'A pagar', 'x'`,
      ),
    ],
    ['instalments removed', removed('parcela')],
    ['a pending item', byId('pendencia', 'pendencia', `situacao = 'Entregue'`)],
    [
      'a pending item added',
      added('pendencia', 'tipo, situacao, usuario', `'Relatório final', 'Pendente', 'x'`),
    ],
    ['pending items removed', removed('pendencia')],
    ['the history', added('contrato_historico', 'historico, usuario', `'Alterado', 'x'`)],
    ['an activity', byId('registro_atividade', 'atividade', `situacao = 'Devolvida'`)],
    ['activities removed', removed('registro_atividade')],
  ]
  function byDelete(table: string, key: keyof typeof ids) {
    return () => `delete from ${table} where id = ${ids[key]}`
  }

  /** The stored document's answer before the next change. */
  let shown: string
  for (const [what, statement] of changes) {
    it(`are dropped by a change of ${what} and stored again as an answer shows it`, async () => {
      shown ??= await answer()
      await world.rows(client.id, statement())
      assert.equal(await isStored(), false, 'a stale document remains')
      const fresh = await answer()
      assert.notEqual(fresh, shown, 'the change is not shown')
      // Stored in one round; the next would only find nothing left.
      assert.equal(await storeDocuments(world.context), true)
      assert.equal(await isStored(), true)
      shown = await answer()
      assert.equal(shown, fresh)
    })
  }

  it('stay when something that no contract shows changes', async () => {
    await storeAll()
    await world.rows(client.id, `update aluno set telefone1 = '1133334444' where id = ${ids.aluno}`)
    assert.equal(await isStored(), true)
  })

  it('are dropped when a batch renames the student, and for no other client', async () => {
    const other = await world.institution()
    const record: Row = { ...recebeAlunos.example }
    for (const one of [client, other]) {
      await world.process(one, 'RecebeAlunos', 'SDT_INT_ALUNOS', [record])
    }
    const contract = async (one: Institution) => {
      const [student] = await world.rows<{ id: number }>(
        one.id,
        `select id from aluno where identificacao = '${record.ESIAL_IDENTIFICACAO}'`,
      )
      return addContract(world, one, { aluno_id: student!.id })
    }
    const [mine, theirs] = [await contract(client), await contract(other)]
    await storeAll()
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [
      { ...record, ESIAL_ALUNO: 'Mariana Alves' },
    ])
    assert.deepEqual([await isStored(mine), await isStored(theirs, other)], [false, true])
  })
})
