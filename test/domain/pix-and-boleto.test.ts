import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { readBoleto } from '../../server/values/boleto.ts'
import { pixCopiaECola, pixKey } from '../../server/values/pix.ts'

/** CRC16-CCITT, bit by bit. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'latin1')) {
    for (let bit = 7; bit >= 0; bit--) {
      const carried = ((crc >> 15) & 1) ^ ((byte >> bit) & 1)
      crc = (crc << 1) & 0xffff
      if (carried) crc ^= 0x1021
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Objects of a code: two digits of name, two of length, the value. */
function objectsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    found.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return found
}

describe('Pix to copy and paste', () => {
  it('the example of the central bank ends as it prints it', () => {
    const printed =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'
    assert.equal(crc16(printed), '1D3D')
    const ours = pixCopiaECola({
      chave: '123e4567-e12b-12d1-a456-426655440000',
      nome: 'Fulano de Tal',
      cidade: 'BRASILIA',
      valor: 1,
    })!
    // Ours tells an amount; all else is the same.
    const told = objectsOf(ours)
    const theirs = objectsOf(`${printed}1D3D`)
    for (const [name, value] of theirs) if (name !== '63') assert.equal(told.get(name), value, name)
    assert.equal(told.get('54'), '0.01')
  })

  it('any amount, name and key is told, and the check at its end is right', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `Ação ${text}`),
        (valor, txid, nome) => {
          const code = pixCopiaECola({
            chave: 'Fin_Eiro@Exemplo.com.br',
            nome,
            cidade: 'São Paulo',
            valor,
            txid,
          })!
          assert.equal(code.slice(-4), crc16(code.slice(0, -4)))
          const told = objectsOf(code)
          assert.equal(Number(told.get('54')!.replace('.', '')), valor)
          assert.equal(objectsOf(told.get('62')!).get('05'), txid)
          assert.ok(told.get('59')!.length <= 25 && told.get('59')!.startsWith('Acao'))
          assert.equal(told.get('60'), 'Sao Paulo')
        },
      ),
    )
  })

  it('what is no part of a Pix makes none', () => {
    const good = { chave: 'a@b.com.br', nome: 'A', cidade: 'B', valor: 100 }
    assert.ok(pixCopiaECola(good))
    for (const wrong of [
      { chave: 'x' },
      { valor: 0 },
      { valor: -1 },
      { nome: '' },
      { cidade: ' ' },
      { txid: 'a-b' },
    ]) {
      assert.equal(pixCopiaECola({ ...good, ...wrong }), undefined)
    }
  })
})

describe('Pix keys', () => {
  it('addresses and random keys keep their case, telephones and documents get their form', () => {
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
  it('tell bank, amount and the day they are due', () => {
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

  it('factors begin again after 21/02/2025: the day asks which is meant', () => {
    const withFactor = (factor: number) => {
      const free = '0114971860168524522114'
      return barcodeLine(`0019${String(factor).padStart(4, '0')}0000102656${free.padEnd(25, '0')}`)
    }
    assert.equal(readBoleto(withFactor(9_999), '2025-02-01')?.vencimento, '2025-02-21')
    assert.equal(readBoleto(withFactor(1_000), '2025-02-01')?.vencimento, '2025-02-22')
    assert.equal(readBoleto(withFactor(1_001), '2026-11-16')?.vencimento, '2025-02-23')
  })

  it('slips of public services have no bank and no day', () => {
    const found = readBoleto('846100000005246100291102005460339004695895061080', '2026-11-16')
    assert.deepEqual([found?.banco, found?.valor, found?.vencimento], ['', 2_461, null])
  })
})

/** The line of a slip whose 43 digits, without the general check digit, are given: bank, currency, factor, amount, free. */
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
