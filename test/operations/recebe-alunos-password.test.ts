import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { verify } from '@node-rs/argon2'
import { hashPasswords } from '../../server/jobs/hash-passwords.ts'
import { type Fields, judgeStudents, rawNumber, student, verdict } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

interface Password {
  hash: string | null
  selada: Buffer | null
}

describe('RecebeAlunos: passwords', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
    client = await world.institution()
  })
  after(() => world.close())

  async function password({ ESIAL_IDENTIFICACAO }: Fields): Promise<Password | undefined> {
    const rows = await world.rows<Password>(
      client.id,
      `select hash, selada from senha s join aluno a on a.id = s.dono_id and s.dono = 'aluno'
        where a.identificacao = '${ESIAL_IDENTIFICACAO}'`,
    )
    return rows[0]
  }

  async function hashAll(): Promise<void> {
    while (await hashPasswords(world.context, new AbortController().signal));
  }

  async function hashOf(record: Fields): Promise<string> {
    await hashAll()
    const found = await password(record)
    assert.equal(found?.selada, null)
    return found?.hash ?? ''
  }

  const judge = async (...records: Fields[]) => (await judgeStudents(world, client, records)).map(verdict)

  it('keeps a received password sealed until it is hashed, and never plain', async () => {
    const one = student({ ESIAL_SENHA: 'Correta-Cavalo-1' })
    assert.deepEqual(await judge(one), ['I'])
    const waiting = await password(one)
    assert.equal(waiting?.hash, null)
    assert.equal(waiting!.selada!.includes('Correta'), false)
    assert.equal(world.context.sealer.open(waiting!.selada!).toString(), 'Correta-Cavalo-1')
    const hash = await hashOf(one)
    assert.match(hash, /^\$argon2id\$/)
    assert.equal(await verify(hash, 'Correta-Cavalo-1'), true)
    assert.equal(await verify(hash, 'correta-cavalo-1'), false)
    assert.equal(
      world.logs.some((line) => line.includes('Cavalo')),
      false,
    )
  })

  it('keeps the password when none comes, and when an empty one comes', async () => {
    const one = student({ ESIAL_SENHA: 'fica' })
    await judge(one)
    const hash = await hashOf(one)
    for (const nothing of ['', null, undefined]) {
      assert.deepEqual(await judge({ ...one, ESIAL_SENHA: nothing, ESIAL_ALUNO: `Nome ${nothing}` }), ['A'])
      assert.equal(await hashOf(one), hash)
    }
  })

  it('replaces the password when another one comes', async () => {
    const one = student({ ESIAL_SENHA: 'antiga' })
    await judge(one)
    await hashAll()
    assert.deepEqual(await judge({ ...one, ESIAL_SENHA: 'nova' }), ['A'])
    const hash = await hashOf(one)
    assert.deepEqual([await verify(hash, 'nova'), await verify(hash, 'antiga')], [true, false])
  })

  it('keeps the hash when the same record comes again', async () => {
    const one = student({ ESIAL_SENHA: 'mesma' })
    await judge(one)
    const hash = await hashOf(one)
    assert.deepEqual(await judge(one), ['N'])
    assert.equal(await hashOf(one), hash)
    assert.deepEqual(await judge({ ...one, ESIAL_ALUNO: 'Outro Nome' }), ['A'])
    assert.equal(await hashOf(one), hash)
  })

  it('reads a number as the text of its digits, all of them', async () => {
    const cases: [sent: unknown, text: string][] = [
      [123456, '123456'],
      [rawNumber('12345678901234567890'), '12345678901234567890'],
    ]
    const records = cases.map(([sent]) => student({ ESIAL_SENHA: sent }))
    assert.deepEqual(await judge(...records), ['I', 'I'])
    for (const [index, [, text]] of cases.entries()) {
      assert.equal(await verify(await hashOf(records[index]!), text), true)
    }
  })

  it('keeps blanks, case and every character of a password', async () => {
    for (const text of [' espaço ', 'Ção😀\t\\', 'x'.repeat(100)]) {
      const one = student({ ESIAL_SENHA: text })
      assert.deepEqual(await judge(one), ['I'])
      assert.equal(await verify(await hashOf(one), text), true)
    }
  })

  it('refuses a password over 100 characters, and stores nothing of a refused record', async () => {
    const long = student({ ESIAL_SENHA: 'x'.repeat(101) })
    const other = student({ ESIAL_SENHA: 'nunca', ESIAL_ALUNO: '' })
    assert.deepEqual(await judge(long, other), [
      'R; Erro TAMANHO_EXCEDIDO ESIAL_SENHA',
      'R; Erro CAMPO_OBRIGATORIO ESIAL_ALUNO',
    ])
    assert.deepEqual([await password(long), await password(other)], [undefined, undefined])
  })

  it('takes the last password when a key comes twice, and not that of a refused record', async () => {
    const one = student({ ESIAL_SENHA: 'primeira' })
    const holder = student()
    await judge(holder)
    assert.deepEqual(
      await judge(
        one,
        { ...one, ESIAL_SENHA: 'segunda' },
        { ...one, ESIAL_SENHA: 'terceira', ESIAL_CPF: holder.ESIAL_CPF },
      ),
      ['I', 'A; Alerta REGISTRO_REPETIDO', 'R; Erro CPF_DUPLICADO ESIAL_CPF; Alerta REGISTRO_REPETIDO'],
    )
    assert.equal(await verify(await hashOf(one), 'segunda'), true)
  })
})
