import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileName } from '../../server/domain/remessa/file-name.ts'
import { payerAt } from '../support/remittances.ts'

describe('file names of remittances', () => {
  const named = (rotulo: string, values = {}) =>
    fileName({ rotulo, pagador: payerAt('104', values) }, '2026-03-10', 7)

  it('contain the bank, the account’s label, the day and the number', () => {
    assert.equal(named('Bolsas de extensão (2ª)'), 'PG-104-BOLSAS-DE-EXTENSAO-2-100326-000007.REM')
    assert.equal(named('…'), 'PG-104-100326-000007.REM')
    assert.match(named('x'.repeat(200)), /^PG-104-X{30}-100326-000007\.REM$/)
    assert.match(named('../../etc/passwd\0"\r\n'), /^PG-104-[A-Z-]+-100326-000007\.REM$/)
  })

  it('never contain the account number, however the label has it', () => {
    for (const written of ['98765-4', '987654', '98.765-4', '00098765', '98 765 4', '9.8.7.6.5/4']) {
      assert.equal(named(`Caixa ${written} bolsas`), 'PG-104-CAIXA-BOLSAS-100326-000007.REM', written)
    }
    assert.equal(named('Conta 3-2', { conta: '3', contaDigito: '2' }), 'PG-104-CONTA-100326-000007.REM')
    assert.equal(named('98765-4'), 'PG-104-100326-000007.REM')
  })
})
