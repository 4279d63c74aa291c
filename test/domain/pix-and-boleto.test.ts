import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readBoleto } from '../../server/values/boleto.ts'
import { pixKey } from '../../server/values/pix.ts'

describe('Pix keys', () => {
  it('addresses and random keys keep their case, telephones and documents are normalised', () => {
    assert.deepEqual(pixKey(' Ana_Maria@Exemplo.com '), { tipo: 'email', chave: 'Ana_Maria@Exemplo.com' })
    assert.deepEqual(
      pixKey('123E4567-e12b-12d1-a456-426655440000')?.chave,
      '123E4567-e12b-12d1-a456-426655440000',
    )
    assert.deepEqual(pixKey('(11) 98765-4321'), { tipo: 'telefone', chave: '+5511987654321' })
    assert.deepEqual(pixKey('529.982.247-25'), { tipo: 'documento', chave: '52998224725' })
    assert.deepEqual(pixKey('11.444.777/0001-61'), { tipo: 'documento', chave: '11444777000161' })
    for (const wrong of ['', 'abc', '52998224726', `${'a'.repeat(70)}@b.com.br`, 'é@b.com.br']) {
      assert.equal(pixKey(wrong), undefined, wrong)
    }
  })
})

describe('boletos', () => {
  it('contain bank, amount and due day', () => {
    const line = '00190.00009 01149.718601 68524.522114 6 75860000102656'
    assert.deepEqual(readBoleto(line, '2018-06-01'), {
      linhaDigitavel: '00190000090114971860168524522114675860000102656',
      banco: '001',
      valor: 102_656,
      vencimento: '2018-07-15',
    })
    assert.equal(readBoleto(line.replace('6 7586', '7 7586'), '2018-06-01'), undefined)
    assert.equal(readBoleto('x', '2018-06-01'), undefined)
  })

  it('factors restart after 21/02/2025: the current day decides which period is meant', () => {
    const withFactor = (factor: number) => {
      const free = '0114971860168524522114'
      return barcodeLine(`0019${String(factor).padStart(4, '0')}0000102656${free.padEnd(25, '0')}`)
    }
    assert.equal(readBoleto(withFactor(9_999), '2025-02-01')?.vencimento, '2025-02-21')
    assert.equal(readBoleto(withFactor(1_000), '2025-02-01')?.vencimento, '2025-02-22')
    assert.equal(readBoleto(withFactor(1_001), '2026-11-16')?.vencimento, '2025-02-23')
  })

  it('of public services have no bank and no day', () => {
    const found = readBoleto('846100000005246100291102005460339004695895061080', '2026-11-16')
    assert.deepEqual([found?.banco, found?.valor, found?.vencimento], ['', 2_461, null])
  })
})

/** The typed line for 43 digits without the general check digit: bank, currency, factor, amount, free field. */
function barcodeLine(digits: string): string {
  const head = digits.slice(0, 4)
  const factorAndAmount = digits.slice(4, 18)
  const free = digits.slice(18)
  const mod10 = (text: string) => {
    let sum = 0
    for (const [at, digit] of [...text].reverse().entries()) {
      const product = Number(digit) * (at % 2 === 0 ? 2 : 1)
      sum += product > 9 ? product - 9 : product
    }
    return String((10 - (sum % 10)) % 10)
  }
  let sum = 0
  for (const [at, digit] of [...digits].reverse().entries()) sum += Number(digit) * ((at % 8) + 2)
  const rest = 11 - (sum % 11)
  const general = rest > 9 ? '1' : String(rest)
  const [one, two, three] = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15)] as const
  return one + mod10(one) + two + mod10(two) + three + mod10(three) + general + factorAndAmount
}
