import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { PDF } from '@libpdf/core'
import { breakable, mayBreak } from '../../server/documents/breakable.ts'
import { drawPdf } from '../../server/documents/pdf.ts'
import { DocumentRefused, Renderer, ranks, TooManyDocuments } from '../../server/documents/renderer.ts'
import type { Block } from '../../server/documents/template.ts'
import { largestDocument } from '../../server/domain/modelo/template.ts'

const told = { institution: 'Alfa', places: [], codigo: 'A1', verification: 'https://a.br/A1' }
const paper = (title: string, ...texts: string[]) => ({
  ...told,
  title,
  blocks: texts.map((text): Block => ({ kind: 'paragraph', text })),
})

describe('a renderer', () => {
  const opened: Renderer[] = []
  const open = (longest = 60_000) => {
    const thread = new URL('../support/drawing-thread.ts', import.meta.url)
    const renderer = new Renderer(thread, { longest, memory: 64 })
    opened.push(renderer)
    return renderer
  }
  after(() => Promise.all(opened.map((one) => one.stop())))

  it('serves clients in turn, previews before issued documents, and never one kind alone', async () => {
    const renderer = open()
    const order: string[] = []
    const draw = (clienteId: number, rank: keyof typeof ranks) =>
      renderer.draw(paper('x'), { clienteId, rank: ranks[rank] }).then(() => {
        order.push(`${rank} ${clienteId}`)
      })
    await Promise.all([
      ...Array.from({ length: 20 }, () => draw(1, 'preview')),
      draw(2, 'background'),
      draw(3, 'preview'),
    ])
    assert.ok(order.indexOf('preview 3') <= 2, String(order))
    assert.ok(order.indexOf('background 2') <= 5, String(order))
  })

  it('aborts a document that takes too long, and renders the waiting ones', async () => {
    const renderer = open(500)
    const draw = (clienteId: number, title: string) =>
      renderer.draw(paper(title), { clienteId, rank: ranks.preview })
    const stuck = [1, 2, 3].map(() => draw(1, 'preso'))
    const other = draw(2, 'livre')
    for (const one of await Promise.allSettled(stuck)) {
      assert.ok((one as PromiseRejectedResult).reason instanceof DocumentRefused)
    }
    assert.equal(Buffer.from(await other).toString(), 'livre')
  })

  it('refuses a client with too many waiting documents, and no others', async () => {
    const renderer = open()
    const draw = (clienteId: number) => renderer.draw(paper('x'), { clienteId, rank: ranks.preview })
    const many = Array.from({ length: 100 }, () => draw(1))
    const other = draw(2)
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
    assert.ok(refused.length > 0)
    for (const one of refused) assert.ok((one as PromiseRejectedResult).reason instanceof TooManyDocuments)
    await other
  })

  it('refuses a document that is too large before it takes a turn', async () => {
    const turn = { clienteId: 1, rank: ranks.preview }
    for (const large of [
      paper('x', 'a'.repeat(largestDocument.letters + 1)),
      paper('x', ...Array<string>(largestDocument.blocks + 1).fill('a')),
    ]) {
      await assert.rejects(open().draw(large, turn), DocumentRefused)
    }
  })
})

describe('a long word', () => {
  it('gets break opportunities, and other texts stay the same', () => {
    const sentence = 'O estágio não cria vínculo de emprego. '.repeat(50)
    assert.equal(breakable(sentence), sentence)
    const long = breakable('a'.repeat(19_900))
    assert.equal(long.replaceAll(mayBreak, ''), 'a'.repeat(19_900))
    for (const part of [long, breakable('a\u00a0'.repeat(9_000)), breakable('😀'.repeat(500))]) {
      assert.ok(part.split(mayBreak).every((one) => [...one].length <= 60))
      assert.doesNotMatch(part, /[\ud800-\udbff]\u200b/)
    }
  })

  it('is not counted longer for spaces and accents without width', () => {
    assert.equal(breakable(`a${' '.repeat(19_900)}b`), `a${' '.repeat(20)}b`)
    assert.equal(breakable(`a${'\u0301'.repeat(19_900)}b`), `a${'\u0301'.repeat(8)}b`)
  })

  it('is drawn completely, over as many lines as needed', async () => {
    const word = 'abcdefghij'.repeat(300)
    const bytes = await drawPdf(paper('Termo', `Antes ${word} depois`))
    const pdf = await PDF.load(new Uint8Array(bytes))
    const { lines } = pdf.getPage(0)!.extractText()
    const text = lines.map((line) => line.text.trim()).join('')
    assert.ok(text.includes(word), text.slice(0, 200))
  })
})
