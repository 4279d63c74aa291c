import assert from 'node:assert/strict'
import { hash, randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { cpfOf, type Fields, type Row } from '../support/records.ts'
import { type BatchResult, type Institution, World } from '../support/world.ts'

const limit = 5 * 2 ** 20
const pdf = (contents = randomBytes(2_000)) => Buffer.concat([Buffer.from('%PDF-1.7\n'), contents])
/** Compresses quickly, as most batches do. */
const large = (size: number) => pdf(Buffer.alloc(size - 9, 'Currículo '))
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), randomBytes(20)])
const sha256 = (bytes: Buffer) => hash('sha256', bytes, 'hex')
const resume = (fields: Fields = {}): Fields => ({ ...recebeCurriculos.example, ...fields })
const withFile = (bytes: Buffer, fields: Fields = {}) =>
  resume({ ESICV_ARQUIVO_NOME: 'cv.pdf', ESICV_ARQUIVO_BASE64: bytes.toString('base64'), ...fields })
/** Findings of a batch or of one record. */
const findings = ({ ocorrencias }: BatchResult, of?: number) =>
  ocorrencias
    .filter(({ sequencia }) => of === undefined || sequencia === of)
    .map(({ codigo, campo }) => `${codigo} ${campo}`)

describe('RecebeCurriculos: the file', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  async function fresh(): Promise<void> {
    client = await world.institution()
  }
  const send = (records: Fields[]) => world.process(client, 'RecebeCurriculos', 'SDT_INT_CURRICULOS', records)
  const rows = () =>
    world.rows<Row>(
      client.id,
      `select arquivo_nome, arquivo_sha256, arquivo_tamanho, arquivo_tipo
         from curriculo order by id`,
    )
  const stored = (hash: string) => world.context.files.get(client.id, hash)
  const objects = async () => (await Array.fromAsync(world.context.files.list(client.id))).length

  it('is stored encrypted under its hash, and comes back unchanged', async () => {
    await fresh()
    const bytes = pdf()
    const result = await send([withFile(bytes)])
    assert.deepEqual([result.resultados, findings(result)], ['I', []])
    assert.deepEqual(await rows(), [
      {
        arquivo_nome: 'cv.pdf',
        arquivo_sha256: sha256(bytes),
        arquivo_tamanho: bytes.length,
        arquivo_tipo: 'pdf',
      },
    ])
    assert.deepEqual(await stored(sha256(bytes)), bytes)
    assert.equal(await stored(sha256(png)), undefined)
  })

  it('stays when omitted, is replaced, and is cleared with its name', async () => {
    await fresh()
    const [first, second] = [pdf(), pdf()]
    await send([withFile(first)])
    assert.equal((await send([withFile(first)])).resultados, 'N')
    assert.equal((await send([withFile(first, { ESICV_CIDADE: undefined })])).resultados, 'N')
    assert.equal((await send([resume({ ESICV_OBJETIVO: '' })])).resultados, 'A')
    assert.equal((await rows())[0]!.arquivo_sha256, sha256(first))
    assert.equal((await send([withFile(second)])).resultados, 'A')
    assert.equal((await rows())[0]!.arquivo_sha256, sha256(second))
    assert.deepEqual(await stored(sha256(second)), second)
    await send([resume({ ESICV_ARQUIVO_NOME: '', ESICV_ARQUIVO_BASE64: '' })])
    assert.deepEqual(Object.values((await rows())[0]!), [null, null, null, null])
  })

  it('follows the order of the records when one batch changes it back and forth', async () => {
    await fresh()
    const [first, second] = [pdf(), pdf()]
    await send([withFile(first)])
    assert.equal((await send([withFile(second), withFile(first)])).resultados, 'AA')
    assert.equal((await rows())[0]!.arquivo_sha256, sha256(first))
    assert.deepEqual(await stored(sha256(first)), first)
  })

  it('is stored once for any number of résumés, and per institution', async () => {
    await fresh()
    const bytes = pdf()
    const another = { ESICV_IDENTIFICACAO: '2', ESICV_CPF: cpfOf(2), ESICV_EMAIL: 'b@ex.br' }
    assert.equal((await send([withFile(bytes), withFile(bytes, another)])).resultados, 'II')
    assert.equal(await objects(), 1)
    assert.deepEqual(await world.context.files.put(client.id, bytes), {
      sha256: sha256(bytes),
      size: bytes.length,
    })
    assert.equal(await objects(), 1)
    await fresh()
    assert.equal(await stored(sha256(bytes)), undefined)
  })

  it('may have exactly 5 MB', async () => {
    await fresh()
    const bytes = large(limit)
    assert.equal((await send([withFile(bytes)])).resultados, 'I')
    assert.equal(sha256((await stored(sha256(bytes)))!), sha256(bytes))
  })

  const field = 'ESICV_ARQUIVO_BASE64'
  const refused: [string, Fields, string][] = [
    ['larger than 5 MB', withFile(large(limit + 1)), `TAMANHO_EXCEDIDO ${field}`],
    ['an image', withFile(png), `TIPO_INVALIDO ${field}`],
    ['named as what it is not', withFile(Buffer.from('MZ this is a program')), `TIPO_INVALIDO ${field}`],
    ['no base64', resume({ ESICV_ARQUIVO_NOME: 'a.pdf', [field]: '*não é*' }), `TIPO_INVALIDO ${field}`],
    ['no text', resume({ ESICV_ARQUIVO_NOME: 'a.pdf', [field]: 12 }), `TIPO_INVALIDO ${field}`],
    ['without name', withFile(pdf(), { ESICV_ARQUIVO_NOME: '' }), 'CAMPO_OBRIGATORIO ESICV_ARQUIVO_NOME'],
    ['only a name', resume({ ESICV_ARQUIVO_NOME: 'a.pdf' }), `CAMPO_OBRIGATORIO ${field}`],
  ]

  it('is refused when it is too large, of another type, or incomplete', async () => {
    await fresh()
    const result = await send(refused.map(([, record], at) => ({ ...record, ESICV_IDENTIFICACAO: `R${at}` })))
    assert.equal(result.resultados, 'R'.repeat(refused.length))
    for (const [at, [name, , expected]] of refused.entries())
      assert.deepEqual([name, findings(result, at + 1)], [name, [expected]])
    assert.deepEqual([await rows(), await objects()], [[], 0])
  })
})
