import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { check } from '../../server/cnab/check.ts'
import { type BankCode, bankCodes, type Payer, type Payment } from '../../server/cnab/remittance.ts'
import { byKey, fileOf, nsa, own, payee } from '../support/cnab-columns.ts'
import { generated, payerAt, paymentOf } from '../support/remittances.ts'

/** Differences between banks, as in the table of dialects: a row, a bank, and columns of its file. */
type Aspect = 'layout' | 'agreement' | 'digits' | 'our number' | 'A and B' | 'Pix'
interface Trap {
  aspect: Aspect
  bank: BankCode
  trap: string
  payment?: Partial<Payment>
  payer?: Partial<Payer>
  /** Record, first column, last column, and content. */
  says: readonly [record: 'header' | 'lot' | 'a' | 'b', from: number, to: number, text: string][]
}

const savings = { tipoConta: 'Poupança' } as const
const email = byKey('Ana_Maria@Exemplo.com.br')
const { banco: _, ...nameless } = payee
const byIspb = { favorecido: { ...nameless, ispb: '12345678' } }
const lettered = (bank: BankCode, digit: string) => own(bank, { contaDigito: digit, agenciaDigito: '9' })
const zeros = (count: number) => '0'.repeat(count)
const blanks = (count: number) => ' '.repeat(count)

const traps: readonly Trap[] = [
  {
    aspect: 'layout',
    bank: '001',
    trap: '083 and 042',
    says: [
      ['header', 164, 166, '083'],
      ['lot', 14, 16, '042'],
    ],
  },
  {
    aspect: 'layout',
    bank: '104',
    trap: '080 and 041',
    says: [
      ['header', 164, 166, '080'],
      ['lot', 14, 16, '041'],
    ],
  },
  {
    aspect: 'layout',
    bank: '033',
    trap: '060 and 031',
    says: [
      ['header', 164, 166, '060'],
      ['lot', 14, 16, '031'],
    ],
  },
  {
    aspect: 'layout',
    bank: '237',
    trap: '089 and 045',
    says: [
      ['header', 164, 166, '089'],
      ['lot', 14, 16, '045'],
    ],
  },
  {
    aspect: 'layout',
    bank: '341',
    trap: '080 stands elsewhere, and no number of the file',
    says: [
      ['header', 15, 17, '080'],
      ['header', 158, 166, zeros(9)],
      ['lot', 14, 16, '040'],
    ],
  },
  {
    aspect: 'agreement',
    bank: '001',
    trap: 'nine digits and 0126; TS in the lot of a test alone',
    payer: { convenio: '12345', teste: true },
    says: [
      ['header', 33, 52, '0000123450126       '],
      ['lot', 33, 52, '0000123450126     TS'],
    ],
  },
  {
    aspect: 'agreement',
    bank: '104',
    trap: 'parameter and environment in the file, commitment in the lot',
    says: [
      ['header', 33, 41, '65432107P'],
      ['lot', 33, 46, '65432101001207'],
    ],
  },
  {
    aspect: 'agreement',
    bank: '104',
    trap: 'a test says T, a lot of salaries 02',
    payer: { teste: true, servico: '30' },
    says: [
      ['header', 41, 41, 'T'],
      ['lot', 39, 40, '02'],
    ],
  },
  {
    aspect: 'agreement',
    bank: '033',
    trap: 'twenty, as contracted',
    says: [['header', 33, 52, '00331234567890123456']],
  },
  {
    aspect: 'agreement',
    bank: '237',
    trap: 'six digits, left',
    payer: { convenio: '77' },
    says: [
      ['header', 33, 52, '000077              '],
      ['lot', 33, 52, '000077              '],
    ],
  },
  {
    aspect: 'agreement',
    bank: '341',
    trap: 'none; the lot has the code of the statement',
    payer: { codigoExtrato: '0042' },
    says: [
      ['header', 33, 52, blanks(20)],
      ['lot', 33, 52, `0042${blanks(16)}`],
    ],
  },
  {
    aspect: 'digits',
    bank: '001',
    trap: '72 is 0, and X a capital',
    payment: lettered('001', 'x'),
    payer: { contaDigito: 'x' },
    says: [
      ['header', 71, 72, 'X0'],
      ['a', 42, 43, 'X '],
    ],
  },
  {
    aspect: 'digits',
    bank: '104',
    trap: '72 is blank',
    says: [
      ['header', 71, 72, '4 '],
      ['lot', 71, 72, '4 '],
    ],
  },
  {
    aspect: 'digits',
    bank: '033',
    trap: 'no digit of the branch, none after the first, no letter',
    payment: lettered('033', 'X'),
    says: [
      ['a', 29, 29, ' '],
      ['a', 42, 43, '0 '],
    ],
  },
  {
    aspect: 'digits',
    bank: '237',
    trap: 'P is a capital, 72 and 43 are blank',
    payment: lettered('237', 'p'),
    says: [
      ['header', 72, 72, ' '],
      ['a', 42, 43, 'P '],
    ],
  },
  {
    aspect: 'digits',
    bank: '341',
    trap: 'the digit is in 72 and in 43; 58 and 71 are blank',
    payment: own('341'),
    says: [
      ['header', 58, 58, ' '],
      ['header', 71, 72, ' 4'],
      ['a', 42, 43, ' 3'],
    ],
  },
  {
    aspect: 'our number',
    bank: '001',
    trap: 'counter, what is equal in the lot, and what is sent back',
    payment: { contador: 42 },
    says: [
      ['a', 74, 79, '000042'],
      ['a', 80, 85, '000118'],
      ['a', 86, 93, '00000042'],
    ],
  },
  {
    aspect: 'our number',
    bank: '104',
    trap: 'six digits alone, and the kind of account of a TED in the last column',
    payment: { contador: 42, favorecido: { ...payee, ...savings } },
    says: [
      ['a', 74, 92, `000042${blanks(13)}`],
      ['a', 93, 93, '2'],
    ],
  },
  { aspect: 'our number', bank: '104', trap: '1 of a current account', says: [['a', 93, 93, '1']] },
  {
    aspect: 'our number',
    bank: '104',
    trap: '0 inside the bank',
    payment: own('104'),
    says: [['a', 93, 93, '0']],
  },
  ...(['033', '237', '341'] as const).map(
    (bank): Trap => ({
      aspect: 'our number',
      bank,
      trap: 'counter and file in twenty',
      payment: { contador: 42 },
      says: [['a', 74, 93, `000042000118${blanks(8)}`]],
    }),
  ),
  {
    aspect: 'A and B',
    bank: '001',
    trap: '11 means savings, so that no other text begins with it',
    payment: { texto: '11/2026 bolsa' },
    says: [['a', 178, 191, ' 11/2026 BOLSA']],
  },
  {
    aspect: 'A and B',
    bank: '001',
    trap: '11 of savings',
    payment: own('001', savings),
    says: [['a', 178, 179, '11']],
  },
  {
    aspect: 'A and B',
    bank: '104',
    trap: 'one instalment, not blocked, of the day',
    says: [
      ['a', 147, 148, '01'],
      ['a', 149, 150, 'N1'],
      ['a', 151, 154, '1600'],
    ],
  },
  {
    aspect: 'A and B',
    bank: '033',
    trap: 'a TED is form 03 and clearing 018',
    says: [
      ['lot', 12, 13, '03'],
      ['a', 18, 20, '018'],
    ],
  },
  {
    aspect: 'A and B',
    bank: '237',
    trap: 'a B after every A, with day and amount',
    payment: own('237'),
    says: [
      ['b', 14, 14, 'B'],
      ['b', 128, 135, '16112026'],
      ['b', 136, 150, '000000000115176'],
    ],
  },
  {
    aspect: 'A and B',
    bank: '341',
    trap: 'branch and account of its own in columns of their own, REA, document in A',
    payment: own('341'),
    says: [
      ['a', 24, 43, '00001 000000123456 3'],
      ['a', 102, 104, 'REA'],
      ['a', 204, 217, `000${payee.documento}`],
    ],
  },
  {
    aspect: 'A and B',
    bank: '341',
    trap: 'the ISPB in A',
    payment: byIspb,
    says: [['a', 105, 112, '12345678']],
  },
  {
    aspect: 'Pix',
    bank: '033',
    trap: 'with a key, bank, branch and account are zero; the key in its own case',
    payment: email,
    says: [
      ['a', 21, 28, zeros(8)],
      ['a', 30, 41, zeros(12)],
      ['b', 15, 17, '02 '],
      ['b', 128, 226, 'Ana_Maria@Exemplo.com.br'.padEnd(99)],
    ],
  },
  {
    aspect: 'Pix',
    bank: '341',
    trap: '04 by a key, which stands in columns of their own',
    payment: email,
    says: [
      ['a', 113, 114, '04'],
      ['b', 15, 16, '02'],
      ['b', 128, 227, 'Ana_Maria@Exemplo.com.br'.padEnd(100)],
    ],
  },
  ...(
    [
      ['Corrente', '01'],
      ['Pagamento', 'PG'],
      ['Poupança', '03'],
    ] as const
  ).map(
    ([tipoConta, code]): Trap => ({
      aspect: 'Pix',
      bank: '341',
      trap: `${code} by an account`,
      payment: { forma: 'Pix', favorecido: { ...payee, tipoConta } },
      says: [['a', 113, 114, code]],
    }),
  ),
]

describe('every difference in the table of dialects', () => {
  for (const { aspect, bank, trap, payment, payer, says } of traps) {
    it(`${bank}, ${aspect}: ${trap}`, () => {
      const file = fileOf(bank, payment, payer)
      const seen = says.map(([record, from, to]) => [record, from, to, file[record](from, to)])
      assert.deepEqual(seen, says)
    })
  }

  it('segment B repeats the number of its A at Itaú, and takes the next one elsewhere', () => {
    for (const [bank, number] of [
      ['341', '00001'],
      ['033', '00002'],
    ] as const) {
      assert.equal(fileOf(bank, email).b(9, 13), number)
    }
    assert.equal(fileOf('341').hasB, false)
  })

  it('Pix has a file of its own at Itaú, and none where the layout is unknown', () => {
    const rules = (bank: BankCode, payments: readonly Payment[]) =>
      check({ pagador: payerAt(bank), nsa, geracao: generated, pagamentos: payments }).map(
        ({ regra }) => regra,
      )
    const pix = paymentOf({ contador: 2, ...email })
    assert.deepEqual(rules('341', [paymentOf(), pix]), ['pixSeparado'])
    assert.deepEqual(rules('033', [paymentOf(), pix]), [])
    for (const bank of ['001', '104', '237'] as const) assert.deepEqual(rules(bank, [pix]), ['pixDoBanco'])
  })

  it('every bank and row of the table is covered', () => {
    const aspects: readonly Aspect[] = ['layout', 'agreement', 'digits', 'our number', 'A and B']
    const missing = bankCodes.flatMap((bank) =>
      aspects
        .filter((aspect) => !traps.some((one) => one.bank === bank && one.aspect === aspect))
        .map((aspect) => `${bank} ${aspect}`),
    )
    assert.deepEqual(missing, [])
  })
})
