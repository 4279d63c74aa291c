import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { inspect } from '../../cli/table/file.ts'
import { headedRowsOf, rowsOf } from '../../cli/table/read.ts'
import { CsvCutter } from '../../client/table/csv.ts'
import { tableIn } from '../../client/table/read.ts'

const folder = mkdtempSync(join(tmpdir(), 'vinculo-tabelas-'))

function inspected(content: string | Buffer) {
  const path = join(folder, 'tabela')
  writeFileSync(path, content)
  return inspect(path)
}

const rowsIn = async (content: string | Buffer) => Array.fromAsync(rowsOf(await inspected(content)))

/** A ZIP archive of these entries, compressed. */
function zip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const packed = deflateRawSync(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), packed)
    directory.push(central, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}

const workbook = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId3"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId3" Target="worksheets/s.xml"/></Relationships>',
    'xl/worksheets/s.xml': sheet,
    ...more,
  })

describe('tabular files', () => {
  after(() => rmSync(folder, { recursive: true }))

  it('CSV: semicolon, comma or tab, with or without quotes and final line end', async () => {
    assert.deepEqual(await rowsIn('a;b,c\r\n1;"x ""y"";\nz"\n;\n'), [
      ['a', 'b,c'],
      ['1', 'x "y";\nz'],
      ['', ''],
    ])
    assert.deepEqual(await rowsIn('\uFEFFa,b\n1,2'), [
      ['a', 'b'],
      ['1', '2'],
    ])
    assert.deepEqual(await rowsIn('a\tb\n1\t'), [
      ['a', 'b'],
      ['1', ''],
    ])
  })

  it('CSV: the separator comes from the first line that is not empty', () => {
    for (const above of ['\n', '\r\n\r\n', '\uFEFF\n', '  \n']) {
      for (const separator of [';', ',', '\t']) {
        const cutter = new CsvCutter()
        const rows = [...`${above}a${separator}b\n1${separator}2`].flatMap((piece) => cutter.push(piece))
        rows.push(...cutter.end())
        const filled = rows.filter((row) => row.some((cell) => cell !== ''))
        assert.deepEqual(filled, [
          ['a', 'b'],
          ['1', '2'],
        ])
      }
    }
  })

  it('CSV: gives the same rows however it is chunked', () => {
    const text = '\uFEFFa;b\r\n1;"x ""y"";\r\nz"\r\n"";"q"r\r3;\n\n4;5'
    const rows = [['a', 'b'], ['1', 'x "y";\r\nz'], ['', 'qr'], ['3', ''], [''], ['4', '5']]
    for (let length = 1; length <= text.length; length++) {
      const cutter = new CsvCutter()
      const found: string[][] = []
      for (let at = 0; at < text.length; at += length) found.push(...cutter.push(text.slice(at, at + length)))
      assert.deepEqual([...found, ...cutter.end()], rows, `pieces of ${length}`)
    }
  })

  it('CSV in the “Unicode” encoding of spreadsheets', async () => {
    assert.deepEqual(await rowsIn(Buffer.from('\uFEFFa\tç\r\n1\t2', 'utf16le')), [
      ['a', 'ç'],
      ['1', '2'],
    ])
  })

  it('CSV in Windows-1252', async () => {
    assert.deepEqual(await rowsIn(Buffer.from('situa\u00e7\u00e3o;b\nConclu\u00eddo;1', 'latin1')), [
      ['situação', 'b'],
      ['Concluído', '1'],
    ])
  })

  it('XLSX: shared and inline texts, numbers, dates by style, missing cells', async () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>C &amp; D</t></is></c></row>
      <row r="2"><c r="A2" s="1"><v>46113</v></c><c r="B2" s="0"><v>1234.5</v></c><c r="C2" s="2"><v>46114.5</v></c></row></sheetData></worksheet>`
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`
    const shared = '<sst><si><r><t>In</t></r><r><t>ício</t></r></si></sst>'
    assert.deepEqual(
      await rowsIn(workbook(sheet, { 'xl/styles.xml': styles, 'xl/sharedStrings.xml': shared })),
      [
        ['Início', '', 'C & D'],
        ['2026-04-01', '1234.5', '2026-04-02'],
      ],
    )
  })

  it('a row with more cells than the heading is refused by line, from a file and in a page', async () => {
    const row = (line: number, ...cells: readonly string[]) =>
      `<row r="${line}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
    const both = async (content: string | Buffer, expected: RegExp | (readonly [number, string])[]) => {
      const fromFile = async () => headedRowsOf(await inspected(content))
      const inPage = async () => (await tableIn(new Uint8Array(Buffer.from(content)))).rows
      for (const rows of [fromFile, inPage]) {
        const read = async () =>
          Array.fromAsync(await rows(), ({ number, cells }) => [number, cells.slice(0, 2).join()] as const)
        if (expected instanceof RegExp) await assert.rejects(read, expected)
        else assert.deepEqual(await read(), expected)
      }
    }
    const heading = 'nome,cidade'
    await both(`${heading}\n"Silva, Maria",Natal\n\nAna,Belém,,\n`, [
      [2, 'Silva, Maria,Natal'],
      [4, 'Ana,Belém'],
    ])
    await both(
      `${heading}\nSilva, Maria,Natal\n`,
      /^\w*Error: a linha 2 tem mais células que a primeira linha/,
    )
    await both(`${heading}\n\nAna,Belém\nSilva, Maria,Natal\na,b,,d\n`, /as linhas 4 e 5 têm mais células/)
    await both(`${heading}\n${'a,b,c\n'.repeat(30)}`, /as linhas 2, 3, .*, 21 e outras 10 têm mais células/)
    const sheet = [row(1, 'nome', 'cidade'), row(3, 'Ana', 'Belém', '')]
    await both(workbook(sheet.join('')), [[3, 'Ana,Belém']])
    await both(workbook([...sheet, row(7, 'Silva', 'Maria', 'Natal')].join('')), /a linha 7 tem mais células/)
  })

  it('other files and zip bombs are refused with a message', async () => {
    const refused = (content: string | Buffer, why: RegExp) => assert.rejects(rowsIn(content), why)
    await refused('', /está vazio/)
    await refused(Buffer.from([1, 2, 0, 3]), /não é um texto nem uma planilha/)
    await refused(Buffer.from('d0cf11e0a1b11ae1', 'hex'), /formato antigo/)
    await refused(Buffer.from('PK\u0003\u0004abc'), /não é uma planilha XLSX íntegra/)
    await refused(zip({ 'a.txt': 'x' }), /não é uma planilha XLSX/)
    await refused('a;b\n"sem fim', /no meio de uma célula/)
    await refused(`a;b\n${'x'.repeat(30_000)}`, /célula longa demais/)
    await refused(`a\n${';'.repeat(600)}`, /mais de 500 colunas|célula/)
    await refused(workbook('<row>'.padEnd(140 * 2 ** 20, ' ')), /grande demais/)
  })
})
