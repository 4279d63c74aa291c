import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { remedyOf } from '../../catalogue/docs/remedies.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import { type ProblemCode, problems } from '../../catalogue/problems.ts'
import { html } from '../../catalogue/reference/html.ts'
import { told } from '../../catalogue/reference/placeholders.ts'
import { referencePage } from '../../catalogue/reference-page.ts'
import { Problem } from '../../client/problem.ts'
import { isPassing } from '../../client/retry.ts'
import { docsFolder, type Guide, guideSource, guides, withDeclared } from '../../server/docs/guides.ts'
import { fencesOf, render } from '../../server/docs/markdown.ts'
import { docsPolicy, pageAt, places } from '../../server/docs/site.ts'

const pages = new Map<string, string>([['referencia', referencePage()]])
for (const place of places) pages.set(place, (await pageAt(place))!)

/** Addresses that are served besides the pages and pictures. */
const documents = ['/openapi.json', '/openapi-integracao.json']

const idsOf = (page: string) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
const bodyOf = (page: string) => page.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
/** The texts of a page that are not code. */
const proseOf = (page: string) =>
  bodyOf(page)
    .replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, 'código')
    .split(/<[^>]+>/)
const shown = (text: string) => html`${text}`.text

describe('every code', () => {
  const all = [
    ...Object.entries(problems).map(
      ([code, told]) => [`problemas/${code}`, { ...told, text: told }] as const,
    ),
    ...Object.entries(occurrences).map(([code, told]) => [`ocorrencias/${code}`, told] as const),
  ]

  it('has a page with its text, cause, fix and reaction of a program', () => {
    for (const [place, { text, cause, fix }] of all) {
      const page = pages.get(place) ?? ''
      for (const part of [told(text, 'pt').text, told(text, 'en').text, shown(cause), shown(fix)])
        assert.ok(page.includes(part), `${place}: ${part}`)
      assert.match(page, /<dt>Um programa<\/dt><dd><strong>[^<]+/, place)
      assert.match(page, /<pre [^>]+><code>[^<]*(X-Problema|CODIGO)/, place)
    }
  })

  it('lists the operations that answer it', () => {
    const silent = Object.keys(problems).filter(
      (code) => !/href="[^"]*referencia#/.test(pages.get(`problemas/${code}`)!.split('id="operacoes"')[1]!),
    )
    assert.deepEqual(silent, ['OPERACAO_DESCONHECIDA'])
  })

  it('is retried by the client only where its page says so', () => {
    const codes = Object.keys(problems) as ProblemCode[]
    const passing = codes.filter((code) =>
      isPassing(new Problem({ codigo: code, mensagem: '' }, problems[code].status, new Headers())),
    )
    assert.ok(passing.length > 3)
    assert.deepEqual(
      passing.filter((code) => remedyOf(code).name !== 'Repetir depois'),
      [],
    )
  })
})

describe('the pages of the documentation', () => {
  it('link only to each other, to existing anchors and to existing images', () => {
    const parts = new Map([...pages].map(([place, page]) => [place, new Set(idsOf(page))]))
    const dead: string[] = []
    for (const [place, page] of pages) {
      const base = new URL(`http://x/${place === '' ? 'docs' : `docs/${place}`}`)
      for (const [, target] of page.matchAll(/ (?:href|src)="([^"]+)"/g)) {
        if (target === 'data:,') continue
        const { origin, pathname, hash } = new URL(target!, base)
        const to = pathname === '/docs' ? '' : pathname.replace('/docs/', '')
        const there = parts.get(to)
        const part = decodeURIComponent(hash.slice(1))
        const fine = there
          ? part === '' || there.has(part)
          : documents.includes(pathname) ||
            (pathname.startsWith('/docs/images/') && existsSync(join(docsFolder, to)))
        if (origin !== base.origin || !fine) dead.push(`${place}: ${target}`)
      }
    }
    assert.deepEqual(dead, [])
  })

  it('offer the description for systems beside the complete one', () => {
    for (const place of ['', 'referencia']) {
      const targets = [...pages.get(place)!.matchAll(/ href="([^"]+)"/g)].map(([, target]) => target!)
      for (const document of documents)
        assert.ok(
          targets.some((target) => target.endsWith(document.slice(1))),
          `${place}: ${document}`,
        )
    }
  })

  it('show no marks of Markdown and no names in braces outside of code', () => {
    const marks = /\*|`|~~|\]\(|^\s*#+ |\{\w+\}/m
    const wrong = [...pages].flatMap(([place, page]) =>
      proseOf(page)
        .filter((text) => marks.test(text))
        .map((text) => `${place}: ${text.trim().slice(0, 100)}`),
    )
    assert.deepEqual(wrong, [])
  })

  it('show no names in braces in the examples of codes', () => {
    const wrong = [...pages].filter(
      ([place, page]) => /^(problemas|ocorrencias)\//.test(place) && /\{[a-z]+\}/.test(bodyOf(page)),
    )
    assert.deepEqual(
      wrong.map(([place]) => place),
      [],
    )
  })

  it('have unique ids, and no style or script outside their policy', () => {
    for (const place of places) {
      const page = pages.get(place)!
      const ids = idsOf(page)
      assert.equal(new Set(ids).size, ids.length, place)
      assert.doesNotMatch(page, / on[a-z]+="| style="|@import|url\(/, place)
      for (const [, text] of page.matchAll(/<(?:style|script)>([\s\S]*?)<\/(?:style|script)>/g)) {
        assert.ok(docsPolicy.includes(createHash('sha256').update(text!).digest('base64')), place)
      }
    }
  })

  it('have small images', () => {
    const folder = join(docsFolder, 'images')
    const shownPictures = readdirSync(folder).filter((name) =>
      [...pages.values()].some((page) => page.includes(`/images/${name}"`)),
    )
    assert.ok(shownPictures.length >= 4 && shownPictures.length <= 8)
    for (const name of shownPictures) assert.ok(statSync(join(folder, name)).size <= 140_000, name)
  })
})

describe('the files of the guides', () => {
  it('have the current examples of the declarations', async () => {
    for (const place of Object.keys(guides) as Guide[]) {
      const source = await guideSource(place)
      const current = withDeclared(source)
      if (process.env.UPDATE_SNAPSHOT) writeFileSync(join(docsFolder, guides[place].file), current)
      else
        assert.equal(
          source,
          current,
          `${place}: UPDATE_SNAPSHOT=1 npm test -- test/contract/docs.test.ts writes it anew`,
        )
      for (const { info, text } of fencesOf(current)) assert.notEqual(text.trim(), '', `${place}: ${info}`)
    }
  })
})

describe('the Markdown of the guides', () => {
  const reading = {
    code: (text: string) => html`<code>${text}</code>`,
    fence: ({ text }: { text: string }) => text,
    link: (href: string) => (href.startsWith('http') ? undefined : href),
  }
  const body = (source: string) => render(source, reading).body.text

  it('is escaped wherever it comes from', () => {
    for (const source of [
      '<b>',
      '`<b>`',
      '**<b>**',
      '- <b>',
      '## <b>',
      '> <b>',
      '```sh\n<b>\n```',
      '| <b> |\n|---|\n| <b> |',
    ])
      assert.ok(!body(source).includes('<b>') && body(source).includes('&lt;b&gt;'), source)
  })

  it('only shows an address outside of the documentation', () => {
    assert.equal(
      body('[fora](https://exemplo.edu.br) e [dentro](#parte)'),
      '<p>fora (<code>https://exemplo.edu.br</code>) e <a href="#parte">dentro</a></p>\n',
    )
  })

  it('keeps a fence whole, and numbers and bullets apart', () => {
    assert.match(body('```sh\na\n\nb\n```'), /<code>a\n\nb<\/code>/)
    assert.match(body('1. um\n2. dois\n   e meio'), /<ol>\n<li>um<\/li>\n<li>dois\ne meio<\/li>\n<\/ol>/)
    assert.match(body('- um\n- dois'), /<ul>\n<li>um<\/li>/)
    assert.deepEqual(render('# T\n\n## Às vezes\n\nx', reading).sections, [
      { id: 'as-vezes', title: 'Às vezes' },
    ])
  })
})
