import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import type { ModoConserto } from '../../catalogue/management/causa/parts.ts'
import { firstOf, pairsOf, takesAway } from '../../console/pages/ocorrencias/words.ts'
import { repaired } from '../../server/inbound/repair/value-repair.ts'

const { ESIAL_CEP: cep } = recebeAlunos.fields
const mend = (raw: unknown, modo: ModoConserto, trocas: Record<string, string> = {}) =>
  repaired(cep, raw, { modo, valor: '', trocas: new Map(Object.entries(trocas)) })

describe('the repair of a value', () => {
  it('is compared by shown values: absent equals empty', () => {
    for (const raw of [undefined, null, '']) assert.equal(mend(raw, 'trocar', { '': '01310100' }), '01310100')
    assert.equal(mend(7, 'trocar', { 7: '01310100' }), '01310100')
    assert.equal(mend('x', 'trocar', { '': '01310100' }), undefined)
    assert.equal(mend(undefined, 'trocar', { '': '' }), undefined)
  })

  it('that normalises removes nothing', () => {
    assert.equal(mend('01.310-100', 'pontuacao'), '01310100')
    assert.equal(mend('-', 'pontuacao'), undefined)
    assert.equal(mend('  ', 'espacos'), undefined)
    assert.equal(mend('-', 'vazio'), '')
  })

  it('that removes values is never the first suggestion, and needs confirmation', () => {
    assert.equal(firstOf([{ modo: 'vazio' }]), 'reenviar')
    assert.equal(firstOf([{ modo: 'vazio' }, { modo: 'zeros' }]), 'zeros')
    assert.equal(takesAway({ modo: 'vazio' }), true)
    assert.equal(takesAway({ modo: 'valor', valor: ' ' }), true)
    assert.equal(takesAway({ modo: 'valor', valor: 'x' }), false)
    assert.equal(takesAway({ modo: 'zeros' }), false)
    assert.deepEqual(pairsOf({ a: 'b', c: '' }), [{ de: 'a', para: 'b' }])
  })
})
