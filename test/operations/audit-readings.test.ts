import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Right } from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import { management } from '../../catalogue/management/index.ts'
import type { ManagementOperation } from '../../catalogue/operation.ts'
import { visible } from '../../catalogue/output.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { everything } from '../../server/domain/machine/reach.ts'
import { pages } from '../../server/nouns/pages.ts'
import { sources } from '../../server/query/bindings.ts'
import { sealedFields, sealedIn } from '../../server/query/record-reading.ts'
import { audit, changes } from '../support/audit.ts'
import { addAccount, contaDados } from '../support/bank.ts'
import { Browser } from '../support/browser.ts'
import { addFullContract } from '../support/full-contract.ts'
import { cpfOf, day, type Fields, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('audit entries for reads of sealed data', () => {
  let world: World
  let client: Institution
  let sensitive: string
  before(async () => {
    world = await World.open()
    client = await world.institution()
    sensitive = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'integracao',
      name: 'saúde',
      scopes: ['consulta', 'sensivel'],
    })
    const record = student({
      ESIAL_CPF: cpfOf(123_456_789),
      ESIAL_CODIGO_DEFICIENCIA: 'VISUAL',
      ESIAL_CONTA: '1',
    })
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [record])
    await addFullContract(world, client)
  })
  after(() => world.close())

  const readings = () => audit(world, client, { acao: 'Consulta' })
  /** The entries that a query leaves. */
  const left = async (operation: string, question: Fields) => {
    const before = (await readings()).length
    const { status, text } = await world.query(operation, { token: client.token, ...question })
    assert.equal(status, 200, text)
    return (await readings()).slice(before)
  }

  it('every query that can show sealed data declares what it reads', () => {
    const sees = ['sensivel', 'banco'] as const
    const unsaid = operations.filter((operation) => {
      if (operation.family !== 'query') return false
      const formats = ['lista', ...Object.keys('formats' in operation ? operation.formats : {})]
      const request = {
        period: undefined,
        paging: undefined,
        filters: {},
        zone: 'UTC',
        language: 'pt' as const,
        sees,
        reach: everything,
      }
      const shows = formats.some((format) => sealedFields(operation, { ...request, format }).length > 0)
      return shows && !sources[operation.id].entity
    })
    assert.deepEqual(
      unsaid.map(({ id }) => id),
      [],
    )
  })

  it('name the caller, the shown fields and the filters, without values', async () => {
    const cpf = cpfOf(123_456_789)
    const question = { token: sensitive, cpf, dataInicio: '2026-01-01' }
    const [entry, ...more] = await left('RetornaDadosIntegracaoAlunos', question)
    assert.deepEqual(more, [])
    assert.deepEqual(
      [entry!.usuario, entry!.origem, entry!.operacao, entry!.entidade, entry!.entidadeIdentificador],
      ['saúde', 'Integração', 'RetornaDadosIntegracaoAlunos', 'aluno', null],
    )
    assert.deepEqual(changes(entry!), [
      ['banco', '', '***'],
      ['deficiencia', '', '***'],
      ['cpf', '', `***${cpf.slice(3, 9)}**`],
    ])
  })

  it('depend on what each caller may see', async () => {
    const period = { dataInicio: '2026-01-01', dataFim: '31/12/2026' }
    const asked = [
      ['dataInicio', '', '2026-01-01'],
      ['dataFim', '', '2026-12-31'],
    ]
    const cases: [operation: string, question: Fields, shown: string[][] | undefined][] = [
      ['RetornaDadosIntegracaoAlunos', period, [['banco', '', '***'], ...asked]],
      ['RetornaDadosPessoas', period, [['banco', '', '***'], ...asked]],
      ['RetornaDadosContratosMonitoria', period, [['banco', '', '***'], ...asked]],
      ['RetornaDadosContratosMonitoria', { ...period, formato: 'amostra' }, [['banco', '', '***'], ...asked]],
      [
        'RetornaDadosPessoas',
        { documento: '11444777000161', quantidade: 5 },
        [
          ['banco', '', '***'],
          ['documento', '', '11444777000161'],
          ['quantidade', '', '5'],
          ['pagina', '', '1'],
        ],
      ],
      ['RetornaDadosCurriculo', period, undefined],
      [
        'RetornaDadosCurriculo',
        { token: sensitive, email: 'ana@exemplo.br' },
        [
          ['pcd', '', '***'],
          ['deficiencia', '', '***'],
          ['email', '', '***@exemplo.br'],
        ],
      ],
      ['RetornaDadosIntegracaoCursos', period, undefined],
      ['RetornaDadosVaga', { ...period, token: sensitive }, undefined],
    ]
    for (const [operation, question, shown] of cases) {
      assert.deepEqual((await left(operation, question)).map(changes), shown ? [shown] : [], operation)
    }
    const [entry] = await left('RetornaDadosCurriculo', { token: sensitive, identificador: 7 })
    assert.equal(entry!.entidadeIdentificador, 7)
  })

  it('every page that can show sealed data declares what it reads', () => {
    const all: readonly ManagementOperation[] = management
    const showing = all.filter(
      (one) => one.kind === 'record' && sealedIn(visible(one.element, ['sensivel', 'banco'])).length > 0,
    )
    assert.ok(showing.length > 5)
    for (const { id } of showing) assert.ok(pages[id as keyof typeof pages].source.entity, id)
  })

  it('a page shows accounts to users with the right, and every view is recorded', async () => {
    const id = await addAccount(world, client)
    const look = async (scopes: Right[]) => {
      const { owner } = world.context
      const key = await createCredential(owner, {
        clienteId: client.id,
        kind: 'gestao',
        name: 'painel',
        scopes,
      })
      const browser = new Browser(world.base)
      return browser.go('POST', '/gestao/ConsultaContaBancaria', { id }, { authorization: key })
    }
    const before = (await readings()).length
    assert.equal((await look(['financeiro.remeter'])).status, 403)
    assert.equal((await readings()).length, before)
    assert.equal((await look(['financeiro.ver'])).body.registro.dados.conta, contaDados.conta)
    const [entry, ...others] = (await readings()).slice(before)
    assert.deepEqual([entry!.entidade, entry!.entidadeIdentificador, others], ['contaBancaria', id, []])
  })

  it('concurrent views beyond the number of connections are all answered and recorded', {
    timeout: 60_000,
  }, async () => {
    const id = await addAccount(world, client)
    const { owner, db } = world.context
    const grant = {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['financeiro.ver'],
    } as const
    const authorization = await createCredential(owner, grant)
    const before = (await readings()).length
    const looks = Array.from({ length: 3 * db.pool.options.max }, () =>
      new Browser(world.base).go('POST', '/gestao/ConsultaContaBancaria', { id }, { authorization }),
    )
    const answers = await Promise.all(looks)
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal((await readings()).length, before + looks.length)
  })

  it('do not exist for a refused query', async () => {
    const before = await readings()
    for (const question of [{}, { cpf: '1' }, { dataInicio: day(), quantidade: -1 }]) {
      const answer = await world.query('RetornaDadosIntegracaoAlunos', { token: client.token, ...question })
      assert.equal(answer.status, 400)
    }
    assert.deepEqual(await readings(), before)
  })

  it('a query fails when its read cannot be recorded', async () => {
    const { owner } = world.context
    await sql`revoke insert on auditoria from vinculo_app`.execute(owner.kysely)
    try {
      const question = { token: client.token, dataInicio: '2026-01-01' }
      const answer = await world.query('RetornaDadosIntegracaoAlunos', question)
      assert.equal(answer.status, 500)
      assert.deepEqual((answer.body.integracaoAlunos as Fields).elementos, [])
      assert.equal((await world.query('RetornaDadosIntegracaoCursos', question)).status, 200)
    } finally {
      await sql`grant insert on auditoria to vinculo_app`.execute(owner.kysely)
    }
  })
})
