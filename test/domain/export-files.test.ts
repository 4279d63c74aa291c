import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import readWorkbook, { readSheet } from 'read-excel-file/node'
import { coded, day, group, list, moment, money, number, text, texts, truth } from '../../catalogue/output.ts'
import { alike } from '../../catalogue/phrase.ts'
import { columnsOf, type Element } from '../../server/table/columns.ts'
import { csvOf } from '../../server/table/csv.ts'
import { xlsxOf } from '../../server/table/xlsx.ts'

const columns = columnsOf(
  {
    id: number(alike('Número')),
    nome: text(alike('Nome; "todo"')),
    tipo: coded(alike('Tipo'), { values: { O: alike('Obrigatório') } }),
    valor: money(alike('Valor')),
    dia: day(alike('Dia')),
    quando: moment(alike('Quando')),
    ativo: truth(alike('Ativo')),
    pessoa: group({ nome: text(alike('Pessoa')) }),
    cursos: texts(alike('Cursos')),
    partes: list({ nome: text(alike('Parte')) }),
  },
  'pt',
)

const row: Element = {
  id: 7,
  nome: 'Ação "x"; =1',
  tipo: 'O',
  valor: '1450.50',
  dia: '2026-02-28',
  quando: '2026-03-01T23:59:58',
  ativo: false,
  pessoa: { nome: '<Pão & Cia>' },
  cursos: ['A', 'B'],
  partes: [{ nome: 'x' }],
}
const nothing: Element = {
  id: null,
  nome: '',
  tipo: 'Z',
  valor: '',
  dia: null,
  quando: null,
  ativo: null,
  pessoa: null,
  cursos: [],
  partes: [],
}

async function* batches(...some: Element[][]): AsyncGenerator<Element[]> {
  yield* some
}
const gather = async (file: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(file))

describe('a CSV file', () => {
  const write = async (...some: Element[][]) => (await gather(csvOf(columns, batches(...some)))).toString()
  const head = '\ufeffNúmero;"Nome; ""todo""";Tipo;Valor;Dia;Quando;Ativo;Pessoa;Cursos\r\n'

  it('has labels, then rows as Brazilian spreadsheets read them', async () => {
    assert.equal(
      await write([row], [nothing]),
      `${head}7;"Ação ""x""; =1";Obrigatório;1450,50;28/02/2026;01/03/2026 23:59:58;Não;<Pão & Cia>;A, B\r\n;;Z;;;;;;\r\n`,
    )
  })

  it('has its labels also without rows', async () => {
    assert.equal(await write(), head)
  })

  it('starts no text as a formula, and keeps numbers', async () => {
    for (const nome of ['=1+1', '+55', '-2', '@x', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0@x', '＝1', '－2']) {
      const line = (await write([{ ...nothing, id: -7, nome }])).slice(head.length)
      const written = /[\r\n"]/.test(nome) ? `"'${nome}"` : `'${nome}`
      assert.equal(line, `-7;${written};Z;;;;;;\r\n`)
    }
  })
})

describe('an XLSX file', () => {
  const write = (rows: AsyncGenerator<Element[]>, perSheet?: number) =>
    gather(xlsxOf(columns, rows, 'Vagas & outras', perSheet))

  it('opens in another program, with typed numbers and dates', async () => {
    const file = await write(batches([row], [nothing]))
    assert.deepEqual(await readSheet(file), [
      ['Número', 'Nome; "todo"', 'Tipo', 'Valor', 'Dia', 'Quando', 'Ativo', 'Pessoa', 'Cursos'],
      [
        7,
        'Ação "x"; =1',
        'Obrigatório',
        1450.5,
        new Date('2026-02-28T00:00:00Z'),
        new Date('2026-03-01T23:59:58Z'),
        'Não',
        '<Pão & Cia>',
        'A, B',
      ],
      [null, null, 'Z', null, null, null, null, null, null],
    ])
  })

  it('keeps values that a sheet has no number or character for', async () => {
    const [, cells] = await readSheet(
      await write(
        batches([{ ...row, id: '12345678901234567', nome: 'a\u0000b\ud800c\n d', dia: '1899-05-01' }]),
      ),
    )
    assert.deepEqual([cells![0], cells![1], cells![4]], ['12345678901234567', 'abc\n d', '1899-05-01'])
  })

  it('continues in further sheets where one is full', async () => {
    const many = Array.from({ length: 25 }, (_, id) => ({ ...row, id }))
    const file = await write(batches(many.slice(0, 13), many.slice(13)), 11)
    const sheets = await readWorkbook(file)
    assert.deepEqual(
      sheets.map(({ sheet, data }) => [sheet, data.slice(1).map(([id]) => id)]),
      [
        ['Vagas & outras', many.slice(0, 10).map(({ id }) => id)],
        ['Vagas & outras (2)', many.slice(10, 20).map(({ id }) => id)],
        ['Vagas & outras (3)', many.slice(20).map(({ id }) => id)],
      ],
    )
  })

  it('ends with its rows: closing it stops them, and their failure fails it', async () => {
    let stopped = false
    const endless = async function* () {
      try {
        for (;;) yield [row]
      } finally {
        stopped = true
      }
    }
    let read = 0
    for await (const _ of xlsxOf(columns, endless(), 'Vagas')) if (++read === 3) break
    assert.ok(stopped)
    const failing = async function* () {
      yield [row]
      throw new Error('gone')
    }
    await assert.rejects(write(failing()), /gone/)
  })
})
