import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { render } from '../../catalogue/render.ts'
import { mostBytes, ReturnRefusal } from '../../server/cnab/lines.ts'
import { occurrenceOf } from '../../server/cnab/occurrences.ts'
import { type Outcome, outcomeOf } from '../../server/cnab/outcome.ts'
import { read } from '../../server/cnab/read.ts'
import { type BankCode, bankCodes } from '../../server/cnab/remittance.ts'
import { generated, payerAt, paymentOf, remittances } from '../support/remittances.ts'
import { bytesOf, linesOfReturn, put } from '../support/returns.ts'

const three = (banco: BankCode = '237') => ({
  pagador: payerAt(banco),
  nsa: 118,
  geracao: generated,
  pagamentos: [1, 2, 3].map((contador) => paymentOf({ contador, valor: 100 * contador })),
})
const paid = { codes: '00' }
const answered = [
  ['00', 'Pago'],
  ['BD', 'Agendado'],
  ['AN', 'Recusado'],
] as const

describe('returns', () => {
  it('contain every sent payment with its number, day, amount and account', () => {
    fc.assert(
      fc.property(remittances, fc.infiniteStream(fc.constantFrom(...answered)), (remittance, chosen) => {
        const results = remittance.pagamentos.map(() => chosen.next().value)
        const answers = results.map(([codes]) => ({ codes }))
        const file = read(bytesOf(linesOfReturn(remittance, answers)))
        assert.deepEqual(file.avisos, [])
        const items = file.itens.toSorted((one, other) => one.contador! - other.contador!)
        assert.deepEqual(
          items.map(({ contador, valor, valorReal, resultado }) => [contador, valor, valorReal, resultado]),
          remittance.pagamentos.map(({ contador, valor }, at) => [contador, valor, valor, results[at]![1]]),
        )
        const { banco, convenio } = remittance.pagador
        assert.equal(file.banco, banco)
        assert.equal(file.convenio, convenio)
        // The file number comes back where the bank keeps our whole text.
        assert.ok(items.every(({ nsa }) => nsa === (banco === '104' ? undefined : remittance.nsa)))
      }),
      { numRuns: 50 },
    )
  })

  it('codes decide by bank, and unknown ones need a person', () => {
    const cases: [BankCode, string, Outcome][] = [
      ['001', '00', 'Pago'],
      ['001', '03', 'Pago'],
      ['001', '00 AM', 'Pago'],
      ['001', '02', 'Cancelado'],
      ['001', 'BF', 'Cancelado'],
      ['001', 'BF AN', 'Cancelado'],
      ['001', 'BD', 'Agendado'],
      ['001', 'BE', 'Agendado'],
      ['001', 'BD AN', 'Recusado'],
      ['001', '01', 'Recusado'],
      ['001', 'AE', 'Recusado'],
      ['001', 'CE', 'Recusado'],
      ['001', 'HF', 'Recusado'],
      ['001', 'ZA', 'Conferir'],
      ['001', 'ZA BD', 'Agendado'],
      ['001', 'XX', 'Conferir'],
      ['001', 'PJ', 'Conferir'],
      ['001', 'DV', 'Conferir'],
      ['001', '', 'Conferir'],
      ['237', 'PJ', 'Recusado'],
      ['237', 'PA', 'Conferir'],
      ['341', 'AE', 'Conferir'],
      ['341', 'AE BD', 'Agendado'],
      ['341', 'BD CI', 'Agendado'],
      ['341', 'BD CD CN', 'Agendado'],
      ['341', 'CE', 'Cancelado'],
      ['341', 'LC', 'Cancelado'],
      ['341', 'NA', 'Cancelado'],
      ['341', 'SS', 'Cancelado'],
      ['341', 'DV', 'Devolvido'],
      ['341', 'RJ', 'Recusado'],
      ['341', 'AN', 'Recusado'],
    ]
    const plain = { movimento: '0', instrucao: '00' }
    for (const [bank, codes, outcome] of cases) {
      assert.equal(outcomeOf(bank, codes.split(' ').filter(Boolean), plain), outcome, `${bank} ${codes}`)
    }
    const back = { movimento: '3', instrucao: '33' }
    assert.equal(outcomeOf('001', [], back), 'Devolvido')
    assert.equal(outcomeOf('001', ['BF'], back), 'Cancelado')
    assert.equal(outcomeOf('001', ['00'], back), 'Conferir')
    assert.equal(outcomeOf('001', ['00'], { movimento: '3', instrucao: '00' }), 'Pago')
  })

  it('a refused lot or file refuses payments without a code of their own', () => {
    const lines = linesOfReturn(three(), [paid, { codes: '' }, { codes: 'BD' }])
    const outcomes = (changed: string[]) => read(bytesOf(changed)).itens.map(({ resultado }) => resultado)
    const refused = ['Pago', 'Recusado', 'Agendado']
    const with_ = (at: number, code: string) =>
      lines.map((line, n) => (n === at ? put(line, 231, code) : line))
    for (const code of ['HA', 'HI', 'TA', 'H1']) {
      for (const at of [0, 1, lines.length - 2, lines.length - 1]) {
        assert.deepEqual(outcomes(with_(at, code)), refused, `${code} on line ${at}`)
      }
    }
    assert.deepEqual(outcomes(with_(0, 'HC')), ['Pago', 'Conferir', 'Agendado'])
    assert.deepEqual(outcomes(with_(1, '01')), ['Pago', 'Conferir', 'Agendado'])
  })

  it('lines may end with LF, lose trailing blanks or be cut; the file may end anywhere', () => {
    const lines = linesOfReturn(three(), [paid, paid, paid])
    const whole = read(bytesOf(lines))
    assert.deepEqual(read(bytesOf(lines, '\n')), whole)
    assert.deepEqual(read(Buffer.concat([bytesOf(lines), Buffer.from('\x1a')])), whole)
    const stripped = read(bytesOf(lines.map((line) => line.trimEnd())))
    assert.deepEqual(stripped.itens, whole.itens)
    const bytes = bytesOf(lines)
    for (let end = 243; end < bytes.length; end += 7) {
      const cut = read(bytes.subarray(0, end))
      assert.ok(cut.avisos.length > 0, `cut at ${end}`)
      // A truncated record is never counted as paid.
      const known = cut.itens.filter(({ resultado }) => resultado === 'Pago')
      assert.deepEqual(
        known.map(({ contador }) => contador),
        whole.itens.slice(0, known.length).map(({ contador }) => contador),
      )
      for (const item of cut.itens.slice(known.length)) assert.equal(item.resultado, 'Conferir')
    }
  })

  it('records out of order, unknown or of other banks cause warnings, and nothing is lost', () => {
    const lines = linesOfReturn(three(), [paid, { codes: 'AN' }, { codes: 'Q9' }])
    const a = lines.filter((line) => line[13] === 'A' && line[7] === '3')
    const odd = [
      lines[0]!,
      lines[1]!,
      ...a.toReversed(),
      put(a[0]!, 14, 'C'),
      put(a[0]!, 8, '7'),
      put(a[0]!, 1, '999'),
      ...lines.slice(-2),
    ]
    const { itens, avisos } = read(bytesOf(odd))
    assert.deepEqual(
      itens.map(({ contador, resultado }) => [contador, resultado]),
      [
        [3, 'Conferir'],
        [2, 'Recusado'],
        [1, 'Pago'],
      ],
    )
    const told = avisos.map((aviso) => render(aviso, 'pt'))
    for (const part of ['segmento C', 'registro desconhecido', 'outro banco']) {
      assert.ok(
        told.some((aviso) => aviso.includes(part)),
        part,
      )
    }
  })

  it('invalid amounts and days are left empty', () => {
    const lines = linesOfReturn(three(), [paid, paid, paid]).map((line) =>
      line[7] === '3' && line[13] === 'A' ? put(put(line, 120, '00000000000AB01'), 155, '31022026') : line,
    )
    const [item] = read(bytesOf(lines)).itens
    assert.deepEqual([item?.valor, item?.dataReal], [undefined, undefined])
  })

  it('other files are refused quickly', () => {
    const refused = (bytes: Uint8Array, regra: string) =>
      assert.throws(
        () => read(bytes),
        (thrown) => thrown instanceof ReturnRefusal && thrown.regra === regra,
      )
    refused(Buffer.alloc(0), 'retornoDeBanco')
    refused(Buffer.from('%PDF-1.7\n'), 'retornoDeBanco')
    refused(Buffer.alloc(mostBytes + 1, 32), 'tamanhoDoRetorno')
    refused(Buffer.alloc(200_000, 10).fill('x', 199_999), 'tamanhoDoRetorno')
    const [header] = linesOfReturn(three(), [paid, paid, paid])
    refused(bytesOf([put(header!, 1, '999')]), 'bancoConhecido')
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
        const bad = bytesOf([header!, Buffer.from(bytes).toString('latin1')])
        assert.ok(read(bad).avisos.length > 0)
      }),
    )
  })

  it('a file of invalid lines has a bounded list of warnings', () => {
    const [header] = linesOfReturn(three(), [paid, paid, paid])
    const { avisos } = read(bytesOf([header!, ...Array.from({ length: 50_000 }, () => '237')]))
    assert.equal(avisos.length, 101)
  })

  it('every bank has a short text for every code of the tables', () => {
    const range = (first: string, last: string) => {
      const codes: string[] = []
      for (let code = first.charCodeAt(1); code <= last.charCodeAt(1); code++) {
        codes.push(first[0] + String.fromCharCode(code))
      }
      return codes
    }
    const common = ['00', '01', '02', '03', 'H1', 'TA', ...range('AA', 'AZ'), ...range('BA', 'BG')]
    common.push(...range('CA', 'CP'), ...range('HA', 'HL'), ...range('ZA', 'ZD'))
    const own = { '237': range('PA', 'PN'), '341': ['DV', 'HM', 'IM', 'LC', 'NA', 'NR', 'RJ', 'SS', 'TI'] }
    for (const bank of bankCodes) {
      for (const code of [...common, ...(bank === '237' || bank === '341' ? own[bank] : [])]) {
        const descricao = occurrenceOf(bank, code)?.descricao
        assert.ok(descricao, `${bank} ${code}`)
        const sentence = render(descricao, 'pt')
        assert.ok(sentence.length > 5 && sentence.length <= 120, `${bank} ${code}`)
      }
      assert.equal(occurrenceOf(bank, 'toString'), undefined)
    }
  })
})
