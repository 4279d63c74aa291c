import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { inLanguage, type Language } from '../../catalogue/phrase.ts'
import { projectRoot } from '../../server/config/config.ts'
import { allPhrases } from '../support/phrases.ts'
import { until } from '../support/process.ts'
import { World } from '../support/world.ts'

const browsing = { 'sec-fetch-dest': 'document', accept: 'text/html' }

describe('the console', () => {
  let world: World
  const get = (path: string, headers: Record<string, string> = browsing) =>
    fetch(world.base + path, { headers, redirect: 'manual' })
  before(async () => {
    world = await World.open({
      processing: false,
      console: true,
      publicUrl: 'https://exemplo.edu.br/vinculo/',
    })
    await until('the console', async () => (await get('/')).status === 200)
  })
  after(() => world.close())

  it('is one page at every other address, never cached, with its own policy', async () => {
    const nonces = new Set<string>()
    for (const path of ['/', '/vagas', '/vagas/12?x=1', '/Vagas/', '/nada/disto']) {
      const answer = await get(path)
      const text = await answer.text()
      assert.equal(answer.status, 200, path)
      assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      const policy = answer.headers.get('content-security-policy') ?? ''
      const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
      assert.match(policy, /^default-src 'none'; script-src 'self'; /)
      assert.match(policy, /base-uri 'none'; frame-ancestors 'none'$/)
      assert.ok(nonce && text.includes(`nonce="${nonce}"`))
      assert.doesNotMatch(text, /<script(?![^>]*src=)|<style|__[A-Z]+__/)
      nonces.add(nonce)
    }
    assert.equal(nonces.size, 5)
  })

  it('knows the path prefix of the public address', async () => {
    const text = await (await get('/vagas/1')).text()
    assert.match(text, /data-prefix="\/vinculo"/)
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!)
    assert.ok(addresses.length >= 3)
    for (const address of addresses) assert.match(address, /^(data:|\/vinculo\/(assets\/|sessao$))/)
  })

  it('is sent in the language that the browser chose, and in Portuguese where it chose none it knows', async () => {
    const pages = await Promise.all(
      ['', 'vinculo-idioma=en', 'vinculo-idioma=xx'].map(async (cookie) => {
        const answer = await get('/', { ...browsing, cookie })
        assert.equal(answer.headers.get('vary'), 'cookie')
        const page = await answer.text()
        return { lang: /lang="([^"]+)"/.exec(page)?.[1], script: /assets\/index[^"]+\.js/.exec(page)?.[0] }
      }),
    )
    assert.deepEqual(
      pages.map(({ lang }) => lang),
      ['pt-BR', 'en', 'pt-BR'],
    )
    assert.equal(pages[0]!.script, pages[2]!.script)
    assert.notEqual(pages[0]!.script, pages[1]!.script)
  })

  it('has files with sentences of one language only', () => {
    const sentences = allPhrases().filter((one) => /^[^`$"\\]{30,}\.$/.test(inLanguage(one, 'pt')))
    for (const [language, other] of [
      ['pt', 'en'],
      ['en', 'pt'],
    ] as const) {
      const manifest = JSON.parse(readFileSync(join(projectRoot, `dist/console/${language}.json`), 'utf8'))
      const names = Object.values<Chunk>(manifest).map(({ file }) => file)
      // Recorded answers of operations are data, which is Portuguese in every language.
      const scripts = names.filter((name) => /\.js$/.test(name) && !/\/examples-/.test(name))
      const text = scripts
        .map((name) => readFileSync(join(projectRoot, 'dist/console', name), 'utf8'))
        .join('')
      const found = (spoken: Language) => sentences.filter((one) => text.includes(inLanguage(one, spoken)))
      assert.ok(found(language).length > sentences.length / 2)
      assert.deepEqual(
        found(other).filter((one) => inLanguage(one, 'pt') !== inLanguage(one, 'en')),
        [],
      )
    }
  })

  it('takes no address of an operation, and answers no API request', async () => {
    for (const path of [
      '/gestao/Nada',
      '/sessao/nada',
      '/APIPlataformaIntegracao',
      '/apiconsultadadosplataforma/x',
      '/assets/nada.js',
      '/metrics/x',
    ]) {
      const answer = await get(path)
      assert.equal(answer.status, 404, path)
      assert.deepEqual(await answer.json(), { MsgRetorno: 'Operação desconhecida.' })
    }
    assert.equal((await get('/vagas', { accept: '*/*' })).status, 404)
    assert.equal((await get('/vagas', { 'sec-fetch-dest': 'empty', accept: 'text/html' })).status, 404)
    assert.equal((await fetch(`${world.base}/vagas`, { method: 'POST', headers: browsing })).status, 404)
    const plain = await get('/', { accept: '*/*' })
    assert.deepEqual([plain.status, plain.headers.get('location')], [302, 'docs'])
  })

  it('has files with content hashes, cached forever and compressed', async () => {
    const page = await (await get('/')).text()
    const [, script] = /src="\/vinculo(\/assets\/index[^"]+\.js)"/.exec(page) ?? []
    const plain = await get(script!, { 'accept-encoding': 'identity' })
    assert.equal(plain.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(plain.headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.equal(plain.headers.get('x-content-type-options'), 'nosniff')
    const text = await plain.text()
    for (const encoding of ['br', 'gzip']) {
      const packed = await get(script!, { 'accept-encoding': encoding })
      assert.equal(packed.headers.get('content-encoding'), encoding)
      assert.equal(packed.headers.get('vary'), 'accept-encoding')
      assert.ok(Number(packed.headers.get('content-length')) < text.length / 2)
      // fetch decompresses the answer.
      assert.equal(await packed.text(), text)
    }
    for (const path of ['/assets/../stamp.txt', '/assets/..%2fstamp.txt', '/assets/', '/assets/pt.json']) {
      assert.equal((await get(path, {})).status, 404, path)
    }
  })

  it('loads a list up to its first row with at most 230 kB of script', async () => {
    const manifest: Record<string, Chunk> = JSON.parse(
      readFileSync(join(projectRoot, 'dist/console/pt.json'), 'utf8'),
    )
    const entry = ['index.html', 'pages/Listing.tsx', 'nouns/vaga.ts']
    const needed = new Set(entry)
    for (const name of needed) for (const next of manifest[name]?.imports ?? []) needed.add(next)
    let bytes = 0
    for (const name of needed) {
      const packed = await get(`/${manifest[name]!.file}`, { 'accept-encoding': 'gzip' })
      assert.equal(packed.status, 200, name)
      bytes += Number(packed.headers.get('content-length'))
    }
    assert.ok(bytes > 100_000 && bytes <= 230_000, `${bytes} bytes`)
  })
})

interface Chunk {
  file: string
  imports?: string[]
}
