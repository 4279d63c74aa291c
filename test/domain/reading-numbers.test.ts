import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decimal, type Field, numeric } from '../../catalogue/fields.ts'
import { alike } from '../../catalogue/phrase.ts'
import { fill } from '../../catalogue/render.ts'
import { readerOf } from '../../server/records/readers.ts'
import { Report } from '../../server/records/report.ts'

const context = { zone: 'America/Sao_Paulo', today: '2026-03-02', suspicious: true }

/** The stored value, or the finding. */
function read(field: Field, value: unknown): string | null {
  const report = new Report()
  const kept = readerOf(field)(value, 'CAMPO', report, context)
  return report.found[0] ? `${report.found[0].code}: ${fill('{detalhe}', report.found[0].detail)}` : kept
}
const told = (field: Field, values: readonly unknown[]) => values.map((value) => read(field, value))

const money = decimal(10, 2, alike('Valor.'))
const ambiguous =
  'TIPO_INVALIDO: um separador seguido de três dígitos pode ser de milhar ou decimal; escreva 1500 ou 1500,00 para mil e quinhentos e 1,5 ou 1,50 para um e meio'

describe('a decimal', () => {
  it('with one separator before three digits is refused as ambiguous, with how to write it', () => {
    const texts = ['1.500', '12.000', '1,500', '-1.500', '0.500', '1234,567', ' 1.500 ']
    assert.deepEqual(told(money, texts), Array(texts.length).fill(ambiguous))
  })

  it('is read with point or comma, and stored in one format', () => {
    assert.deepEqual(
      told(money, ['1500', '1500,00', '1500.0', '1,5', '0001,50', '-0', '-0,00', '-1,5', '1,5000']),
      ['1500.00', '1500.00', '1500.00', '1.50', '1.50', '0.00', '0.00', '-1.50', '1.50'],
    )
  })

  it('as a JSON number is exact', () => {
    assert.deepEqual(told(money, [1.5, 1500, JSON.parse('1.500'), 0]), ['1.50', '1500.00', '1.50', '0.00'])
    assert.equal(read(money, 1.125), 'TAMANHO_EXCEDIDO: o número tem 3 casas decimais; o campo aceita 2')
  })

  it('of a field with three decimals may have them', () => {
    assert.deepEqual(told(decimal(10, 3, alike('Peso.')), ['1.500', '1,5']), ['1.500', '1.500'])
  })

  it('that does not fit gets a message with digits and decimals', () => {
    assert.deepEqual(told(money, ['123456789', '1,23456']), [
      'TAMANHO_EXCEDIDO: o número tem 9 dígitos antes dos decimais; o campo aceita 8',
      'TAMANHO_EXCEDIDO: o número tem 5 casas decimais; o campo aceita 2',
    ])
  })

  it('is refused when it is no number', () => {
    const texts = ['', '-', ',5', '5,', '1,2,3', '1.234,56', '1e3', '+1', '٣', '1 5']
    for (const text of texts.slice(1))
      assert.match(String(read(money, text)), /^TIPO_INVALIDO: esperava/, text)
  })
})

describe('a number', () => {
  it('stays within the bounds of its field', () => {
    const grade = decimal(5, 2, alike('Nota.'), { min: 0, max: 10 })
    assert.deepEqual(told(grade, ['0', '10', 10.01, '-0,01']), [
      '0.00',
      '10.00',
      'VALOR_INVALIDO: deve ir de 0 a 10',
      'VALOR_INVALIDO: deve ir de 0 a 10',
    ])
    assert.equal(read(numeric(4, alike('Vagas.'), { min: 1 }), 0), 'VALOR_INVALIDO: o mínimo é 1')
    assert.equal(read(numeric(4, alike('Vagas.'), { max: 5 }), '6'), 'VALOR_INVALIDO: o máximo é 5')
  })

  it('loses leading zeros, and is told the excess digits', () => {
    assert.deepEqual(told(numeric(4, alike('Ano.')), ['0002026', '0', '000', '12345']), [
      '2026',
      '0',
      '0',
      'TAMANHO_EXCEDIDO: o número tem 5 dígitos; o campo aceita 4',
    ])
  })
})
