import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { email, type Field, list, senha, texts, varchar } from '../../catalogue/fields.ts'
import { alike } from '../../catalogue/phrase.ts'
import { fill } from '../../catalogue/render.ts'
import { readerOf } from '../../server/records/readers.ts'
import { mostFindings, Report } from '../../server/records/report.ts'
import { isSuspicious } from '../../server/records/text.ts'
import { foldEmail, foldLogin } from '../../server/values/fold.ts'

const reading = (suspicious: boolean) => ({ zone: 'America/Sao_Paulo', today: '2026-03-02', suspicious })

/** The stored value, or the finding; the fast path must agree. */
function read(field: Field, value: unknown): string | null {
  const report = new Report()
  const suspicious = isSuspicious(JSON.stringify(value))
  const kept = readerOf(field)(value, 'CAMPO', report, reading(suspicious))
  const careful = new Report()
  assert.equal(readerOf(field)(value, 'CAMPO', careful, reading(true)), kept)
  return report.found[0] ? `${report.found[0].code}: ${fill('{detalhe}', report.found[0].detail)}` : kept
}

const name = varchar(10, alike('Nome.'))
const notes = varchar(100, alike('Notas.'), { lines: true })

describe('a text', () => {
  it('is stored in composed Unicode form', () => {
    assert.equal(read(name, 'Jose\u0301'), 'José')
    assert.equal(read(name, 'José'), 'José')
    assert.equal(read(email(20, alike('E-mail.')), 'joa\u0303o@x.br'), 'joão@x.br')
  })

  it('is refused for an invisible character', () => {
    const hidden = [
      ['\u200b', 'U+200B'],
      ['\ufeff', 'U+FEFF'],
      ['\u202e', 'U+202E'],
      ['\u2066', 'U+2066'],
      ['\u00ad', 'U+00AD'],
      ['\u0085', 'U+0085'],
      ['\u009f', 'U+009F'],
      ['\u2028', 'U+2028'],
      ['\u3164', 'U+3164'],
      ['\u{e0041}', 'U+E0041'],
      ['\u0000', 'U+0000'],
      ['\u007f', 'U+007F'],
    ] as const
    for (const [character, code] of hidden) {
      const told = `TIPO_INVALIDO: há um caractere invisível ou de controle, ${code}`
      assert.equal(read(name, `a${character}b`), told)
      assert.equal(read(notes, `a${character}b`), told)
    }
    for (const code of ['\u200d', '\ufe0f']) assert.match(String(read(name, `a${code}b`)), /^TIPO_INVALIDO/)
  })

  it('has tabs and line breaks only where a field allows them', () => {
    assert.equal(read(notes, 'um\n\tdois\r\n'), 'um\n\tdois')
    for (const sign of ['\t', '\n', '\r']) assert.match(String(read(name, `a${sign}b`)), /U\+000[9AD]/)
    assert.equal(read(name, '\tab\n'), 'ab')
  })

  it('is measured in characters as people count them', () => {
    assert.equal(read(name, 'e\u0323\u0301'.repeat(10))?.normalize('NFD'), 'e\u0323\u0301'.repeat(10))
    assert.equal(read(varchar(10, alike('Nome.')), '👩‍🎓👨‍🏫'), '👩‍🎓👨‍🏫')
    assert.equal(read(name, '🎓'.repeat(10)), '🎓'.repeat(10))
    assert.equal(
      read(name, '🎓'.repeat(11)),
      'TAMANHO_EXCEDIDO: o texto tem 11 caracteres; o campo aceita 10',
    )
    assert.match(String(read(name, `a${'\u0301'.repeat(1000)}`)), /^TAMANHO_EXCEDIDO/)
  })

  it('that is a password is stored as sent', () => {
    assert.equal(read(senha(20, alike('Senha.')), ' e\u0301\u200b '), ' e\u0301\u200b ')
  })
})

describe('a list', () => {
  const entries = list(3, alike('Itens.'), { NOME: varchar(10, alike('Nome.'), { required: true }) })

  it('of too many elements is refused once, without reading them', () => {
    const told = 'TAMANHO_EXCEDIDO: a lista tem 300000 itens; o campo aceita 3'
    const report = new Report()
    const unread = Array(300_000).fill({
      get NOME() {
        throw new Error('was read')
      },
    })
    assert.equal(readerOf(entries)(unread, 'LISTA', report, reading(true)), null)
    assert.deepEqual(
      report.found.map(({ code, detail }) => `${code}: ${fill('{detalhe}', detail)}`),
      [told],
    )
    assert.equal(
      read(texts(2, 5, alike('Textos.')), ['a', 'b', 'c']),
      'TAMANHO_EXCEDIDO: a lista tem 3 itens; o campo aceita 2',
    )
    assert.equal(read(entries, [{ NOME: 'a' }]), '[{"NOME":"a"}]')
  })
})

describe('a report', () => {
  it('keeps a limited number of findings per record and counts the rest', () => {
    const report = new Report()
    for (let at = 0; at < 1000; at++) report.add('CAMPO_OBRIGATORIO', `CAMPO_${at}`)
    assert.equal(report.found.length, mostFindings + 1)
    assert.match(report.found.at(-1)!.message, /: 980\./)
    assert.equal(report.count, 1000)
    assert.ok(report.refused)
  })

  it('contains the reason of a refusal, however many alerts came first', () => {
    const report = new Report()
    for (let at = 0; at < 30; at++) report.add('BANCO_DESCONHECIDO', `CAMPO_${at}`)
    report.add('CPF_INVALIDO', 'CPF', { detalhe: 'os dígitos não conferem' })
    assert.ok(report.has('CPF_INVALIDO'))
    assert.equal(report.found.at(-1)!.code, 'OCORRENCIAS_OMITIDAS')
  })
})

describe('a login or an address', () => {
  it('is the same in any case and composition', () => {
    for (const fold of [foldLogin, foldEmail]) {
      assert.equal(fold(' JOSÉ.Silva '), fold('jose\u0301.silva'))
      assert.equal(fold('ANA@X.BR'), 'ana@x.br')
    }
  })

  it('never equals another through look-alike characters', () => {
    const ascii = /^[\u0000-\u007f]*$/
    for (let code = 0x80; code <= 0x2ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue
      const character = String.fromCodePoint(code)
      if (ascii.test(foldLogin(`a${character}b`))) assert.fail(code.toString(16))
    }
    assert.notEqual(foldLogin('\u212aim'), foldLogin('kim'))
    assert.notEqual(foldLogin('\u017foares'), foldLogin('soares'))
  })
})
