import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeCursos } from '../../catalogue/academic/recebe-cursos.ts'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { storeDocuments } from '../../server/jobs/store-documents.ts'
import { addContract, insert, type Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const { ESIAL_IDENTIFICACAO: codigo, ESIAL_CPF: cpf } = recebeAlunos.example

/** Intern, account and unit, as the interface defines them, of records from batches. */
describe('contracts of students from batches', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
    client = await world.institution()
    const bank = { ESIAL_BANCO: '001', ESIAL_AGENCIA: '1234', ESIAL_CONTA: '77888-9' }
    await world.process(client, 'RecebeAlunos', recebeAlunos.list, [{ ...recebeAlunos.example, ...bank }])
    await world.process(client, 'RecebeCursos', recebeCursos.list, [
      { ...recebeCursos.example, ESICU_CODIGO_UNIDADE: 'FIS', ESICU_NOME_UNIDADE: 'Física' },
    ])
    const [one] = await world.rows<{ aluno: number; curso: number }>(
      client.id,
      'select (select id from aluno) as aluno, (select id from curso) as curso',
    )
    const ids = { aluno_id: one!.aluno, curso_id: one!.curso, situacao: 'Ativo' }
    const contrato = await addContract(world, client, ids)
    await addContract(world, client, { ...ids, modalidade: 'estagio', tipo_estagio: 'Obrigatório' })
    await insert(world, client, 'pendencia', {
      contrato_id: contrato,
      tipo: 'Relatório de atividades',
      usuario: 'secretaria',
    })
  })
  after(() => world.close())

  const asked = { dataInicio: '2020-01-01' }
  async function elements(operation: string, more: Row = {}) {
    while (await storeDocuments(world.context));
    const { body } = await world.query(operation, { token: client.token, ...asked, ...more })
    const page = (body.notasAtividades ?? body) as { elementos: Record<string, Row>[] }
    assert.equal(page.elementos.length, 1)
    return page.elementos[0]!
  }
  const resume = async () => [
    (await elements('RetornaDadosContratos')).estagiario!.identificador,
    (await elements('RetornaDadosContratosMonitoria')).estagiario!.identificador,
    (await elements('RetornaDadosContratosMonitoria', { formato: 'amostra' })).curriculo!.identificador,
  ]
  const send = async (identificacao: string, more: Row = {}) => {
    const record = {
      ...recebeCurriculos.example,
      ESICV_IDENTIFICACAO: identificacao,
      ESICV_CPF: cpf,
      ESICV_EMAIL: `${identificacao}@exemplo.com`,
      ...more,
    }
    const { resultados } = await world.process(client, 'RecebeCurriculos', recebeCurriculos.list, [record])
    assert.match(resultados, /^[IA]$/)
    const [row] = await world.rows<{ id: number }>(
      client.id,
      `select id from curriculo where identificacao = '${identificacao}'`,
    )
    return row!.id
  }

  it('name the latest active résumé, or none', async () => {
    assert.deepEqual(await resume(), [null, null, null])
    const first = await send('CV1')
    assert.deepEqual(await resume(), [first, first, first])
    await send('CV1', { ESICV_VALIDADE: '2020-01-01' })
    assert.deepEqual(await resume(), [null, null, null])
    const second = await send('CV2')
    assert.deepEqual(await resume(), [second, second, second])
  })

  it('show the account under the source’s code of the student', async () => {
    const banco = { banco: '001', agencia: '1234', conta: '77888-9', codigoIntegracao: codigo }
    assert.deepEqual((await elements('RetornaDadosContratos')).banco, banco)
    assert.deepEqual((await elements('RetornaDadosContratosMonitoria')).banco, banco)
  })

  it('have the unit of their course where they have none of their own', async () => {
    assert.deepEqual((await elements('RetornaDadosContratos')).unidade, { unidade: 'Física' })
    assert.deepEqual((await elements('RetornaDadosContratosMonitoria')).unidade, { unidade: 'Física' })
    assert.equal((await elements('RetornaDadosNotasAtividades')).unidade, 'Física')
  })
})
