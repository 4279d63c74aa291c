import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { stopClock } from '../support/browser.ts'
import { insert, type Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

describe('periods of work sent by systems', () => {
  let world: World
  let client: Institution
  let clock: { at: (moment: string) => void }
  let made = 0
  let cpf: string
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    clock = stopClock(world, '2026-03-10T15:00:00Z')
    await insert(world, client, 'horario', { referencia: 'COM', descricao: 'Comercial' })
  })
  after(() => world.close())
  beforeEach(() => {
    cpf = cpfAt(8_800_000 + ++made)
    clock.at('2026-03-10T15:00:00Z')
  })

  const ask = (operation: string, body: Row) => world.workforce(operation, client.key, body)
  const send = async (contrato: Row, person: Row = {}): Promise<number> => {
    const terms = { inicio: '2026-01-05', unidadeRef: 'U', cargoRef: 'C', ...contrato }
    return (await ask('novocolaborador', { colaborador: { nome: 'Ana', cpf, ...person, contrato: terms } }))
      .status
  }
  const leave = async (saida: string, more: Row = {}): Promise<string> => {
    const { status, body } = await ask('registrarsaida', { cpf, saida, ...more })
    return status === 200 ? '200' : `${status} ${(body.error as Row).codigo}`
  }
  const data = async () =>
    (await ask('dadoscolaborador', { cpf })).body.colaborador as Row & { contrato: Row; historico: Row[] }
  const vacancy = async (referencia: string, values: Row = {}) => {
    const vaga = {
      referencia,
      titulo: referencia,
      unidadeRef: 'U',
      cargoRef: 'C',
      quantidade: '1',
      ...values,
    }
    const answer = await ask('novavaga', { vaga: { abertura: '2026-03-01', ...vaga } })
    assert.equal(answer.status, 200, answer.text)
  }
  const vacancies = async (pesquisa: string) =>
    ((await ask('listavagas', { pesquisa })).body.vagas as Row[]).map((one) => [
      one.referencia,
      one.contratados,
      one.situacao,
    ])

  it('determine the state of an employee day by day', async () => {
    assert.equal(await send({ inicio: '2026-03-11' }), 200)
    assert.equal((await data()).situacao, 'Admissão futura')
    clock.at('2026-03-11T12:00:00Z')
    assert.equal((await data()).situacao, 'Ativo')
    assert.equal(await leave('2026-03-12', { tipo: 'Voluntário', motivo: 'Mudança.' }), '200')
    assert.equal((await data()).situacao, 'Saída programada')
    clock.at('2026-03-13T02:59:00Z')
    assert.equal((await data()).situacao, 'Saída programada', 'its day is worked until it ends')
    clock.at('2026-03-13T03:00:00Z')
    const { situacao, historico } = await data()
    assert.deepEqual([situacao, historico[0]!.tipoSaida], ['Desligado', 'Voluntário'])
  })

  it('end at once where the exit is sent on its day or later', async () => {
    await send({})
    assert.equal(await leave('2026-03-10'), '200')
    assert.equal((await data()).situacao, 'Desligado')
    assert.equal(await leave('2026-03-10'), '200', 'the same again')
    assert.equal(await leave('2026-03-09'), '409 MOVIMENTO_INVALIDO')
    assert.equal(await leave(''), '409 MOVIMENTO_INVALIDO')
  })

  it('cannot end before they begin; a programmed exit can be moved and revoked', async () => {
    await send({})
    assert.equal(await leave('2026-01-04'), '422 REGISTRO_INVALIDO')
    for (const day of ['2026-04-01', '2026-05-01', '']) assert.equal(await leave(day), '200')
    assert.deepEqual([(await data()).situacao, (await data()).saida], ['Ativo', ''])
    assert.equal(await leave(''), '200', 'nothing is left to take back')
    const { status, body } = await ask('registrarsaida', { cpf })
    assert.deepEqual([status, (body.error as Row).codigo], [422, 'REGISTRO_INVALIDO'])
    const unknown = await ask('registrarsaida', { cpf: cpfAt(8_899_999), saida: '' })
    assert.equal(unknown.status, 404)
  })

  it('follow each other: a rehire begins after the exit, also a future one', async () => {
    await send({})
    await leave('2026-03-31')
    assert.equal(await send({ inicio: '2026-06-01' }), 200)
    assert.deepEqual([(await data()).situacao, (await data()).historico.length], ['Saída programada', 2])
    assert.equal(await leave('2026-06-01'), '422 REGISTRO_INVALIDO', 'it would run into the next')
    assert.equal(await leave(''), '422 REGRA_IMPEDE')
    assert.equal(await send({ inicio: '2026-03-31' }), 422, 'nor does the next begin before the exit')
    clock.at('2026-04-01T15:00:00Z')
    assert.equal((await data()).situacao, 'Admissão futura')
    assert.equal(await send({}), 200, 'the one that begins then is meant')
    assert.deepEqual(
      (await data()).historico.map(({ inicio, saida }) => [inicio, saida]),
      [
        ['2026-01-05', '2026-03-31'],
        ['2026-06-01', ''],
      ],
    )
  })

  it('that have ended are not overwritten: a start up to the last exit is refused', async () => {
    const own = { unidadeRef: 'FU', cargoRef: 'FC' }
    const everything = async () => {
      const tables = ['colaborador', 'colaborador_contrato', 'colaborador_lotacao', 'historico', 'cargo']
      const columns = tables.map((one) => `(select json_agg(t order by id) from ${one} t)::text as ${one}`)
      return (await world.rows<Row>(client.id, `select ${columns}`))[0]
    }
    await send(own)
    await leave('2026-03-06')
    const before = await everything()
    const refused = async (contrato: Row) => {
      const terms = { inicio: '2026-01-05', ...own, ...contrato }
      const person = { nome: 'Outro nome', cpf, contrato: terms }
      const { status, body } = await ask('novocolaborador', { colaborador: person })
      const [wrong] = (body.error as { campos: Row[] }).campos
      return [status, wrong!.campo, wrong!.codigo, String(wrong!.mensagem).includes('2026-03-07')]
    }
    const inicio = [422, 'colaborador.contrato.inicio', 'DATA_INVALIDA', true]
    assert.deepEqual(await refused({ inicio: '2026-03-06' }), inicio, 'the day of the exit')
    assert.deepEqual(await refused({ inicio: '2026-02-01' }), inicio, 'within the period')
    assert.deepEqual(await refused({ inicio: '2025-06-01' }), inicio, 'before it')
    assert.deepEqual(await refused({ cargoRef: 'NOVO' }), inicio, 'the period itself, in another place')
    assert.deepEqual(await refused({ contratacao: '2026-01-02' }), inicio, 'the period itself, hired earlier')
    assert.deepEqual(await everything(), before)
    assert.equal(await send(own), 200, 'the period as it is')
    assert.deepEqual(await everything(), before)
    assert.equal(await send({ ...own, inicio: '2026-03-07' }), 200, 'the day that was told')
    assert.deepEqual(
      (await data()).historico.map(({ inicio, saida }) => [inicio, saida]),
      [
        ['2026-01-05', '2026-03-06'],
        ['2026-03-07', ''],
      ],
    )
  })

  it('can have their start corrected while an exit is only programmed', async () => {
    await send({})
    await leave('2026-04-30')
    assert.equal(await send({ inicio: '2026-01-12' }), 200)
    assert.deepEqual(
      (await data()).historico.map(({ inicio, saida }) => [inicio, saida]),
      [['2026-01-12', '2026-04-30']],
    )
  })

  it('keep the workplace of the hire after a transfer, and correct it before the first day of work', async () => {
    await send({ inicio: '2026-03-10', cargoRef: 'ERRADO' })
    await send({ inicio: '2026-03-10', cargoRef: 'C' })
    clock.at('2026-03-12T15:00:00Z')
    await send({ inicio: '2026-03-10', cargoRef: 'C2' })
    await send({ inicio: '2026-03-10', cargoRef: 'C3' })
    assert.deepEqual([(await data()).contrato.cargoRef, (await data()).historico.length], ['C3', 1])
    const places = await world.rows<Row>(
      client.id,
      `select l.desde, g.referencia from colaborador_lotacao l join cargo g on g.id = l.cargo_id
         join colaborador c on c.id = l.colaborador_id where c.cpf = '${cpf}'`,
    )
    assert.deepEqual(places, [{ desde: '2026-03-12', referencia: 'C3' }])
    const { body } = await ask('historicocontratacoes', {
      dataInicio: '2026-03-10',
      dataFim: '2026-03-10',
      cargoRef: 'C',
    })
    assert.ok((body.contratacoes as Row[]).some((one) => one.cpf === cpf))
    assert.equal(await send({ inicio: '2026-03-12', cargoRef: 'C3' }), 422, 'nobody begins after a transfer')
  })

  it('are unchanged by repeated data', async () => {
    await vacancy(`N${made}`)
    const terms = { contratacao: '2026-03-02', inicio: '2026-03-09', horarioRef: 'COM', vagaRef: '' }
    const person = { email: 'a@b.co', telefone: '' }
    const stamps = async () => {
      const tables = [
        'colaborador',
        'colaborador_contrato',
        'colaborador_lotacao',
        'historico',
        'auditoria',
        'vaga',
      ]
      const columns = tables.map((one) => `(select json_agg(t) from ${one} t)::text as ${one}`)
      return (await world.rows<Row>(client.id, `select ${columns}`))[0]
    }
    await send(terms, person)
    await leave('2026-12-18', { tipo: 'Voluntário' })
    const before = await stamps()
    clock.at('2026-03-20T15:00:00Z')
    await send(terms, person)
    await send(terms, person)
    await leave('2026-12-18', { tipo: 'Voluntário' })
    assert.deepEqual(await stamps(), before)
    assert.equal((await data()).contrato.vagaRef, `N${made}`)
  })

  it('fill the named vacancy, else the oldest for the same workplace, and close it when full', async () => {
    const own = { unidadeRef: 'VU', cargoRef: 'VC' }
    await vacancy('VB', { ...own, abertura: '2026-03-05' })
    await vacancy('VA', { ...own, abertura: '2026-03-02', quantidade: '2' })
    await vacancy('VX', { ...own, areaRef: 'OUTRA' })
    const hire = (more: Row = {}) => {
      cpf = cpfAt(8_800_000 + ++made)
      return send({ ...own, inicio: '2026-03-09', ...more })
    }
    assert.deepEqual([await hire(), await hire(), await hire(), await hire()], [200, 200, 200, 200])
    assert.deepEqual(await vacancies('V'), [
      ['VB', '1', 'Encerrada'],
      ['VA', '2', 'Encerrada'],
      ['VX', '0', 'Aberta'],
    ])
    assert.equal((await data()).contrato.vagaRef, '', 'the fourth found none')
    assert.equal(await send({ ...own, inicio: '2026-03-09', vagaRef: 'VX' }), 200)
    assert.deepEqual((await vacancies('VX'))[0], ['VX', '1', 'Encerrada'])
    assert.equal(await send({ ...own, inicio: '2026-03-09', vagaRef: 'VB' }), 200, 'a place can be moved')
    assert.deepEqual(
      (await vacancies('V')).map(([, filled]) => filled),
      ['2', '2', '0'],
    )
    assert.equal(await send({ ...own, inicio: '2026-03-09', vagaRef: '' }), 200)
    assert.equal((await data()).contrato.vagaRef, '')
  })

  it('do not fill a vacancy that opened after the hire', async () => {
    const own = { unidadeRef: 'BU', cargoRef: 'BC' }
    await vacancy('B1', { ...own, abertura: '2026-03-05', quantidade: '2' })
    const wrong = async (contrato: Row) => {
      const terms = { ...own, inicio: '2026-03-09', ...contrato }
      const { status, body } = await ask('novocolaborador', {
        colaborador: { nome: 'Ana', cpf, contrato: terms },
      })
      const [field] = (body.error as { campos: Row[] }).campos
      return [status, field!.campo, field!.codigo]
    }
    const early = { contratacao: '2026-03-04' }
    const vagaRef = 'colaborador.contrato.vagaRef'
    assert.deepEqual(await wrong({ ...early, vagaRef: 'B1' }), [422, vagaRef, 'DATA_INVALIDA'])
    assert.equal((await ask('dadoscolaborador', { cpf })).status, 404, 'nothing was written')
    assert.equal(await send({ ...own, ...early, inicio: '2026-03-09' }), 200)
    assert.deepEqual(await vacancies('B1'), [['B1', '0', 'Aberta']])
    assert.deepEqual(await wrong({ ...early, vagaRef: 'B1' }), [422, vagaRef, 'DATA_INVALIDA'], 'named later')
    assert.equal(await send({ ...own, contratacao: '2026-03-05', inicio: '2026-03-09', vagaRef: 'B1' }), 200)
    assert.deepEqual(await vacancies('B1'), [['B1', '1', 'Aberta']])
    const hired = 'colaborador.contrato.contratacao'
    assert.deepEqual(await wrong(early), [422, hired, 'DATA_INVALIDA'], 'the hire moved before the opening')
    cpf = cpfAt(8_800_000 + ++made)
    assert.equal(await send({ ...own, inicio: '2026-03-09' }), 200, 'the vacancy is found')
    assert.deepEqual(await vacancies('B1'), [['B1', '2', 'Encerrada']])
    assert.equal(
      await send({ ...own, ...early, inicio: '2026-03-09' }),
      200,
      'and left where it does not fit',
    )
    assert.equal((await data()).contrato.vagaRef, '')
    assert.equal((await vacancies('B1'))[0]![1], '1')
  })

  it('never fill the same place twice, with any number of concurrent hires', async () => {
    const own = { unidadeRef: 'RU', cargoRef: 'RC' }
    await vacancy('R1', { ...own, quantidade: '3' })
    const hires = Array.from({ length: 8 }, (_, n) => ({
      nome: 'Ana',
      cpf: cpfAt(8_810_000 + n),
      contrato: { ...own, inicio: '2026-03-09' },
    }))
    const answers = await Promise.all(hires.map((colaborador) => ask('novocolaborador', { colaborador })))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.deepEqual(await vacancies('R1'), [['R1', '3', 'Encerrada']])
  })
})
