import assert from 'node:assert/strict'

/**
 * A second reader of remittances, written from the banks' field tables and independent of our writer: it
 * shows what a bank would read in our files.
 */
export interface ReadPayment {
  form: string
  clearing: string
  bank: string
  branch: string
  account: string
  digit: string
  name: string
  counter: number
  date: string
  amount: number
  document: string
  initiation: string
  key: string
}

const at = (line: string, from: number, to: number) => line.slice(from - 1, to)
const digits = (line: string, from: number, to: number) => {
  const text = at(line, from, to)
  assert.match(text, /^\d+$/, `${from}-${to} of ${line}`)
  return Number(text)
}
const day = (text: string) => `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`
/** Documents have 14 columns; a CPF fills the last 11. */
const person = (line: string, kind: number, from: number) =>
  at(line, from, from + 13).slice(at(line, kind, kind) === '1' ? 3 : 0)

export function readAsTheBank(bytes: Uint8Array) {
  const text = new TextDecoder('latin1').decode(bytes)
  assert.match(text, /^[\x20-\x7e\r\n]*$/, 'ASCII')
  assert.ok(text.endsWith('\r\n'))
  const lines = text.split('\r\n').slice(0, -1)
  for (const line of lines) assert.equal(line.length, 240, line)
  const bank = at(lines[0]!, 1, 3)
  assert.ok(lines.every((line) => at(line, 1, 3) === bank))
  assert.equal(at(lines[0]!, 4, 8), '00000')
  assert.equal(at(lines[0]!, 143, 143), '1')
  const last = lines.at(-1)!
  assert.equal(at(last, 4, 8), '99999')
  assert.equal(digits(last, 24, 29), lines.length)
  const payments: ReadPayment[] = []
  const services: string[] = []
  let lot: { number: number; form: string; records: number; sum: number; detail: number } | undefined
  for (const line of lines.slice(1, -1)) {
    const kind = at(line, 8, 8)
    if (kind === '1') {
      assert.equal(lot, undefined)
      lot = { number: services.length + 1, form: at(line, 12, 13), records: 0, sum: 0, detail: 0 }
      assert.equal(at(line, 9, 9), 'C')
      services.push(at(line, 10, 11))
    }
    assert.ok(lot)
    lot.records++
    assert.equal(digits(line, 4, 7), lot.number)
    if (kind === '3') {
      const segment = at(line, 14, 14)
      lot.detail += bank === '341' && segment === 'B' ? 0 : 1
      assert.equal(digits(line, 9, 13), lot.detail)
      if (segment === 'A') {
        payments.push(paymentOf(bank, lot.form, line))
        lot.sum += digits(line, 120, 134)
      } else {
        assert.equal(segment, 'B')
        const paid = payments.at(-1)!
        paid.document = person(line, 18, 19)
        if (lot.form === '45') {
          paid.initiation = at(line, 15, 17).trim()
          paid.key = at(line, 128, bank === '341' ? 227 : 226).trim()
        }
      }
    }
    if (kind === '5') {
      assert.equal(digits(line, 18, 23), lot.records)
      assert.equal(digits(line, 24, 41), lot.sum)
      lot = undefined
    }
  }
  assert.equal(lot, undefined)
  assert.equal(digits(last, 18, 23), services.length)
  return { bank, lines, services, payments, total: payments.reduce((sum, { amount }) => sum + amount, 0) }
}

function paymentOf(bank: string, form: string, line: string): ReadPayment {
  assert.equal(at(line, 102, 104), bank === '341' ? 'REA' : 'BRL')
  return {
    form,
    clearing: at(line, 18, 20),
    bank: at(line, 21, 23),
    branch: String(digits(line, 24, 28)),
    account: String(digits(line, 30, 41)),
    digit: at(line, 42, 43).trim(),
    name: at(line, 44, 73).trimEnd(),
    counter: digits(line, 74, 79),
    date: day(at(line, 94, 101)),
    amount: digits(line, 120, 134),
    document: bank === '341' ? at(line, 204, 217).replace(/^000/, '') : '',
    initiation: '',
    key: '',
  }
}
