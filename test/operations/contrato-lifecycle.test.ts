import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { ativa } from '../../server/domain/contrato/ativa.ts'
import { rescinde } from '../../server/domain/contrato/rescinde.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { addStudent, insert, type Row } from '../support/contracts.ts'
import {
  addAdvisor,
  addCourse,
  addInternship,
  addPolicy,
  addSupervisor,
  enrol,
} from '../support/internships.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('the life of a contract', () => {
  let world: World
  let client: Institution
  let key: string
  let clock: ReturnType<typeof stopClock>
  let told: Row
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    const scopes = ['contratos.ver', 'contratos.alterar'] as const
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: [...scopes],
    })
    const curso = await addCourse(world, client)
    const aluno = await addStudent(world, client, { nascimento: '2004-05-20' })
    await enrol(world, client, aluno, curso)
    // All contracts are of one student.
    await changeSettings(world.context.owner, client.id, new Map([['regra.sobreposicao', 'desligado']]))
    told = {
      modalidade: 'estagio',
      tipoEstagio: 'Não obrigatório',
      aluno,
      curso,
      professor: await addAdvisor(world, client, curso),
      concedente: await addHost(world, client, { quantidade_empregados: 30 }),
      supervisor: await addSupervisor(world, client),
      apolice: await addPolicy(world, client, { apolice: 'AP-77' }),
      inicio: '2026-04-01',
      encerramento: '2026-12-31',
      bolsaValor: '1200.00',
      bolsaTipo: 'Mensal',
      auxilioTransporteValor: '220.00',
      horasDiaria: '6',
      horasSemanal: '30',
      planoEstagio: 'Apoio ao desenvolvimento.',
      horarios: [{ dia: 2, inicio: '08:00', termino: '14:00' }],
      beneficios: [{ beneficio: 'Vale-refeição', valor: '20.50', tipo: 'Diário', quantidadeDiaria: 1 }],
    }
  })
  after(() => world.close())

  const ask = (operation: string, body: Row) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key })
  const done = async (operation: string, body: Row): Promise<Row> => {
    const answer = await ask(operation, body)
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body.resultados[0]
  }
  const page = async (id: number): Promise<Row> => (await ask('ConsultaContrato', { id })).body.registro
  const row = async (id: number) => {
    const [found] = await world.rows<Row>(client.id, `select * from contrato where id = ${id}`)
    return found!
  }
  const sign = (ids: number[], today: string) =>
    world.context.db.inClient(client.id, (tx) => ativa(tx, { today, actor: tester }, ids), tester)
  const instalments = (id: number) =>
    world.rows<Row>(
      client.id,
      `select parcela, data, valor_bolsa from parcela where contrato_id = ${id} order by parcela`,
    )
  const histories = async (id: number) =>
    (
      await world.rows<Row>(
        client.id,
        `select historico from contrato_historico where contrato_id = ${id} order by id`,
      )
    ).map(({ historico }) => historico)
  const include = async (more: Row = {}) => Number((await done('IncluiContrato', { ...told, ...more })).id)

  it('begins with its own number, and shows its input', async () => {
    const [{ last }] = (await world.rows<Row>(
      client.id,
      'select coalesce(max(numero), 0) as last from contrato',
    )) as [Row]
    const id = await include()
    const shown = await page(id)
    assert.deepEqual([shown.contrato, shown.sequencia, shown.situacao], [Number(last) + 1, 1, 'Incluído'])
    assert.deepEqual(shown.tipoContrato, { tipoContrato: 'Estágio' })
    assert.deepEqual(shown.horarios, [{ dia: 2, inicio: '08:00', termino: '14:00' }])
    assert.deepEqual(shown.seguro, { seguro: 'Concedente', apolice: 'AP-77', seguradora: 'Segura S/A' })
    assert.deepEqual(
      (shown.beneficios as Row[]).map(({ beneficio, beneficioValor }) => [beneficio, beneficioValor]),
      [['Vale-refeição', 20.5]],
    )
    assert.deepEqual(await histories(id), ['Contrato incluído.'])
  })

  it('loses no number to simulations or refusals', async () => {
    const first = await row(await include())
    await done('IncluiContrato', { ...told, SIMULAR: 'S' })
    const refused = await ask('IncluiContrato', { ...told, encerramento: '2026-03-31' })
    assert.equal(codeOf(refused), '422 REGRA_IMPEDE')
    const second = await row(await include())
    assert.equal(Number(second.numero), Number(first.numero) + 1)
  })

  it('has a unique number, with any number of concurrent inclusions', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => include()))
    const numbers = await world.rows<Row>(
      client.id,
      `select distinct numero from contrato where id in (${ids})`,
    )
    assert.equal(numbers.length, 6)
  })

  it('can be changed before its term is issued, and not after', async () => {
    const id = await include()
    const changed = await done('AlteraContrato', {
      id,
      versao: 1,
      encerramento: '2026-11-30',
      beneficios: [],
      responsavel: null,
    })
    assert.equal(changed.versao, 2)
    const shown = await page(id)
    assert.deepEqual([shown.encerramento, shown.beneficios], ['2026-11-30', []])
    const stale = await ask('AlteraContrato', { id, versao: 1, encerramento: '2026-11-29' })
    assert.equal(codeOf(stale), '409 CONFLITO')
    await done('EmiteTermo', { id })
    const late = await ask('AlteraContrato', { id, versao: 3, encerramento: '2026-11-29' })
    assert.equal(codeOf(late), '409 MOVIMENTO_INVALIDO')
  })

  it('comes into force with its instalments, proportional for partial months', async () => {
    const id = await include({ inicio: '2026-04-16', encerramento: '2026-06-10' })
    await done('EmiteTermo', { id })
    await sign([id], '2026-03-12')
    const { situacao, contratacao } = await row(id)
    assert.deepEqual([situacao, contratacao], ['Ativo', '2026-03-12'])
    assert.deepEqual(await instalments(id), [
      { parcela: 1, data: '2026-05-05', valor_bolsa: '600.00' },
      { parcela: 2, data: '2026-06-05', valor_bolsa: '1200.00' },
      { parcela: 3, data: '2026-07-05', valor_bolsa: '400.00' },
    ])
  })

  it('records that it was signed after it began', async () => {
    const id = await include()
    await done('EmiteTermo', { id })
    await sign([id], '2026-04-02')
    assert.equal((await histories(id)).at(-1), 'Contrato ativado: Assinatura posterior ao início.')
  })

  it('is amended: the current sequence stays in force until the amendment is signed and begins', async () => {
    const id = await include()
    await done('EmiteTermo', { id })
    await sign([id], '2026-03-12')
    await world.rows(
      client.id,
      `update parcela set pagamento = '2026-05-05' where contrato_id = ${id} and parcela = 1 returning parcela`,
    )
    const pendencia = await insert(world, client, 'pendencia', {
      contrato_id: id,
      tipo: 'Relatório final',
      usuario: 'teste',
    })
    const next = Number(
      (
        await done('AditaContrato', {
          id,
          aditivoTipo: 'Prorrogação',
          inicio: '2026-07-01',
          encerramento: '2027-06-30',
          bolsaValor: '1500.00',
        })
      ).id,
    )
    const amendment = await row(next)
    const before = await row(id)
    assert.deepEqual(
      [amendment.numero, amendment.sequencia, amendment.situacao],
      [before.numero, 2, 'Incluído'],
    )
    assert.deepEqual([amendment.plano_estagio, amendment.supervisor_id], [told.planoEstagio, told.supervisor])
    assert.equal(((await page(next)).beneficios as Row[]).length, 1)
    const another = await ask('AditaContrato', { id, aditivoTipo: 'Outro', inicio: '2026-08-01' })
    assert.equal(codeOf(another), '422 REGRA_IMPEDE')
    await done('EmiteTermo', { id: next })
    await sign([next], '2026-06-20')
    assert.deepEqual(
      [(await row(id)).situacao, (await row(next)).situacao, (await row(next)).vigora_em],
      ['Ativo', 'Aguardando assinatura', '2026-07-01'],
    )
    clock.at('2026-07-01T15:00:00Z')
    await keepCalendars(world.context, new AbortController().signal)
    const [ended, began] = [await row(id), await row(next)]
    assert.deepEqual([ended.situacao, ended.encerramento], ['Concluído', '2026-06-30'])
    assert.deepEqual([began.situacao, began.contratacao, began.vigora_em], ['Ativo', '2026-07-01', null])
    assert.deepEqual(
      (await instalments(id)).map(({ parcela, data }) => [parcela, data]),
      [
        [1, '2026-05-05'],
        [2, '2026-06-05'],
        [3, '2026-07-05'],
      ],
    )
    const later = await instalments(next)
    assert.deepEqual(later[0], { parcela: 1, data: '2026-08-05', valor_bolsa: '1500.00' })
    assert.equal(later.length, 12)
    const [item] = await world.rows<Row>(
      client.id,
      `select contrato_id from pendencia where id = ${pendencia}`,
    )
    assert.equal(item!.contrato_id, next)
    clock.at('2026-03-10T15:00:00Z')
  })

  it('ends on the day of a termination, which removes later instalments', async () => {
    const id = await include()
    await done('EmiteTermo', { id })
    await sign([id], '2026-03-12')
    await world.context.db.inClient(
      client.id,
      (tx) =>
        rescinde(tx, { today: '2026-05-01', actor: tester }, [
          { contrato: id, data: '2026-05-15', motivo: 'Outra vaga' },
        ]),
      tester,
    )
    const waiting = await row(id)
    assert.deepEqual([waiting.situacao, waiting.rescisao], ['Ativo', '2026-05-15'])
    clock.at('2026-07-02T15:00:00Z')
    await keepCalendars(world.context, new AbortController().signal)
    assert.equal((await row(id)).situacao, 'Rescindido')
    assert.deepEqual(await instalments(id), [
      { parcela: 1, data: '2026-05-05', valor_bolsa: '1200.00' },
      { parcela: 2, data: '2026-06-05', valor_bolsa: '600.00' },
    ])
    assert.equal((await histories(id)).at(-1), 'Contrato rescindido: Outra vaga')
    clock.at('2026-03-10T15:00:00Z')
  })

  it('ends the day after its last', async () => {
    const id = await addInternship(world, client, { situacao: 'Ativo', encerramento: '2026-08-31' })
    clock.at('2026-08-31T15:00:00Z')
    await keepCalendars(world.context, new AbortController().signal)
    assert.equal((await row(id)).situacao, 'Ativo')
    clock.at('2026-09-01T15:00:00Z')
    await keepCalendars(world.context, new AbortController().signal)
    assert.equal((await row(id)).situacao, 'Concluído')
    clock.at('2026-03-10T15:00:00Z')
  })

  it('is corrected or cancelled, which withdraws its documents from signature', async () => {
    for (const [operation, state] of [
      ['CorrigeContrato', 'Incluído'],
      ['CancelaContrato', 'Cancelado'],
    ] as const) {
      const id = await include()
      await done('EmiteTermo', { id })
      await world.rows(
        client.id,
        `update arquivo set situacao_assinatura = 'Solução Pendente' where contrato_id = ${id} returning id`,
      )
      await done(operation, { id, motivo: 'Nome errado.' })
      const files = await world.rows<Row>(
        client.id,
        `select situacao_assinatura as s from arquivo where contrato_id = ${id}`,
      )
      assert.deepEqual([(await row(id)).situacao, files.map(({ s }) => s)], [state, ['Cancelado']])
    }
  })

  it('has days of recess up to its entitlement', async () => {
    const id = await addInternship(world, client, { situacao: 'Ativo', contratacao: '2026-04-01' })
    const recess = async () => (await page(id)).recesso
    assert.deepEqual(await recess(), { direito: 23, gozado: 0, saldo: 23 })
    await done('RegistraRecesso', { id, inicio: '2026-07-01', termino: '2026-07-15' })
    assert.deepEqual(await recess(), { direito: 23, gozado: 15, saldo: 8 })
    const finding = async (inicio: string, termino: string) => {
      const answer = await ask('RegistraRecesso', { id, inicio, termino })
      assert.equal(codeOf(answer), '422 REGRA_IMPEDE')
      const { campo, limite, proposta } = answer.body.error.detalhes.achados[0]
      return [campo, limite, proposta]
    }
    assert.deepEqual(await finding('2026-08-01', '2026-08-09'), ['termino', '8', '2026-08-08'])
    assert.deepEqual(await finding('2026-07-15', '2026-07-16'), ['inicio', '2026-07-15', ''])
    assert.deepEqual(await finding('2026-12-30', '2027-01-01'), ['termino', '2026-12-31', '2026-12-31'])
  })

  it('passes to another supervisor and advisor, many at once', async () => {
    const ids = [
      await addInternship(world, client, { situacao: 'Ativo' }),
      await addInternship(world, client, { situacao: 'Ativo' }),
    ]
    const supervisor = await addSupervisor(world, client)
    // Eleven would exceed the limit: the last two are refused.
    const others = await Promise.all(
      Array.from({ length: 10 }, () => addInternship(world, client, { situacao: 'Ativo' })),
    )
    const answer = await ask('TrocaSupervisor', {
      registros: [...ids, ...others].map((id) => ({ id })),
      supervisor,
      supervisorCargo: 'Gerente',
    })
    assert.equal(codeOf(answer), '200 OK', answer.text)
    assert.deepEqual(
      answer.body.resultados.map(({ aceito }: Row) => aceito),
      [...Array(10).fill(true), false, false],
    )
    const moved = await row(ids[0]!)
    assert.deepEqual([moved.supervisor_id, moved.supervisor_cargo], [supervisor, 'Gerente'])
    const stranger = await addAdvisor(world, client, Number(moved.curso_id), null)
    assert.equal(
      codeOf(await ask('TrocaOrientador', { id: ids[0], professor: stranger })),
      '422 REGRA_IMPEDE',
    )
    const professor = await addAdvisor(world, client, Number(moved.curso_id), 'C')
    await done('TrocaOrientador', { id: ids[0], professor })
    assert.equal((await row(ids[0]!)).professor_id, professor)
  })

  it('is not issued beyond a limit by two concurrent commands', async () => {
    const supervisor_id = await addSupervisor(world, client)
    for (let at = 0; at < 9; at++) await addInternship(world, client, { situacao: 'Ativo', supervisor_id })
    const last = [
      await addInternship(world, client, { supervisor_id }),
      await addInternship(world, client, { supervisor_id }),
    ]
    const answers = await Promise.all(last.map((id) => ask('EmiteTermo', { id })))
    assert.deepEqual(answers.map(codeOf).sort(), ['200 OK', '422 REGRA_IMPEDE'])
  })
})
