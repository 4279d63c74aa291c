import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldEmail, foldLogin } from '../../server/values/fold.ts'

const ascii = /[\u0000-\u007f]/

test('logins and e-mails are compared without case, blanks around them and Unicode form', () => {
  const same: [string, string][] = [
    ['  Carlos.MENEZES\t', 'carlos.menezes'],
    ['JOÃO', 'joão'],
    ['joa\u0303o', 'joão'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφοσ'],
    ['\u212bngström', 'ångström'],
    ['', ''],
  ]
  for (const [given, folded] of same) {
    assert.equal(foldLogin(given), folded)
    assert.equal(foldEmail(given), folded)
    assert.equal(foldLogin(folded), folded)
  }
})

test('no character outside ASCII is folded to ASCII or removed', () => {
  const beside = '\u00e9'
  // Many at once between two letters, which still isolates each character.
  for (let first = 0x80; first <= 0x2ffff; first += 0x80) {
    if (first >= 0xd800 && first <= 0xdfff) continue
    const characters = Array.from({ length: 0x80 }, (_, at) => String.fromCodePoint(first + at))
    if (ascii.test(foldLogin(`${beside}${characters.join(beside)}${beside}`)))
      assert.fail(`U+${first.toString(16)} or one of the next`)
    // Trimming blanks must not remove neighbours.
    for (const [at, character] of characters.entries())
      if (foldLogin(` ${character}a`) === 'a' || foldLogin(`a${character}`) === 'a')
        assert.fail(`U+${(first + at).toString(16)}`)
  }
  assert.notEqual(foldLogin('\u212aarina'), foldLogin('karina'))
  assert.notEqual(foldEmail('\u0130van@x'), foldEmail('ivan@x'))
})
