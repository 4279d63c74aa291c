import assert from 'node:assert/strict'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { horarios } from '../../catalogue/common-fields.ts'
import { openSource } from '../../cli/remote/source.ts'
import { smallTextOf, unreadable } from '../../cli/unreadable.ts'
import { fieldsOfColumns, valueIn } from '../../client/columns.ts'

const folder = mkdtempSync(join(tmpdir(), 'vinculo-fontes-'))

const open = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return openSource(path, 'LISTA')
}
const recordsOf = async (name: string, content: string) => {
  const source = await open(name, content)
  return Array.fromAsync(source.rows(), ({ values }) => JSON.stringify(values))
}

describe('records of a file', () => {
  it('of JSON are sent as written, digit by digit', async () => {
    const record = '{"a":1234567890123456.10,"b":[1.50,2],"c":"x"}'
    assert.deepEqual(await recordsOf('a.json', `[${record}]`), [record])
    assert.deepEqual(await recordsOf('b.json', `{"RETORNO":["x"],"LISTA":[${record},{}]}`), [record, '{}'])
    assert.deepEqual(await recordsOf('c.ndjson', `${record}\r\n\r\n${record}`), [record, record])
  })

  it('that cannot be read are reported', async () => {
    await assert.rejects(open('a.json', '{"LISTA":[{}'), /não é um JSON íntegro/)
    await assert.rejects(open('a.json', '{"OUTRA":[]}'), /não é um JSON íntegro/)
    await assert.rejects(open('a.json', '[{"a":1},{"a":}]'), /o registro 2 não é um JSON válido/)
    await assert.rejects(open('a.ndjson', '{"a":1}\n[1]\n'), /o registro 2 não é um objeto/)
    await assert.rejects(open('a.json', '[]'), /não tem nenhum registro/)
    await assert.rejects(open('a.csv', '\n;;\n'), /não tem nenhum registro/)
  })

  it('that cannot be read at all are reported with the reason', async () => {
    const missing = join(folder, 'nenhum.csv')
    const told = `o arquivo ${missing} não existe (procurado em ${missing}).`
    await assert.rejects(openSource(missing, 'LISTA'), { message: told })
    await assert.rejects(openSource(join(folder, 'a.json', 'b.csv'), 'LISTA'), /b\.csv não existe/)
    mkdirSync(join(folder, 'pasta.csv'))
    await assert.rejects(openSource(join(folder, 'pasta.csv'), 'LISTA'), /pasta\.csv é uma pasta, e não/)
    symlinkSync('laço.csv', join(folder, 'laço.csv'))
    await assert.rejects(openSource(join(folder, 'laço.csv'), 'LISTA'), /não pôde ser lido \(ELOOP\)/)
    await assert.rejects(openSource('/dev/null', 'LISTA'), /não é um arquivo comum/)
    await assert.rejects(open('vazio.csv', ''), /vazio\.csv está vazio/)
    await assert.rejects(open('foto.csv', 'a;b\n\x89PNG\0\0'), /não é um texto nem uma planilha XLSX/)
    await assert.rejects(open('texto.xlsx', 'a;b\n1;2\n'), /é de uma planilha, mas o conteúdo não/)
    await assert.rejects(open('p.csv', '%PDF-1.7'), /é um PDF/)
  })

  it('that the account may not read are reported', { skip: process.getuid?.() === 0 && 'root' }, async () => {
    const path = join(folder, 'fechado.csv')
    writeFileSync(path, 'a\n1\n', { mode: 0o000 })
    await assert.rejects(openSource(path, 'LISTA'), /não há permissão para ler o arquivo/)
  })

  it('of settings that are too large are not read', () => {
    const path = join(folder, 'grande.json')
    writeFileSync(path, 'x'.repeat(11))
    assert.throws(() => smallTextOf(path, 10, 'um mapa'), { message: /é grande demais para ser um mapa\.$/ })
    assert.equal(smallTextOf(path, 11, 'um mapa'), 'x'.repeat(11))
    const denied = unreadable(path, Object.assign(new Error('x'), { code: 'EACCES' }))
    assert.match(denied.message, /não há permissão .*confira o dono/)
  })

  it('are not sent when the file changed after it was checked', async () => {
    const source = await open('m.csv', 'a\n1\n')
    appendFileSync(join(folder, 'm.csv'), '2\n')
    await assert.rejects(Array.fromAsync(source.rows()), /mudou enquanto era lido/)
  })
})

describe('columns of a file', () => {
  after(() => rmSync(folder, { recursive: true }))

  it('are found by name, without its prefix, or by label, in any spelling', () => {
    const { fields } = fieldsOfColumns(
      ['esial_cpf', 'Nome social', 'E-MAIL', 'bolsa ini cientifica'],
      recebeAlunos.fields,
    )
    assert.deepEqual(
      [...fields.values()],
      ['ESIAL_CPF', 'ESIAL_NOME_SOCIAL', 'ESIAL_EMAIL', 'ESIAL_BOLSA_INI_CIENTIFICA'],
    )
  })

  it('that are no field are reported with similar fields; the user’s mapping wins', () => {
    const { unknown, missing, fields } = fieldsOfColumns(['Matricla', 'Zodíaco', 'x'], recebeAlunos.fields, {
      x: 'ESIAL_LOGIN',
    })
    assert.deepEqual(unknown, [
      { column: 'Matricla', suggested: ['ESIAL_MATRICULA'] },
      { column: 'Zodíaco', suggested: [] },
    ])
    assert.ok(!missing.includes('ESIAL_LOGIN') && missing.includes('ESIAL_CPF'))
    assert.equal(fields.get('x'), 'ESIAL_LOGIN')
  })

  it('accept values in local formats', () => {
    const { ESIAL_ESTADO_CIVIL, ESIAL_BOLSA_INI_CIENTIFICA, ESIAL_NASCIMENTO } = recebeAlunos.fields
    assert.equal(valueIn('união estável', ESIAL_ESTADO_CIVIL), 'U')
    assert.equal(valueIn('não', ESIAL_BOLSA_INI_CIENTIFICA), 'N')
    assert.equal(valueIn('17/05/2004', ESIAL_NASCIMENTO), '17/05/2004')
    assert.deepEqual(valueIn('[{"DIA": 2}]', horarios), [{ DIA: 2 }])
    assert.equal(valueIn('segunda', horarios), 'segunda')
  })
})
