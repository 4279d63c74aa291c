import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import { render } from '../../catalogue/render.ts'
import { Inspector } from '../../server/domain/arquivo/inspector.ts'
import { inspectPdf, type PdfRefused, pdfLimits } from '../../server/domain/arquivo/pdf/inspect.ts'
import { Refusal } from '../../server/refusal.ts'
import { packed, pdfOf, repeated, script, streamOf } from '../support/pdfs.ts'

const harmful = 'o PDF traz um script ou um anexo'
const unread = 'o PDF não pôde ser lido por inteiro'
const tooLarge = 'o PDF é grande demais por dentro'

/** The refusal of a file; undefined when it is accepted. */
const verdict = (bytes: Buffer) =>
  inspectPdf(bytes).then(
    () => undefined,
    (error: PdfRefused) => render(error.said, 'pt'),
  )
const objects = '/Type /ObjStm /N 1 /First 4'
const flate = '/Filter /FlateDecode'

describe('the inspection of a PDF', () => {
  it('accepts files of common writers', async () => {
    for (const [what, bytes] of [
      ['plain', pdfOf('2 0 obj\n<< /Producer (Teste) >>\nendobj')],
      ['packed objects', pdfOf(packed('8 0 << /Type /Page >>'))],
      ['filter in a list', pdfOf(streamOf(`${objects} /Filter [ /FlateDecode ]`, deflateSync('8 0 <<>>')))],
      [
        'places of objects, predicted',
        pdfOf(
          streamOf(
            `/Type /XRef /W [1 2 1] /Size 9 ${flate} /DecodeParms << /Columns 4 /Predictor 12 >>`,
            deflateSync('x'),
          ),
        ),
      ],
      [
        'other streams, however they are packed',
        pdfOf(streamOf('/Filter [/ASCII85Decode /LZWDecode]', 'abc')),
      ],
      ['fonts with spaces', pdfOf('7 0 obj\n<< /BaseFont /Times#20New#20Roman >>\nendobj')],
      [
        'names that begin alike',
        pdfOf('7 0 obj\n<< /JavaScripts 1 /Renditions 2 /EFX << /A 1 >> /XFAB [ 1 ] >>\nendobj'),
      ],
      ['short names by chance', pdfOf(streamOf('', '/EF\u0001/XFA\u0002/EF 12 /XFAx'))],
      ['an odd profile of colours', pdfOf(streamOf(`/N 3 ${flate}`, deflateSync('cores')))],
    ] as const) {
      assert.equal(await verdict(bytes), undefined, what)
    }
  })

  it('finds active content in any encoding', async () => {
    for (const [what, bytes] of [
      ['letters behind digits', pdfOf(script.replace('JavaScript', '#4a#61#76aScrip#74'))],
      ['a script of a rendition', pdfOf('7 0 obj\n<< /S /Rendition /JS (app.alert\\(1\\)) >>\nendobj')],
      ['a script of a 3D object', pdfOf(streamOf('/Type /3D /OnInstantiate 9 0 R', 'x'))],
      ['an attachment without a type', pdfOf('7 0 obj\n<< /Type /Filespec /EF << /F 9 0 R >> >>\nendobj')],
      ['the same, behind a comment', pdfOf('7 0 obj\n<< /EF % nada\n 9 0 R >>\nendobj')],
      ['the same, far behind', pdfOf(`7 0 obj\n<< /EF ${' '.repeat(5_000)}<< /F 9 0 R >> >>\nendobj`)],
      ['an attachment on a page', pdfOf('7 0 obj\n<< /Subtype /FileAttachment >>\nendobj')],
      ['a form behind a comment', pdfOf('7 0 obj\n<< /XFA%\n[ 1 0 R ] >>\nendobj')],
      ['in the data of a stream, where a reader may be sent', pdfOf(streamOf('', script))],
      ['objects packed without their type', pdfOf(streamOf(`/N 1 /First 4 ${flate}`, deflateSync(script)))],
      [
        'objects behind a text that looks like a stream',
        pdfOf(
          Buffer.concat(
            [
              Buffer.from('5 0 obj\n<< /A (stream\n'),
              deflateSync('8 0 <<>>')
                .toString('latin1')
                .replace(/[()\\\r\n]/g, ''),
              Buffer.from(`endstream) ${objects} ${flate} >>\nstream\n`),
              deflateSync(script),
              Buffer.from('\nendstream\nendobj'),
            ].map((part) => Buffer.from(part as string, 'latin1')),
          ),
        ),
      ],
    ] as const) {
      assert.equal(await verdict(bytes), harmful, what)
    }
  })

  it('finds a name across chunks of decompressed data', async () => {
    const piece = 65_536
    for (const before of [piece - 12, piece - 6, piece - 1, piece, 3 * piece - 5]) {
      const inner = `${' '.repeat(before)}/JavaScript${' '.repeat(9_000)}`
      assert.equal(await verdict(pdfOf(packed(inner))), harmful, String(before))
    }
    assert.equal(await verdict(pdfOf(packed(`${' '.repeat(piece - 3)}/EF << /F 1 0 R >>`))), harmful)
  })

  it('refuses files that other readers may decode differently', async () => {
    const inner = deflateSync('8 0 <<>>')
    for (const [what, dictionary, data] of [
      ['packed twice', `${objects} /Filter [/FlateDecode /FlateDecode]`, deflateSync(deflateSync(script))],
      ['digits', `${objects} /Filter [/ASCIIHexDecode /FlateDecode]`, inner.toString('hex')],
      ['another packing', `${objects} /Filter /LZWDecode`, inner],
      ['a short name of the packing', `${objects} /Filter /Fl`, inner],
      ['a packing told elsewhere', `${objects} /Filter 9 0 R`, inner],
      ['no packing', objects, '8 0 <<>>'],
      ['predicted bytes', `${objects} ${flate} /DecodeParms << /Predictor 12 >>`, inner],
      ['predicted bytes, in short', `${objects} ${flate} /DP << /Predictor 12 >>`, inner],
      ['bytes of another file', `${objects} ${flate} /F (outro.pdf)`, inner],
      ['two packings', `${objects} ${flate} /Filter /LZWDecode`, inner],
      ['places packed twice', '/Type /XRef /Filter [/FlateDecode /FlateDecode]', inner],
      ['a hidden key', `${objects} /#46ilter /LZWDecode`, inner],
      ['more keys than can be told apart', `${keys(200)} ${objects} ${flate}`, inner],
      ['damaged', `${objects} ${flate}`, inner.subarray(0, -5)],
    ] as const) {
      assert.equal(await verdict(pdfOf(streamOf(dictionary, data))), unread, what)
    }
    const broken = `7 0 obj\n<< /A [ >> ${objects} ${flate} >>\nstream\nx\nendstream`
    assert.equal(await verdict(pdfOf(broken)), unread)
  })

  it('limits everything that a file can repeat', async () => {
    const stream = packed('8 0 <<>>')
    const bomb = deflateSync(Buffer.alloc(pdfLimits.unpacked + 1), { level: 1 })
    const streams = (many: number) => pdfOf(...Array<Buffer>(many).fill(stream))
    assert.equal(await verdict(streams(pdfLimits.streams)), undefined)
    for (const [what, bytes] of [
      ['streams', streams(pdfLimits.streams + 1)],
      ['bytes in one stream', pdfOf(streamOf(`${objects} ${flate}`, bomb))],
      ['bytes in a table of places', pdfOf(streamOf(`/Type /XRef ${flate}`, bomb))],
      ['dictionaries', repeated('1 0 obj<<>>', 11 * (pdfLimits.dictionaries + 1))],
      ['dictionaries in each other', repeated('obj<</A(', 2 ** 20)],
      ['comments', repeated('obj%', 2 ** 20)],
      ['names', repeated('/XFA ', 5 * (pdfLimits.names + 1))],
    ] as const) {
      assert.equal(await verdict(bytes), tooLarge, what)
    }
    // One dictionary that repeats its type five thousand times.
    const many = `1 0 obj\n<< ${'/Type /ObjStm '.repeat(5_000)} ${flate} >>\nstream\n`
    const once = Buffer.concat([Buffer.from(many), deflateSync(Buffer.alloc(2 ** 20))])
    assert.equal(await verdict(pdfOf(once)), unread)
  })

  it('reads fifty megabytes of names or digits once', async () => {
    assert.equal(await verdict(repeated('/ObjStm', 50 * 2 ** 20)), unread)
    assert.equal(await verdict(repeated('#41', 30 * 2 ** 20)), undefined)
  })
})

const keys = (many: number) => Array.from({ length: many }, (_, at) => `/K${at} 1`).join(' ')

describe('the inspection thread', () => {
  const opened: Inspector[] = []
  const open = (...told: ConstructorParameters<typeof Inspector>) => {
    const inspector = new Inspector(...told)
    opened.push(inspector)
    return inspector
  }
  after(() => Promise.all(opened.map((one) => one.stop())))
  const sender = { clienteId: 1, remetente: 'aluno 1' }
  const stuck = new URL('../support/stuck-thread.ts', import.meta.url)

  it('returns the bytes unchanged, small or large', async () => {
    const inspector = open()
    for (const filling of ['', ' '.repeat(100_000)]) {
      const bytes = pdfOf(filling)
      const { bytes: back, refused } = await inspector.inspect(Buffer.from(bytes), sender)
      assert.equal(refused, undefined)
      assert.ok(back.equals(bytes))
    }
  })

  it('does not block other work', async () => {
    let over = false
    const inspecting = open()
      .inspect(repeated('/A', 2 ** 20), sender)
      .finally(() => {
        over = true
      })
    // An inspection in this thread would end before the next turn of the event loop.
    await new Promise(setImmediate)
    assert.equal(over, false)
    assert.equal((await inspecting).refused, undefined)
  })

  it('refuses a file that takes too long, and inspects the next', async () => {
    const inspector = open(stuck, { longest: 500, memory: 64 })
    const sent = ['preso', 'livre'].map((word) =>
      inspector.inspect(Buffer.from(word), { clienteId: 1, remetente: word }),
    )
    const [late, next] = await Promise.all(sent)
    assert.equal(render(late!.refused!, 'pt'), 'o PDF dá trabalho demais para ser lido')
    assert.equal(next!.refused, undefined)
  })

  it('serves clients in turn, and one file at a time per sender', async () => {
    const inspector = open(stuck, { longest: 60_000, memory: 64 })
    const order: string[] = []
    const send = (clienteId: number, remetente: string) =>
      inspector.inspect(Buffer.from('livre'), { clienteId, remetente }).then(() => {
        order.push(`${clienteId} ${remetente}`)
      })
    await Promise.all([...Array.from({ length: 20 }, () => send(1, 'a')), send(1, 'b'), send(2, 'a')])
    assert.ok(order.indexOf('2 a') <= 3, String(order))
    assert.ok(order.indexOf('1 b') <= 3, String(order))
  })

  it('refuses a sender with too many waiting files, and no others', async () => {
    const inspector = open(stuck, { longest: 60_000, memory: 64 })
    const many = Array.from({ length: 150 }, () => inspector.inspect(Buffer.from('livre'), sender))
    const other = inspector.inspect(Buffer.from('livre'), { clienteId: 2, remetente: 'a' })
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
    assert.ok(refused.length > 0)
    for (const one of refused) {
      const { reason } = one as PromiseRejectedResult
      assert.ok(reason instanceof Refusal && reason.code === 'SIMULTANEOS_DEMAIS', String(reason))
    }
    assert.equal((await other).refused, undefined)
  })
})
