import assert from 'node:assert/strict'
import { it } from 'node:test'
import { scopes } from '../../catalogue/doors.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { grantName } from '../../console/pages/integracao/grant-name.ts'

it('a scope is shown in words and by the name in refusals and commands', () => {
  for (const [scope, words] of Object.entries(scopes))
    assert.equal(grantName(scope), `${portuguese(words)} (${scope})`)
  assert.doesNotMatch(grantName('integracao.ver'), /\(/)
  assert.equal(grantName('constructor'), 'constructor')
})
