import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { rightsOf } from '../../catalogue/doors.ts'
import { tones } from '../../catalogue/machines/machine.ts'
import { management } from '../../catalogue/management/index.ts'
import { problems } from '../../catalogue/problems.ts'
import { draftsIn } from '../../console/api/drafts.ts'
import { reactions, reactionTo } from '../../console/api/reactions.ts'
import { columnsOf } from '../../console/derive/columns.ts'
import { formOf } from '../../console/derive/controls.ts'
import { nounRoutes } from '../../console/routes.ts'
import { contrast } from '../../console/theme/contrast.ts'
import { accent, schemes, signs } from '../../console/theme/tokens.ts'

describe('the pages of a noun', () => {
  for (const { noun, slug, right, load, label } of nounRoutes) {
    it(`/${slug} asks for the right that its operations ask for, and has every command of the noun`, async () => {
      const { listing, record, commands, machine, plural, name, columns } = await load()
      assert.deepEqual(rightsOf(listing), [right])
      if (record) assert.deepEqual(rightsOf(record), [right])
      assert.deepEqual(
        [label, plural, listing.noun, record?.machine],
        [plural, machine?.plural ?? plural, noun, machine],
      )
      const declared = management.filter((one) => one.kind === 'command' && one.noun === noun)
      assert.deepEqual(new Set(commands), new Set(declared))
      const known = columnsOf(listing.columns).map(({ path }) => path)
      assert.ok(known.includes(name))
      for (const column of columns) assert.ok(known.includes(column), column)
    })
  }
})

test('every problem has a reaction, and one that is not known yet is told', () => {
  assert.deepEqual(Object.keys(reactions).sort(), Object.keys(problems).sort())
  assert.equal(reactionTo('DE_AMANHA'), 'tell')
})

describe('colours', () => {
  for (const [name, scheme] of Object.entries(schemes)) {
    it(`of the ${name} scheme are told apart: words by 4.5, edges by 3`, () => {
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

  it('are never alone: each tone has a sign of its own, and the main button white words', () => {
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
  const [open] = formOf({ motivo: { kind: 'varchar', text: '', required: true, origin: 'ours', length: 9 } })
  const secret = { ...open!, name: 'senha', guarded: true }

  it('is kept until it is sent or somebody leaves, and never has a guarded field', () => {
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
})
