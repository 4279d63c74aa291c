import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { readConfig } from '../../server/config/config.ts'
import type { Environment } from '../../server/config/env.ts'
import { temporaryFolder } from '../support/process.ts'

const bucket: Environment = {
  VINCULO_FILES: 's3',
  VINCULO_S3_ENDPOINT: 'https://s3.exemplo.edu.br/',
  VINCULO_S3_BUCKET: 'vinculo-arquivos',
  VINCULO_S3_ACCESS_KEY: 'chave',
  VINCULO_S3_SECRET_KEY: 'segredo',
}
const filesOf = (env: Environment) => readConfig(env).files

describe('the settings of the file store', () => {
  const folder = temporaryFolder()
  after(() => folder.remove())

  it('are not needed when files are in the data folder', () => {
    assert.deepEqual(filesOf({}), { kind: 'folder' })
    assert.deepEqual(filesOf({ ...bucket, VINCULO_FILES: 'folder' }), { kind: 'folder' })
  })

  it('name a bucket and how to reach it', () => {
    const common = { kind: 's3', bucket: 'vinculo-arquivos', accessKey: 'chave', secretKey: 'segredo' }
    assert.deepEqual(filesOf(bucket), {
      ...common,
      endpoint: 'https://s3.exemplo.edu.br',
      region: 'us-east-1',
      prefix: '',
    })
    const hosted = 'https://{bucket}.s3.sa-east-1.amazonaws.com'
    const more = { VINCULO_S3_ENDPOINT: hosted, VINCULO_S3_REGION: 'sa-east-1', VINCULO_S3_PREFIX: '/a/b' }
    assert.deepEqual(filesOf({ ...bucket, ...more }), {
      ...common,
      endpoint: hosted,
      region: 'sa-east-1',
      prefix: 'a/b/',
    })
  })

  it('take the secret key from a file', () => {
    const file = join(folder.path, 'chave')
    writeFileSync(file, 'do arquivo\n')
    const env = { ...bucket, VINCULO_S3_SECRET_KEY: undefined, VINCULO_S3_SECRET_KEY_FILE: file }
    const files = filesOf(env)
    assert.equal(files.kind === 's3' && files.secretKey, 'do arquivo')
  })

  const wrong: [string, Environment][] = [
    ['VINCULO_FILES', { VINCULO_FILES: 'nuvem' }],
    ['VINCULO_S3_ENDPOINT', { VINCULO_S3_ENDPOINT: '' }],
    ['VINCULO_S3_ENDPOINT', { VINCULO_S3_ENDPOINT: 's3.exemplo.edu.br' }],
    ['VINCULO_S3_BUCKET', { VINCULO_S3_BUCKET: '' }],
    ['VINCULO_S3_BUCKET', { VINCULO_S3_BUCKET: 'Com Espaço' }],
    ['VINCULO_S3_ACCESS_KEY', { VINCULO_S3_ACCESS_KEY: '' }],
    ['VINCULO_S3_SECRET_KEY', { VINCULO_S3_SECRET_KEY: '' }],
    ['VINCULO_S3_SECRET_KEY_FILE', { VINCULO_S3_SECRET_KEY: '', VINCULO_S3_SECRET_KEY_FILE: '/não/há' }],
    ['VINCULO_S3_PREFIX', { VINCULO_S3_PREFIX: 'a/../b' }],
    ['VINCULO_S3_PREFIX', { VINCULO_S3_PREFIX: 'a b' }],
  ]
  for (const [name, change] of wrong) {
    it(`prevent the start with ${Object.values(change).join(' ') || 'no'} ${name}`, () => {
      assert.throws(() => filesOf({ ...bucket, ...change }), {
        message: new RegExp(`^${name}: (?!.*segredo)`),
      })
    })
  }
})
