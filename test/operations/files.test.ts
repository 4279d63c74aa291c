import assert from 'node:assert/strict'
import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { recebeDocumentos } from '../../catalogue/financial/recebe-documentos.ts'
import { recebeFaturamentoExterno } from '../../catalogue/financial/recebe-faturamento-externo.ts'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { contentOf, mark, sha256 } from '../support/contents.ts'
import { until } from '../support/process.ts'
import { cpfOf, type Fields, student } from '../support/records.ts'
import { S3Imitation } from '../support/s3.ts'
import { type Institution, World } from '../support/world.ts'

const curriculos = ['RecebeCurriculos', 'SDT_INT_CURRICULOS'] as const
const documentos = ['RecebeDocumentos', 'SDT_INT_DOCUMENTOS'] as const

const resume = (number: number, bytes: Buffer): Fields => ({
  ...recebeCurriculos.example,
  ESICV_IDENTIFICACAO: `${number}`,
  ESICV_CPF: cpfOf(number),
  ESICV_EMAIL: `pessoa${number}@ex.br`,
  ESICV_ARQUIVO_NOME: 'cv.pdf',
  ESICV_ARQUIVO_BASE64: bytes.toString('base64'),
})

for (const kind of ['folder', 's3'] as const) {
  describe(`files of records, kept in ${kind === 's3' ? 'a bucket' : 'the data folder'}`, () => {
    let s3: S3Imitation
    let world: World
    let client: Institution
    before(async () => {
      s3 = await S3Imitation.open()
      world = await World.open(kind === 's3' ? { files: { kind, ...s3.settings } } : {})
      client = await world.institution()
    })
    after(async () => {
      await world.close()
      await s3.close()
    })

    const get = (bytes: Buffer, of = client) => world.context.files.get(of.id, sha256(bytes))
    const objects = async (of = client) => (await Array.fromAsync(world.context.files.list(of.id))).length
    /** Write times of objects, and all stored bytes. */
    function kept(): { writings: string[]; all: Buffer } {
      if (kind === 's3') {
        const writings = s3.requests.filter((request) => request.startsWith('PUT'))
        return { writings, all: Buffer.concat([...s3.objects.values()].map(({ bytes }) => bytes)) }
      }
      const paths = globSync('arquivos/**', { cwd: world.context.config.data, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
      const writings = paths.map((path) => `${path} ${statSync(path).ino} ${statSync(path).mtimeMs}`)
      return { writings: writings.sort(), all: Buffer.concat(paths.map((path) => readFileSync(path))) }
    }

    it('come back byte by byte, and are nowhere in clear', async () => {
      const bytes = [1, 2, 3].map((number) => contentOf(`cv${number}`))
      const records = bytes.map((one, index) => resume(index + 1, one))
      assert.equal((await world.process(client, ...curriculos, records)).resultados, 'III')
      const invoice = recebeFaturamentoExterno.example
      await world.process(client, 'RecebeFaturamentoExterno', 'SDT_INT_FATURAMENTO_EXTERNO', [invoice])
      const [found] = await world.rows<{ id: number }>(client.id, 'select id from faturamento')
      const paper = contentOf('nota')
      const attached = {
        ...recebeDocumentos.example,
        ESIDO_FATURAMENTO: found!.id,
        ESIDO_ARQUIVO_NOME: 'nota.pdf',
        ESIDO_ARQUIVO_BASE64: paper.toString('base64'),
      }
      assert.equal((await world.process(client, ...documentos, [attached])).resultados, 'I')
      for (const one of [...bytes, paper]) assert.deepEqual(await get(one), one)
      assert.equal(await objects(), 4)
      const { all } = kept()
      assert.ok(all.length > 4 * paper.length)
      for (let shift = 0; shift < 3; shift++) {
        // A text in Base64 has three forms, by its offset.
        const encoded = Buffer.from(`${' '.repeat(shift)}${mark}`)
          .toString('base64')
          .slice(4, -4)
        assert.ok(!all.includes(encoded))
      }
      assert.ok(!all.includes(mark))
      assert.deepEqual(await world.rows(client.id, 'select from arquivo_conteudo'), [])
    })

    it('are not written again when unchanged', async () => {
      const bytes = contentOf('cv1')
      const before = kept().writings
      const again = await world.process(client, ...curriculos, [resume(1, bytes)])
      const other = { ...resume(1, bytes), ESICV_CIDADE: 'Outra Cidade' }
      const changed = await world.process(client, ...curriculos, [other])
      assert.deepEqual([again.resultados, changed.resultados], ['N', 'A'])
      assert.deepEqual(kept().writings, before)
    })

    it('are stored per institution', async () => {
      const bytes = contentOf('cv1')
      const stranger = await world.institution()
      assert.equal(await get(bytes, stranger), undefined)
      assert.equal(await world.context.files.has(stranger.id, sha256(bytes)), false)
      await world.process(stranger, ...curriculos, [resume(1, bytes)])
      assert.equal(await objects(stranger), 1)
      await world.context.files.remove(stranger.id, sha256(bytes))
      assert.equal(await get(bytes, stranger), undefined)
      assert.deepEqual(await get(bytes), bytes)
    })

    it('are not stored when the batch only simulates, or the record is refused', async () => {
      const before = await objects()
      const simulated = await world.process(client, ...curriculos, [resume(9, contentOf('sim'))], {
        SIMULAR: 'S',
      })
      const taken = { ...resume(10, contentOf('dup')), ESICV_CPF: cpfOf(1) }
      const refused = await world.process(client, ...curriculos, [taken])
      assert.deepEqual([simulated.resultados, refused.resultados], ['I', 'R'])
      assert.equal(await objects(), before)
    })

    it('wait when the store is down, without delaying institutions that need none', async () => {
      const bytes = contentOf('away')
      const [waiting, other] = [await world.institution(), await world.institution()]
      const back = breakStore()
      const lote = await world.send(waiting, ...curriculos, [resume(1, bytes)])
      await until('the first try', () => world.logs.some((line) => line.includes('FileStoreError put:')))
      const behind = await world.process(other, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student()])
      assert.equal(behind.resultados, 'I')
      assert.deepEqual(await world.rows(waiting.id, 'select from curriculo'), [])
      back()
      const { resultados, ocorrencias } = await world.outcome(waiting, lote)
      assert.deepEqual([resultados, ocorrencias], ['I', []])
      assert.deepEqual(await get(bytes, waiting), bytes)
    })

    /** Makes the store unusable; returns how to restore it. */
    function breakStore(): () => void {
      if (kind === 's3') {
        s3.troubles = Array(1_000).fill(503)
        return () => {
          s3.troubles = []
        }
      }
      const folder = join(world.context.config.data, 'arquivos')
      renameSync(folder, `${folder}.fora`)
      writeFileSync(folder, '')
      return () => {
        rmSync(folder)
        renameSync(`${folder}.fora`, folder)
      }
    }
  })
}
