import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { day, list, text } from '../../catalogue/output.ts'
import { alike } from '../../catalogue/phrase.ts'
import { changedPart, values } from '../../console/derive/changed-part.ts'

const shape = {
  situacao: text(alike('a')),
  inicio: day(alike('a')),
  arquivos: list({ nome: text(alike('a')) }),
  assinantes: list({ nome: text(alike('a')) }),
  historicos: list({ historico: text(alike('a')) }),
  versao: text(alike('a')),
}
const before = {
  situacao: 'A',
  inicio: '2026-01-01',
  arquivos: [],
  assinantes: [],
  historicos: [],
  versao: 1,
}
const place = (after: object) =>
  changedPart({ shape, state: 'situacao', order: ['assinantes'] }, before, { ...before, ...after })

describe('the place where a command took effect', () => {
  it('is the list that changed, in the order of the page, even if the state changed too', () => {
    const files = { arquivos: [{ nome: 'Termo' }], situacao: 'B' }
    assert.equal(place(files), 'arquivos')
    assert.equal(place({ ...files, assinantes: [{ nome: 'Ana' }] }), 'assinantes')
  })

  it('is the values if only they changed, and the heading if the state did', () => {
    assert.equal(place({ inicio: '2026-02-01', historicos: [{ historico: 'x' }], versao: 2 }), values)
    assert.equal(place({ situacao: 'B', inicio: '2026-02-01' }), undefined)
    assert.equal(place({ versao: 2, historicos: [{ historico: 'x' }] }), undefined)
  })
})
