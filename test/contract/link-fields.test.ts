import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type PartyKind, parties } from '../../catalogue/doors.ts'
import { management, type RecordPage } from '../../catalogue/management/index.ts'
import { type Output, type Shape, shownToParties } from '../../catalogue/output.ts'
import { isPhrase, portuguese } from '../../catalogue/phrase.ts'
import { commandsFor } from '../../server/management/link.ts'
import { shownFields } from '../../server/management/link-record.ts'

const pages = management.filter(
  (page): page is RecordPage =>
    page.kind === 'record' &&
    Object.keys(parties).some((parte) => commandsFor(page.noun, parte as PartyKind).length > 0),
)

/** A value as the database renders it. */
const sample = (output: Output): unknown => {
  if (output.type === 'object') return filled(output.fields)
  if (output.type === 'date') return '2026-11-19'
  if (output.type === 'datetime') return '2026-11-19T10:38:42'
  if (output.type === 'boolean') return true
  if (output.type === 'decimal') return '1450.50'
  return output.type === 'numeric' ? 7 : '11444777000161'
}
const filled = (shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, output]) => [name, sample(output)]))

describe('the fields on the page of a link', () => {
  for (const { noun, element } of pages) {
    it(`of ${noun} are labelled once, written as people write, and without what is not theirs`, () => {
      const shown = shownFields(element, filled(shownToParties(element)))
      const labels = shown.map(({ rotulo }) => portuguese(rotulo))
      assert.deepEqual(labels, [...new Set(labels)])
      for (const label of labels)
        assert.doesNotMatch(label, /^[a-z]|SHA-256|integração|nome civil|Identifica|CPF$|Usuário/, label)
      for (const { valor } of shown) {
        const text = isPhrase(valor) ? portuguese(valor) : String(valor)
        assert.doesNotMatch(text, /\dT\d|^\d{4}-\d\d|1450\.50/, text)
      }
      const documents = shown.filter(({ rotulo }) => /documento$/i.test(portuguese(rotulo)))
      for (const { rotulo, valor } of documents)
        if (portuguese(rotulo) !== 'Tipo de documento') assert.match(String(valor), /^11\.444/)
    })
  }
})
