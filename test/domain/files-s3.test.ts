import assert from 'node:assert/strict'
import { hash, randomBytes } from 'node:crypto'
import { after, afterEach, before, describe, it } from 'node:test'
import { isUnavailable } from '../../server/store/connection.ts'
import { S3Objects } from '../../server/store/files/s3.ts'
import { SealedFiles } from '../../server/store/files/sealed-files.ts'
import { Sealer } from '../../server/store/sealing.ts'
import { S3Imitation, type Trouble } from '../support/s3.ts'

const sealer = new Sealer({ keys: [{ id: 1, key: randomBytes(32) }], digestKey: randomBytes(32) })
const sha256 = (bytes: Buffer) => hash('sha256', bytes, 'hex')
const patience = { timeout: 2_000, attempts: 3, pause: 1 }

describe('files in S3', () => {
  let s3: S3Imitation
  let files: SealedFiles
  before(async () => {
    s3 = await S3Imitation.open()
    files = new SealedFiles(new S3Objects(s3.settings, patience), sealer)
  })
  afterEach(() => {
    assert.deepEqual(s3.troubles, [], 'every trouble was met')
    s3.requests.length = 0
  })
  after(() => s3.close())

  const failing = (code: string) => (error: Error & { code?: string }) => {
    assert.deepEqual([error.name, error.code], ['FileStoreError', code])
    // It is no database error: batches without files go on.
    assert.equal(isUnavailable(error), false)
    return true
  }

  it('come back unchanged, and are stored unreadable and unrecognisable', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-RECONHECIVEL'), randomBytes(100_000)])
    assert.deepEqual(await files.put(1, bytes), { sha256: sha256(bytes), size: bytes.length })
    assert.deepEqual(await files.get(1, sha256(bytes)), bytes)
    assert.equal(await files.has(1, sha256(bytes)), true)
    const [key] = s3.objects.keys().toArray() as [string]
    const { bytes: kept, metadata } = s3.objects.get(key)!
    assert.match(key, /^vinculo\/a\/[0-9a-f]{16}\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}$/)
    assert.ok(!kept.includes('RECONHECIVEL'))
    const visible = JSON.stringify([key, metadata])
    assert.ok(!visible.includes(sha256(bytes)) && !key.includes(sha256(bytes).slice(0, 8)))
  })

  it('of one client are separate from those of another', async () => {
    const bytes = randomBytes(100)
    await files.put(1, bytes)
    assert.deepEqual(
      [await files.get(2, sha256(bytes)), await files.has(2, sha256(bytes))],
      [undefined, false],
    )
    assert.deepEqual(await Array.fromAsync(files.list(2)), [])
  })

  it('are listed page by page, and removed', async () => {
    const contents = Array.from({ length: 5 }, (_, index) => Buffer.from(`conteúdo ${index}`))
    for (const content of contents) await files.put(3, content)
    const names = contents.map((content) => files.nameOf(3, sha256(content))).sort()
    const listed = await Array.fromAsync(files.list(3))
    assert.deepEqual(listed.map(({ name }) => name).sort(), names)
    assert.ok(listed.every(({ changedAt }) => Math.abs(Date.now() - changedAt.getTime()) < 60_000))
    await files.remove(3, sha256(contents[0]!))
    await files.remove(3, sha256(contents[0]!))
    assert.equal(await files.get(3, sha256(contents[0]!)), undefined)
    assert.equal((await Array.fromAsync(files.list(3))).length, 4)
  })

  const passing: [string, Trouble[]][] = [
    ['answers 500', [500]],
    ['asks to slow down', [503, 429]],
    ['breaks the connection', ['reset']],
    ['says nothing', ['silence']],
  ]
  for (const [name, troubles] of passing) {
    it(`are stored and fetched when S3 first ${name}`, async () => {
      const bytes = randomBytes(1_000)
      s3.troubles = [...troubles]
      await files.put(4, bytes)
      s3.troubles = [...troubles]
      assert.deepEqual(await files.get(4, sha256(bytes)), bytes)
      const [key] = [...s3.objects.keys()].slice(-1)
      const times = troubles.length + 1
      assert.deepEqual(s3.requests, [...Array(times).fill(`PUT ${key}`), ...Array(times).fill(`GET ${key}`)])
    })
  }

  it('are requested again when altered bytes came, and never returned wrong', async () => {
    const bytes = randomBytes(1_000)
    await files.put(5, bytes)
    s3.troubles = ['altered']
    assert.deepEqual(await files.get(5, sha256(bytes)), bytes)
    s3.troubles = ['altered', 'altered', 'altered']
    await assert.rejects(files.get(5, sha256(bytes)), failing('get:sha256'))
  })

  it('are not returned when the bucket holds something else under their name', async () => {
    const [mine, other] = [randomBytes(1_000), randomBytes(1_000)]
    await files.put(6, mine)
    await files.put(6, other)
    const key = (bytes: Buffer) => `${s3.settings.prefix}${files.nameOf(6, sha256(bytes))}`
    s3.objects.set(key(mine), s3.objects.get(key(other))!)
    await assert.rejects(files.get(6, sha256(mine)), failing('get:sha256'))
    s3.objects.set(key(mine), { bytes: randomBytes(50), metadata: {}, changedAt: new Date() })
    await assert.rejects(files.get(6, sha256(mine)), failing('get:selo'))
  })

  it('fail with the reason when S3 stays down, and at once when the request is wrong', async () => {
    const bytes = randomBytes(10)
    s3.troubles = [500, 502, 503]
    await assert.rejects(files.put(7, bytes), failing('put:503'))
    assert.equal(s3.requests.length, 3)
    s3.troubles = [301]
    await assert.rejects(files.put(7, bytes), failing('put:301'))
    const stranger = new S3Objects({ ...s3.settings, secretKey: 'outro' }, patience)
    await assert.rejects(stranger.put('a', bytes), failing('put:403'))
    await assert.rejects(stranger.get('a'), failing('get:403'))
    const elsewhere = new S3Objects({ ...s3.settings, bucket: 'outro' }, patience)
    await assert.rejects(elsewhere.get('a'), failing('get:NoSuchBucket'))
    assert.equal(s3.requests.length, 7)
    const gone = await S3Imitation.open()
    const { endpoint } = gone.settings
    await gone.close()
    const nobody = new S3Objects({ ...s3.settings, endpoint }, patience)
    await assert.rejects(nobody.put('a', bytes), failing('put:ECONNREFUSED'))
  })
})
