import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { check, checkPayer } from '../../server/cnab/check.ts'
import { dialects } from '../../server/cnab/dialects/index.ts'
import { type BankCode, bankCodes } from '../../server/cnab/remittance.ts'
import { write } from '../../server/cnab/write.ts'
import { byKey, fileOf, nsa, own, payee } from '../support/cnab-columns.ts'
import { readAsTheBank } from '../support/cnab-reader.ts'
import { generated, payerAt, paymentOf } from '../support/remittances.ts'

describe('dialects of banks', () => {
  it('versions of layouts', () => {
    const told = bankCodes.map((banco) => {
      const { header, lot } = fileOf(banco)
      return [header(164, 166), lot(14, 16)]
    })
    assert.deepEqual(told, [
      ['083', '042'],
      ['060', '031'],
      ['080', '041'],
      ['089', '045'],
      ['000', '040'],
    ])
    const { header } = fileOf('341')
    assert.deepEqual([header(15, 17), header(158, 166)], ['080', '000000000'])
    assert.equal(fileOf('237').header(158, 163), '000118')
  })

  it('services and purposes: those for students where the bank has them', () => {
    const told = bankCodes.map((banco) => [fileOf(banco).lot(10, 11), fileOf(banco).a(220, 224)])
    assert.deepEqual(told, [
      ['98', '00029'],
      ['20', '00010'],
      ['98', '     '],
      ['33', '00010'],
      ['98', '00010'],
    ])
    for (const banco of ['001', '341'] as const) {
      const [refused] = checkPayer(payerAt(banco, { servico: '33' }))
      assert.deepEqual([refused?.regra, refused?.valor, refused?.proposta], ['servicoDoBanco', '33', '98'])
    }
    const salary = payerAt('341', { servico: '30' })
    const whole = { pagador: salary, nsa, geracao: generated }
    assert.equal(check({ ...whole, pagamentos: [paymentOf()] })[0]?.regra, 'servicoDoBanco')
    assert.deepEqual(check({ ...whole, pagamentos: [paymentOf(own('341'))] }), [])
    assert.equal(fileOf('237', {}, { finalidadeTed: '00004' }).a(220, 224), '00004')
    assert.equal(fileOf('237', own('237')).a(220, 224).trim(), '')
  })

  it('forms: 01 and 05 in the same bank, 41 to others, 43 to oneself; at Santander TED is 03', () => {
    assert.equal(fileOf('001', own('001')).lot(12, 13), '01')
    assert.equal(fileOf('001', own('001', { tipoConta: 'Poupança' })).lot(12, 13), '05')
    assert.equal(fileOf('001').lot(12, 13), '41')
    const oneself = { favorecido: { ...payee, documento: '11444777000161' } }
    assert.equal(fileOf('001', oneself).lot(12, 13), '43')
    assert.equal(fileOf('033').lot(12, 13), '03')
    assert.equal(fileOf('033', oneself).lot(12, 13), '03')
  })

  it('clearings: 000 inside the bank, 018 and 009 outside; an institution without a code goes by its ISPB', () => {
    assert.equal(fileOf('237', own('237')).a(18, 20), '000')
    assert.equal(fileOf('237').a(18, 20), '018')
    assert.equal(fileOf('033', byKey('a@b.com.br')).a(18, 20), '009')
    const { banco: _, ...nameless } = payee
    const favorecido = { ...nameless, ispb: '12345678' }
    assert.deepEqual(
      [fileOf('001', { favorecido }).a(18, 23), fileOf('001', { favorecido }).b(233, 240)],
      ['988000', '12345678'],
    )
    assert.deepEqual(
      [fileOf('237', { favorecido }).a(18, 23), fileOf('237', { favorecido }).b(233, 240)],
      ['888000', '12345678'],
    )
    // Caixa has no column for the ISPB.
    const pagamentos = [paymentOf({ favorecido })]
    const [refused] = check({ pagador: payerAt('104'), nsa, geracao: generated, pagamentos })
    assert.deepEqual([refused?.regra, refused?.valor], ['bancoDoFavorecido', '12345678'])
    assert.deepEqual(
      [fileOf('341', { favorecido }).a(18, 23), fileOf('341', { favorecido }).a(105, 112)],
      ['888000', '12345678'],
    )
  })

  it('Banco do Brasil: agreement, test, digits, our number three times, and 11 only for savings', () => {
    const { header, lot, a } = fileOf('001', { contador: 42 })
    assert.equal(header(33, 52), '1234567890126       ')
    assert.equal(header(72, 72), '0')
    assert.equal(lot(33, 52), '1234567890126       ')
    assert.equal(fileOf('001', {}, { teste: true }).lot(33, 52), '1234567890126     TS')
    assert.equal(fileOf('001', {}, { teste: true }).header(51, 52), '  ')
    assert.equal(a(74, 93), '00004200011800000042')
    assert.equal(fileOf('001', {}, { contaDigito: 'x' }).header(71, 71), 'X')
    assert.equal(fileOf('001', own('001', { contaDigito: 'x' })).a(42, 42), 'X')
    assert.equal(fileOf('001', { texto: '11/2026 bolsa' }).a(178, 191), ' 11/2026 BOLSA')
    assert.equal(fileOf('001', own('001', { tipoConta: 'Poupança' })).a(178, 179), '11')
    assert.equal(checkPayer(payerAt('001', { convenio: '1234567890' }))[0]?.regra, 'convenioDoBanco')
  })

  it('Caixa: agreement and commitment, six digits of our number, and its own columns in A', () => {
    const { header, lot, a, b } = fileOf('104', { contador: 42 })
    assert.deepEqual([header(4, 7), header(143, 143), header(164, 166)], ['0000', '1', '080'])
    assert.equal(header(33, 52), '65432107P    0000   ')
    assert.equal(header(212, 240), `${' '.repeat(14)}000${' '.repeat(12)}`)
    assert.equal(lot(223, 240).trim(), '')
    assert.equal(a(218, 230), '01          0')
    assert.equal(fileOf('104', own('104'), { finalidadeTed: '00004' }).a(218, 230), '01          0')
    assert.equal(b(128, 150), '16112026000000000115176')
    assert.equal(b(226, 240).trim(), '')
    assert.equal(fileOf('104', {}, { teste: true }).header(41, 41), 'T')
    assert.equal(lot(33, 52), '65432101001207      ')
    assert.equal(fileOf('104', {}, { servico: '30' }).lot(39, 40), '02')
    assert.equal(header(72, 72), ' ')
    assert.equal(a(74, 93), '000042             1')
    assert.equal(a(147, 154), '01N11600')
    assert.equal(fileOf('104', { favorecido: { ...payee, tipoConta: 'Poupança' } }).a(93, 93), '2')
    assert.equal(fileOf('104', own('104')).a(93, 93), '0')
  })

  it('Santander: no digit of the branch, no second digit, no letters', () => {
    const { header, a } = fileOf('033', { favorecido: { ...payee, agenciaDigito: '9', contaDigito: 'X' } })
    assert.equal(a(29, 29), ' ')
    assert.equal(a(42, 43), '0 ')
    assert.equal(header(33, 52), '00331234567890123456')
    const { a: withKey, b } = fileOf('033', byKey('Ana_Maria@Exemplo.com.br'))
    assert.equal(withKey(21, 43), `${'0'.repeat(8)} ${'0'.repeat(12)}  `)
    assert.equal(b(128, 226).trim(), 'Ana_Maria@Exemplo.com.br')
    assert.equal(b(15, 17), '02 ')
  })

  it('Bradesco: six digits left, capital P, and day and amount in B', () => {
    const { header, a, b } = fileOf(
      '237',
      { favorecido: { ...payee, contaDigito: 'p' } },
      { convenio: '123' },
    )
    assert.equal(header(33, 52), '000123              ')
    assert.equal(header(72, 72), ' ')
    assert.equal(a(42, 43), 'P ')
    assert.equal(a(74, 93), '000001000118        ')
    assert.equal(b(128, 150), '16112026000000000115176')
    assert.equal(b(226, 240), `0${' '.repeat(14)}`)
    assert.equal(fileOf('237', { texto: 'bolsa' }).a(178, 217).trim(), '')
    assert.equal(fileOf('033').b(128, 150), '0'.repeat(23))
  })

  it('Itaú: digits in the last column, REA, the document in A, and B only for keys, with the number of its A', () => {
    const { header, lot, a, hasB } = fileOf('341', own('341'), { codigoExtrato: '0001' })
    assert.equal(header(33, 52).trim(), '')
    assert.equal(lot(33, 52), '0001                ')
    assert.deepEqual([header(58, 58), header(71, 72)], [' ', ' 4'])
    assert.equal(a(24, 43), '00001 000000123456 3')
    assert.equal(a(102, 104), 'REA')
    assert.equal(a(204, 217), `000${payee.documento}`)
    assert.equal(hasB, false)
    assert.equal(fileOf('341', { favorecido: { ...payee, contaDigito: '12' } }).a(42, 43), '12')
    const long = { ...paymentOf(own('341', { conta: '1234567' })) }
    const [refused] = check({ pagador: payerAt('341'), nsa, geracao: generated, pagamentos: [long] })
    assert.deepEqual([refused?.regra, refused?.limite], ['contaValida', '6'])
  })

  it('Itaú: Pix has its own file, with the type of its target', () => {
    const { a, b } = fileOf('341', byKey('Ana_Maria@Exemplo.com.br'))
    assert.equal(a(113, 114), '04')
    assert.equal(b(9, 13), a(9, 13))
    assert.equal(b(15, 17), '02 ')
    assert.equal(b(128, 227).trim(), 'Ana_Maria@Exemplo.com.br')
    const places = (['Corrente', 'Pagamento', 'Poupança'] as const).map((tipoConta) =>
      fileOf('341', { forma: 'Pix', favorecido: { ...payee, tipoConta } }).a(113, 114),
    )
    assert.deepEqual(places, ['01', 'PG', '03'])
    assert.equal(fileOf('341').a(113, 114), '00')
    const mixed = [paymentOf(), paymentOf({ contador: 2, ...byKey('a@b.com.br') })]
    const together = (banco: BankCode) =>
      check({ pagador: payerAt(banco), nsa, geracao: generated, pagamentos: mixed }).map(({ regra }) => regra)
    assert.deepEqual(together('341'), ['pixSeparado'])
    assert.deepEqual(together('033'), [])
  })

  it('Pix is refused where the layout is unknown, with an alternative', () => {
    for (const banco of ['001', '104', '237'] as const) {
      assert.equal(dialects[banco].pix, undefined)
      const pagamentos = [paymentOf(byKey('a@b.com.br'))]
      const [refused] = check({ pagador: payerAt(banco), nsa, geracao: generated, pagamentos })
      assert.deepEqual([refused?.regra, refused?.valor, refused?.proposta], ['pixDoBanco', 'Pix', 'TED'])
      assert.equal(refused!.mensagem.codigo, 'banco.leiautePixBancoNaoConhecido')
    }
  })

  it('a key that is a document has its own document type', () => {
    const cnpj = '11222333000181'
    const { b } = fileOf('033', byKey('11.222.333/0001-81'))
    assert.deepEqual([b(15, 17), b(18, 32), b(128, 226).trim()], ['03 ', `2${cnpj}`, cnpj])
  })

  it('a CNPJ with letters is written as is, with a warning', () => {
    const documento = '12ABC34501DE35'
    const remittance = {
      pagador: payerAt('237', { documento }),
      nsa,
      geracao: generated,
      pagamentos: [paymentOf()],
    }
    const { conteudo, avisos } = write(remittance)
    assert.equal(readAsTheBank(conteudo).lines[0]!.slice(18, 32), documento)
    assert.equal(avisos.length, 1)
    assert.deepEqual(write({ ...remittance, pagador: payerAt('237') }).avisos, [])
  })
})
