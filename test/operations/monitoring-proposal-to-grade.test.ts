import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { written } from '../../catalogue/message.ts'
import { verbs } from '../../server/nouns/verbs.ts'
import { tester } from '../support/actor.ts'
import { sealed } from '../support/bank.ts'
import { codeOf, stopClock } from '../support/browser.ts'
import { answered, type Caller, keyed, madeBy, studentOf, teacherOf } from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { addContents } from '../support/files.ts'
import { addBudget, addCourse, enrol } from '../support/internships.ts'
import { hasLockWaits } from '../support/lock-waits.ts'
import { until } from '../support/process.ts'
import type { Fields, Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('monitoring, from proposal to grade', () => {
  let world: World
  let client: Institution
  let staff: Caller
  let student: Awaited<ReturnType<typeof studentOf>>
  let teacher: Awaited<ReturnType<typeof teacherOf>>
  let proposta: number
  let told: Row
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-01T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, [
      'contratos.ver',
      'contratos.alterar',
      'projetos.aprovar',
      'projetos.alterar',
    ])
    student = await studentOf(world, client)
    teacher = await teacherOf(world, client)
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'IM', nome: 'Matemática' })
    const curso = await addCourse(world, client, { unidade_id })
    await enrol(world, client, student.id, curso)
    const account = sealed(world, { banco: '260', agencia: '0001', conta: '12345-6' }).toString('hex')
    await world.rows(
      client.id,
      `update aluno set dados_bancarios = '\\x${account}' where id = ${student.id} returning id`,
    )
    await addBudget(world, client, { unidade_id, valor_previsto: '2000.00' })
    const disciplina = await insert(world, client, 'disciplina', { identificacao: 'CAL', nome: 'Cálculo' })
    proposta = madeBy(
      await teacher.ask('IncluiProposta', {
        titulo: 'Monitoria de Cálculo',
        disciplinas: [{ disciplina }],
        inicio: '2026-03-01',
        termino: '2026-06-30',
        vagasBolsistas: 1,
        bolsaValor: '500',
        bolsaTipo: 'Mensal',
      }),
    )
    told = {
      modalidade: 'monitoria',
      aluno: student.id,
      curso,
      professor: teacher.id,
      proposta,
      inicio: '2026-03-01',
      encerramento: '2026-06-30',
      horasSemanal: '12',
      bolsaValor: '500.00',
      bolsaTipo: 'Mensal',
    }
  })
  after(() => world.close())

  const done = async (ask: Caller, operation: string, body: Fields) => {
    const answer = await ask(operation, body)
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body
  }
  const rules = ({ body }: { body: Row }) =>
    (body as { error: { detalhes: { achados: Row[] } } }).error.detalhes.achados.map(({ regra }) => regra)
  const somebodyWaits = () => until('somebody who waits', () => hasLockWaits(world))
  const period = { dataInicio: '2020-01-01' }
  const contracts = async (): Promise<Row[]> =>
    answered(world, client, 'RetornaDadosContratosMonitoria', period)
  const grades = async (): Promise<Row[]> => answered(world, client, 'RetornaDadosNotasAtividades', period)

  it('becomes a contract only once the proposal is approved, within the budget, and appears in queries', async () => {
    await done(teacher.ask, 'EnviaProposta', { id: proposta })
    assert.deepEqual(rules(await staff('IncluiContrato', told)), ['propostaAberta'])
    await done(staff, 'AprovaProposta', { id: proposta })
    const dear = madeBy(await staff('IncluiContrato', { ...told, bolsaValor: '500.01' }))
    const refused = await staff('EmiteTermo', { id: dear })
    assert.deepEqual([codeOf(refused), rules(refused)], ['422 REGRA_IMPEDE', ['saldoOrcamento']])
    const id = madeBy(await staff('IncluiContrato', told))
    await done(staff, 'EmiteTermo', { id })
    // Issued contracts are committed, although nothing is paid yet.
    const cheap = madeBy(await staff('IncluiContrato', { ...told, bolsaValor: '0.01' }))
    assert.deepEqual(rules(await staff('EmiteTermo', { id: cheap })), ['saldoOrcamento'])
    const waiting = (await contracts()).find(({ identificador }) => identificador === id)!
    assert.deepEqual(
      [waiting.situacao, (waiting.proposta as Row).titulo, waiting.parcelas],
      ['Aguardando assinatura', 'Monitoria de Cálculo', []],
    )
    const [file] = await world.rows<Row>(client.id, `select id from arquivo where contrato_id = ${id}`)
    await addContents(world, client, ['assinado-no-papel'])
    const signed = { id: Number(file!.id), conteudo: 'assinado-no-papel', onde: 'Papel' }
    await done(staff, 'RegistraAssinaturaExterna', signed)
    const active = (await contracts()).find(({ identificador }) => identificador === id)!
    assert.deepEqual(
      [active.situacao, (active.parcelas as Row[]).length, (active.pendencias as Row[]).length > 0],
      ['Ativo', 4, true],
    )
  })

  it('has a report with a grade of the subject', async () => {
    const [{ id } = { id: 0 }] = await world.rows<{ id: number }>(
      client.id,
      `select p.id from pendencia p join contrato c on c.cliente_id = p.cliente_id and c.id = p.contrato_id
        where c.situacao = 'Ativo' and p.tipo = 'Relatório final'`,
    )
    const before = (await grades()).find((one) => one.atividadeIdentificador === id)!
    assert.deepEqual([before.situacaoRelatorio, before.nota], ['Pendente', ''])
    await addContents(world, client, ['relatorio-final'])
    const report = { conteudo: 'relatorio-final', parecer: 'Ajudei nas listas.' }
    await done(student.ask, 'EntregaPendencia', { id, ...report })
    await done(teacher.ask, 'OpinaProfessor', { id, parecer: 'Muito bom.', nota: 9.5 })
    const after = (await grades()).find((one) => one.atividadeIdentificador === id)!
    assert.deepEqual(
      [after.situacaoRelatorio, after.nota, (after.disciplina as Row).codigoIntegracao],
      ['Aprovado', '9.50', 'CAL'],
    )
  })

  it('does not begin from a proposal that is being cancelled', async () => {
    const own = { titulo: 'Outra', inicio: '2026-03-01', termino: '2026-06-30', professor_id: teacher.id }
    const id = await insert(world, client, 'proposta', { ...own, situacao: 'Aprovada' })
    const sent = await world.context.db.inClient(
      client.id,
      async (tx) => {
        const registros = [{ id }]
        await verbs.CancelaProposta(
          tx,
          { today: '2026-03-01', actor: tester },
          { registros, motivo: written('Engano.') },
        )
        const included = staff('IncluiContrato', { ...told, proposta: id })
        await somebodyWaits()
        return { included }
      },
      tester,
    )
    assert.deepEqual(rules(await sent.included), ['propostaAberta'])
  })
})
