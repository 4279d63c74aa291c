import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { incluiContrato } from '../../catalogue/management/contrato/index.ts'
import { plainAmount, writtenAmount } from '../../console/derive/amount.ts'
import { formOf, inputOf } from '../../console/derive/controls.ts'
import { cursorAfter, type Mask, maskedOf, plainOf, significantBefore } from '../../console/derive/mask.ts'

describe('what people type', () => {
  it('is an amount with the separators of their language', () => {
    const pairs = [
      ['1.200,00', '1200.00'],
      ['1200,5', '1200.5'],
      ['1.200', '1200'],
      ['1.234.567,89', '1234567.89'],
      ['R$ 980,00', '980.00'],
      ['30', '30'],
      ['40.25', '40.25'],
      ['mil', 'mil'],
      ['1.2.3', '1.2.3'],
    ] as const
    for (const [typed, plain] of pairs) assert.equal(plainAmount(typed, 'pt'), plain, typed)
    assert.equal(plainAmount('1,200.00', 'en'), '1200.00')
    assert.equal(plainAmount('1200.5', 'en'), '1200.5')
    for (const typed of ['1200', '1.200,00', '1200,0', 'R$ 1.200'])
      assert.equal(writtenAmount(typed, 'pt'), '1.200,00', typed)
    assert.equal(writtenAmount('1200.5', 'en'), '1,200.50')
    assert.equal(writtenAmount('mil', 'pt'), 'mil')
  })

  it('is a weekday by its name, sent as a number', () => {
    const fields = formOf(incluiContrato.input)
    const rows = fields.find(({ name }) => name === 'horarios')!.control
    assert.ok(rows.kind === 'rows')
    const day = rows.fields.find(({ name }) => name === 'dia')!.control
    assert.ok(day.kind === 'choice')
    assert.deepEqual(day.options[1], { value: '2', label: 'Segunda-feira' })
    const typed = { horarios: [{ dia: '2', inicio: '08:00', termino: '12:00' }], bolsaValor: '1.200,00' }
    assert.deepEqual(inputOf(fields, typed), {
      horarios: [{ dia: 2, inicio: '08:00', termino: '12:00' }],
      bolsaValor: '1200.00',
    })
  })

  it('is shown with its punctuation and kept without', () => {
    const pairs: [Mask, string, string][] = [
      ['cpf', '52998224725', '529.982.247-25'],
      ['cpf', '5299', '529.9'],
      ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
      ['documento', '52998224725', '529.982.247-25'],
      ['documento', '11444777000161', '11.444.777/0001-61'],
      ['cep', '13083970', '13083-970'],
      ['telefone', '1133334444', '(11) 3333-4444'],
      ['telefone', '11933334444', '(11) 93333-4444'],
    ]
    for (const [mask, plain, shown] of pairs) {
      assert.equal(maskedOf(mask, plain), shown)
      assert.equal(plainOf(mask, shown), plain)
    }
    assert.equal(plainOf('documento', '12.abc.345/01de-35'), '12ABC34501DE35')
    assert.equal(plainOf('telefone', '+55 (19) 99876-5432'), '+5519998765432')
  })

  it('is never blocked, and the cursor stays beside the same character', () => {
    const masks = fc.constantFrom<Mask>('cpf', 'cnpj', 'documento', 'cep', 'telefone')
    fc.assert(
      fc.property(masks, fc.string({ maxLength: 30 }), (mask, typed) => {
        const shown = maskedOf(mask, plainOf(mask, typed))
        const significant = (text: string) => text.replace(/[^\dA-Za-z]/g, '').toUpperCase()
        assert.equal(significant(shown), significant(typed))
        for (let at = 0; at <= typed.length; at++) {
          const before = significantBefore(typed, at)
          assert.equal(significantBefore(shown, cursorAfter(shown, before)), before)
        }
      }),
    )
  })
})
