import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { messageTemplates, personalMessages } from '../../catalogue/messages.ts'
import { addressProblems } from '../../server/domain/mensagem/addresses.ts'
import { letters } from '../../server/domain/mensagem/carta.ts'
import type { Taken } from '../../server/domain/mensagem/toma.ts'

const good = { assunto: 'Sua senha', texto: 'Olá, {nome}.\n\nEscolha a senha em\n{endereco}\n\nAté logo.' }
const fields = (written: typeof good) => addressProblems('senha', written).map(({ campo }) => campo)
const inText = (more: string) => fields({ ...good, texto: `${good.texto}\n${more}` })

describe('the text of an access message', () => {
  it('has its one address alone on a line by default', () => {
    assert.deepEqual(personalMessages.toSorted(), ['acesso', 'codigo', 'codigoTelefone', 'senha'])
    // A text to a phone has only the code.
    for (const modelo of personalMessages.filter((one) => one !== 'codigoTelefone')) {
      const shipped = messageTemplates[modelo as keyof typeof messageTemplates]
      assert.deepEqual(addressProblems(modelo, shipped), [], modelo)
    }
  })

  it('may have any words', () => {
    for (const words of [
      'O prazo é de 1.500 minutos... ou mais.',
      'Horário: 8h às 18h. Dúvidas? Ramal 4.321.',
      'Sra. Silva; e/ou responsável (login {login}).',
      'Atenção: {validade}.',
    ]) {
      assert.deepEqual(inText(words), [], words)
      assert.deepEqual(fields({ ...good, assunto: words.replace(/\{.*?\}/g, '') }), [], words)
    }
  })

  it('has no other link, however the address is written', () => {
    for (const address of [
      'https://evil.example/senha',
      'HTTP://EVIL.EXAMPLE',
      'evil.com',
      'www.evil.com',
      'Acesse:evil.com',
      'ftp://evil',
      '//evil/senha',
      'mailto:a@evil.com',
      'javascript:alert(1)',
      'suporte@evil.com',
      'еvil.com',
      'evil。com',
      'evil．com',
      'ｅｖｉｌ．ｃｏｍ',
      'evil\u200b.com',
      'ev\u00adil . com',
      'xn--vil-uoa.com',
      '10.0.0.1/senha',
      'http://[::1]/',
      'https://{instituicao}',
      '{login}.com',
      'evil.{login}',
    ]) {
      assert.deepEqual(inText(address), ['texto'], address)
      if (!address.includes('{'))
        assert.deepEqual(fields({ ...good, assunto: address }), ['assunto'], address)
    }
  })

  it('has the platform’s address alone on its line', () => {
    for (const line of [
      'Veja {endereco}',
      '{endereco}.evil.com',
      'https://evil.com/{endereco}',
      '{endereco}?',
    ]) {
      assert.ok(fields({ ...good, texto: line }).includes('texto'), line)
    }
    assert.deepEqual(fields({ ...good, texto: '  {endereco}\t\r\n' }), [])
  })

  it('that breaks the rule is not sent: the default is', () => {
    const taken = {
      id: 1,
      modelo: 'senha',
      nome: 'Ana',
      email: 'a@b.br',
      dados: '{"login":"ana","validade":"1 h"}',
    }
    const written = (texto: string) => {
      const texts = new Map([['senha', { assunto: 'Nossa senha', texto }]])
      const desk = { texts, instituicao: 'U', base: 'https://u.br', sealer: undefined as never }
      return letters([{ ...taken, lembrete: false, segredo: null } as unknown as Taken], desk)[0]!
    }
    const bad = written('Entre em evil.com ou\n{endereco}')
    assert.ok(!bad.text.includes('evil.com') && bad.text.includes('Pediram uma nova senha'))
    assert.equal(bad.subject, 'U: escolha uma nova senha')
    assert.equal(written('Nosso texto:\n{endereco}').subject, 'Nossa senha')
  })
})
