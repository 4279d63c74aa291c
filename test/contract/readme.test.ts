import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { Marked, type Token, type Tokens } from 'marked'
import { projectRoot } from '../../server/config/config.ts'

const read = (name: string) => readFileSync(join(projectRoot, name), 'utf8')

/** The parts of a document that its translation has, too. */
function partsOf(source: string) {
  const tokens: Token[] = []
  new Marked().walkTokens(new Marked().lexer(source), (token) => {
    tokens.push(token)
  })
  const of = <T extends Token>(type: string) => tokens.filter((one): one is T => one.type === type)
  return {
    headings: of<Tokens.Heading>('heading').map(({ depth }) => depth),
    blocks: of<Tokens.Code>('code').map(({ lang, text }) => ({ lang, text })),
    links: of<Tokens.Link>('link').map(({ href }) => href),
    images: of<Tokens.Image>('image').map(({ href }) => href),
    lists: of<Tokens.List>('list').map(({ items }) => items.length),
    tables: of<Tokens.Table>('table').map(({ header, rows }) => [header.length, rows.length]),
  }
}

describe('README and LEIAME', () => {
  const english = partsOf(read('README.md'))
  const portuguese = partsOf(read('LEIAME.md').replace('(README.md)', '(LEIAME.md)'))

  for (const part of ['headings', 'blocks', 'links', 'images', 'lists', 'tables'] as const) {
    it(`have the same ${part}`, () => {
      assert.ok(english[part].length > 0)
      assert.deepEqual(portuguese[part], english[part])
    })
  }

  it('link to files that exist', () => {
    for (const target of [...english.links, ...english.images]) {
      assert.ok(existsSync(join(projectRoot, target.split('#')[0]!)), target)
    }
  })

  it('name the server beside the port', () => {
    for (const name of ['README.md', 'LEIAME.md'])
      assert.match(
        read(name),
        /VINCULO_PORT=8090 npm start`[\s\S]{1,120}`VINCULO_SERVER=http:\/\/127\.0\.0\.1:8090`/,
      )
  })
})
