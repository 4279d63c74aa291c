import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Right } from '../../catalogue/doors.ts'
import { mostPairs } from '../../catalogue/management/causa/parts.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { addFullContract } from '../support/full-contract.ts'
import { addUsuario } from '../support/people.ts'
import { until } from '../support/process.ts'
import { type Fields, type Row, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const students = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
const all = [
  'integracao.ver',
  'integracao.alterar',
  'cadastros.ver',
  'cadastros.alterar',
  'contratos.ver',
] as const

describe('pairs of records that want the same value', () => {
  let world: World
  let client: Institution
  let key: string
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  const keyOf = (scopes: readonly Right[], of = client, name = 'painel') =>
    createCredential(world.context.owner, { clienteId: of.id, kind: 'gestao', name, scopes })
  const fresh = async () => {
    client = await world.institution()
    key = await keyOf(all)
  }
  const ask = (operation: string, body: Fields, authorization = key) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
  const send = (...records: Fields[]) => world.process(client, ...students, records)
  const cause = async (authorization = key): Promise<Row> =>
    (await ask('ListaCausas', { codigo: 'EMAIL_DUPLICADO' }, authorization)).body.elementos[0]
  const affected = async (body: Fields = {}): Promise<Row[]> =>
    (await ask('ListaAfetados', { causa: (await cause()).id, ...body })).body.elementos
  const counts = async () => {
    const { situacao, registros, decididos, sanados } = await cause()
    return [situacao, registros, decididos, sanados]
  }
  const ended = async (lotes: Row[]) => {
    const letters: string[] = []
    for (const { lote } of lotes) letters.push((await world.outcome(client, Number(lote))).resultados)
    return letters.join('')
  }
  /** Holders, and as many newcomers with their e-mails. */
  const twins = (count: number) => {
    const olds = Array.from({ length: count }, (_, at) =>
      student({ ESIAL_VALIDADE: '', ESIAL_EMAIL: `par${at}@exemplo.br` }),
    )
    const news = olds.map(({ ESIAL_EMAIL }) => student({ ESIAL_EMAIL }))
    return { olds, news }
  }
  const decide = async (body: Fields, authorization = key) =>
    ask('DecidePares', { causa: (await cause()).id, ...body }, authorization)

  it('are compared field by field, with what the caller may see', async () => {
    await fresh()
    const old = student({
      ESIAL_EMAIL: 'rui@exemplo.br',
      ESIAL_ALUNO: 'Rui Sá',
      ESIAL_CIDADE: 'Natal',
      ESIAL_CONTA: '22-2',
      ESIAL_BANCO: '001',
      ESIAL_AGENCIA: '1',
    })
    await send(old)
    await send(
      student({
        ESIAL_ALUNO: 'Rui de Sá',
        ESIAL_CIDADE: 'Natal',
        ESIAL_EMAIL: old.ESIAL_EMAIL,
        ESIAL_CONTA: '33-3',
        ESIAL_BANCO: '001',
        ESIAL_AGENCIA: '1',
        ESIAL_SENHA: 'segredo',
      }),
    )
    const [pair] = await affected()
    const wish = { causa: (await cause()).id, par: pair!.id }
    const { body } = await ask('ComparaPar', wish)
    const field = (name: string) => body.campos.find(({ campo }: Row) => campo === name)
    assert.deepEqual([body.antigo.nome, body.novo.nome, body.novo.id], ['Rui Sá', 'Rui de Sá', null])
    assert.deepEqual([field('ESIAL_ALUNO').difere, field('ESIAL_CIDADE').difere], [true, false])
    assert.deepEqual(
      [field('ESIAL_CONTA').antigo, field('ESIAL_CONTA').novo, field('ESIAL_CONTA').difere],
      ['***', '***', false],
    )
    assert.equal(field('ESIAL_SENHA'), undefined)
    const banker = await keyOf([...all, 'financeiro.ver'])
    const seen = (await ask('ComparaPar', wish, banker)).body.campos
    assert.equal(seen.find(({ campo }: Row) => campo === 'ESIAL_CONTA').novo, '33-3')
    const trail = await world.rows<Row>(
      client.id,
      `select campos from auditoria where operacao = 'ComparaPar'`,
    )
    assert.equal(trail.filter(({ campos }) => JSON.stringify(campos).includes('ESIAL_CONTA')).length, 1)
    assert.equal(
      codeOf(await ask('ComparaPar', wish, await keyOf(['cadastros.ver']))),
      '403 PERMISSAO_AUSENTE',
    )
    assert.equal(codeOf(await ask('ComparaPar', { ...wish, par: 999_999 })), '404 REGISTRO_INEXISTENTE')
  })

  it('end the old record, send the new one, and stay decided the next night', async () => {
    await fresh()
    const { olds, news } = twins(2)
    await send(...olds)
    await send(...news)
    assert.deepEqual(await counts(), ['Aberta', 2, 0, 0])
    const tried = (await decide({ decisao: 'inativar', SIMULAR: 'S' })).body
    assert.deepEqual([tried.decididos, tried.recusados, tried.restantes, tried.lotes], [2, 0, 0, []])
    assert.deepEqual(
      tried.pares.map(({ resultado }: Row) => resultado),
      ['I', 'I'],
    )
    assert.deepEqual(await counts(), ['Aberta', 2, 0, 0])
    assert.deepEqual(await world.rows(client.id, 'select from causa_decisao'), [])
    const done = (await decide({ decisao: 'inativar' })).body
    assert.deepEqual([done.decididos, done.recusados], [2, 0])
    assert.equal(await ended(done.lotes), 'II')
    assert.deepEqual(await counts(), ['Sanada', 0, 0, 2])
    const [row] = await world.rows<Row>(
      client.id,
      `select count(*)::int as n from aluno where validade <= hoje_do_cliente()`,
    )
    assert.equal(row!.n, 2)
    const night = await send(...olds, ...news)
    assert.equal(night.resultados, 'NNNN')
    assert.equal((await cause()).registros, 0)
  })

  it('given back to the source no longer count when they come again, until the decision is revoked', async () => {
    await fresh()
    const { olds, news } = twins(2)
    await send(...olds)
    await send(...news)
    const [first] = await affected()
    const done = (await decide({ decisao: 'devolver', pares: [{ id: first!.id }] })).body
    assert.deepEqual([done.decididos, done.restantes, done.lotes], [1, 0, []])
    assert.deepEqual(await counts(), ['Aberta', 1, 1, 0])
    assert.equal((await decide({ decisao: 'devolver' })).body.decididos, 1)
    for (const _ of ['one night', 'another']) {
      assert.equal((await send(...news)).resultados, 'RR')
      assert.deepEqual(await counts(), ['Resolvida', 0, 2, 0])
    }
    const [again] = await affected({ situacao: 'Decidido' })
    const { id, decisao, por, em } = again!.decisao as Row
    assert.deepEqual([decisao, por, typeof em], ['devolver', 'painel', 'string'])
    const { lote } = await send(student({ ESIAL_EMAIL: olds[0]!.ESIAL_EMAIL }))
    assert.ok(lote)
    assert.deepEqual(await counts(), ['Aberta', 1, 2, 0], 'another record is another pair')
    assert.equal((await ask('RevogaDecisao', { decisao: id })).body.reabertos, 1)
    assert.deepEqual(await counts(), ['Aberta', 2, 1, 0])
    assert.equal(codeOf(await ask('RevogaDecisao', { decisao: id })), '404 REGISTRO_INEXISTENTE')
    await send(...news)
    assert.deepEqual(await counts(), ['Aberta', 2, 1, 0])
    const trail = await world.rows<Row>(
      client.id,
      `select acao from auditoria where entidade = 'causaDecisao' order by id`,
    )
    assert.deepEqual(
      trail.map(({ acao }) => acao),
      ['Inclusão', 'Inclusão', 'Alteração'],
    )
    await send(...news.map((one, at) => ({ ...one, ESIAL_EMAIL: `outro${at}@exemplo.br` })))
    assert.deepEqual(await counts(), ['Aberta', 1, 0, 2])
  })

  it('are decided by one of two concurrent callers', async () => {
    await fresh()
    const { olds, news } = twins(1)
    await send(...olds)
    await send(...news)
    const pares = (await affected()).map(({ id }) => ({ id }))
    const other = await keyOf(all, client, 'outra')
    const both = await Promise.all([
      decide({ decisao: 'devolver', pares }),
      decide({ decisao: 'devolver', pares }, other),
    ])
    const told = both.flatMap(({ body }) => body.pares.map(({ codigo }: Row) => codigo)).sort()
    assert.deepEqual(told, ['', 'MOVIMENTO_INVALIDO'])
    const refused = both.flatMap(({ body }) => body.pares).find(({ aceito }: Row) => !aceito)
    assert.match(refused.mensagem, /Decidido por (painel|outra) em/)
    assert.deepEqual(await counts(), ['Resolvida', 0, 1, 0])
  })

  it('whose old record has contracts not ended are left out, unless that was confirmed', async () => {
    await fresh()
    const { aluno: aluno_id } = await addFullContract(world, client)
    await send(student({ ESIAL_EMAIL: 'joana@exemplo.edu.br' }))
    const [pair] = await affected()
    const [left] = (await decide({ decisao: 'inativar' })).body.pares
    assert.deepEqual([left.aceito, left.codigo, left.contratos], [false, 'REGRA_IMPEDE', 1])
    assert.deepEqual(await counts(), ['Aberta', 1, 0, 0])
    const wish = { decisao: 'inativar', comContratos: 'S' }
    const stale = (await decide({ ...wish, pares: [{ id: pair!.id, versao: 99 }] })).body
    assert.equal(stale.pares[0].codigo, 'CONFLITO')
    const listed = await ask('ListaContratos', { aluno: aluno_id })
    assert.equal(listed.body.elementos.length, 1)
    assert.deepEqual((await ask('ListaContratos', { aluno: Number(aluno_id) + 1_000 })).body.elementos, [])
    const done = (await decide(wish)).body
    assert.equal(done.decididos, 1)
    assert.equal(await ended(done.lotes), 'I')
    const [kept] = (await ask('ListaContratos', { aluno: aluno_id })).body.elementos
    assert.equal(kept.situacao, listed.body.elementos[0].situacao, 'the contract stays as it is')
  })

  it('are decided in bounded steps, and each answer tells where to go on', async () => {
    await fresh()
    const { olds, news } = twins(mostPairs + 3)
    await send(...olds)
    await send(...news)
    const first = (await decide({ decisao: 'inativar' })).body
    assert.deepEqual([first.decididos, first.restantes], [mostPairs, 3])
    const second = (await decide({ decisao: 'inativar', depois: first.ultimo })).body
    assert.deepEqual([second.decididos, second.restantes], [3, 0])
    assert.equal(await ended([...first.lotes, ...second.lotes]), 'I'.repeat(mostPairs + 3))
    const many = Array.from({ length: mostPairs + 1 }, (_, at) => ({ id: at + 1 }))
    assert.equal((await decide({ decisao: 'devolver', pares: many })).status, 422)
  })

  it('exist only for unique values, and only of registers that a decision can end', async () => {
    await fresh()
    await send(student({ ESIAL_CEP: '1' }))
    const [other] = (await ask('ListaCausas', {})).body.elementos
    const wrong = await ask('DecidePares', { causa: other.id, decisao: 'devolver' })
    assert.equal(codeOf(wrong), '422 REGISTRO_INVALIDO')
    assert.match(wrong.text, /não há pares/)
    assert.equal(
      codeOf(await ask('DecidePares', { causa: other.id, decisao: 'sei lá' })),
      '422 REGISTRO_INVALIDO',
    )
  })

  it('belong to their client, and to staff with the right for the decision', async () => {
    await fresh()
    const { olds, news } = twins(1)
    await send(...olds)
    await send(...news)
    const { id } = await cause()
    await decide({ decisao: 'devolver' })
    const [{ decisao } = {} as Row] = await affected()
    const stranger = await keyOf(all, await world.institution())
    for (const [operation, body] of [
      ['DecidePares', { causa: id, decisao: 'devolver' }],
      ['ComparaPar', { causa: id, par: 1 }],
      ['RevogaDecisao', { decisao: (decisao as Row).id }],
    ] as const) {
      assert.equal(codeOf(await ask(operation, body, stranger)), '404 REGISTRO_INEXISTENTE', operation)
    }
    const editor = await keyOf(['integracao.ver', 'cadastros.alterar'])
    assert.equal(codeOf(await decide({ decisao: 'devolver' }, editor)), '403 PERMISSAO_AUSENTE')
    assert.equal(codeOf(await decide({ decisao: 'inativar' }, editor)), '200 OK')
    const keeper = await keyOf(['integracao.ver', 'integracao.alterar'])
    assert.equal(codeOf(await decide({ decisao: 'inativar' }, keeper)), '403 PERMISSAO_AUSENTE')
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'N', nome: 'Norte' })
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'NORTE',
      nome: 'Norte',
      permissoes: [...all],
      por_unidade: true,
    })
    await addUsuario(world, client, 'norte', { senha: 's', how: 'weak', perfil_id, unidade_id })
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'norte', 's')
    for (const [operation, body] of [
      ['DecidePares', { causa: id, decisao: 'devolver' }],
      ['ComparaPar', { causa: id, par: 1 }],
      ['RevogaDecisao', { decisao: (decisao as Row).id }],
    ] as const) {
      const refused = await browser.go('POST', `/gestao/${operation}`, body, { 'x-csrf-token': browser.csrf })
      assert.equal(codeOf(refused), '403 PERMISSAO_AUSENTE', operation)
    }
  })
})

describe('records that waited for a reference', () => {
  it('are told as applied, with the batch they came in', async () => {
    const world = await World.share()
    try {
      const client = await world.institution(['recebe'], 24)
      const authorization = await createCredential(world.context.owner, {
        clienteId: client.id,
        kind: 'gestao',
        name: 'painel',
        scopes: [...all],
      })
      const ask = (operation: string, body: Fields) =>
        new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
      const aluno = student()
      await world.process(client, ...students, [aluno])
      const { lote } = await world.process(client, 'RecebeAlunosCursos', 'SDT_INT_ALUNOS_CURSOS', [
        {
          ESIAC_ALUNO: aluno.ESIAL_IDENTIFICACAO,
          ESIAC_CURSO: '0412',
          ESIAC_MATRICULA: '1',
          ESIAC_SITUACAO: 'C',
        },
      ])
      const registro = { ESICU_IDENTIFICACAO: '0412', ESICU_CURSO: 'Alimentos', ESICU_NIVEL: 'GR' }
      assert.equal(codeOf(await ask('IncluiCurso', { registro })), '200 OK')
      await until('what waited', async () => (await world.outcome(client, lote)).resultados === 'I', 20)
      const [cause] = (await ask('ListaCausas', { codigo: 'AGUARDANDO_REFERENCIA' })).body.elementos
      assert.deepEqual(
        [cause.situacao, cause.registros, cause.sanados, cause.sanadosLote],
        ['Sanada', 0, 1, lote],
      )
      assert.ok(cause.sanadosEm)
    } finally {
      await world.close()
    }
  })
})
