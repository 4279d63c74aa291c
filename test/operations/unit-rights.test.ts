import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights, unlimitedRights } from '../../catalogue/doors.ts'
import { findPeople } from '../../server/domain/login/person.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { addContract, insert } from '../support/contracts.ts'
import { addAluno, addUsuario } from '../support/people.ts'
import { type Institution, World } from '../support/world.ts'

const all = Object.keys(rights) as Right[]

describe('a profile limited to units', () => {
  let world: World
  let client: Institution
  let other: Institution
  /** Units by name: campus > faculdade > departamento, and reitoria beside them. */
  const units: Record<string, number> = {}
  let limited: number
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    other = await world.institution()
    for (const [codigo, above] of [
      ['campus', undefined],
      ['faculdade', 'campus'],
      ['departamento', 'faculdade'],
      ['reitoria', undefined],
    ] as const) {
      const superior_id = above ? units[above] : null
      units[codigo] = await insert(world, client, 'unidade', { codigo, nome: codigo, superior_id })
    }
    limited = await insert(world, client, 'perfil', {
      codigo: 'LOCAL',
      nome: 'Local',
      permissoes: [...all, 'que.nao.existe'],
      por_unidade: true,
    })
  })
  after(() => world.close())

  const loaded = async (kind: 'usuario' | 'aluno', login: string) => {
    const found = await world.context.db.inClient(client.id, (tx) => findPeople(tx, [kind], login), tester)
    return found[0]!
  }
  const unitsOf = async (login: string, unit: string | undefined) => {
    const unidade_id = unit === undefined ? null : units[unit]!
    await addUsuario(world, client, login, { perfil_id: limited, unidade_id })
    return (await loaded('usuario', login)).unidades
  }

  it('reaches the unit of its user and everything below', async () => {
    assert.deepEqual(await unitsOf('do.campus', 'campus'), [
      units.campus,
      units.faculdade,
      units.departamento,
    ])
    assert.deepEqual(await unitsOf('da.faculdade', 'faculdade'), [units.faculdade, units.departamento])
    assert.deepEqual(await unitsOf('da.reitoria', 'reitoria'), [units.reitoria])
  })

  it('reaches nothing where its user has no unit', async () => {
    assert.deepEqual(await unitsOf('sem.unidade', undefined), [])
  })

  it('reaches nothing of another client below its unit', async () => {
    await insert(world, other, 'unidade', { codigo: 'campus', nome: 'Outro campus' })
    assert.deepEqual(await unitsOf('da.casa', 'reitoria'), [units.reitoria])
  })

  it('terminates in a cycle of units, which the interface cannot create', async () => {
    const set = (superior: number | null) =>
      world.rows(client.id, `update unidade set superior_id = ${superior} where id = ${units.campus}`)
    await set(units.departamento!)
    try {
      assert.equal((await unitsOf('do.circulo', 'faculdade'))!.length, 3)
    } finally {
      await set(null)
    }
  })

  it('is not limited by default, and does not limit users without a profile', async () => {
    await addUsuario(world, client, 'geral', { unidade_id: units.campus! })
    await addAluno(world, client, 'aluna')
    assert.equal((await loaded('usuario', 'geral')).unidades, null)
    assert.equal((await loaded('aluno', 'aluna')).unidades, null)
  })

  it('gives no right over what belongs to no unit, nor an unknown right', async () => {
    await addUsuario(world, client, 'local', { senha: 's', how: 'weak', perfil_id: limited })
    const browser = new Browser(world.base)
    const { body } = await browser.signIn(client.codigo, 'local', 's')
    assert.deepEqual(
      body.pessoa.permissoes,
      all.filter((right) => !unlimitedRights.includes(right)),
    )
    const headers = { 'x-csrf-token': browser.csrf }
    const answer = await browser.go('POST', '/gestao/ConsultaLote', { LOTE: 1 }, headers)
    assert.equal(codeOf(answer), '403 PERMISSAO_AUSENTE')
  })

  it('reads students, courses and contracts of its own units page by page, and no others', async () => {
    const peopleOf = async (codigo: string) => {
      const unidade_id = units[codigo]!
      const curso_id = await insert(world, client, 'curso', {
        identificacao: `Q-${codigo}`,
        nome: codigo,
        unidade_id,
      })
      for (const number of [1, 2]) {
        const aluno_id = await addAluno(world, client, `pergunta.${codigo}.${number}`)
        await insert(world, client, 'aluno_curso', {
          aluno_id,
          curso_id,
          matricula: `Q${codigo}${number}`,
          situacao: 'Matriculado',
        })
        await addContract(world, client, number === 1 ? { aluno_id, unidade_id } : { aluno_id, curso_id })
      }
    }
    await peopleOf('faculdade')
    await peopleOf('reitoria')
    const asking = async (login: string, unit: string) => {
      const given = { senha: 's', how: 'weak', perfil_id: limited, unidade_id: units[unit]! } as const
      await addUsuario(world, client, login, given)
      const browser = new Browser(world.base)
      await browser.signIn(client.codigo, login, 's')
      return async (operation: string, paging: object) => {
        const body = { dataInicio: '2000-01-01', ...paging }
        const answer = await browser.go('POST', `/gestao/${operation}`, body, {
          'x-csrf-token': browser.csrf,
        })
        assert.equal(codeOf(answer), '200 OK', answer.text)
        return answer.text
      }
    }
    const [dean, rector] = [await asking('decana', 'campus'), await asking('reitora', 'reitoria')]
    const elements = (text: string) => Number(/"totalElementos":"?(\d+)/.exec(text)![1])
    const first = (text: string) => /"identificador":"?(\d+)/.exec(text)![1]!
    for (const [operation, count] of [
      ['RetornaDadosIntegracaoAlunos', 2],
      ['RetornaDadosIntegracaoAlunoCurso', 2],
      ['RetornaDadosIntegracaoCursos', 1],
      ['RetornaDadosContratosMonitoria', 2],
    ] as const) {
      const pages = [{}, ...[1, 2].slice(0, count).map((pagina) => ({ quantidade: 1, pagina }))]
      const seen = new Set<string>()
      for (const paging of pages) {
        const [hers, other] = [await dean(operation, paging), await rector(operation, paging)]
        assert.deepEqual([elements(hers), elements(other)], [count, count], operation)
        assert.doesNotMatch(hers, /reitoria/, operation)
        assert.doesNotMatch(other, /faculdade/, operation)
        if ('pagina' in paging) for (const page of [hers, other]) seen.add(first(page))
      }
      assert.equal(seen.size, 2 * count, operation)
    }
    // Cursors of one user are not shared with another.
    const walks = await world.rows<{ keys: number }>(
      client.id,
      'select count(distinct chave)::integer as keys from caminhada',
    )
    // A single page needs no cursor.
    assert.equal(walks[0]!.keys, 3 * 2)
  })
})
