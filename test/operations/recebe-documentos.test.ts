import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { recebeDocumentos } from '../../catalogue/financial/recebe-documentos.ts'
import { recebeFaturamentoExterno } from '../../catalogue/financial/recebe-faturamento-externo.ts'
import { answered } from '../support/callers.ts'
import type { Fields, Row } from '../support/records.ts'
import { type BatchResult, type Institution, World } from '../support/world.ts'

const findings = ({ ocorrencias }: BatchResult) =>
  ocorrencias.map(({ codigo, campo }) => `${codigo} ${campo}`)
const typedLine = recebeDocumentos.example.ESIDO_LINHA_DIGITAVEL
const xml = Buffer.from('<?xml version="1.0"?><nfeProc/>')
const samples = {
  pdf: Buffer.from('%PDF-1.4 teste'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]),
  xml,
}

describe('RecebeDocumentos', () => {
  let world: World
  let client: Institution
  /** Ids of an open and of a cancelled invoice. */
  let open: number
  let cancelled: number
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  async function withInvoices(): Promise<void> {
    client = await world.institution()
    await world.process(client, 'RecebeFaturamentoExterno', 'SDT_INT_FATURAMENTO_EXTERNO', [
      recebeFaturamentoExterno.example,
      { ...recebeFaturamentoExterno.example, ESIFE_IDENTIFICACAO: 'X', ESIFE_SITUACAO: 'C' },
    ])
    const found = await world.rows<{ id: number }>(
      client.id,
      'select id from faturamento order by situacao_externa',
    )
    ;[open, cancelled] = found.map(({ id }) => id) as [number, number]
  }
  const send = (records: Fields[]) => world.process(client, 'RecebeDocumentos', 'SDT_INT_DOCUMENTOS', records)
  const rows = () => world.rows<Row>(client.id, 'select * from documento_financeiro order by id')
  const slip = (fields: Fields = {}): Fields => ({
    ...recebeDocumentos.example,
    ESIDO_FATURAMENTO: open,
    ...fields,
  })
  const receipt = (fields: Fields = {}) =>
    slip({ ESIDO_TIPO: 'RC', ESIDO_LINHA_DIGITAVEL: '', ESIDO_URL: 'https://ex.br/1', ...fields })
  const attached = (bytes: Buffer) => ({
    ESIDO_URL: '',
    ESIDO_ARQUIVO_NOME: 'nota',
    ESIDO_ARQUIVO_BASE64: bytes.toString('base64'),
  })

  it('stores a bank slip of an invoice', async () => {
    await withInvoices()
    const result = await send([slip()])
    assert.deepEqual([result.resultados, findings(result)], ['I', []])
    const [row] = await rows()
    assert.deepEqual(
      [row!.faturamento_id, row!.tipo, row!.vencimento, String(row!.valor), row!.linha_digitavel],
      [open, 'BO', '2026-03-20', '1026.56', typedLine],
    )
  })

  it('keeps absent fields, clears empty ones, and detects unchanged records', async () => {
    await withInvoices()
    await send([slip({ ESIDO_NUMERO: '31', ESIDO_NOSSO_NUMERO: '7' })])
    const next = slip({ ESIDO_NUMERO: '', ESIDO_LINHA_DIGITAVEL: undefined })
    assert.equal((await send([next])).resultados, 'A')
    const [row] = await rows()
    assert.deepEqual([row!.numero, row!.nosso_numero, row!.linha_digitavel], [null, '7', typedLine])
    assert.equal((await send([next])).resultados, 'N')
    assert.equal((await send([slip()])).resultados, 'N')
  })

  it('accepts files of every valid type, encrypted under their hash', async () => {
    await withInvoices()
    for (const [type, bytes] of Object.entries(samples)) {
      const result = await send([receipt({ ESIDO_IDENTIFICACAO: type, ...attached(bytes) })])
      assert.deepEqual([type, result.resultados, findings(result)], [type, 'I', []])
      const row = (await rows()).at(-1)!
      const sha256 = hash('sha256', bytes, 'hex')
      assert.deepEqual([row.arquivo_tipo, row.arquivo_sha256], [type, sha256])
      assert.deepEqual(await world.context.files.get(client.id, sha256), bytes)
    }
  })

  it('refuses violations of rules, naming the field', async () => {
    await withInvoices()
    const wrongDigit = `${typedLine.slice(0, 9)}1${typedLine.slice(10)}`
    const barCode = '00196758600001026560000001149718606852452211'
    const page = Buffer.from('<html><body/></html>')
    const refused: [string, Fields, string[]][] = [
      ['of no invoice', slip({ ESIDO_FATURAMENTO: 999_999 }), ['REFERENCIA_INEXISTENTE ESIDO_FATURAMENTO']],
      [
        'of a cancelled invoice',
        slip({ ESIDO_FATURAMENTO: cancelled }),
        ['REFERENCIA_INEXISTENTE ESIDO_FATURAMENTO'],
      ],
      [
        'a slip without line',
        slip({ ESIDO_LINHA_DIGITAVEL: '' }),
        ['CAMPO_OBRIGATORIO ESIDO_LINHA_DIGITAVEL'],
      ],
      ['a slip never due', slip({ ESIDO_VENCIMENTO: '' }), ['CAMPO_OBRIGATORIO ESIDO_VENCIMENTO']],
      [
        'a wrong check digit',
        slip({ ESIDO_LINHA_DIGITAVEL: wrongDigit }),
        ['TIPO_INVALIDO ESIDO_LINHA_DIGITAVEL'],
      ],
      ['a bar code', slip({ ESIDO_LINHA_DIGITAVEL: barCode }), ['TIPO_INVALIDO ESIDO_LINHA_DIGITAVEL']],
      ['nothing to see', receipt({ ESIDO_URL: '' }), ['CAMPO_OBRIGATORIO ESIDO_ARQUIVO_BASE64']],
      ['an address that is none', receipt({ ESIDO_URL: 'javascript:alert(1)' }), ['TIPO_INVALIDO ESIDO_URL']],
      ['a page', receipt(attached(page)), ['TIPO_INVALIDO ESIDO_ARQUIVO_BASE64']],
      ['a negative amount', slip({ ESIDO_VALOR: -1 }), ['VALOR_INVALIDO ESIDO_VALOR']],
    ]
    for (const [name, record, expected] of refused) {
      const result = await send([record])
      assert.deepEqual([name, result.resultados, findings(result)], [name, 'R', expected])
    }
    assert.deepEqual(await rows(), [])
  })

  it('accepts the 48 digits of a public tax slip', async () => {
    await withInvoices()
    const line = '846100000005246100291102005460339004695895061080'
    assert.equal((await send([slip({ ESIDO_LINHA_DIGITAVEL: line })])).resultados, 'I')
  })

  it('accepts no invoice of another institution', async () => {
    await withInvoices()
    const record = slip()
    client = await world.institution()
    assert.equal((await send([record])).resultados, 'R')
  })

  it('finds its invoice by that invoice’s identification, and is answered with its own', async () => {
    await withInvoices()
    const { ESIFE_IDENTIFICACAO } = recebeFaturamentoExterno.example
    const named = (fields: Fields) => slip({ ESIDO_FATURAMENTO: '', ...fields })
    const field = 'ESIDO_FATURAMENTO_IDENTIFICACAO'
    const cases: [string, Fields, string[]][] = [
      ['of nobody', named({}), ['CAMPO_OBRIGATORIO ESIDO_FATURAMENTO']],
      ['of an unknown one', named({ [field]: '?' }), [`REFERENCIA_INEXISTENTE ${field}`]],
      ['of a cancelled one', named({ [field]: 'X' }), [`REFERENCIA_INEXISTENTE ${field}`]],
      [
        'of the other kind',
        named({ [field]: ESIFE_IDENTIFICACAO, ESIDO_FATURAMENTO_TIPO: 'P' }),
        [`REFERENCIA_INEXISTENTE ${field}`],
      ],
    ]
    for (const [name, record, expected] of cases) {
      const result = await send([record])
      assert.deepEqual([name, result.resultados, findings(result)], [name, 'R', expected])
    }
    const result = await send([named({ [field]: ESIFE_IDENTIFICACAO, ESIDO_NUMERO: '31' })])
    assert.deepEqual([result.resultados, findings(result)], ['I', []])
    assert.equal((await rows())[0]!.faturamento_id, open)
    const [invoice] = await answered(world, client, 'RetornaDadosFaturamento', { identificador: open })
    const [document] = invoice!.documentos as Row[]
    assert.deepEqual(
      [document!.identificacao, document!.numero],
      [recebeDocumentos.example.ESIDO_IDENTIFICACAO, '31'],
    )
  })

  it('names line, address and file where all are missing', async () => {
    await withInvoices()
    await send([receipt({ ESIDO_URL: '' })])
    const [told] = await world.rows<{ mensagem: string }>(client.id, 'select mensagem from ocorrencia')
    assert.equal(told!.mensagem, 'Informe ESIDO_LINHA_DIGITAVEL, ESIDO_URL ou ESIDO_ARQUIVO_BASE64.')
  })
})
