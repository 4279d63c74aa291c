import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { type Institution, World } from '../support/world.ts'

describe('receipt of a batch', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  it('is exactly the declared answer, with the batch id in a header only', async () => {
    const answer = await world.post('/APIPlataformaIntegracao/RecebeAlunos', {
      TOKEN: client.token,
      RETORNO: '',
      SDT_INT_ALUNOS: [recebeAlunos.example],
    })
    assert.equal(answer.status, 200)
    assert.deepEqual(answer.body, {
      MsgRetorno: 'Arquivo recebido com sucesso. Verifique as ocorrências na plataforma.',
    })
    assert.match(answer.headers.get('x-lote-id') ?? '', /^\d+$/)
  })

  it('ends an empty batch as processed, with no outcome', async () => {
    const result = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [])
    assert.deepEqual(
      { ...result, lote: 0 },
      { lote: 0, situacao: 'Processado', resultados: '', ocorrencias: [] },
    )
  })
})
