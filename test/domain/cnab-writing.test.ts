import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { check, mostPayments } from '../../server/cnab/check.ts'
import { readable } from '../../server/cnab/record.ts'
import { bankCodes } from '../../server/cnab/remittance.ts'
import { write } from '../../server/cnab/write.ts'
import { isBankDay } from '../../server/values/bank-days.ts'
import { readAsTheBank } from '../support/cnab-reader.ts'
import { generated, payerAt, paymentOf, remittances } from '../support/remittances.ts'

describe('remittance files', () => {
  it('contain the same payments for an independent reader, for every bank and form', () => {
    fc.assert(
      fc.property(remittances, (remittance) => {
        assert.deepEqual(check(remittance), [])
        const written = write(remittance)
        const file = readAsTheBank(written.conteudo)
        assert.equal(file.bank, remittance.pagador.banco)
        assert.equal(written.registros, file.lines.length)
        assert.equal(written.lotes, file.services.length)
        assert.equal(written.total, file.total)
        const found = new Map(file.payments.map((payment) => [payment.counter, payment]))
        assert.equal(found.size, remittance.pagamentos.length)
        for (const [at, { contador, forma, favorecido, valor, data }] of remittance.pagamentos.entries()) {
          const read = found.get(contador)!
          const told = written.pagamentos[at]!
          assert.equal(read.amount, valor)
          assert.equal(read.date, told.data)
          assert.equal(read.form, told.formaLancamento)
          assert.ok(told.data >= data && (forma === 'Pix' ? told.data === data : isBankDay(told.data)))
          assert.equal(read.name, readable(favorecido.nome).slice(0, 30).trimEnd())
          if (forma === 'Pix' && favorecido.chavePix) {
            const { tipo, chave } = favorecido.chavePix
            assert.equal(read.key, chave)
            assert.equal(
              read.initiation,
              { telefone: '01', email: '02', documento: '03', aleatoria: '04' }[tipo],
            )
            assert.equal(read.document, tipo === 'documento' ? chave : favorecido.documento)
          } else {
            const own = favorecido.contaDigito!
            const digit: string = file.bank === '033' ? own.replace('X', '0') : own
            assert.equal(read.document, favorecido.documento)
            assert.deepEqual(
              [read.bank, read.branch, read.account, read.digit],
              [favorecido.banco, favorecido.agencia, favorecido.conta, digit],
            )
          }
        }
      }),
    )
  })

  it('hold ten thousand payments, and refuse one more', () => {
    const pagamentos = Array.from({ length: mostPayments }, (_, contador) => paymentOf({ contador }))
    const whole = { pagador: payerAt('237'), nsa: 1, geracao: generated, pagamentos }
    assert.equal(readAsTheBank(write(whole).conteudo).payments.length, mostPayments)
    const [refused] = check({ ...whole, pagamentos: [...pagamentos, paymentOf()] })
    assert.deepEqual(
      [refused?.regra, refused?.valor, refused?.limite],
      ['quantidadeDePagamentos', '10001', '10000'],
    )
    assert.equal(check({ ...whole, pagamentos: [] })[0]?.regra, 'quantidadeDePagamentos')
  })

  it('move days on which banks are closed, except for Pix', () => {
    const saturday = '2026-11-14'
    const sent = (forma: 'TED' | 'Pix') =>
      write({
        pagador: payerAt('033'),
        nsa: 1,
        geracao: generated,
        pagamentos: [paymentOf({ forma, data: saturday })],
      }).pagamentos[0]!.data
    assert.equal(sent('TED'), '2026-11-16')
    assert.equal(sent('Pix'), saturday)
  })

  it('fold and cut texts so that they stay in their columns', () => {
    assert.equal(readable('João & Maria – ç #1/2'), 'JOAO E MARIA   C  1/2')
    for (const banco of bankCodes) {
      const favorecido = { ...paymentOf().favorecido, nome: `Ñandú 🎓 ${'É'.repeat(80)}` }
      const pagamentos = [paymentOf({ favorecido, texto: `x\r\n${'y'.repeat(300)}` })]
      const pagador = payerAt(banco, { nome: 'Ü'.repeat(99) })
      const { payments } = readAsTheBank(write({ pagador, nsa: 1, geracao: generated, pagamentos }).conteudo)
      assert.match(payments[0]!.name, /^NANDU {3,4}E+$/)
    }
  })

  it('refuse an invalid payment with its rule and what would pass', () => {
    const wrong = (
      payment: Partial<ReturnType<typeof paymentOf>>,
      banco: (typeof bankCodes)[number] = '237',
    ) => check({ pagador: payerAt(banco), nsa: 1, geracao: generated, pagamentos: [paymentOf(payment)] })
    const payee = paymentOf().favorecido
    assert.deepEqual(
      wrong({ forma: 'Crédito em conta' }).map(({ regra, proposta }) => [regra, proposta]),
      [['formaPossivel', 'TED']],
    )
    assert.deepEqual(
      wrong({ favorecido: { ...payee, banco: '237' } }).map(({ regra, proposta }) => [regra, proposta]),
      [['formaPossivel', 'Crédito em conta']],
    )
    const rules = (favorecido: Partial<typeof payee>) =>
      wrong({ favorecido: { ...payee, ...favorecido } }).map(({ regra }) => regra)
    assert.deepEqual(rules({ documento: '12345678900' }), ['documentoDoFavorecido'])
    assert.deepEqual(rules({ nome: ' ' }), ['nomeDoFavorecido'])
    assert.deepEqual(rules({ agencia: '123456' }), ['agenciaValida'])
    assert.deepEqual(rules({ conta: '1'.repeat(13) }), ['contaValida'])
    assert.deepEqual(rules({ conta: '0' }), ['contaValida'])
    assert.deepEqual(rules({ contaDigito: '' }), ['digitoDaConta'])
    assert.deepEqual(rules({ contaDigito: '12' }), ['digitoDaConta'])
    assert.deepEqual(rules({ banco: '' }), ['bancoDoFavorecido'])
    assert.deepEqual(
      wrong({ valor: 0 }).map(({ regra }) => regra),
      ['valorPagavel'],
    )
    assert.deepEqual(
      wrong({ valor: 0.5 }).map(({ regra }) => regra),
      ['valorPagavel'],
    )
    const [late] = wrong({ data: '2026-11-12' })
    assert.deepEqual([late?.regra, late?.proposta, late?.pagamento], ['dataAberta', generated.data, 0])
    assert.throws(
      () =>
        write({ pagador: payerAt('237'), nsa: 1, geracao: generated, pagamentos: [paymentOf({ valor: 0 })] }),
      /not checked/,
    )
  })
})
