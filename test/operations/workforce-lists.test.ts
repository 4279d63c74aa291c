import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { stopClock } from '../support/browser.ts'
import type { Row } from '../support/contracts.ts'
import { soak } from '../support/soak.ts'
import { type Institution, World } from '../support/world.ts'

describe('employees, schedules and vacancies in workforce operations', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    stopClock(world, '2026-03-10T15:00:00Z')
  })
  after(() => world.close())

  const ask = (operation: string, body: Row, key = client.key) => world.workforce(operation, key, body)
  const told = async (operation: string, body: Row, key = client.key) => {
    const { status, body: answer } = await ask(operation, body, key)
    const { codigo, campos } = (answer.error ?? {}) as { codigo?: string; campos?: Row[] }
    return [status, codigo, ...(campos ?? []).map(({ campo }) => campo)]
  }
  const schedule = (values: Row = {}) => ({ horario: { referencia: 'H1', descricao: 'Manhã', ...values } })
  const shift = { diaSemana: 'segunda-feira', entrada: '08:00', saida: '12:00' }
  const vacancy = (values: Row = {}) => ({
    vaga: { titulo: 'Assistente', unidadeRef: 'U', cargoRef: 'C', quantidade: '1', ...values },
  })

  it('keep a schedule by its code: absent fields stay, empty ones are cleared', async () => {
    const stored = async () => {
      const [row] = await world.rows<Row>(
        client.id,
        `select descricao, validade, turnos, atualizacao from horario where referencia = 'H1'`,
      )
      return row!
    }
    assert.deepEqual(await told('novohorario', schedule({ validade: '2026-12-31', turnos: [shift] })), [
      200,
      undefined,
    ])
    const first = await stored()
    assert.deepEqual(first.turnos, [
      {
        diaSemana: 'Segunda-feira',
        entrada: '08:00',
        saida: '12:00',
        intervaloInicio: null,
        intervaloFim: null,
      },
    ])
    assert.deepEqual(await told('novohorario', schedule()), [200, undefined])
    assert.deepEqual(await stored(), first, 'nothing new, nothing changed')
    assert.deepEqual(await told('novohorario', schedule({ validade: '', turnos: [] })), [200, undefined])
    const { validade, turnos } = await stored()
    assert.deepEqual([validade, turnos], [null, []])
  })

  it('refuse a schedule with half a break, too many shifts, or one that is in use and ended', async () => {
    const half = { ...shift, intervaloInicio: '10:00' }
    assert.deepEqual(await told('novohorario', schedule({ turnos: [shift, half] })), [
      422,
      'REGISTRO_INVALIDO',
      'horario.turnos[2].intervaloFim',
    ])
    assert.deepEqual(await told('novohorario', schedule({ turnos: Array(51).fill(shift) })), [
      422,
      'REGISTRO_INVALIDO',
      'horario.turnos',
    ])
    await told('novohorario', schedule({ referencia: 'H2' }))
    const contrato = { inicio: '2026-04-01', unidadeRef: 'U', cargoRef: 'C', horarioRef: 'H2' }
    const cpf = cpfAt(8_910_000)
    await told('novocolaborador', { colaborador: { nome: 'Ana', cpf, contrato } })
    const over = schedule({ referencia: 'H2', validade: '2026-03-09' })
    assert.deepEqual(await told('novohorario', over), [409, 'HORARIO_EM_USO'])
    assert.deepEqual(await told('novohorario', schedule({ referencia: 'H2', validade: '2026-03-10' })), [
      200,
      undefined,
    ])
    await told('novocolaborador', {
      colaborador: { nome: 'Ana', cpf, contrato: { ...contrato, horarioRef: '' } },
    })
    assert.deepEqual(await told('novohorario', over), [200, undefined])
  })

  it('open a vacancy once per name, and every time without one', async () => {
    assert.deepEqual(await told('novavaga', vacancy({ referencia: 'A1' })), [200, undefined])
    assert.deepEqual(await told('novavaga', vacancy({ referencia: 'A1' })), [409, 'REGISTRO_EXISTENTE'])
    const other = await world.institution()
    assert.deepEqual(await told('novavaga', vacancy({ referencia: 'A1' }), other.key), [200, undefined])
    const names = await Promise.all(
      [0, 1, 2].map(async () => ((await ask('novavaga', vacancy())).body.vaga as Row).referencia),
    )
    assert.equal(new Set(names).size, 3)
    for (const name of names) assert.match(String(name), /^WF-[0-9A-F]{16}$/)
    const twice = await Promise.all([0, 1].map(() => told('novavaga', vacancy({ referencia: 'A2' }))))
    assert.deepEqual(twice.map(([status]) => status).sort(), [200, 409])
  })

  it('refuse an invalid day, schedule, employee or kind of a vacancy, all at once', async () => {
    const wrong = {
      abertura: '2026-03-11',
      prazo: '2026-03-10',
      horarioRef: 'NADA',
      substituidoCpf: cpfAt(1),
    }
    assert.deepEqual(await told('novavaga', vacancy(wrong)), [
      422,
      'REGISTRO_INVALIDO',
      'vaga.abertura',
      'vaga.prazo',
      'vaga.horarioRef',
      'vaga.substituidoCpf',
    ])
    assert.deepEqual(await told('novavaga', vacancy({ tipo: 'N', quantidade: '0', pcd: 'talvez' })), [
      422,
      'REGISTRO_INVALIDO',
      'vaga.quantidade',
      'vaga.tipo',
      'vaga.pcd',
    ])
  })

  it('list vacancies with all fields, by state, workplace, text and day', async () => {
    const one = await world.institution()
    const full = {
      referencia: 'L1',
      titulo: 'Analista São',
      unidade: 'Norte',
      unidadeRef: 'N',
      area: 'Pessoal',
      areaRef: 'P',
      cargo: 'Analista',
      cargoRef: 'AN',
      abertura: '2026-03-01',
      prazo: '2026-04-01',
      tipo: 'T',
      salario: '3200,50',
      descricao: 'Texto',
      requisitos: 'Outro',
      pcd: 'sim',
      motivo: 'Substituição',
    }
    assert.deepEqual(await told('novavaga', vacancy({ ...full, quantidade: '2' }), one.key), [200, undefined])
    assert.deepEqual(await told('novavaga', vacancy({ referencia: 'L2' }), one.key), [200, undefined])
    const list = async (filter: Row) =>
      (await ask('listavagas', filter, one.key)).body as Row & { vagas: Row[] }
    const { vagas, ...totals } = await list({ quantidade: '1', pagina: '1' })
    assert.deepEqual(totals, { error: {}, totalElementos: '2', totalPaginas: '2', paginaAtual: '1' })
    const { identificador: _, inclusao: __, ...shown } = vagas[0]!
    assert.deepEqual(shown, {
      ...full,
      horarioRef: '',
      quantidade: '2',
      salario: '3200.50',
      pcd: 'S',
      substituidoCpf: '',
      situacao: 'Aberta',
      contratados: '0',
    })
    for (const [filter, expected] of [
      [{ pesquisa: 'sao' }, ['L1']],
      [{ unidadeRef: 'U' }, ['L2']],
      [{ cargoRef: 'AN', situacao: 'Aberta' }, ['L1']],
      [{ situacao: 'Encerrada' }, []],
      [{ dataFim: '2000-01-01' }, []],
      [{ dataInicio: '2000-01-01' }, ['L1', 'L2']],
    ] as const) {
      assert.deepEqual(
        (await list(filter)).vagas.map(({ referencia }) => referencia),
        expected,
      )
    }
    assert.deepEqual(await told('listavagas', { dataInicio: '2026-03-02', dataFim: '2026-03-01' }), [
      422,
      'REGISTRO_INVALIDO',
      'dataFim',
    ])
  })

  it('list employees as of today, by state, text, CPF and workplace, in pages', async () => {
    const one = await world.institution()
    const add = (n: number, nome: string, contrato: Row) =>
      told(
        'novocolaborador',
        {
          colaborador: {
            nome,
            cpf: cpfAt(8_920_000 + n),
            email: `p${n}@b.co`,
            contrato: { cargoRef: 'C', ...contrato },
          },
        },
        one.key,
      )
    await add(1, 'Élida', { inicio: '2026-01-05', unidadeRef: 'N' })
    await add(2, 'Bruno', { inicio: '2026-03-11', unidadeRef: 'N' })
    await add(3, 'Ana', { inicio: '2026-01-05', unidadeRef: 'S' })
    await told('registrarsaida', { cpf: cpfAt(8_920_003), saida: '2026-02-01' }, one.key)
    const list = async (filter: Row) => {
      const { body } = await ask('listacolaboradores', filter, one.key)
      return (body.colaboradores as Row[]).map(({ nome, situacao }) => `${nome} ${situacao}`)
    }
    const all = ['Ana Desligado', 'Bruno Admissão futura', 'Élida Ativo']
    assert.deepEqual(await list({}), all)
    assert.deepEqual(await list({ ativos: 'sim' }), ['Élida Ativo'])
    assert.deepEqual(await list({ pesquisa: 'elida' }), ['Élida Ativo'])
    assert.deepEqual(await list({ pesquisa: 'P2@' }), ['Bruno Admissão futura'])
    const digits = cpfAt(8_920_003)
    assert.deepEqual(await list({ pesquisa: digits }), ['Ana Desligado'])
    assert.deepEqual(await list({ pesquisa: digits.slice(0, 6) }), [])
    assert.deepEqual(await list({ unidadeRef: 'N' }), all.slice(1))
    assert.deepEqual(await list({ quantidade: '2', pagina: '2' }), all.slice(2))
    assert.deepEqual(await list({ quantidade: '2', pagina: '3' }), [])
    assert.deepEqual(await told('listacolaboradores', { quantidade: '10001' }), [
      422,
      'REGISTRO_INVALIDO',
      'quantidade',
    ])
    assert.deepEqual(await told('dadoscolaborador', { cpf: digits }), [404, 'COLABORADOR_INEXISTENTE'])
  })

  it('are complete unpaged, equal to their pages', async () => {
    const large = await world.institution()
    const none = { error: {}, colaboradores: [], totalElementos: '0', totalPaginas: '0', paginaAtual: '1' }
    assert.deepEqual((await ask('listacolaboradores', {}, large.key)).body, none)
    // Read in blocks of 500; in full, more than a page may have.
    const many = soak({ usual: 1_250, full: 10_050 })
    await world.rows(
      large.id,
      `insert into colaborador (cliente_id, cpf, nome)
       select cliente_atual(), lpad(n::text, 11, '0'), 'Nome "' || n % 700 || '"' from generate_series(1, ${many}) n returning id`,
    )
    let read = 0
    const count = () => read++
    world.context.readDb.pool.on('acquire', count)
    const { status, body } = await ask('listacolaboradores', {}, large.key)
    world.context.readDb.pool.off('acquire', count)
    assert.equal(read, 1, 'who reads slowly would keep a connection from batches and short requests')
    const { colaboradores, ...totals } = body as { colaboradores: Row[] }
    assert.deepEqual(
      [status, totals],
      [200, { error: {}, totalElementos: String(many), totalPaginas: '1', paginaAtual: '1' }],
    )
    const paged = await Promise.all(
      ['1', '2'].map(async (pagina) => {
        const page = await ask('listacolaboradores', { quantidade: String(many - 300), pagina }, large.key)
        return page.body.colaboradores as Row[]
      }),
    )
    assert.deepEqual(colaboradores, paged.flat())
    assert.deepEqual(
      await told('listavagas', { dataInicio: '2026-02-02', dataFim: '2026-02-01' }, large.key),
      [422, 'REGISTRO_INVALIDO', 'dataFim'],
    )
  })
})
