import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Field } from '../../catalogue/fields.ts'
import { management } from '../../catalogue/management/index.ts'
import type { InputShape } from '../../catalogue/operation.ts'
import { inLanguage, languages } from '../../catalogue/phrase.ts'

const textsIn = (input: InputShape, within: string): [string, Field][] =>
  Object.entries(input).flatMap(([name, part]) => {
    const at = `${within}.${name}`
    if ('fields' in part) return textsIn(part.fields, at)
    return [[at, part] as [string, Field], ...(part.items ? textsIn(part.items, at) : [])]
  })

/** Words of records and requests; a form has fields, which stay empty. */
const ofRequests = {
  pt: /\bausente|(^|[;,.] )vazi[oa]\b|em branco/i,
  en: /\babsent|(^|[;,.] )empty\b|\bblank\b/i,
} as const

/** Words for systems that send records: people fill in fields, which hold what they already had. */
const ofSending = {
  pt: /(lista|registro)s? (enviad|recebid)[oa]|substitui a anterior|\b(na|da|à) origem\b|\breenvi|\blotes?\b/i,
  en: /(list|record)s?( that is| are)? (sent|received)|replaces the (one|whole)|at the source|\bsen[dt] again|\bbatch(es)?\b/i,
} as const

/** Their records are those of batches. */
const ofBatches = new Set(['lote', 'causa', 'afetado'])

/** Told to systems in the same operation: paging and order have controls of their own. */
const controls = new Set(['ordem', 'quantidade', 'cursor'])

describe('help of the fields that people fill in', () => {
  for (const operation of management) {
    const shape =
      operation.kind === 'command' ? operation.input : operation.kind === 'listing' ? operation.filters : {}
    it(`${operation.id} says what an empty field means in words of a form`, () => {
      for (const [at, field] of textsIn(shape as InputShape, operation.id)) {
        if (controls.has(at.split('.').at(-1)!)) continue
        for (const language of languages) {
          assert.doesNotMatch(inLanguage(field.text, language), ofRequests[language], at)
        }
      }
    })
    if (ofBatches.has(operation.noun)) continue
    it(`${operation.id} does not speak of lists and records that are sent`, () => {
      for (const [at, { text, rotulo }] of textsIn(shape as InputShape, operation.id)) {
        for (const told of rotulo ? [text, rotulo] : [text]) {
          for (const language of languages) {
            assert.doesNotMatch(inLanguage(told, language), ofSending[language], at)
          }
        }
      }
    })
  }
})
