import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { verify } from '@node-rs/argon2'
import { hashPasswords } from '../../server/jobs/hash-passwords.ts'
import { addRegisters, type Fields, judgeUsers, rawNumber, user, verdict } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('RecebeUsuarios', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
    client = await world.institution()
    await addRegisters(world, client)
  })
  after(() => world.close())

  const judge = (...records: unknown[]) => judgeUsers(world, client, records)
  const verdicts = async (...records: unknown[]) => (await judge(...records)).map(verdict)

  it('identifies a user by up to 18 digits, as number or text, with every digit', async () => {
    const wide = ['9007199254740993', '9007199254740992', '999999999999999999', '0', '7']
    assert.deepEqual(
      await verdicts(...wide.map((digits) => user({ ESIUS_IDENTIFICADOR: rawNumber(digits) }))),
      wide.map(() => 'I'),
    )
    const again = wide.map((digits) => user({ ESIUS_IDENTIFICADOR: `00${digits}` }))
    const judged = await judge(...again)
    assert.deepEqual(
      judged.map((one) => [verdict(one), one.row!.chave]),
      wide.map((digits) => ['A', digits]),
    )
  })

  it('refuses an identifier that is no whole number of up to 18 digits', async () => {
    const type = 'R; Erro TIPO_INVALIDO ESIUS_IDENTIFICADOR'
    const size = 'R; Erro TAMANHO_EXCEDIDO ESIUS_IDENTIFICADOR'
    const cases: [unknown, string][] = [
      ['abc', type],
      ['12a', type],
      [-5, type],
      [1.5, type],
      ['1,5', type],
      [rawNumber('1e30'), type],
      ['1'.repeat(19), size],
      [rawNumber('1'.repeat(19)), size],
    ]
    assert.deepEqual(
      await verdicts(...cases.map(([value]) => user({ ESIUS_IDENTIFICADOR: value }))),
      cases.map(([, expected]) => expected),
    )
  })

  it('keeps login and e-mail unique among all users, whatever case and blanks', async () => {
    const one = user({ ESIUS_LOGIN: 'Chefe', ESIUS_EMAIL: 'Chefe@Ex.br' })
    const login = 'R; Erro LOGIN_DUPLICADO ESIUS_LOGIN'
    const email = 'R; Erro EMAIL_DUPLICADO ESIUS_EMAIL'
    assert.deepEqual(
      await verdicts(one, user({ ESIUS_LOGIN: ' cHEFE ' }), user({ ESIUS_EMAIL: 'chefe@EX.BR ' })),
      ['I', login, email],
    )
    assert.deepEqual(await verdicts(user({ ESIUS_LOGIN: 'CHEFE' }), user({ ESIUS_EMAIL: 'CHEFE@ex.br' })), [
      login,
      email,
    ])
    assert.deepEqual(await verdicts(user({ ESIUS_EMAIL: '' }), user({ ESIUS_EMAIL: '' }), one), [
      'I',
      'I',
      'N',
    ])
  })

  it('lets logins be freed and taken over within a batch, in its order', async () => {
    const [a, b] = [user({ ESIUS_LOGIN: 'troca-a' }), user({ ESIUS_LOGIN: 'troca-b' })]
    const fresh = user({ ESIUS_LOGIN: 'troca-b' })
    await judge(a, b)
    assert.deepEqual(
      await verdicts(fresh, { ...a, ESIUS_LOGIN: 'troca-c' }, { ...b, ESIUS_LOGIN: 'troca-a' }, fresh),
      ['R; Erro LOGIN_DUPLICADO ESIUS_LOGIN', 'A', 'A', 'I; Alerta REGISTRO_REPETIDO'],
    )
  })

  it('leaves an unchanged user unchanged', async () => {
    const one = user({ ESIUS_CODIGO_UNIDADE: 'U0', ESIUS_SENHA: 'x' })
    const [first] = await judge(one)
    const [again] = await judge({ ...one, ESIUS_IDENTIFICADOR: String(one.ESIUS_IDENTIFICADOR) })
    assert.equal(verdict(again!), 'N')
    assert.deepEqual(again!.row, first!.row)
  })

  it('keeps the value of an absent field and clears that of an empty one', async () => {
    const extra = {
      ESIUS_NOME_COMPLETO: 'Nome',
      ESIUS_TELEFONE: '1',
      ESIUS_EMAIL: 'some@ex.br',
      ESIUS_CODIGO_UNIDADE: 'U9',
      ESIUS_UF: 'SP',
    }
    const one = user()
    const columns = ['nome_completo', 'telefone', 'email', 'email_chave', 'unidade_id', 'uf', 'autentica']
    const values = ({ row }: { row: Fields | undefined }) => columns.map((column) => row![column])
    const [first] = await judge({ ...one, ...extra })
    const [kept] = await judge({ ...one, ESIUS_AUTENTICA: undefined, ESIUS_NOME: 'Outro' })
    assert.deepEqual(values(kept!), values(first!))
    const [cleared] = await judge({
      ...one,
      ...Object.fromEntries(Object.keys(extra).map((name) => [name, ''])),
      ESIUS_AUTENTICA: '',
    })
    assert.deepEqual(values(cleared!), [null, null, null, null, null, null, false])
  })

  describe('authentication', () => {
    it('reads S as single sign-on and N, or nothing, as a password of its own', async () => {
      const secret = { ESIUS_SENHA: 'x' }
      const cases: [unknown, string, unknown][] = [
        ...['S', 's', '1', 1, true].map((sent): [unknown, string, unknown] => [sent, 'I', true]),
        ...['N', 'n', '0', 0, false, '', null, undefined].map((sent): [unknown, string, unknown] => [
          sent,
          'I',
          false,
        ]),
        ['X', 'R; Erro VALOR_INVALIDO ESIUS_AUTENTICA', undefined],
        ['SIM', 'R; Erro TAMANHO_EXCEDIDO ESIUS_AUTENTICA', undefined],
      ]
      const judged = await judge(...cases.map(([sent]) => user({ ...secret, ESIUS_AUTENTICA: sent })))
      assert.deepEqual(
        judged.map((one, index) => [cases[index]![0], verdict(one), one.row?.autentica]),
        cases,
      )
    })

    it('requires a password only on creation and only without single sign-on', async () => {
      const missing = 'R; Erro CAMPO_OBRIGATORIO ESIUS_SENHA'
      const one = user({ ESIUS_AUTENTICA: 'N', ESIUS_SENHA: 'x' })
      assert.deepEqual(
        await verdicts(
          user({ ESIUS_AUTENTICA: 'N' }),
          user({ ESIUS_AUTENTICA: undefined }),
          user({ ESIUS_AUTENTICA: 'N', ESIUS_SENHA: '' }),
          user({ ESIUS_AUTENTICA: 'S' }),
          one,
        ),
        [missing, missing, missing, 'I', 'I'],
      )
      assert.deepEqual(await verdicts({ ...one, ESIUS_SENHA: '', ESIUS_NOME: 'Outro' }), ['A'])
    })

    it('hashes a password sent as a number by its digits', async () => {
      const one = user({ ESIUS_SENHA: 123456 })
      const [judged] = await judge(one)
      while (await hashPasswords(world.context, new AbortController().signal));
      const [found] = await world.rows<{ hash: string; selada: unknown }>(
        client.id,
        `select hash, selada from senha where dono = 'usuario' and dono_id = ${judged!.row!.id}`,
      )
      assert.deepEqual([await verify(found!.hash, '123456'), found!.selada], [true, null])
    })
  })
})
