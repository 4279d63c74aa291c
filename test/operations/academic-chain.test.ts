import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { academicOrder, inboundById } from '../support/examples.ts'
import { type Institution, World } from '../support/world.ts'

describe('the academic module', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  it('accepts every example in dependency order, and recognises repetitions', async () => {
    for (const letter of ['I', 'N']) {
      for (const id of academicOrder) {
        const operation = inboundById.get(id)!
        const result = await world.process(client, id, operation.list, [operation.example])
        const errors = result.ocorrencias.filter(({ gravidade }) => gravidade === 'Erro')
        assert.deepEqual([id, result.resultados, errors], [id, letter, []])
      }
    }
  })

  it('refuses a record with missing references, naming each field', async () => {
    const other = await world.institution()
    const operation = inboundById.get('RecebeTurmaAlunos')!
    const result = await world.process(other, operation.id, operation.list, [operation.example])
    assert.equal(result.resultados, 'R')
    assert.deepEqual(
      result.ocorrencias.map(({ campo, codigo }) => [campo, codigo]),
      ['ESITA_TURMA', 'ESITA_ALUNO', 'ESITA_DISCIPLINA'].map((field) => [field, 'REFERENCIA_INEXISTENTE']),
    )
  })

  it('reports once per batch, and in a header, that an operation is deprecated', async () => {
    const operation = inboundById.get('RecebeAlunoDisciplinas')!
    const answer = await world.post('/APIPlataformaIntegracao/RecebeAlunoDisciplinas', {
      TOKEN: client.token,
      [operation.list]: [operation.example, operation.example],
    })
    assert.match(answer.headers.get('deprecation') ?? '', /^@\d+$/)
    const result = await world.outcome(client, Number(answer.headers.get('x-lote-id')))
    const said = result.ocorrencias.filter(({ codigo }) => codigo === 'OPERACAO_OBSOLETA')
    assert.deepEqual(
      said.map(({ sequencia, gravidade }) => [sequencia, gravidade]),
      [[0, 'Alerta']],
    )
  })
})
