import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Message } from '../../catalogue/message.ts'
import { render } from '../../catalogue/render.ts'
import { ReturnRefusal } from '../../server/cnab/lines.ts'
import { read } from '../../server/cnab/read.ts'
import { write } from '../../server/cnab/write.ts'
import { readAsTheBank } from '../support/cnab-reader.ts'
import { sample } from '../support/returns.ts'

const cents = (items: readonly { valor: number | undefined }[]) =>
  items.reduce((sum, { valor }) => sum + valor!, 0)
const told = (avisos: readonly Message[]) => avisos.map((aviso) => render(aviso, 'pt'))

describe('published sample files of banks', () => {
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
    // A record is missing in the first lot. The bank's file trailer does not count these records.
    assert.deepEqual(told(file.avisos), ['O lote 0001 não tem tantos registros quanto diz.'])
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
    assert.deepEqual(told(file.avisos), ['A soma do lote 0001 não é a dos seus pagamentos.'])
  })

  it('a file of Caixa: two lots, with a lot number in its header that other banks leave at 0000', () => {
    const file = read(sample('caixa-104-salario-dois-lotes.txt'))
    assert.deepEqual([file.banco, file.convenio, file.nsa], ['104', '112007', 101])
    assert.deepEqual(told(file.avisos), ['O header do arquivo traz o lote 0090 em vez de 0000.'])
    assert.deepEqual(
      file.itens.map(({ lote, forma, valor, data }) => [lote, forma, valor, data]),
      ['0001', '0001', '0002', '0002', '0002'].map((lote) => [
        lote,
        lote === '0001' ? '41' : '01',
        120_012,
        '2023-02-05',
      ]),
    )
    for (const { contador, nsa, seuNumero, nossoNumero, resultado } of file.itens) {
      assert.deepEqual(
        [contador, nsa, seuNumero, nossoNumero, resultado],
        [27, undefined, '000027', '000000000', 'Conferir'],
      )
    }
  })

  it('remittances are not returns', () => {
    for (const name of ['itau-341-remessa-ted.rem', 'bradesco-237-remessa-sintetica.rem']) {
      assert.throws(() => read(sample(name)), ReturnRefusal)
    }
  })

  it('the remittance of Itaú is equal byte by byte where the data is the same', () => {
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
    assert.deepEqual(differences('itau-341-remessa-ted.rem', written.conteudo), [
      // An older layout version, and the bank's name, which the sample lacks.
      ['17-17', '103-107', '109-112', '114-116'],
      // A missing house number is written as zeros.
      ['173-177'],
      // The clearing of a TED; our number; the purpose of a TED in its own columns.
      ['19-20', '74-81', '84-93', '218-224'],
      [],
      // The sample's trailer belongs to a longer file.
      ['23-23', '28-29'],
      [],
    ])
  })

  it('the remittance of Bradesco is equal byte by byte where the data is the same', () => {
    const { conteudo } = write({
      pagador: {
        banco: '237',
        nome: 'EMPRESA SINTETICA LTDA',
        documento: '11223344000186',
        convenio: '123456',
        agencia: '1234',
        agenciaDigito: '3',
        conta: '567890',
        contaDigito: '0',
        servico: '20',
        endereco: { logradouro: 'RUA SINTETICA 100', cidade: 'SAO PAULO', cep: '01000000', uf: 'SP' },
      },
      nsa: 1,
      geracao: { data: '2026-01-01', hora: '12:00:00' },
      pagamentos: [
        {
          contador: 1,
          forma: 'Crédito em conta',
          valor: 10_000,
          data: '2026-01-02',
          favorecido: {
            nome: 'FAVORECIDO SINTETICO',
            documento: '11223344000186',
            banco: '237',
            agencia: '1234',
            agenciaDigito: '3',
            conta: '567890',
            contaDigito: '0',
          },
        },
      ],
    })
    assert.deepEqual(differences('bradesco-237-remessa-sintetica.rem', conteudo), [
      [],
      // The sample has city, CEP and state in the wrong columns.
      ['173-180', '182-186', '193-195', '197-201', '208-212', '214-214', '216-222'],
      // The instruction, which is numeric; our number; 01/01 is a holiday.
      ['16-17', '79-79', '85-93', '95-95'],
      // The payee's address, which we do not send; 01/01 is a holiday.
      ['33-35', '37-45', '47-49', '63-67', '119-119', '123-127', '129-129'],
      // The sample has the sum in the wrong columns.
      ['37-37', '40-40', '45-59'],
      [],
      [],
    ])
  })

  it('the file of Caixa is equal byte by byte where the data is the same', () => {
    const favorecido = {
      nome: 'FAVORECIDO EXEMPLO',
      documento: '52998224725',
      agencia: '955',
      agenciaDigito: '5',
      conta: '123456',
      contaDigito: '0',
    }
    const payment = { contador: 27, valor: 120_012, data: '2023-02-06' }
    const credit = {
      ...payment,
      forma: 'Crédito em conta',
      favorecido: { ...favorecido, banco: '104' },
    } as const
    const ted = { ...payment, forma: 'TED', favorecido: { ...favorecido, banco: '001' } } as const
    const { conteudo } = write({
      pagador: {
        banco: '104',
        nome: 'CONVE  DE PAGAMENTOSSA E OEBSA',
        documento: '00012345600111',
        convenio: '112007',
        parametro: '09',
        compromisso: '0002',
        agencia: '955',
        agenciaDigito: '5',
        conta: '3',
        contaDigito: '2',
        servico: '30',
        endereco: { logradouro: '  RUA ALMIR PEDRAS', cidade: '', cep: '00000', uf: '' },
      },
      nsa: 101,
      geracao: { data: '2023-02-06', hora: '10:23:42' },
      pagamentos: [credit, credit, credit, ted, ted],
    })
    // Our lots are sorted by form, so the sample's second lot comes first.
    const order = [0, 7, 8, 9, 10, 11, 12, 13, 14, 1, 2, 3, 4, 5, 6, 15, 16]
    // The lot number; the parameter and the name, of which the sample has two each; test data.
    const lot = ['7-7', '46-46', '98-98', '100-100', '178-192']
    // 05/02/2023 is a Sunday: we pay the day after. Column 93 concerns TED only.
    const creditLine = ['7-7', '93-93', '95-95']
    // A TED goes to another bank, through its clearing.
    const tedLine = ['7-7', '19-21', '23-23', '95-95']
    // The document, which the sample omits, and the address, which we omit.
    const document = ['7-7', '18-18', '22-32']
    const address = ['65-65', '67-71', '73-75', '83-88', '98-100', '102-103', '105-111', '118-127']
    const b = [...document, ...address]
    assert.deepEqual(differences('caixa-104-salario-dois-lotes.txt', conteudo, order), [
      // The lot number, the bank's longer name, a remittance and not a return, the day, and the layout 080.
      ['6-6', '109-117', '119-125', '143-143', '151-151', '165-165'],
      lot,
      ...[creditLine, b, creditLine, b, creditLine, b],
      ['7-7'],
      lot,
      ...[tedLine, b, tedLine, b],
      ['7-7'],
      [],
      [],
    ])
  })

  it('columns that the real return of Banco do Brasil repeats from its remittance equal ours', () => {
    const theirs = linesOf(sample('bb-001-retorno-real-anonimizado.ret'))
    const { conteudo } = write({
      pagador: {
        banco: '001',
        nome: 'ENTIDADE EXEMPLO',
        documento: '11222333000181',
        convenio: '123456',
        agencia: '1234',
        agenciaDigito: '5',
        conta: '12345',
        contaDigito: '6',
        servico: '20',
      },
      nsa: 41,
      geracao: { data: '2022-01-26', hora: '12:46:09' },
      pagamentos: [
        {
          contador: 1,
          forma: 'Crédito em conta',
          valor: 305_450,
          data: '2022-01-26',
          favorecido: {
            nome: 'FAVORECIDO 001',
            documento: '20000001000143',
            banco: '001',
            agencia: '1001',
            conta: '100001',
            contaDigito: '1',
          },
        },
      ],
    })
    const { lines } = readAsTheBank(conteudo)
    assert.deepEqual(
      [0, 1, 2, 3].map((at) => rangesOf(theirs[at]!, lines[at]!)),
      [
        // Our digit 0; a return; the version, which the bank does not check; what the bank calls the file.
        ['72-72', '143-143', '165-166', '168-188', '229-230'],
        // The version; our digit; the bank's own message; CEP and indicator, which it does not repeat.
        ['15-16', '72-72', '128-142', '213-217', '223-224'],
        // Our number was not sent; the bank's number, real day and real amount; purposes and notice; the occurrence.
        ['74-93', '135-156', '158-159', '161-162', '172-172', '174-176', '218-226', '230-232'],
        // The bank repeats only the document.
        ['63-67', '118-122', '128-210', '226-240'],
      ],
    )
  })
})

/** Column ranges, line by line, in which our file differs from a sample of the same length. */
function differences(name: string, conteudo: Uint8Array, order?: readonly number[]): string[][] {
  readAsTheBank(conteudo)
  const ours = linesOf(conteudo)
  const theirs = linesOf(sample(name))
  return (order ?? theirs.keys().toArray()).map((from, at) => rangesOf(theirs[from]!, ours[at]!))
}

const linesOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes).split('\r\n')

/** The column ranges in which two lines differ. */
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
