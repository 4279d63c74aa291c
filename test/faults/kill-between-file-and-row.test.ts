import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { readConfig } from '../../server/config/config.ts'
import { type Context, openContext } from '../../server/context.ts'
import { collectFiles } from '../../server/jobs/collect-files.ts'
import { tester } from '../support/actor.ts'
import { contentOf, sha256 } from '../support/contents.ts'
import { createDatabase } from '../support/database.ts'
import { Serving, temporaryFolder, until } from '../support/process.ts'
import { cpfOf } from '../support/records.ts'
import { S3Imitation } from '../support/s3.ts'
import type { Institution } from '../support/world.ts'
import { createInstitutions } from './institutions.ts'
import { waitingBatches } from './queue.ts'

const never = new AbortController().signal

describe('a process killed between storing a file and its row', () => {
  const folder = temporaryFolder()
  let s3: S3Imitation
  let database: Awaited<ReturnType<typeof createDatabase>>
  let settings: Record<string, string>
  let serving: Serving
  let context: Context
  let client: Institution

  before(async () => {
    s3 = await S3Imitation.open()
    database = await createDatabase()
    const { endpoint, bucket, region, accessKey, secretKey, prefix } = s3.settings
    settings = {
      VINCULO_DATA: folder.path,
      DATABASE_URL: database.url,
      VINCULO_FILES: 's3',
      VINCULO_S3_ENDPOINT: endpoint,
      VINCULO_S3_BUCKET: bucket,
      VINCULO_S3_REGION: region,
      VINCULO_S3_ACCESS_KEY: accessKey,
      VINCULO_S3_SECRET_KEY: secretKey,
      VINCULO_S3_PREFIX: prefix,
    }
    serving = await Serving.start(settings)
    context = await openContext(readConfig({ ...settings, VINCULO_LOG: 'silent' }))
    client = (await createInstitutions(context.owner))[0]!
  })
  after(async () => {
    await serving.end('SIGKILL')
    await context.close()
    await database.drop()
    await s3.close()
    folder.remove()
  })

  const rows = () =>
    context.db.inClient(
      client.id,
      (tx) => tx.selectFrom('curriculo').select('arquivo_sha256').execute(),
      tester,
    )

  /** Sends a résumé and kills the process when its file is stored. */
  async function killWhenStored(number: number, bytes: Buffer): Promise<void> {
    const [stored, dead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    s3.onKept = () => {
      stored.resolve()
      return dead.promise
    }
    const answer = await serving.post('/APIPlataformaIntegracao/RecebeCurriculos', {
      TOKEN: client.token,
      SDT_INT_CURRICULOS: [
        {
          ...recebeCurriculos.example,
          ESICV_IDENTIFICACAO: `${number}`,
          ESICV_CPF: cpfOf(number),
          ESICV_EMAIL: `p${number}@ex.br`,
          ESICV_ARQUIVO_NOME: 'cv.pdf',
          ESICV_ARQUIVO_BASE64: bytes.toString('base64'),
        },
      ],
    })
    assert.equal(answer.status, 200)
    await stored.promise
    await serving.end('SIGKILL')
    s3.onKept = () => {}
    dead.resolve()
  }

  it('leaves no row without its file, and the next process continues', async () => {
    const bytes = contentOf('first')
    await killWhenStored(1, bytes)
    assert.deepEqual([await rows(), s3.objects.size], [[], 1])
    serving = await Serving.start(settings)
    await until('the end of the batch', async () => (await waitingBatches(database.url)) === 0)
    assert.deepEqual(await rows(), [{ arquivo_sha256: sha256(bytes) }])
    assert.deepEqual([await context.files.get(client.id, sha256(bytes)), s3.objects.size], [bytes, 1])
  })

  it('leaves an unreferenced file if the batch never returns, which is removed later', async () => {
    const bytes = contentOf('second')
    await killWhenStored(2, bytes)
    await sql`delete from fila`.execute(context.owner.kysely)
    assert.deepEqual([(await rows()).length, s3.objects.size], [1, 2])
    for (let night = 0; night < 2; night++) {
      await collectFiles(context, never)
      assert.equal(s3.objects.size, 2, 'too soon')
      for (const kept of s3.objects.values()) kept.changedAt = new Date(Date.now() - 2 * 24 * 3600 * 1000)
      await context.db.inClient(
        client.id,
        (tx) => sql`update arquivo_sem_dono set desde = desde - interval '2 days'`.execute(tx),
        tester,
      )
    }
    await collectFiles(context, never)
    assert.equal(await context.files.get(client.id, sha256(bytes)), undefined)
    assert.deepEqual(await context.files.get(client.id, sha256(contentOf('first'))), contentOf('first'))
  })
})
