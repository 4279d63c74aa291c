import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import { cpfAt } from '../../demo/documents.ts'
import { insert, type Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const { contrato: contract, ...person } = novocolaborador.example.colaborador

describe('an employee', () => {
  let world: World
  let client: Institution
  let made = 0
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    await insert(world, client, 'horario', { referencia: 'COM', descricao: 'Comercial' })
  })
  after(() => world.close())

  const newCpf = () => cpfAt(8_000_000 + ++made)
  /** Sends the example with these values; undefined omits a field. */
  const post = (values: Row, terms: Row = {}) =>
    world.workforce('novocolaborador', client.key, {
      colaborador: { ...person, email: '', ...values, contrato: { ...contract, ...terms } },
    })
  const save = async (values: Row, terms: Row = {}) => {
    const { status, body, text } = await post(values, terms)
    assert.equal(status, 200, text)
    assert.deepEqual(body, {})
  }
  const employees = (cpf: string) =>
    world.rows<Row>(
      client.id,
      `select nome, nascimento, email, celular, telefone from colaborador where cpf = '${cpf}'`,
    )
  /** The periods of an employee with their workplaces, oldest first. */
  const periods = (cpf: string) =>
    world.rows<Row>(
      client.id,
      `select c.inicio, c.contratacao, c.saida, u.codigo || '=' || u.nome as unidade,
         a.referencia || '=' || a.nome as area, g.referencia || '=' || g.nome as cargo, h.referencia as "horarioRef",
         l.horario, (select identificacao from vaga v where v.id = c.vaga_id) as "vagaRef"
         from colaborador e join colaborador_contrato c on c.colaborador_id = e.id
         join lotacao_atual l on l.contrato_id = c.id
         join unidade u on u.id = l.unidade_id join cargo g on g.id = l.cargo_id
         left join area a on a.id = l.area_id left join horario h on h.id = l.horario_id
        where e.cpf = '${cpf}' order by c.inicio, c.id`,
    )
  const usual = {
    inicio: '2026-02-02',
    contratacao: '2026-01-20',
    saida: null,
    unidade: 'CENTRO=Campus Centro',
    area: 'SEC=Secretaria',
    cargo: 'ASSIST=Assistente',
    horarioRef: null,
    horario: null,
    vagaRef: null,
  }

  it('is added with its period, unit, area and position, and an empty answer', async () => {
    const answer = await world.workforce('novocolaborador', client.key, novocolaborador.example)
    assert.deepEqual([answer.status, answer.body], [200, {}])
    assert.deepEqual(await employees(person.cpf), [
      {
        nome: 'Renata Duarte Campos',
        nascimento: '1991-03-22',
        email: 'renata.campos@exemplo.com.br',
        celular: '11912345678',
        telefone: null,
      },
    ])
    assert.deepEqual(await periods(person.cpf), [usual])
  })

  it('is identified by CPF in any format', async () => {
    const cpf = cpfAt(8_900_000)
    await save({ cpf, nome: 'Primeiro' })
    await save({ cpf: cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'), nome: 'Segundo' })
    await save({ cpf: Number(cpf), nome: 'Terceiro' })
    assert.deepEqual(
      (await employees(cpf)).map(({ nome }) => nome),
      ['Terceiro'],
    )
    assert.equal((await periods(cpf)).length, 1)
  })

  it('accepts dates in both formats and numbers as text, and ignores unknown fields', async () => {
    const cpf = newCpf()
    await save(
      {
        cpf,
        nascimento: '22/03/1991',
        celular: 11912345678,
        telefone: 1133334444,
        nome: 7,
        desconhecido: { x: 1 },
      },
      { inicio: '05/02/2026', contratacao: '2026-01-31T23:30:00Z', areaRef: 12, area: undefined, outro: [] },
    )
    assert.deepEqual(await employees(cpf), [
      { nome: '7', nascimento: '1991-03-22', email: null, celular: '11912345678', telefone: '1133334444' },
    ])
    const [period] = await periods(cpf)
    assert.deepEqual(
      [period!.inicio, period!.contratacao, period!.area],
      ['2026-02-05', '2026-01-31', '12=12'],
    )
  })

  it('is hired on the first day by default', async () => {
    for (const contratacao of [undefined, null, '', '0000-00-00']) {
      const cpf = newCpf()
      await save({ cpf }, { contratacao })
      assert.equal((await periods(cpf))[0]!.contratacao, '2026-02-02', String(contratacao))
    }
  })

  it('keeps absent fields on update, and clears empty ones', async () => {
    const cpf = newCpf()
    const optional = { nascimento: '1990-01-01', email: 'a@b.co', celular: '1', telefone: '2' }
    const terms = { horario: 'Manhã', horarioRef: 'COM', vagaRef: 'V1' }
    const documento = '11444777000161'
    const host = await insert(world, client, 'pessoa', { tipo: 'J', documento, nome: 'Horizonte' })
    await insert(world, client, 'vaga', {
      identificacao: 'V1',
      titulo: 'Vaga',
      tipo: 'E',
      concedente_id: host,
      quantidade: 1,
      descricao: 'Vaga',
      inicio_inscricao: '2026-01-01',
      fim_inscricao: '2026-12-31',
    })
    await save({ cpf, ...optional }, terms)
    const whole = { ...usual, ...terms }
    assert.deepEqual(await periods(cpf), [whole])
    const none = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, undefined]))
    await save(
      { cpf, nome: 'Outro Nome', ...none(optional) },
      { ...none(terms), contratacao: undefined, area: undefined, areaRef: undefined },
    )
    assert.deepEqual(await employees(cpf), [{ nome: 'Outro Nome', ...optional }])
    assert.deepEqual(await periods(cpf), [whole])
    const empty = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, '']))
    await save({ cpf, ...empty(optional) }, { ...empty(terms), contratacao: '', area: '', areaRef: null })
    assert.deepEqual(await employees(cpf), [
      { nome: person.nome, nascimento: null, email: null, celular: null, telefone: null },
    ])
    assert.deepEqual(await periods(cpf), [{ ...usual, contratacao: '2026-02-02', area: null }])
  })

  it('is not hired after a start that was moved back', async () => {
    const cpf = newCpf()
    await save({ cpf })
    await save({ cpf }, { inicio: '2026-01-05', contratacao: undefined })
    const [period] = await periods(cpf)
    assert.deepEqual([period!.inicio, period!.contratacao], ['2026-01-05', '2026-01-05'])
  })

  it('begins a new period only when it starts after the last exit', async () => {
    const cpf = newCpf()
    await save({ cpf })
    const leave = (saida: string) =>
      world.rows(
        client.id,
        `update colaborador_contrato set saida = '${saida}' where saida is null and colaborador_id =
           (select id from colaborador where cpf = '${cpf}')`,
      )
    await leave('2026-06-30')
    const over = { ...usual, saida: '2026-06-30' }
    const within = await post({ cpf }, { inicio: '2026-06-30', cargo: 'Analista', cargoRef: 'ANA' })
    assert.equal(within.status, 422)
    assert.deepEqual(await periods(cpf), [over])
    await save({ cpf }, { inicio: '2026-07-01', contratacao: undefined, area: undefined, areaRef: undefined })
    const rehired = { ...usual, inicio: '2026-07-01', contratacao: '2026-07-01', area: null }
    assert.deepEqual(await periods(cpf), [over, rehired])
    await save({ cpf }, { inicio: '2026-07-02' })
    assert.deepEqual(
      (await periods(cpf)).map(({ inicio, saida }) => [inicio, saida]),
      [
        [usual.inicio, '2026-06-30'],
        ['2026-07-02', null],
      ],
    )
    await leave('2026-12-31')
    await save({ cpf }, { inicio: '2027-01-01' })
    assert.equal((await periods(cpf)).length, 3)
  })

  it('is added once by many concurrent requests', async () => {
    const cpf = newCpf()
    const unidade = 'Unidade simultânea'
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post({ cpf }, { unidade, unidadeRef: '', cargoRef: 'NOVO' })),
    )
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.equal((await employees(cpf)).length, 1)
    assert.equal((await periods(cpf)).length, 1)
    const units = await world.rows(client.id, `select from unidade where nome = '${unidade}'`)
    assert.equal(units.length, 1)
  })
})
