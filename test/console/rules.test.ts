import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { accent, schemes, signs } from '../../catalogue/colours.ts'
import { rightsOf, unlimitedRights } from '../../catalogue/doors.ts'
import { tones } from '../../catalogue/machines/machine.ts'
import { assina } from '../../catalogue/management/assinatura/assina.ts'
import { encerraCorrecao } from '../../catalogue/management/cadastro/encerra-correcao.ts'
import { formularioDaPendencia } from '../../catalogue/management/formulario/index.ts'
import { management } from '../../catalogue/management/index.ts'
import { veMensagem } from '../../catalogue/management/mensagem/ve-mensagem.ts'
import { painelOperations } from '../../catalogue/management/painel/index.ts'
import { registroOperations } from '../../catalogue/management/registro/index.ts'
import type { Shape } from '../../catalogue/output.ts'
import { alike, portuguese } from '../../catalogue/phrase.ts'
import { problems } from '../../catalogue/problems.ts'
import { draftsIn } from '../../console/api/drafts.ts'
import { reactions, reactionTo } from '../../console/api/reactions.ts'
import { columnsOf, isInternal } from '../../console/derive/columns.ts'
import { formOf } from '../../console/derive/controls.ts'
import { stateIn } from '../../console/derive/noun.ts'
import { nounRoutes, pageRoutes, toolRoutes } from '../../console/routes.ts'
import { contrast } from '../../console/theme/contrast.ts'

const sorted = (values: readonly string[]) => [...new Set(values)].sort()

test('no two pages share an address', () => {
  const slugs = [...nounRoutes, ...toolRoutes, ...pageRoutes].map(({ slug }) => slug)
  assert.deepEqual(
    slugs.filter((slug, at) => slugs.indexOf(slug) !== at),
    [],
  )
})

/** Questions that a section of the record's page asks by itself. */
const askedByPages: readonly unknown[] = [veMensagem, formularioDaPendencia]

describe('the pages of a noun', () => {
  for (const { noun, slug, right, unlimited, parties, load, label } of nounRoutes) {
    it(`/${slug} is open to the callers of its operations, and has every command of the noun`, async () => {
      const loaded = await load()
      const { listings, record, commands, machine, plural } = loaded
      const readings = [...listings, ...(record ? [record] : [])]
      assert.deepEqual(sorted(readings.flatMap(rightsOf)), [right])
      for (const { doors } of readings) assert.equal(doors.unlimited, unlimited)
      // Holders of links have no session and therefore no console.
      const told = listings
        .flatMap(({ doors }) => doors.party ?? [])
        .filter((one) => /aluno|professor/.test(one))
      assert.deepEqual(sorted(told), sorted(parties))
      assert.deepEqual(
        [portuguese(label), plural, ...readings.map((one) => one.noun), record?.machine],
        [plural, machine ? portuguese(machine.plural) : plural, ...readings.map(() => noun), machine],
      )
      const declared = management
        .filter((one) => one.kind === 'command' && one.noun === noun)
        .filter((one) => !askedByPages.includes(one))
      assert.deepEqual(new Set(commands), new Set(declared))
    })

    it(`/${slug} names rows and records by their texts, and finds their state`, async () => {
      const { listings, record, machine, name, titles, columns, ...noun } = await load()
      const [listing] = listings
      const known = columnsOf(listing.columns).map(({ path }) => path)
      for (const column of [name, ...columns])
        assert.ok(known.includes(column), `${column} is no column of ${listing.id}`)
      const shown = record && columnsOf(record.element).map(({ path }) => path)
      for (const title of record ? titles : [])
        assert.ok(
          shown?.includes(title),
          `${title} is no leaf of the page: console/nouns names its leaves in \`titles\``,
        )
      const all = { listings, record, machine, name, titles, columns, ...noun }
      for (const shape of machine ? [listing.columns, record!.element] : []) assert.ok(stateIn(all, shape))
    })
  }

  it('cover every command, on a page of its noun or on its own', async () => {
    const nouns = await Promise.all(nounRoutes.map(({ load }) => load()))
    const tools = await Promise.all(toolRoutes.map(({ load }) => load()))
    const made = await Promise.all(pageRoutes.map(({ load }) => load()))
    const placed = new Set<unknown>([
      ...nouns.flatMap(({ commands }) => commands),
      ...tools.flat(),
      ...made.flat(),
      encerraCorrecao,
      ...askedByPages,
      // Requested by pages themselves.
      ...painelOperations,
      ...registroOperations,
    ])
    // Documents of invoices have no pages of their own.
    const without = ['LinkDeDocumento']
    const declared = management
      .filter((one) => one.kind === 'command')
      .filter(({ id }) => !without.includes(id))
    assert.deepEqual(
      declared.filter((one) => !placed.has(one)).map(({ id }) => id),
      [],
    )
    for (const [at, { right, slug, unlimited }] of toolRoutes.entries())
      for (const command of tools[at]!) {
        assert.deepEqual(rightsOf(command), [right], slug)
        if (!unlimitedRights.includes(right)) assert.equal(command.doors.unlimited, unlimited, slug)
      }
    for (const [at, { right, slug }] of pageRoutes.entries())
      assert.deepEqual(rightsOf(made[at]![0]), [right], slug)
  })

  it('show no codes: a value is a word, or the declaration gives its meaning', () => {
    const shapes = management.flatMap((one): [string, Shape][] => {
      if (one.kind === 'command') return []
      return [[one.id, one.kind === 'listing' ? one.columns : one.element]]
    })
    const coded = shapes.flatMap(([id, shape]) => codesIn(shape).map((path) => `${id} ${path}`))
    assert.deepEqual(coded, [])
  })
})

/** Leaves of a shape with codes that no declaration explains. */
function codesIn(shape: Shape, within = ''): string[] {
  return Object.entries(shape).flatMap(([key, output]) => {
    if (isInternal(key)) return []
    if ('fields' in output) return codesIn(output.fields, `${within}${key}.`)
    const { values = [], meanings } = { meanings: undefined, ...output }
    return !meanings && values.some((value) => !/^\p{Lu}.*\p{Ll}/u.test(value)) ? [within + key] : []
  })
}

test('no two routes share an address', () => {
  const addresses = [
    '',
    'perfil',
    ...[...nounRoutes, ...toolRoutes].map(({ slug }) => slug),
    ...pageRoutes.flatMap(({ slug, pages }) =>
      Object.keys(pages).map((under) => (under ? `${slug}/${under}` : slug)),
    ),
  ]
  assert.deepEqual(
    addresses.filter((one, at) => addresses.indexOf(one) !== at),
    [],
  )
})

test('every problem has a reaction, and an unknown one is shown', () => {
  assert.deepEqual(Object.keys(reactions).sort(), Object.keys(problems).sort())
  assert.equal(reactionTo('DE_AMANHA'), 'tell')
})

describe('colours', () => {
  for (const [name, scheme] of Object.entries(schemes)) {
    it(`of the ${name} scheme have a contrast of 4.5 for texts and 3 for edges`, () => {
      const { page, surface, tones: pairs } = scheme
      for (const ground of [page.ground, surface]) {
        for (const text of [page.text, scheme.secondary, scheme.link, scheme.danger]) {
          assert.ok(contrast(text, ground) >= 4.5, `${text} on ${ground}`)
        }
        assert.ok(contrast(scheme.control, ground) >= 3, `the edge on ${ground}`)
      }
      for (const tone of tones) assert.ok(contrast(pairs[tone].text, pairs[tone].ground) >= 6, tone)
    })
  }

  it('are never the only mark: each tone has a sign, and the main button has white text', () => {
    assert.equal(new Set(Object.values(signs)).size, tones.length)
    assert.ok(contrast('#FFFFFF', accent) >= 7)
    assert.ok(Math.abs(contrast('#FFFFFF', '#000000') - 21) < 1e-9)
  })
})

describe('a draft', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      kept,
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
      key: (at: number) => [...kept.keys()][at] ?? null,
      get length() {
        return kept.size
      },
    }
  }
  const [open] = formOf({
    motivo: { kind: 'varchar', text: alike(''), required: true, origin: 'ours', length: 9 },
  })
  const secret = { ...open!, name: 'senha', guarded: true }

  it('is kept until it is sent or the user signs out, and never has a protected field', () => {
    const place = storage()
    const drafts = draftsIn(place)
    place.setItem('de.outro', 'x')
    drafts.keep('A.1', [open!, secret], { motivo: 'porque sim', senha: 'segredo' })
    assert.deepEqual(drafts.read('A.1'), { motivo: 'porque sim' })
    assert.doesNotMatch([...place.kept.values()].join(), /segredo/)
    drafts.keep('A.1', [open!, secret], { motivo: '' })
    assert.equal(drafts.read('A.1'), undefined)
    drafts.keep('A.2', [open!], { motivo: 'x' })
    drafts.keep('A.3', [open!], { motivo: 'y' })
    drafts.drop('A.2')
    assert.equal(drafts.read('A.2'), undefined)
    drafts.dropAll()
    assert.deepEqual([...place.kept.keys()], ['de.outro'])
  })

  it('keeps the names of records that it refers to by id', () => {
    const place = storage()
    const drafts = draftsIn(place)
    drafts.keep('A.1', [open!], { motivo: 'x' })
    drafts.keep('A.2', [open!], { motivo: 'y' })
    drafts.name('aluno:190', 'Ana Souza')
    drafts.name('curso:7', 'Direito')
    drafts.drop('A.1')
    // Another page of the same tab reads it.
    assert.equal(draftsIn(place).nameOf('aluno:190'), 'Ana Souza')
    assert.equal(draftsIn(place).nameOf('aluno:7'), undefined)
    drafts.drop('A.2')
    assert.deepEqual([...place.kept.keys()], [])
  })

  it('never contains a consent', () => {
    const place = storage()
    const drafts = draftsIn(place)
    const agreed = formOf(assina.input).filter(({ name }) => name === 'aceite')
    drafts.keep('A.1', [...agreed, open!], { aceite: 'S', motivo: 'x' })
    assert.deepEqual(drafts.read('A.1'), { motivo: 'x' })
  })
})
