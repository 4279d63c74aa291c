import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { giveProfile } from '../../server/domain/usuario/profile.ts'
import { tester } from '../support/actor.ts'
import { Browser } from '../support/browser.ts'
import { askAs, type Caller, keyed } from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { addUsuario } from '../support/people.ts'
import { judgeUsers, user, verdict } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const kept = 'Alerta PERFIL_MANTIDO ESIUS_CODIGO_PERFIL'
const reserved = (field: string) => `Erro PERFIL_RESERVADO ${field}`
const profile = 'ESIUS_CODIGO_PERFIL'

describe('RecebeUsuarios: profiles with reserved rights', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
  })
  after(() => world.close())

  const judge = (...records: unknown[]) => judgeUsers(world, client, records)
  const verdicts = async (...records: unknown[]) => (await judge(...records)).map(verdict)
  const profileOf = async (login: unknown) =>
    (
      await world.rows<{ codigo: string }>(
        client.id,
        `select p.codigo from usuario u join perfil p on p.id = u.perfil_id where u.login = '${login}'`,
      )
    )[0]?.codigo
  const one = (login: string, more: object = {}) =>
    user({ ESIUS_LOGIN: login, ESIUS_AUTENTICA: 'S', ESIUS_SENHA: undefined, [profile]: 'CONSULTA', ...more })
  /** A user whom the operator made an administrator. */
  const administrator = async (login: string, more: object = {}) => {
    const record = one(login, more)
    const [made] = await judge(record)
    await world.context.db.inClient(
      client.id,
      (tx) => giveProfile(tx, Number(made!.row!.id), 'ADMIN'),
      tester,
    )
    return record
  }

  it('makes no administrator of a new or an existing user', async () => {
    const known = one('conhecida')
    assert.deepEqual(await verdicts(one('nova', { [profile]: 'ADMIN' }), known), [
      `R; ${reserved(profile)}`,
      'I',
    ])
    assert.deepEqual(await verdicts({ ...known, [profile]: 'ADMIN' }), [`R; ${reserved(profile)}`])
    assert.equal(await profileOf('conhecida'), 'CONSULTA')
    const twice = one('duas.vezes')
    assert.deepEqual(await verdicts(twice, { ...twice, [profile]: 'ADMIN' }), [
      'I',
      `R; ${reserved(profile)}; Alerta REGISTRO_REPETIDO`,
    ])
  })

  it('assigns read-only profiles', async () => {
    assert.deepEqual(
      await verdicts(one('ve', { [profile]: 'ESTAGIO' }), one('nada', { [profile]: 'FINANCEIRO' })),
      ['I', 'I'],
    )
  })

  it('leaves administrators of the platform unchanged, and accepts their records', async () => {
    const record = await administrator('chefe')
    assert.deepEqual(await verdicts(record), ['N'])
    assert.equal(await profileOf('chefe'), 'ADMIN')
    assert.deepEqual(await verdicts({ ...record, [profile]: 'ADMIN', ESIUS_RAMAL: '1234' }), ['A'])
    assert.equal(await profileOf('chefe'), 'ADMIN')
  })

  it('keeps the profile of an administrator, applies the rest of the record and reports it', async () => {
    const record = await administrator('mantida')
    assert.deepEqual(await verdicts({ ...record, ESIUS_RAMAL: '99' }), [`A; ${kept}`])
    assert.equal(await profileOf('mantida'), 'ADMIN')
    const [{ ramal }] = (await world.rows<{ ramal: string }>(
      client.id,
      "select ramal from usuario where login = 'mantida'",
    )) as [{ ramal: string }]
    assert.equal(ramal, '99')
    // Only the profile differs, so the record changes nothing.
    assert.deepEqual(await verdicts({ ...record, ESIUS_RAMAL: '99', [profile]: 'ESTAGIO' }), [`N; ${kept}`])
    await world.rows(
      client.id,
      `insert into perfil (cliente_id, codigo, nome, permissoes)
       values (${client.id}, 'OUTRO', 'x', '{integracao.alterar}')`,
    )
    assert.deepEqual(await verdicts({ ...record, ESIUS_RAMAL: '99', [profile]: 'OUTRO' }), [`N; ${kept}`])
    assert.equal(await profileOf('mantida'), 'ADMIN')
  })

  it('removes the access of an administrator, and does not restore it', async () => {
    await administrator('que.fica')
    const record = { ...(await administrator('encerrada')), [profile]: 'ADMIN' }
    assert.deepEqual(await verdicts({ ...record, ESIUS_VALIDADE: '2020-01-01' }), ['A'])
    assert.deepEqual(await verdicts({ ...record, ESIUS_VALIDADE: '' }), [`R; ${reserved('ESIUS_VALIDADE')}`])
    assert.deepEqual(await verdicts({ ...record, ESIUS_VALIDADE: '2999-01-01' }), [
      `R; ${reserved('ESIUS_VALIDADE')}`,
    ])
    const plain = one('comum')
    assert.deepEqual(await verdicts(plain, { ...plain, ESIUS_VALIDADE: '2020-01-01' }), [
      'I',
      'A; Alerta REGISTRO_REPETIDO',
    ])
    assert.deepEqual(await verdicts({ ...plain, ESIUS_VALIDADE: '2999-01-01' }), ['A'])
  })

  describe('sent by staff', () => {
    const strong = 'FORTE'
    const refused = `R; ${reserved(profile)}`
    /** May send batches, and little else. */
    const sender: readonly Right[] = ['integracao.alterar', 'integracao.ver', 'contratos.ver']
    before(async () => {
      for (const [codigo, permissoes] of [
        [strong, ['contratos.ver', 'financeiro.alterar']],
        ['IGUAL', ['contratos.ver']],
      ] as const) {
        await insert(world, client, 'perfil', { codigo, nome: codigo, permissoes })
      }
    })
    const sent = async (ask: Caller, ...records: unknown[]) => {
      const answer = await ask('RecebeUsuarios', { SDT_INT_USUARIOS: records })
      assert.equal(answer.status, 200, answer.text)
      return told(Number(answer.headers.get('x-lote-id')), records)
    }
    const told = async (lote: number, records: unknown[]) => {
      const { resultados, ocorrencias } = await world.outcome(client, lote)
      return records.map((_, at) =>
        [
          resultados[at],
          ...ocorrencias
            .filter(({ sequencia }) => sequencia === at + 1)
            .map(({ gravidade, codigo, campo }) => `${gravidade} ${codigo} ${campo}`.trim()),
        ].join('; '),
      )
    }
    const browsing = async (login: string, rights: readonly Right[]): Promise<Caller> => {
      const perfil_id = await insert(world, client, 'perfil', {
        codigo: login,
        nome: login,
        permissoes: rights,
      })
      // The other records of this file count their identifiers from 1.
      await addUsuario(world, client, login, { senha: 's', how: 'weak', perfil_id, identificador: 900_001 })
      const browser = new Browser(world.base)
      await browser.signIn(client.codigo, login, 's')
      return (operation, body) => askAs(browser, operation, body)
    }

    for (const [by, caller] of [
      ['from the console', () => browsing('remetente', sender)],
      ['by a management key', () => keyed(world, client, sender)],
    ] as const)
      it(`${by}, assigns only profiles whose rights the sender has`, async () => {
        const ask = await caller()
        const [weak, more] = [
          one(`igual.${by}`, { [profile]: 'IGUAL' }),
          one(`forte.${by}`, { [profile]: strong }),
        ]
        assert.deepEqual(await sent(ask, weak, more), ['I', refused])
        assert.deepEqual(await sent(ask, { ...weak, [profile]: strong }), [refused])
        assert.equal(await profileOf(`igual.${by}`), 'IGUAL')
      })

    it('leaves users with more rights than the sender unchanged', async () => {
      const ask = await keyed(world, client, sender)
      const record = one('com.mais', { [profile]: strong })
      assert.deepEqual(await verdicts(record), ['I'])
      assert.deepEqual(await sent(ask, { ...record, ESIUS_RAMAL: '77', [profile]: 'IGUAL' }), [`A; ${kept}`])
      assert.equal(await profileOf('com.mais'), strong)
      assert.deepEqual(await sent(ask, { ...record, ESIUS_EMAIL: 'meu@exemplo.com.br' }), [
        `R; ${reserved('ESIUS_EMAIL')}`,
      ])
    })

    it('assigns any unreserved profile whose rights the sender has', async () => {
      const ask = await keyed(world, client, [...sender, 'financeiro.alterar'])
      assert.deepEqual(await sent(ask, one('da.gestora', { [profile]: strong })), ['I'])
    })

    it('keeps the limits of its sender when a user with more rights reprocesses it', async () => {
      const ask = await keyed(world, client, sender)
      const record = one('de.novo', { [profile]: strong })
      const answer = await ask('RecebeUsuarios', { SDT_INT_USUARIOS: [record] })
      const lote = Number(answer.headers.get('x-lote-id'))
      assert.deepEqual(await told(lote, [record]), [refused])
      const all = await keyed(world, client, Object.keys(rights) as Right[])
      const again = await all('ReprocessaLote', { LOTE: lote })
      assert.equal(again.status, 200, again.text)
      const [{ id }] = (await world.rows<{ id: number }>(
        client.id,
        `select max(id) as id from lote where origem_id = ${lote}`,
      )) as [{ id: number }]
      assert.deepEqual(await told(id, [record]), [refused])
    })
  })

  describe('when no administrator would remain', () => {
    let few: Institution
    before(async () => {
      few = await world.institution()
    })
    const last = (field: string) => `R; Erro ULTIMO_ADMINISTRADOR ${field}`
    const make = async (login: string) => {
      const record = one(login)
      const [made] = await judgeUsers(world, few, [record])
      await world.context.db.inClient(few.id, (tx) => giveProfile(tx, Number(made!.row!.id), 'ADMIN'), tester)
      return { ...record, [profile]: 'ADMIN' }
    }
    const ended = { ESIUS_VALIDADE: '2020-01-01' }

    it('ends all but the last, also within one batch', async () => {
      const [a, b] = [await make('a'), await make('b')]
      const judged = await judgeUsers(world, few, [
        { ...a, ...ended },
        { ...b, ...ended },
      ])
      assert.deepEqual(judged.map(verdict), ['A', last('ESIUS_VALIDADE')])
    })

    it('keeps the profile of the last one, also one that batches may assign', async () => {
      await world.rows(few.id, `update perfil set por_integracao = true where codigo = 'ADMIN'`)
      const c = await make('c')
      const b = one('b', { ESIUS_RAMAL: '8' })
      const [{ id }] = (await world.rows<{ id: string }>(
        few.id,
        "select identificador::text as id from usuario where login = 'b'",
      )) as [{ id: string }]
      const less = { ...c, [profile]: 'CONSULTA', ESIUS_RAMAL: '7' }
      const judged = await judgeUsers(world, few, [less, { ...b, ESIUS_IDENTIFICADOR: Number(id) }])
      assert.deepEqual(judged.map(verdict), ['A', last(profile)])
      // Assigned in the same batch before the other loses it, so one always remains.
      const swapped = await judgeUsers(world, few, [c, { ...b, ESIUS_IDENTIFICADOR: Number(id) }])
      assert.deepEqual(swapped.map(verdict), ['A', 'A'])
    })
  })

  it('never takes over an administrator: neither password nor login, e-mail or sign-in method', async () => {
    const record = { ...(await administrator('alvo', { ESIUS_EMAIL: 'alvo@ex.br' })), [profile]: 'ADMIN' }
    const changes: [object, string][] = [
      [{ ESIUS_SENHA: 'minha' }, 'ESIUS_SENHA'],
      [{ ESIUS_LOGIN: 'meu.login' }, 'ESIUS_LOGIN'],
      [{ ESIUS_EMAIL: 'meu@ex.br' }, 'ESIUS_EMAIL'],
      [{ ESIUS_EMAIL: '' }, 'ESIUS_EMAIL'],
      [{ ESIUS_AUTENTICA: 'N' }, 'ESIUS_AUTENTICA'],
      [{ ESIUS_SENHA: 'minha', [profile]: 'CONSULTA' }, 'ESIUS_SENHA'],
    ]
    for (const [change, field] of changes) {
      const told = profile in change ? `R; ${kept}; ${reserved(field)}` : `R; ${reserved(field)}`
      assert.deepEqual(await verdicts({ ...record, ...change }), [told], field)
    }
    assert.deepEqual(await verdicts({ ...record, ESIUS_LOGIN: 'ALVO' }), ['A'])
  })

  it('moves no user to a unit where a reserved profile would reach further', async () => {
    const unit = { ESIUS_CODIGO_UNIDADE: 'A' }
    const record = { ...(await administrator('local', unit)), ...unit, [profile]: 'ADMIN' }
    const moved = { ...record, ESIUS_CODIGO_UNIDADE: 'B' }
    await world.rows(client.id, `update perfil set por_unidade = true where codigo = 'ADMIN'`)
    try {
      assert.deepEqual(await verdicts(moved), [`R; ${reserved('ESIUS_CODIGO_UNIDADE')}`])
    } finally {
      await world.rows(client.id, `update perfil set por_unidade = false where codigo = 'ADMIN'`)
    }
    assert.deepEqual(await verdicts(moved), ['A'])
  })

  it('assigns profiles that the client opened to batches', async () => {
    await world.rows(client.id, `update perfil set por_integracao = true where codigo = 'ADMIN'`)
    try {
      const record = one('marcada', { [profile]: 'ADMIN', ESIUS_SENHA: 'um' })
      assert.deepEqual(await verdicts(record), ['I'])
      assert.deepEqual(await verdicts({ ...record, ESIUS_SENHA: 'dois', ESIUS_LOGIN: 'outra' }), ['A'])
    } finally {
      await world.rows(client.id, `update perfil set por_integracao = false where codigo = 'ADMIN'`)
    }
  })
})
