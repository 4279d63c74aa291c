import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { cnpj, cpf, documento, type Field } from '../../catalogue/fields.ts'
import { alike } from '../../catalogue/phrase.ts'
import { fill } from '../../catalogue/render.ts'
import { cnpjAt } from '../../demo/documents.ts'
import { readerOf } from '../../server/records/readers.ts'
import { Report } from '../../server/records/report.ts'
import { isCpf } from '../../server/values/cpf.ts'
import { cpfOf } from '../support/records.ts'

const context = { zone: 'America/Sao_Paulo', today: '2026-03-02', suspicious: true }

function told(field: Field, value: unknown): string {
  const report = new Report()
  const kept = readerOf(field)(value, 'CAMPO', report, context)
  return [
    kept,
    ...report.found.map(({ code, detail }) =>
      `${code} ${fill('{detalhe}', { detalhe: '', ...detail })}`.trim(),
    ),
  ].join('; ')
}

describe('a document', () => {
  it('has a finding for each error', () => {
    const person = cpf(alike('CPF.'))
    assert.equal(told(person, '5299822472'), '; CPF_INVALIDO tem 10 dígitos; o CPF tem 11')
    assert.equal(told(person, '1'), '; CPF_INVALIDO tem 1 dígito; o CPF tem 11')
    assert.equal(told(person, '5299822472A'), '; CPF_INVALIDO há um caractere que não é dígito')
    assert.equal(told(person, '52998224726'), '; CPF_INVALIDO os dígitos não conferem')
    assert.equal(
      told(cnpj(alike('CNPJ.')), '1444777000161'),
      '; CNPJ_INVALIDO tem 13 caracteres; o CNPJ tem 14',
    )
    assert.equal(told(cnpj(alike('CNPJ.')), '11444777000162'), '; CNPJ_INVALIDO os dígitos não conferem')
  })

  it('sent as a number is the one with valid check digits, with its lost leading zeros', () => {
    const either = documento(alike('CPF ou CNPJ.'))
    const short = cnpjAt(1)
    assert.equal(told(either, Number('52998224725')).split(';')[0], '52998224725')
    assert.equal(told(either, Number('00360305000104')).split(';')[0], '00360305000104')
    assert.equal(told(either, Number('00038166000105')).split(';')[0], '00038166000105')
    assert.equal(told(cnpj(alike('CNPJ.')), Number(short)).split(';')[0], short)
    // The number is valid both as a CPF and as a CNPJ.
    assert.match(told(either, 191), /^; TIPO_INVALIDO o número serve de CPF e de CNPJ/)
    assert.equal(told(cnpj(alike('CNPJ.')), 191).split(';')[0], '00000000000191')
  })

  it('is a CPF exactly when an independent library says so', () => {
    for (let at = 0; at < 2000; at++) {
      const right = cpfOf(Math.floor((at * 999_999_999) / 2000))
      const wrong = right.slice(0, 9) + String((Number(right.slice(9)) + 1 + at) % 100).padStart(2, '0')
      for (const digits of [right, wrong]) assert.equal(isCpf(digits), isValidCpf(digits), digits)
    }
    for (const digit of '0123456789') assert.equal(isCpf(digit.repeat(11)), false)
    for (const text of ['', '5299822472', '529982247255', '5299822472a', 'a2998224725'])
      assert.equal(isCpf(text), false)
  })
})
