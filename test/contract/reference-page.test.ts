import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it, test } from 'node:test'
import { operations } from '../../catalogue/index.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import type { Operation } from '../../catalogue/operation.ts'
import { problems } from '../../catalogue/problems.ts'
import { script } from '../../catalogue/reference/script.ts'
import { find, fold } from '../../catalogue/reference/search.ts'
import { referencePage } from '../../catalogue/reference-page.ts'
import { referencePagePolicy } from '../../server/http/reference-policy.ts'
import { World } from '../support/world.ts'

const all: readonly Operation[] = operations

describe('the reference page', () => {
  const page = referencePage()
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)

  test('has an anchor for every operation, problem and occurrence', () => {
    const wanted = [...all.map(({ id }) => id), ...Object.keys(problems), ...Object.keys(occurrences)]
    assert.deepEqual(
      wanted.filter((id) => !ids.includes(id)),
      [],
    )
    assert.equal(new Set(ids).size, ids.length, 'an id is repeated')
  })

  test('links only to existing anchors', () => {
    const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map((match) => match[1]!)
    assert.deepEqual(
      targets.filter((target) => !ids.includes(target)),
      [],
    )
  })

  test('makes no foreign requests and has its own policy', () => {
    assert.doesNotMatch(page, /(src|href|action)="(https?:)?\/\//)
    assert.doesNotMatch(page, /@import|url\(| on[a-z]+="| style="/)
    for (const [tag, directive] of [
      ['style', 'style-src'],
      ['script', 'script-src'],
    ] as const) {
      const blocks = [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))]
      const hashes = blocks.map(
        ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
      )
      assert.ok(referencePagePolicy().includes(`${directive} ${hashes.join(' ')};`), tag)
    }
  })

  test('marks exactly the deprecated operations in its menu', () => {
    const menu = page.slice(page.indexOf('<nav'), page.indexOf('</nav>'))
    const marked = [...menu.matchAll(/<li class="deprecated"><a href="#(\w+)">.*obsoleta/g)].map(
      ([, id]) => id,
    )
    assert.deepEqual(
      marked,
      all.filter(({ deprecated }) => deprecated).map(({ id }) => id),
    )
    assert.ok(marked.length > 0)
  })
})

describe('the search of the reference page', () => {
  const entries = [
    { name: 'RecebeAlunos', place: 'Recebe alunos', text: 'Inclui ou atualiza alunos.' },
    { name: 'ESIAL_SITUACAO', place: 'RecebeAlunos', text: 'Situação da matrícula.' },
    { name: 'SITUACAO', place: 'ConsultaLote', text: 'Situação.' },
    { name: 'Ocorrências', place: 'Introdução', text: 'O que se registra.' },
  ]
  const names = (wanted: string) => find(entries, wanted).map(({ name }) => name)

  it('ignores accents and case', () => {
    assert.equal(fold('OCORRÊNCIAS do Ação'), 'ocorrencias do acao')
    assert.deepEqual(names('ocorrencias'), ['Ocorrências'])
    assert.deepEqual(names('matricula'), ['ESIAL_SITUACAO'])
  })

  it('needs every word, and ranks names first', () => {
    assert.deepEqual(names('situação'), ['SITUACAO', 'ESIAL_SITUACAO'])
    assert.deepEqual(names('situacao recebealunos'), ['ESIAL_SITUACAO'])
    assert.deepEqual(names('  '), [])
    assert.deepEqual(names('situacao nada'), [])
  })

  it('is included in the page as JavaScript', () => {
    assert.ok(script.includes(String(find)) && script.includes(String(fold)))
    assert.doesNotThrow(() => new Function(script))
  })
})

describe('the address shown in the reference', () => {
  const address = 'https://vinculo.exemplo.edu.br/estagios'
  let world: World
  before(async () => {
    world = await World.open({ processing: false, publicUrl: `${address}/` })
  })
  after(() => world.close())
  const shown = (page: string) =>
    new Set([...page.matchAll(/class="address">([^<]*)</g)].map(([, text]) => text))

  it('is the configured public one', async () => {
    const page = await (await fetch(`${world.base}/docs/referencia`)).text()
    assert.deepEqual([...shown(page)], [address])
    assert.doesNotMatch(page, /<html[^>]* data-own-address/)
    const document = (await (await fetch(`${world.base}/openapi.json`)).json()) as {
      servers: { url: string }[]
      info: { contact: { url: string } }
    }
    assert.equal(document.servers[0]!.url, address)
    assert.equal(document.info.contact.url, address)
  })

  it('is otherwise that of the page, inserted by its script', () => {
    const page = referencePage()
    assert.match(page, /<html[^>]* data-own-address/)
    assert.equal(shown(page).size, 1)
    assert.doesNotMatch(page, /curl (?!<span class="address">)/)
    assert.match(script, /querySelectorAll\('\.address'\)/)
  })
})
