import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { audit, changes, type Entry } from '../support/audit.ts'
import { day, type Fields, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

/** More than the first part of a batch, also in the changed half. */
const many = 1_200

describe('selection of audit entries', () => {
  let world: World
  let client: Institution
  let other: Institution
  let sent: Fields[]
  let whole: Entry[]
  before(async () => {
    world = await World.share()
    client = await world.institution()
    other = await world.institution()
    sent = Array.from({ length: many }, (_, at) => student({ ESIAL_MATRICULA: `M${at}`, ESIAL_BAIRRO: 'Sé' }))
    await receive(client, sent)
    await receive(other, [student()])
    // Every second one changes, so that the ids of a statement have gaps.
    const half = sent.filter((_, at) => at % 2 === 0)
    await receive(
      client,
      half.map((record) => ({ ...record, ESIAL_BAIRRO: 'Centro', ESIAL_SENHA: 'x' })),
    )
    await receive(client, [{ ...sent[0], ESIAL_BAIRRO: 'Lapa' }])
    whole = await audit(world, client, { entidade: 'aluno' })
  })
  after(() => world.close())

  async function receive(to: Institution, records: Fields[]) {
    const { resultados } = await world.process(to, 'RecebeAlunos', 'SDT_INT_ALUNOS', records)
    assert.match(resultados, /^[IA]+$/)
  }

  it('has one entry per record of a batch, each with its own values', async () => {
    const rows = await world.rows<{ id: number; identificacao: string; matricula: string; cpf: string }>(
      client.id,
      'select id, identificacao, matricula, cpf from aluno',
    )
    const included = new Map(
      whole.filter(({ acao }) => acao === 'Inclusão').map((one) => [one.entidadeIdentificador, one]),
    )
    assert.equal(included.size, many)
    for (const { id, identificacao, matricula, cpf } of rows) {
      const found = Object.fromEntries(changes(included.get(id)!).map(([campo, , value]) => [campo, value]))
      // The value at inclusion, whatever changed later.
      assert.deepEqual(
        [found.identificacao, found.matricula, found.cpf, found.bairro],
        [identificacao, matricula, cpf, 'Sé'],
      )
    }
    const changed = whole
      .filter(({ acao }) => acao === 'Alteração')
      .map((one) => JSON.stringify(changes(one)))
    const times = (what: string[]) => changed.filter((one) => one === JSON.stringify([what])).length
    assert.deepEqual(
      [times(['bairro', 'Sé', 'Centro']), times(['senha', '', '***']), times(['bairro', 'Centro', 'Lapa'])],
      [many / 2, many / 2, 1],
    )
    assert.equal(changed.length, many + 1)
  })

  it('has each entry once over pages, in order, with the same totals', async () => {
    assert.equal(new Set(whole.map(({ identificador }) => identificador)).size, whole.length)
    const order = whole.map(({ data, identificador }) => [data, identificador] as const)
    assert.deepEqual(
      order,
      order.toSorted(([a, n], [b, m]) => (a === b ? n - m : a < b ? -1 : 1)),
    )
    for (const quantidade of [7, 999, 10_000]) {
      const last = Math.ceil(whole.length / quantidade)
      for (const pagina of new Set([1, 2, Math.ceil(last / 2), last, last + 1])) {
        const question = { token: client.token, dataInicio: day(-1), entidade: 'aluno', quantidade, pagina }
        const { body } = await world.query('RetornaDadosAuditorias', question)
        const { elementos, ...totals } = body.auditorias as { elementos: Entry[] }
        const from = (pagina - 1) * quantidade
        assert.deepEqual(elementos, whole.slice(from, from + quantidade))
        assert.deepEqual(totals, {
          totalElementos: String(whole.length),
          totalPaginas: String(last),
          paginaAtual: String(pagina),
        })
      }
    }
  })

  it('applies filters alone and together, also with pages', async () => {
    const [first] = whole
    const { entidadeIdentificador: identificador } = first!
    const of = (id: number | null) => whole.filter((one) => one.entidadeIdentificador === id)
    assert.equal(of(identificador).length, 4)
    const changes = (await audit(world, client)).filter(({ acao }) => acao === 'Alteração')
    const cases: [Fields, Entry[]][] = [
      [{ entidade: 'aluno', identificador }, of(identificador)],
      [{ entidade: 'aluno', identificador, acao: 'Inclusão' }, [first!]],
      [{ entidade: 'aluno', identificador: identificador! + 1 }, of(identificador! + 1)],
      [{ entidade: 'aluno', identificador: identificador! + 2 }, of(identificador! + 2)],
      [{ entidade: 'aluno', identificador: 999_999_999 }, []],
      [{ entidade: 'curso' }, []],
      [{ acao: 'Alteração' }, changes],
      [{ entidade: 'aluno', acao: 'Alteração' }, whole.filter(({ acao }) => acao === 'Alteração')],
      [{ usuario: 'ninguém' }, []],
      [{ usuario: first!.usuario, entidade: 'aluno' }, whole],
      [{ entidade: 'aluno', dataInicio: '1999-01-01', dataFim: '1999-12-31' }, []],
    ]
    for (const [question, expected] of cases) {
      assert.deepEqual(await audit(world, client, question), expected, JSON.stringify(question))
      assert.deepEqual(
        await audit(world, client, { ...question, quantidade: 3, pagina: 2 }),
        expected.slice(3, 6),
        JSON.stringify(question),
      )
    }
    for (const wrong of [{ entidade: 'nada' }, { acao: 'Exclusão' }, { identificador: 'x' }]) {
      const question = { token: client.token, dataInicio: day(), ...wrong }
      assert.equal((await world.query('RetornaDadosAuditorias', question)).status, 400)
    }
  })

  it('is limited to the calling client, and needs the scope', async () => {
    const theirs = await audit(world, other, { entidade: 'aluno' })
    assert.equal(theirs.length, 1)
    const mine = new Set(whole.map(({ identificador }) => identificador))
    assert.equal(mine.has(theirs[0]!.identificador), false)
    const { entidadeIdentificador: identificador } = whole[0]!
    assert.deepEqual(await audit(world, other, { entidade: 'aluno', identificador }), [])
    const { token } = await world.institution(['recebe', 'consulta', 'sensivel', 'financeiro'])
    assert.equal((await world.query('RetornaDadosAuditorias', { token, dataInicio: day() })).status, 403)
  })
})
