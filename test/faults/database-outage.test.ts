import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { problems } from '../../catalogue/problems.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import { EmbeddedCluster } from '../../server/store/embedded/cluster.ts'
import { tester } from '../support/actor.ts'
import { Serving, stopPostgres, temporaryFolder, until } from '../support/process.ts'
import { student } from '../support/records.ts'
import { seededFolder } from '../support/seed.ts'
import type { Institution } from '../support/world.ts'
import { createInstitutions } from './institutions.ts'
import { waitingBatches } from './queue.ts'

/** More than one part each, so that the database goes down during processing. */
const underWay = [510, 510, 510, 510]

const message = problems.INDISPONIVEL.pt
const response = { statusCode: 503, statusMessage: 'INDISPONIVEL', errorMessage: message }
const error = { codigo: 'INDISPONIVEL', mensagem: message, campos: [], detalhes: {} }
const period = { dataInicio: '2026-01-01', dataFim: '2026-01-31' }

const answers: [path: string, body: object, expected: object][] = [
  [
    '/APIPlataformaIntegracao/RecebeAlunos',
    { SDT_INT_ALUNOS: [recebeAlunos.example] },
    { MsgRetorno: message },
  ],
  [
    '/apiconsultadadosplataforma/RetornaDadosNotasAtividades',
    period,
    { notasAtividades: { totalElementos: '0', totalPaginas: '0', elementos: [] }, MsgRetorno: message },
  ],
  [
    '/apiconsultadadosplataforma/RetornaDadosContratosMonitoria',
    period,
    { totalElementos: 0, totalPaginas: 0, elementos: [], response },
  ],
  ['/apiworkforceintegracao/listahorarios', {}, { error }],
  ['/apiworkforceintegracao/novocolaborador', {}, { error }],
]

describe('a remote database that goes down and comes back', () => {
  const folder = seededFolder()
  const own = temporaryFolder()
  const data = folder.path
  const { databasePassword: password } = folder.secrets
  let cluster: EmbeddedCluster
  let url: string
  let serving: Serving
  let client: Institution

  const batch = (records: number) => ({
    TOKEN: client.token,
    RETORNO: '',
    SDT_INT_ALUNOS: Array.from({ length: records }, () => student()),
  })
  const ready = (status: number) => async () => (await serving.status('/readyz')) === status

  before(async () => {
    cluster = await EmbeddedCluster.open({ data, password })
    url = cluster.url('vinculo', 'vinculo')
    serving = await Serving.start({
      VINCULO_DATA: own.path,
      DATABASE_URL: cluster.url('vinculo', 'vinculo_app'),
      DATABASE_OWNER_URL: url,
    })
    const owner = new Database(ownerConnection(url), 1)
    client = (await createInstitutions(owner))[0]!
    await owner.close()
  })
  after(async () => {
    await serving.end('SIGKILL')
    await stopPostgres(data)
    folder.remove()
    own.remove()
  })

  it('does not end the process, which reports itself as not ready', async () => {
    for (const records of underWay) {
      assert.equal((await serving.post('/APIPlataformaIntegracao/RecebeAlunos', batch(records))).status, 200)
    }
    assert.notEqual(await waitingBatches(url), 0)
    await cluster.stop()
    await until('the readiness to end', ready(503))
    assert.equal(await serving.status('/healthz'), 200)
  })

  for (const [path, body, expected] of answers) {
    it(`causes 503 in the shape of ${path} meanwhile`, async () => {
      const answer = await serving.post(path, { TOKEN: client.token, ...body }, { authorization: client.key })
      assert.equal(answer.status, 503)
      assert.equal(answer.headers.get('retry-after'), '5')
      assert.deepEqual(answer.body, expected)
    })
  }

  it('continues the batches when it is back', async () => {
    cluster = await EmbeddedCluster.open({ data, password })
    await until('readiness', ready(200))
    assert.equal((await serving.post('/APIPlataformaIntegracao/RecebeAlunos', batch(10))).status, 200)
    await until('the end of every batch', async () => (await waitingBatches(url)) === 0)
    const owner = new Database(ownerConnection(url), 1)
    const ended = await owner.inClient(
      client.id,
      (tx) => tx.selectFrom('lote').select(['situacao', 'incluidos']).orderBy('id').execute(),
      tester,
    )
    await owner.close()
    assert.deepEqual(
      ended,
      [...underWay, 10].map((incluidos) => ({ situacao: 'Processado', incluidos })),
    )
  })

  it('allows a regular stop while it is down', async () => {
    await cluster.stop()
    await until('the readiness to end', ready(503))
    assert.equal((await serving.end('SIGTERM')).code, 0)
  })
})
