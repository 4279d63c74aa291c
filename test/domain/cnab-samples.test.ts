import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ReturnRefusal } from '../../server/cnab/lines.ts'
import { read } from '../../server/cnab/read.ts'
import { write } from '../../server/cnab/write.ts'
import { sample } from '../support/returns.ts'

const cents = (items: readonly { valor: number | undefined }[]) =>
  items.reduce((sum, { valor }) => sum + valor!, 0)

describe('files of banks that others published', () => {
  it('a real return of Banco do Brasil: 62 payments, 58 paid, refused ones with a real date and amount', () => {
    const file = read(sample('bb-001-retorno-real-anonimizado.ret'))
    assert.deepEqual(
      [file.banco, file.convenio, file.etapa, file.geracao, file.nsa],
      ['001', '000123456', 'INTRADIA', '2022-01-26', 41],
    )
    assert.equal(file.itens.length, 62)
    const paid = file.itens.filter(({ resultado }) => resultado === 'Pago')
    const refused = file.itens.filter(({ resultado }) => resultado === 'Recusado')
    assert.deepEqual([paid.length, refused.length], [58, 4])
    for (const item of refused) {
      assert.deepEqual(item.codigos, ['AM'])
      assert.equal(item.valorReal, item.valor)
      assert.equal(item.dataReal, '2022-01-26')
    }
    const inLot = (lote: string) => cents(file.itens.filter((item) => item.lote === lote))
    assert.equal(inLot('0001'), 47_008_269)
    assert.equal(inLot('0010'), 7_689_564)
    assert.ok(file.itens.every(({ contador, seuNumero }) => contador === undefined && seuNumero === ''))
    assert.ok(paid.some(({ autenticacao }) => autenticacao))
    assert.ok(refused.every(({ autenticacao }) => autenticacao === undefined))
    // A proof is missing in the first lot. That the file's trailer counts no proofs is the bank's habit.
    assert.deepEqual(file.avisos, ['O lote 0001 não tem tantos registros quanto diz.'])
  })

  it('a return of Itaú: one payment of 10,000.00 on 12/12/2018', () => {
    const file = read(sample('itau-341-retorno-pago.ret'))
    const [item] = file.itens
    assert.equal(file.itens.length, 1)
    assert.equal(item!.seuNumero, 'SBX-4726511047278592')
    assert.deepEqual([item!.resultado, item!.valorReal, item!.dataReal], ['Pago', 1_000_000, '2018-12-12'])
    assert.deepEqual([file.agencia, file.conta, file.contaDigito], ['07307', '000000014446', '4'])
    assert.equal(file.avisos.length, 2)
  })

  it('a return of Bradesco: the code of the payment decides, not those around it', () => {
    const file = read(sample('bradesco-237-retorno-sintetico.ret'))
    assert.deepEqual(
      file.itens.map(({ resultado, valor }) => [resultado, valor]),
      [['Pago', 10_000]],
    )
    assert.deepEqual(file.codigos, ['01'])
    assert.deepEqual(file.avisos, ['A soma do lote 0001 não é a dos seus pagamentos.'])
  })

  it('remittances are no returns', () => {
    for (const name of ['itau-341-remessa-ted.rem', 'bradesco-237-remessa-sintetica.rem']) {
      assert.throws(() => read(sample(name)), ReturnRefusal)
    }
  })

  it('the remittance of Itaú comes out byte by byte where we tell the same', () => {
    const written = write({
      pagador: {
        banco: '341',
        nome: 'STARK BANK S A',
        documento: '20018183000180',
        convenio: '',
        agencia: '7307',
        conta: '14446',
        contaDigito: '4',
        servico: '20',
        endereco: { logradouro: 'RUA DOS INGLESES 586', cidade: 'SAO PAULO', cep: '01329000', uf: 'SP' },
      },
      nsa: 1,
      geracao: { data: '2018-12-17', hora: '23:13:11' },
      pagamentos: [
        {
          contador: 1,
          forma: 'TED',
          valor: 33_605,
          data: '2018-12-18',
          favorecido: {
            nome: 'FAVORECIDO EXEMPLO',
            documento: '52998224725',
            banco: '260',
            agencia: '1',
            conta: '123456',
            contaDigito: '3',
          },
        },
      ],
    })
    const ours = new TextDecoder().decode(written.conteudo).split('\r\n')
    const theirs = sample('itau-341-remessa-ted.rem').toString('latin1').split('\r\n')
    assert.equal(ours.length, theirs.length)
    const differing = theirs.map((line, at) => rangesOf(line, ours[at]!))
    assert.deepEqual(differing, [
      // An older version of the layout; the bank's name, which is not told there.
      ['17-17', '103-107', '109-112', '114-116'],
      // No number of the house is no number, but zeros.
      ['173-177'],
      // The clearing of a TED; our number; the purpose of a TED in its own columns.
      ['19-20', '74-81', '84-93', '218-224'],
      [],
      // The trailer there is of a longer file.
      ['23-23', '28-29'],
      [],
    ])
  })
})

/** The columns in which two lines differ, next to each other taken together. */
function rangesOf(one: string, other: string): string[] {
  const ranges: [number, number][] = []
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    if (one[at] === other[at]) continue
    const last = ranges.at(-1)
    if (last && last[1] === at) last[1] = at + 1
    else ranges.push([at + 1, at + 1])
  }
  return ranges.map(([from, to]) => `${from}-${to}`)
}
