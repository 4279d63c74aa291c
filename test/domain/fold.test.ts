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

test('no character outside ASCII is folded into one of it, or into nothing', () => {
  for (let code = 0x80; code <= 0x2ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const character = String.fromCodePoint(code)
    if (ascii.test(foldLogin(`\u00e9${character}\u00e9`))) assert.fail(`U+${code.toString(16)}`)
    for (const around of [`${character}a`, `a${character}`, ` ${character}a`, `a${character} `])
      if (foldLogin(around) === 'a') assert.fail(`U+${code.toString(16)}`)
  }
  assert.notEqual(foldLogin('\u212aarina'), foldLogin('karina'))
  assert.notEqual(foldEmail('\u0130van@x'), foldEmail('ivan@x'))
})
