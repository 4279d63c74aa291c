import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Block, type ClauseStyle, fill, type Values } from '../../server/documents/template.ts'
import {
  clauseOrdinal,
  dateInWords,
  inWords,
  moneyInWords,
  roman,
  termOrdinal,
} from '../../server/documents/words.ts'
import { readTemplate, type TemplateNames } from '../../server/domain/modelo/template.ts'

const linesOf = (template: string, values: Values = {}, style?: ClauseStyle) =>
  fill(template, values, style).map(({ kind, text }: Block) => `${kind}: ${text}`)

describe('a template', () => {
  it('numbers clauses, paragraphs, incisos, alíneas and annexes', () => {
    const template = [
      ...['CLÁUSULA Do objeto', 'Objeto.', '§ Só um.', '', 'CLÁUSULA Dos deveres', '* um:', '** deste;'],
      ...['** daquele;', '* dois.', '§ Primeiro.', '§ Segundo.', 'ANEXO Plano', '* de novo.'],
    ].join('\n')
    assert.deepEqual(linesOf(template), [
      'clause: CLÁUSULA PRIMEIRA – DO OBJETO',
      'paragraph: Objeto.',
      'paragraph: Parágrafo único. Só um.',
      'clause: CLÁUSULA SEGUNDA – DOS DEVERES',
      'inciso: I – um:',
      'alinea: a) deste;',
      'alinea: b) daquele;',
      'inciso: II – dois.',
      'paragraph: § 1º Primeiro.',
      'paragraph: § 2º Segundo.',
      'annex: ANEXO I – PLANO',
      'inciso: I – de novo.',
    ])
    assert.deepEqual(linesOf('CLÁUSULA Do objeto\n§ Só.', {}, 'numero'), [
      'clause: 1. DO OBJETO',
      'paragraph: 1.1. Só.',
    ])
    assert.deepEqual(linesOf('CLÁUSULA Do objeto', {}, 'ordinal'), ['clause: CLÁUSULA 1ª – DO OBJETO'])
  })

  it('refers to clauses by key, which keep their number when one before is left out', () => {
    const template = [
      ...['{{#paga}}', 'CLÁUSULA Da bolsa', '{{/paga}}', 'CLÁUSULA [fim] Do fim', 'Vale a {{cláusula fim}}.'],
    ].join('\n')
    assert.deepEqual(linesOf(template, { paga: '' }).at(-1), 'paragraph: Vale a cláusula primeira.')
    assert.deepEqual(linesOf(template, { paga: 'R$ 1' }).at(-1), 'paragraph: Vale a cláusula segunda.')
    assert.deepEqual(linesOf(template, { paga: 'R$ 1' }, 'ordinal').at(-1), 'paragraph: Vale a cláusula 2ª.')
  })

  it('has parts for a value, for none, and for each element of a list', () => {
    const template = [
      ...['{{#a}}', 'com {{a}}', '{{/a}}', '{{^a}}', 'sem', '{{/a}}', '', '| Dia | De |'],
      ...['{{#dias}}', '| {{dia}} | {{de}} {{a}} |', '{{/dias}}'],
    ].join('\n')
    const [first, table] = fill(template, { a: 'x', dias: [{ dia: 'seg | ter', de: '8' }] })
    assert.equal(first!.text, 'com x')
    assert.deepEqual(table!.rows, [
      ['Dia', 'De'],
      ['seg | ter', '8 x'],
    ])
    assert.equal(fill(template, { a: '', dias: [] })[0]!.text, 'sem')
  })

  it('never takes a filled-in value for a mark', () => {
    const value = '# não é título\n## nem este\nCLÁUSULA x\n{{#a}}'
    assert.deepEqual(
      fill('{{a}}', { a: value }).map(({ kind }) => kind),
      ['paragraph'],
    )
  })

  it('tells its faults by line', () => {
    const names: TemplateNames = {
      fields: new Set(['nome']),
      lists: { dias: new Set(['dia']) },
    }
    const faults = (template: string) =>
      readTemplate(template, names).faults.map(({ line, detalhe }) => `${line} ${detalhe.codigo}`)
    assert.deepEqual(faults('{{nome}}\n{{#dias}}\n{{dia}} {{nome}}\n{{/dias}}\n{{^nome}}\n-\n{{/nome}}'), [])
    assert.deepEqual(faults('{{outro}}'), ['1 modelo.naoCampoDocumento'])
    assert.deepEqual(faults('{{dia}}'), ['1 modelo.naoCampoDocumento'])
    assert.deepEqual(faults('{{#nome}} x'), ['1 modelo.precisaLinhaSoSua'])
    assert.deepEqual(faults('{{#nome}}'), ['1 modelo.faltaFim'])
    assert.deepEqual(faults('{{#nome}}\n{{#dias}}\n{{/nome}}\n{{/dias}}'), [
      '3 modelo.naoFechaAbertoUltimo',
      '4 modelo.naoFechaAbertoUltimo',
    ])
    assert.deepEqual(faults('{{ nome'), ['1 modelo.haChavesNaoFormamCampo'])
    assert.deepEqual(faults('\n{{cláusula fim}}'), ['2 modelo.naoHaClausula'])
    assert.deepEqual(faults('CLÁUSULA [a] Um\nCLÁUSULA [a] Dois'), ['2 modelo.chaveRepetida'])
  })
})

it('numbers, amounts and dates are written in words', () => {
  const said = [
    0, 1, 16, 21, 100, 101, 234, 1000, 1001, 1100, 1234, 2000, 21_000, 100_000, 1_000_000, 2_300_045,
  ]
  assert.deepEqual(said.map(inWords), [
    ...['zero', 'um', 'dezesseis', 'vinte e um', 'cem', 'cento e um', 'duzentos e trinta e quatro', 'mil'],
    ...['mil e um', 'mil e cem', 'mil duzentos e trinta e quatro', 'dois mil', 'vinte e um mil', 'cem mil'],
    ...['um milhão', 'dois milhões trezentos mil e quarenta e cinco'],
  ])
  assert.deepEqual(['0.01', '1.00', '1200.50', '1000000.00', '1000100.00', '0'].map(moneyInWords), [
    ...['um centavo', 'um real', 'mil e duzentos reais e cinquenta centavos', 'um milhão de reais'],
    ...['um milhão e cem reais', 'zero real'],
  ])
  assert.deepEqual(['2026-03-01', '2026-12-31'].map(dateInWords), [
    '1º de março de 2026',
    '31 de dezembro de 2026',
  ])
  assert.deepEqual([1, 9, 10, 12, 21].map(clauseOrdinal), [
    ...['primeira', 'nona', 'décima', 'décima segunda', 'vigésima primeira'],
  ])
  assert.deepEqual([1, 2, 12].map(termOrdinal), ['primeiro', 'segundo', 'décimo segundo'])
  assert.deepEqual([1, 4, 9, 14, 40].map(roman), ['I', 'IV', 'IX', 'XIV', 'XL'])
})
