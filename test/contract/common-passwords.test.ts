import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'
import { entryOf, isCommon } from '../../server/domain/senha/common.ts'
import { weaknessOf } from '../../server/domain/senha/weakness.ts'

const file = join(projectRoot, 'server/domain/senha/common-passwords.bin')
/** Passwords common in Brazilian institutions that the list lacks. */
const local = [
  ...['mudar', 'mudarsenha', 'trocar', 'trocarsenha', 'novasenha', 'minhasenha', 'bemvindo', 'bemvinda'],
  ...[
    'estagio',
    'estagios',
    'estagiario',
    'vinculo',
    'universidade',
    'faculdade',
    'instituicao',
    'secretaria',
  ],
  ...['aluno', 'professor', 'escola', 'corinthians', 'cruzeiro', 'primeiroacesso', 'acesso', 'usuario'],
]

/** The sorted entries, four bytes each; the list itself is a devDependency. */
function built(): Buffer {
  const list = join(projectRoot, 'node_modules/@zxcvbn-ts/language-common/src/passwords.json')
  const passwords: string[] = JSON.parse(readFileSync(list, 'utf8'))
  const entries = new Set([...passwords, ...local].filter(({ length }) => length >= 4).map(entryOf))
  const bytes = Buffer.alloc(entries.size * 4)
  for (const [at, entry] of [...entries].sort((one, other) => one - other).entries())
    bytes.writeUInt32BE(entry, at * 4)
  return bytes
}

describe('common passwords', () => {
  it('equal the stored digest of the list', () => {
    if (process.env.UPDATE_SNAPSHOT) writeFileSync(file, built())
    assert.ok(built().equals(readFileSync(file)))
  })

  it('are recognised in other case, and with a few digits or symbols appended', () => {
    for (const one of [
      '12345678',
      'PassWord',
      'iloveyou',
      'Senha123',
      'senha@2024',
      'Mudar123!',
      ' qwertyui ',
    ])
      assert.ok(isCommon(one), one)
    for (const one of [
      'uma senha nova',
      'senha de teste',
      'cavalo bateria grampo',
      'x7#kQ2!mZp',
      'senha20242025',
    ])
      assert.ok(!isCommon(one), one)
  })

  it('rarely match others', () => {
    const wrong = Array.from({ length: 20_000 }, (_, at) => `frase ${at} longa`).filter(isCommon)
    assert.ok(wrong.length <= 5, String(wrong))
  })

  it('and names are told apart from acceptable passwords', () => {
    const whose = { login: 'helena.prado', nomes: ['Helena Prado de Souza', 'Universidade do Vale'] }
    const told = (senha: string) => weaknessOf(senha, whose)?.codigo
    assert.deepEqual(
      [
        'curta',
        'Senha123',
        'Helena.Prado',
        'helenaprado7',
        'Helena2024',
        'HelenaPradodeSouza',
        'Universidade do Vále!',
      ].map(told),
      [
        'senha.senhaPrecisaCaracteresOuMais',
        'senha.estaSenhaMuitoComumPrimeiras',
        'senha.senhaNaoPodeSerLogin',
        'senha.senhaNaoPodeSerLogin',
        'senha.senhaNaoPodeSerSeu',
        'senha.senhaNaoPodeSerSeu',
        'senha.senhaNaoPodeSerSeu',
      ],
    )
    for (const good of ['helena prefere mangas', 'uma senha nova', 'prado-verde-9Z-longe'])
      assert.equal(told(good), undefined, good)
  })
})
