import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { insert, type Row } from '../support/contracts.ts'
import { addUsuario } from '../support/people.ts'
import { addPeriod, addPerson, addWorkplace } from '../support/workforce.ts'
import { type Institution, World } from '../support/world.ts'

describe('employee commands of staff', () => {
  let world: World
  let client: Institution
  let key: string
  let clock: { at: (moment: string) => void }
  let place: { unidade_id: number; cargo_id: number }
  let made = 0
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['colaboradores.ver', 'colaboradores.alterar'],
    })
    clock = stopClock(world, '2026-11-10T15:00:00Z')
    place = await addWorkplace(world, client)
  })
  after(() => world.close())

  const ask = (
    operation: string,
    body: Row,
    browser = new Browser(world.base),
    headers: Record<string, string> = { authorization: key },
  ) => browser.go('POST', `/gestao/${operation}`, body, headers)
  const hired = (values: Row = {}) => ({
    cpf: cpfAt(8_750_000 + ++made),
    nome: 'Davi Porto',
    inicio: '2026-11-02',
    unidade: place.unidade_id,
    cargo: place.cargo_id,
    ...values,
  })
  const include = async (values: Row = {}): Promise<number> => {
    const answer = await ask('IncluiColaborador', hired(values))
    assert.equal(answer.status, 200, answer.text)
    return answer.body.resultados[0].id
  }
  const shown = async (id: number): Promise<Row & { periodos: Row[]; transferencias: Row[] }> =>
    (await ask('ConsultaColaborador', { id })).body.registro

  it('hire a person, who is then in the list and on a page with its moves', async () => {
    const id = await include({ nome: 'Zilda Matos', email: 'zilda@exemplo.edu.br' })
    const list = await ask('ListaColaboradores', { busca: 'zilda', quantidade: 5 })
    assert.deepEqual(
      list.body.elementos.map((one: Row) => [one.id, one.nome, one.situacao, one.inicio]),
      [[id, 'Zilda Matos', 'Ativo', '2026-11-02']],
      list.text,
    )
    const page = await ask('ConsultaColaborador', { id })
    assert.equal(page.body.registro.situacao, 'Ativo')
    assert.deepEqual(
      page.body.historico.map(({ movimento, para }: Row) => [movimento, para]),
      [['incluir', 'Ativo']],
    )
    const offered = page.body.acoes
      .filter(({ permitido }: Row) => permitido)
      .map(({ comando }: Row) => comando)
    assert.deepEqual(offered.sort(), ['AlteraColaborador', 'RegistraSaida', 'TransfereColaborador'])
    assert.equal(
      codeOf(await ask('IncluiColaborador', hired({ cpf: page.body.registro.cpf }))),
      '409 REGISTRO_EXISTENTE',
    )
  })

  it('transfer employees from today on, which is no hire', async () => {
    const ids = [await include(), await include()]
    const other = await addWorkplace(world, client)
    const registros = ids.map((id) => ({ id }))
    const answer = await ask('TransfereColaborador', {
      registros,
      unidade: other.unidade_id,
      motivo: 'Reforma.',
    })
    assert.deepEqual(
      answer.body.resultados.map(({ aceito, versao }: Row) => [aceito, versao]),
      [
        [true, 2],
        [true, 2],
      ],
    )
    for (const id of ids) {
      const { periodos, transferencias } = await shown(id)
      assert.equal(periodos.length, 1)
      assert.deepEqual(
        transferencias.map(({ desde }) => desde),
        ['2026-11-10'],
      )
    }
    const [hires] = await world.rows<Row>(
      client.id,
      `select count(*)::integer as n from colaborador_contrato where colaborador_id in (${ids})
         and unidade_id = ${place.unidade_id}`,
    )
    assert.equal(hires!.n, 2)
  })

  it('cancel an admission before it begins: the vacancy has the place again, and no report counts it', async () => {
    const vaga = { referencia: 'RH-1', titulo: 'Vaga', unidadeRef: 'X', cargoRef: 'X', quantidade: '1' }
    const opened = await world.workforce('novavaga', client.key, {
      vaga: { ...vaga, abertura: '2026-11-01' },
    })
    const vagaId = Number((opened.body.vaga as Row).identificador)
    const id = await include({ inicio: '2026-12-01', contratacao: '2026-11-10', vaga: vagaId })
    const places = async () => {
      const { body } = await world.workforce('listavagas', client.key, { pesquisa: 'RH-1' })
      const [{ contratados, situacao }] = body.vagas as [Row]
      return [contratados, situacao]
    }
    assert.deepEqual(await places(), ['1', 'Encerrada'])
    assert.equal(codeOf(await ask('CancelaAdmissao', { id })), '422 REGISTRO_INVALIDO')
    const answer = await ask('CancelaAdmissao', { id, motivo: 'Desistiu.' })
    assert.equal(answer.body.resultados[0].situacao, 'Desligado', answer.text)
    assert.deepEqual(await places(), ['0', 'Encerrada'])
    const { body } = await world.workforce('historicocontratacoes', client.key, {
      dataInicio: '2026-11-10',
      dataFim: '2026-11-10',
    })
    assert.deepEqual(body.contratacoes, [])
    const again = await ask('ReadmiteColaborador', { id, inicio: '2026-12-01' })
    assert.equal(codeOf(again), '422 REGISTRO_INVALIDO', 'nobody who never worked has a last place')
    const { unidade_id: unidade, cargo_id: cargo } = place
    assert.equal(
      codeOf(await ask('ReadmiteColaborador', { id, inicio: '2026-12-01', unidade, cargo })),
      '200 OK',
    )
  })

  it('register an exit, revoke it while it is in the future, and rehire after it', async () => {
    const id = await include()
    const before = { id, saida: '2026-11-01' }
    assert.equal(codeOf(await ask('RegistraSaida', before)), '422 REGISTRO_INVALIDO')
    assert.equal(
      (await ask('RegistraSaida', { id, saida: '2026-11-20' })).body.resultados[0].situacao,
      'Saída programada',
    )
    assert.equal((await ask('CancelaSaida', { id })).body.resultados[0].situacao, 'Ativo')
    assert.equal(
      (await ask('RegistraSaida', { id, saida: '2026-11-10' })).body.resultados[0].situacao,
      'Desligado',
    )
    assert.equal(codeOf(await ask('CancelaSaida', { id })), '409 MOVIMENTO_INVALIDO')
    assert.equal(
      codeOf(await ask('ReadmiteColaborador', { id, inicio: '2026-11-10' })),
      '422 REGISTRO_INVALIDO',
    )
    const again = await ask('ReadmiteColaborador', { id, inicio: '2026-11-11', versao: 4 })
    assert.deepEqual([codeOf(again), again.body.resultados?.[0].situacao], ['200 OK', 'Admissão futura'])
    assert.equal(codeOf(await ask('AlteraColaborador', { id, versao: 4, celular: '1' })), '409 CONFLITO')
    assert.equal((await shown(id)).periodos.length, 2)
  })

  it('see and change employees of their units only', async () => {
    const other = await addWorkplace(world, client)
    const [mine, theirs] = [
      await include(),
      await include({ unidade: other.unidade_id, cargo: other.cargo_id }),
    ]
    const permissoes = ['colaboradores.ver', 'colaboradores.alterar']
    const limited = { codigo: 'rh', nome: 'rh', permissoes, por_unidade: true }
    const perfil_id = await insert(world, client, 'perfil', limited)
    await addUsuario(world, client, 'rh', {
      senha: 's',
      how: 'weak',
      perfil_id,
      unidade_id: place.unidade_id,
    })
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'rh', 's')
    const headers = { 'x-csrf-token': browser.csrf }
    const list = await ask('ListaColaboradores', { quantidade: 200 }, browser, headers)
    const seen = list.body.elementos.map(({ id }: Row) => id)
    assert.deepEqual([seen.includes(mine), seen.includes(theirs)], [true, false])
    for (const [id, code] of [
      [mine, '200 OK'],
      [theirs, '404 REGISTRO_INEXISTENTE'],
    ] as const) {
      assert.equal(codeOf(await ask('ConsultaColaborador', { id }, browser, headers)), code)
      assert.equal(codeOf(await ask('RegistraSaida', { id, saida: '2026-12-01' }, browser, headers)), code)
    }
    const away = { id: mine, unidade: other.unidade_id }
    assert.equal(codeOf(await ask('TransfereColaborador', away, browser, headers)), '422 REGISTRO_INVALIDO')
    clock.at('2026-11-10T15:00:00Z')
  })

  it('never create overlapping periods of an employee: a constraint excludes them', async () => {
    const id = await addPerson(world, client)
    await addPeriod(world, client, id, { inicio: '2026-01-05', saida: '2026-03-31' })
    await assert.rejects(
      addPeriod(world, client, id, { inicio: '2026-03-31' }),
      /colaborador_contrato_separado/,
    )
    await addPeriod(world, client, id, { inicio: '2026-04-01' })
    await assert.rejects(
      addPeriod(world, client, id, { inicio: '2027-01-01' }),
      /colaborador_contrato_separado/,
    )
    await addPeriod(world, client, await addPerson(world, client), { inicio: '2026-01-05' })
  })
})
