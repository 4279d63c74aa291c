import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { codeOf, stopClock } from '../support/browser.ts'
import { against, answered, type Caller, keyed, madeBy, staffOf, teacherOf } from '../support/callers.ts'
import { addContract, insert } from '../support/contracts.ts'
import { addProposal } from '../support/fixtures/proposta.ts'
import type { Fields, Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const all = ['projetos.ver', 'projetos.alterar', 'projetos.aprovar'] as const
const term = { inicio: '2026-03-16', termino: '2026-07-10' }

describe('proposals', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  let staff: Caller
  let subject: number
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, all)
    subject = await insert(world, client, 'disciplina', { identificacao: 'CAL', nome: 'Cálculo' })
  })
  after(() => world.close())

  const page = async (ask: Caller, id: number) => (await ask('ConsultaProposta', { id })).body
  const listed = async (ask: Caller): Promise<number[]> =>
    (await ask('ListaPropostas', {})).body.elementos.map(({ id }: Row) => id)
  const projects = (told: Fields = {}) =>
    answered(world, client, 'RetornaDadosProjetos', { dataInicio: '2026-03-01', ...told })

  it('go from a professor to the institution and back, until approved', async () => {
    const { id: teacher, ask } = await teacherOf(world, client)
    const told = {
      titulo: 'Monitoria de Cálculo',
      disciplinas: [{ disciplina: subject, turma: 'A' }],
      ...term,
    }
    const id = madeBy(await ask('IncluiProposta', { ...told, vagasBolsistas: 2 }))
    assert.deepEqual(against(await ask('EnviaProposta', { id })), [['bolsaInformada', 'bolsaValor']])
    const changed = await ask('AlteraProposta', { id, versao: 1, bolsaValor: '612,50', bolsaTipo: 'Mensal' })
    assert.deepEqual(changed.body.resultados[0].versao, 2)
    assert.equal(codeOf(await ask('EnviaProposta', { id })), '200 OK')
    assert.equal(codeOf(await ask('AprovaProposta', { id })), '403 PERMISSAO_AUSENTE')
    assert.equal(
      codeOf(await ask('AlteraProposta', { id, versao: 3, edital: 'x' })),
      '409 MOVIMENTO_INVALIDO',
    )
    assert.equal(codeOf(await staff('DevolveProposta', { id, motivo: 'Falta o edital.' })), '200 OK')
    assert.equal(codeOf(await ask('AlteraProposta', { id, versao: 4, edital: 'Edital 4' })), '200 OK')
    assert.equal(codeOf(await ask('EnviaProposta', { id })), '200 OK')
    assert.equal(codeOf(await staff('AprovaProposta', { id })), '200 OK')
    const { registro, historico, acoes } = await page(ask, id)
    assert.deepEqual(
      [registro.situacao, registro.coordenador.identificador, registro.edital, registro.bolsa.valor],
      ['Aprovada', teacher, 'Edital 4', 612.5],
    )
    assert.deepEqual(
      historico.map(({ movimento }: Row) => movimento),
      ['aprovar', 'enviar', 'alterar', 'devolver', 'enviar', 'alterar', 'incluir'],
    )
    assert.deepEqual(
      acoes.map(({ comando, permitido }: Row) => [comando, permitido]),
      [['CancelaProposta', true]],
    )
    const [shown] = (await projects({ situacao: 'Aprovada' })).filter((one: Row) => one.identificador === id)
    assert.deepEqual(shown.disciplinas, [{ codigoIntegracao: 'CAL', disciplina: 'Cálculo', turma: 'A' }])
    assert.deepEqual([shown.vagasBolsistas, shown.vagasVoluntarios, shown.participantes], [2, null, []])
  })

  it('of another professor are hidden', async () => {
    const mine = await teacherOf(world, client)
    const other = await teacherOf(world, client)
    const id = madeBy(await mine.ask('IncluiProposta', { titulo: 'Minha', ...term }))
    assert.deepEqual(await listed(mine.ask), [id])
    assert.deepEqual(await listed(other.ask), [])
    for (const [command, told] of [
      ['ConsultaProposta', {}],
      ['AlteraProposta', { versao: 1, titulo: 'Tua' }],
      ['EnviaProposta', {}],
      ['CancelaProposta', { motivo: 'Sim.' }],
    ] as const) {
      assert.equal(codeOf(await other.ask(command, { id, ...told })), '404 REGISTRO_INEXISTENTE', command)
    }
    // They are neither created for another professor nor transferred.
    const foreign = await other.ask('IncluiProposta', { titulo: 'Alheia', professor: mine.id, ...term })
    assert.deepEqual(
      foreign.body.error.campos.map(({ campo, codigo }: Row) => [campo, codigo]),
      [['professor', 'REFERENCIA_INEXISTENTE']],
    )
    const given = await mine.ask('AlteraProposta', { id, versao: 1, professor: other.id })
    assert.equal(codeOf(given), '422 REGISTRO_INVALIDO')
    assert.deepEqual(against(await mine.ask('AlteraProposta', { id, versao: 1, professor: null })), [
      ['coordenadorAtivo', 'professor'],
    ])
  })

  it('of other units are hidden from staff limited to theirs', async () => {
    const unit = (codigo: string) => insert(world, client, 'unidade', { codigo, nome: codigo })
    const [here, there] = [await unit('AQUI'), await unit('LA')]
    const course = await insert(world, client, 'curso', { identificacao: 'X', nome: 'X', unidade_id: here })
    const local = await staffOf(world, client, here, all)
    const [own, ofCourse, foreign] = [
      await addProposal(world, client, { unidade_id: here }),
      await addProposal(world, client, { curso_id: course }),
      await addProposal(world, client, { unidade_id: there, curso_id: course }),
    ]
    assert.deepEqual((await listed(local)).sort(), [own, ofCourse].sort())
    assert.equal(codeOf(await local('EnviaProposta', { id: foreign })), '404 REGISTRO_INEXISTENTE')
    const { id: professor } = await teacherOf(world, client)
    const told = { titulo: 'Local', professor, ...term }
    assert.deepEqual(against(await local('IncluiProposta', told)), [['unidadeInformada', 'unidade']])
    assert.equal(codeOf(await local('IncluiProposta', { ...told, unidade: there })), '422 REGISTRO_INVALIDO')
    const made = madeBy(await local('IncluiProposta', { ...told, unidade: here }))
    assert.ok((await listed(local)).includes(made))
  })

  it('change only with the current version', async () => {
    const id = await addProposal(world, client, {})
    const answers = await Promise.all(
      ['Uma', 'Outra'].map((titulo) => staff('AlteraProposta', { id, versao: 1, titulo })),
    )
    assert.deepEqual(answers.map(codeOf).sort(), ['200 OK', '409 CONFLITO'])
    const wrong = await staff('AlteraProposta', { id, versao: 2, termino: '2026-01-31' })
    assert.deepEqual(against(wrong), [['prazoOrdenado', 'termino']])
    assert.equal(
      codeOf(await staff('AlteraProposta', { id, versao: 2, titulo: '' })),
      '422 REGISTRO_INVALIDO',
    )
    assert.equal(codeOf(await staff('AlteraProposta', { id, titulo: 'Sem versão' })), '422 REGISTRO_INVALIDO')
  })

  it('replace their subjects, which a contract shows', async () => {
    const id = await addProposal(world, client, { subjects: 2, tipo: 'Monitoria' })
    await addContract(world, client, { proposta_id: id })
    const contract = async () => {
      const told = { dataInicio: '2026-03-01' }
      const contracts = await answered(world, client, 'RetornaDadosContratosMonitoria', told)
      return contracts.at(-1).proposta.disciplinas.length
    }
    assert.equal(await contract(), 2)
    await staff('AlteraProposta', { id, versao: 1, edital: 'Edital 5' })
    assert.equal(await contract(), 2)
    const told = { disciplinas: [{ disciplina: subject }] }
    await staff('AlteraProposta', { id, versao: 2, ...told })
    assert.equal(await contract(), 1)
    assert.equal(codeOf(await staff('AlteraProposta', { id, versao: 3, disciplinas: [] })), '200 OK')
    assert.equal(await contract(), 0)
  })

  it('show their participants by contract, and are selected again when those change', async () => {
    const id = await addProposal(world, client, {
      situacao: 'Aprovada',
      atualizacao: '2020-01-01T12:00:00Z',
      inclusao: '2020-01-01T12:00:00Z',
    })
    assert.ok(!(await projects()).some((one: Row) => one.identificador === id))
    const contrato = await addContract(world, client, { proposta_id: id, numero: 77, bolsa_valor: '10' })
    const shown = async () => {
      const found = (await projects()).find((one: Row) => one.identificador === id)
      return found.participantes.map(({ funcao, situacao, termino }: Row) => [funcao, situacao, termino])
    }
    assert.deepEqual(await shown(), [['Bolsista', 'Previsto', '2026-07-10']])
    const set = (values: string) =>
      world.rows(client.id, `update contrato set ${values} where id = ${contrato} returning id`)
    await set(`situacao = 'Ativo'`)
    const aluno = (
      await world.rows<Row>(client.id, `select aluno_id from contrato where id = ${contrato}`)
    )[0]!
    // A waiting amendment does not replace the sequence in force.
    await addContract(world, client, { proposta_id: id, numero: 77, sequencia: 2, aluno_id: aluno.aluno_id })
    assert.deepEqual(await shown(), [['Bolsista', 'Ativo', '2026-07-10']])
    await set(`situacao = 'Rescindido', rescisao = '2026-05-02'`)
    assert.equal((await shown()).length, 1)
  })

  it('end the day after their last', async () => {
    const id = await addProposal(world, client, { situacao: 'Aprovada', termino: '2026-03-10' })
    const { signal } = new AbortController()
    const state = async () => (await page(staff, id)).registro.situacao
    await keepCalendars(world.context, signal)
    assert.equal(await state(), 'Aprovada')
    clock.at('2026-03-11T15:00:00Z')
    await keepCalendars(world.context, signal)
    assert.equal(await state(), 'Encerrada')
  })
})
