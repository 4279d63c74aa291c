import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decimal, type Field, time, varchar } from '../../catalogue/fields.ts'
import { conferenciaFields } from '../../catalogue/management/solicitacao/conferencia.ts'
import { alike } from '../../catalogue/phrase.ts'
import { readerOf } from '../../server/records/readers.ts'
import { Report } from '../../server/records/report.ts'

const context = { zone: 'America/Sao_Paulo', today: '2026-03-02', suspicious: true, typed: true } as const

/** The stored value, or the code of the finding. */
function read(field: Field, value: string, name = 'campo'): string | null {
  const report = new Report()
  const kept = readerOf(field)(value, name, report, context)
  return report.found[0]?.code ?? kept
}

describe('what people type', () => {
  it('is a telephone or postal code with its usual punctuation', () => {
    const { telefone, cep } = conferenciaFields
    assert.equal(read(telefone, '+55 (45) 99876-5432', 'telefone'), '+5545998765432')
    assert.equal(read(telefone, '(11) 3333-4444', 'telefone'), '1133334444')
    assert.equal(read(telefone, 'ramal 12', 'telefone'), 'ramal 12')
    assert.equal(read(telefone, '+55 (45) 99876-5432 ou 3333-4444', 'telefone'), 'TAMANHO_EXCEDIDO')
    assert.equal(read(varchar(30, alike('Número.')), '12-34', 'numero'), '12-34')
    for (const written of ['85807-201', '85.807-201', '85807 201'])
      assert.equal(read(cep, written), '85807201')
  })

  it('is an amount with thousands where the separators say which they are', () => {
    const money = decimal(10, 2, alike('Valor.'))
    const amounts = [
      ['1.500,00', '1500.00'],
      ['1,500.00', '1500.00'],
      ['R$ 1.500,5', '1500.50'],
      ['-1.234.567,89', '-1234567.89'],
      ['1.234.567', '1234567.00'],
      ['1500,00', '1500.00'],
    ] as const
    for (const [typed, kept] of amounts) assert.equal(read(money, typed), kept, typed)
    for (const typed of ['1.500', '1,500', '1.50,00', '1.2.3', '9h', 'mil'])
      assert.equal(read(money, typed), 'TIPO_INVALIDO', typed)
  })

  it('is a time as it is spoken', () => {
    const at = time(alike('Início.'))
    for (const typed of ['09:00', '9:00', '9h', '9h00', '09H00'])
      assert.equal(read(at, typed), '09:00', typed)
    assert.equal(read(at, '14h30'), '14:30')
    for (const typed of ['9', '25h', '9h7', 'nove']) assert.equal(read(at, typed), 'TIPO_INVALIDO', typed)
  })
})
