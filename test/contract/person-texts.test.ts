import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { management } from '../../catalogue/management/index.ts'
import { type OccurrenceCode, occurrences } from '../../catalogue/occurrences.ts'
import { personOccurrences } from '../../catalogue/person-occurrences.ts'
import { problems } from '../../catalogue/problems.ts'
import { fill, render } from '../../catalogue/render.ts'

/** Words for systems that send batches: a person who typed a value sends nothing again. */
const ofBatches = {
  pt: /\b(re)?envi(e|ar|ad[oa]s?|a)\b|na origem|\blotes?\b/i,
  en: /\b(re)?sen[dt]\b|at the source|\bbatch(es)?\b/i,
}

/** Found only in records of a batch, never in one that a person writes. */
const onlyInBatches: ReadonlySet<OccurrenceCode> = new Set<OccurrenceCode>([
  'REGISTRO_REPETIDO',
  'ACAO_IGNORADA',
  'OPERACAO_OBSOLETA',
  'CAMPO_DESCONHECIDO',
  'AGUARDANDO_REFERENCIA',
  'CORRECAO_MANTIDA',
  'CORRECAO_ENCERRADA',
])

/** Refusals that tell of a batch as such. */
const aboutBatches: ReadonlySet<string> = new Set([
  'LOTE_INEXISTENTE',
  'LOTE_NAO_REPROCESSAVEL',
  'DESTINO_DESATIVADO',
])

describe('texts for people who type', () => {
  for (const codigo of Object.keys(occurrences) as OccurrenceCode[]) {
    if (onlyInBatches.has(codigo)) continue
    it(`${codigo} has no words of batches`, () => {
      for (const language of ['pt', 'en'] as const) {
        const told = render({ codigo, valores: {} }, language, 'person')
        assert.doesNotMatch(told, ofBatches[language])
      }
    })
  }

  it('keep the values of the text for systems', () => {
    const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g))
    for (const [code, person] of Object.entries(personOccurrences)) {
      const { text } = occurrences[code as OccurrenceCode]
      for (const language of ['pt', 'en'] as const)
        assert.deepEqual(namesIn(person[language]), namesIn(text[language]), code)
    }
  })

  it('are those of every refusal that a command declares', () => {
    const codes = new Set(management.flatMap((one) => [...one.problems]))
    for (const code of codes) {
      if (aboutBatches.has(code)) continue
      for (const language of ['pt', 'en'] as const)
        assert.doesNotMatch(fill(problems[code][language], {}, language), ofBatches[language], code)
    }
  })

  it('do not reach systems', () => {
    const wrong = { codigo: 'CAMPO_OBRIGATORIO', valores: {} } as const
    assert.match(render(wrong, 'pt'), /reenvie/)
    assert.doesNotMatch(render(wrong, 'pt', 'person'), /reenvie/)
  })
})
