import { sql } from 'kysely'
import { accepted, daysFrom } from '../../../demo/office/act.ts'
import { workplacesOf } from '../../../demo/office/hosts.ts'
import { registersOf } from '../../../demo/office/registers.ts'
import { signFile, waitingFile } from '../../../demo/office/signing.ts'
import { type Student, studentsOf } from '../../../demo/office/students.ts'
import { dueVerb } from '../../../server/domain/calendario/due.ts'
import type { Tx } from '../../../server/store/database.ts'
import { sendFiles } from './files.ts'
import { act, idsBy, make, on, type Scenario } from './scenario.ts'

/** The first sample student without a contract. */
const firstStudent = 80

const benefits = [
  { beneficio: 'Vale-refeição', valor: '20.00', tipo: 'Diário', diasUteis: 'S' },
  { beneficio: 'Auxílio-saúde', valor: '100.00', tipo: 'Mensal' },
] as const

/**
 * Creates internship and monitoring contracts beside those of the sample data, and moves them through their
 * states.
 */
export async function contractScenario(told: Scenario): Promise<void> {
  const { dia } = told
  const begin = daysFrom(dia, -30)
  const students = await told.inside((tx) => reachable(tx, dia))
  const next = () => students.pop()!
  const internship = (student: Student) => told.inside((tx) => makeInternship(tx, begin, student))
  const monitoring = (proposta: number, student: Student, more: object = {}) =>
    told.inside((tx) => makeMonitoring(tx, begin, proposta, student, more))
  const inForce = async (id: number, day = begin) => {
    await told.inside((tx) => act(tx, on(day), 'EmiteTermo', {}, [id]))
    await told.draw()
    await told.inside(async (tx) => signFile(tx, day, (await waitingFile(tx, id))!))
    return id
  }
  const amend = (id: number, inicio: string) =>
    told.inside((tx) => make(tx, on(begin), 'AditaContrato', { aditivoTipo: 'Prorrogação', inicio }, [id]))
  const state = async (id: number, end: 'Incluída' | 'Atendida' | 'Cancelada' | 'Em elaboração') => {
    const asked = {
      tipo: 'Rescisão',
      contrato: id,
      data: daysFrom(dia, 20),
      motivo: 'Outro emprego.',
    } as const
    await told.inside(async (tx) => {
      const request = await make(tx, on(dia), 'IncluiSolicitacao', asked)
      if (end === 'Cancelada')
        await act(tx, on(dia), 'CancelaSolicitacao', { motivo: 'Desistiu.' }, [request])
      if (end === 'Incluída' || end === 'Atendida') await act(tx, on(dia), 'EnviaSolicitacao', {}, [request])
      if (end === 'Atendida') await act(tx, on(dia), 'AtendeSolicitacao', {}, [request])
    })
  }

  const proposal = await told.inside((tx) => makeProposal(tx, begin, 'Aprovada'))
  const first = await inForce(await internship(next()))
  const second = await inForce(await internship(next()))
  const monitor = await inForce(await monitoring(proposal, next()))
  const another = await inForce(
    await monitoring(proposal, next(), { bolsaValor: '10.00', bolsaTipo: 'Por hora' }),
  )
  for (const id of [first, monitor]) {
    await sendFiles(told, { contrato: id })
    await askFor(told, id)
  }
  await state(first, 'Cancelada')
  await state(first, 'Em elaboração')
  await state(second, 'Incluída')
  await state(monitor, 'Cancelada')
  await state(monitor, 'Em elaboração')
  await state(another, 'Incluída')
  const leaver = await inForce(await monitoring(proposal, next()))
  await state(leaver, 'Atendida')
  await told.inside(async (tx) =>
    accepted(await dueVerb('contrato', 'rescindir')(tx, on(daysFrom(dia, 20)), [leaver])),
  )
  // Amendments in every state.
  const reviewed = await internship(next())
  await told.inside((tx) => act(tx, on(dia), 'PedeConferencia', {}, [reviewed]))
  const amended = await inForce(reviewed)
  const [one, two] = [daysFrom(begin, 5), daysFrom(begin, 10)]
  const replaced = await inForce(await amend(amended, one), one)
  await inForce(await amend(replaced, two), two)
  const ended = await inForce(await amend(await inForce(await internship(next())), one), one)
  await state(ended, 'Atendida')
  await told.inside(async (tx) =>
    accepted(await dueVerb('contrato', 'rescindir')(tx, on(daysFrom(dia, 20)), [ended])),
  )
  const given = await amend(second, daysFrom(dia, 5))
  await told.inside((tx) => act(tx, on(dia), 'CancelaContrato', { motivo: 'Desistência.' }, [given]))
  await amend(first, daysFrom(dia, 5))
  await inForce(await amend(monitor, one), one)
  // A student returns to a former host.
  const back = next()
  const before = await internship(back)
  await inForce(before)
  await told.inside(async (tx) => {
    accepted(await dueVerb('contrato', 'concluir')(tx, on('2099-01-01'), [before]))
    await act(tx, on('2099-01-01'), 'EmiteTermoRealizacao', { avaliacao: 'Cumpriu o plano.' }, [before])
  })
  await inForce(await told.inside((tx) => makeInternship(tx, begin, back, 300)))
  const worked = await inForce(await monitoring(proposal, next()))
  await told.inside(async (tx) =>
    accepted(await dueVerb('contrato', 'concluir')(tx, on('2099-01-01'), [worked])),
  )
  await proposals(told, begin, next)
}

/** Students with an e-mail address, for signatures, and a bank account, for payments. */
async function reachable(tx: Tx, dia: string): Promise<Student[]> {
  const ids = await idsBy(tx, 'select id from aluno where email is not null and dados_bancarios is not null')
  const all = await studentsOf(tx, dia, { from: firstStudent, count: 80, free: true })
  return all.filter(({ id }) => ids.includes(id))
}

async function makeInternship(tx: Tx, begin: string, student: Student, later = 0): Promise<number> {
  const [place] = await workplacesOf(tx, 0, 1)
  const { id: concedente, supervisor, apolice, convenio } = place!
  return make(tx, on(begin), 'IncluiContrato', {
    modalidade: 'estagio',
    tipoEstagio: 'Não obrigatório',
    ...{ aluno: student.id, curso: student.curso, professor: student.professor },
    ...{ concedente, supervisor, apolice, convenio },
    inicio: daysFrom(begin, later),
    encerramento: daysFrom(begin, later + 200),
    ...{ bolsaValor: '10.00', bolsaTipo: 'Por hora' },
    ...{ auxilioTransporteValor: '10.00', auxilioTransporteTipo: 'Diário' },
    ...{ horasDiaria: '4', horasSemanal: '20', planoEstagio: 'Apoiar projetos.' },
    beneficios: benefits,
  })
}

async function makeMonitoring(
  tx: Tx,
  begin: string,
  proposta: number,
  { id: aluno, curso }: Student,
  more: object,
): Promise<number> {
  const { rows } = await sql<{ id: number; titular: string }>`
    select id, titular from apolice where situacao = 'Vigente' order by titular`.execute(tx)
  const titular = Object.keys(more).length > 0 ? 'Concedente' : 'Instituição'
  const [professor] = await idsBy(tx, `select professor_id as id from proposta where id = ${proposta}`)
  return make(tx, on(begin), 'IncluiContrato', {
    ...{ modalidade: 'monitoria', proposta, professor: professor!, aluno, curso },
    apolice: rows.find((one) => one.titular === titular)!.id,
    ...{ inicio: begin, encerramento: daysFrom(begin, 180), horasSemanal: '4' },
    beneficios: benefits,
    ...more,
  })
}

async function makeProposal(
  tx: Tx,
  begin: string,
  end: 'Em elaboração' | 'Aprovada',
  tipo: 'Monitoria' | 'Ensino' | 'Pesquisa' | 'Iniciação científica' = 'Monitoria',
): Promise<number> {
  const { professores, disciplinas } = await registersOf(tx)
  const id = await make(tx, on(begin), 'IncluiProposta', {
    ...{ titulo: `Projeto ${tipo}`, tipo, professor: professores[0]! },
    disciplinas: [{ disciplina: disciplinas[0]!, turma: 'T01' }],
    ...{
      vagasBolsistas: 5,
      vagasVoluntarios: 5,
      bolsaValor: '10.00',
      bolsaTipo: 'Por hora',
      horasSemanais: '4',
    },
    ...{ inicio: begin, termino: daysFrom(begin, 200) },
  })
  if (end === 'Em elaboração') return id
  await act(tx, on(begin), 'EnviaProposta', {}, [id])
  await act(tx, on(begin), 'AprovaProposta', {}, [id])
  return id
}

/** Proposals of other kinds, and proposals that ended after the start of a contract. */
async function proposals(told: Scenario, begin: string, next: () => Student): Promise<void> {
  await told.inside(async (tx) => {
    for (const tipo of ['Ensino', 'Pesquisa', 'Iniciação científica'] as const)
      await makeProposal(tx, begin, 'Em elaboração', tipo)
    // One draft, and one completed.
    const approved = await makeProposal(tx, begin, 'Aprovada')
    await makeMonitoring(tx, begin, approved, next(), {})
    for (const end of ['Cancelada', 'Encerrada'] as const) {
      const id = await makeProposal(tx, begin, 'Aprovada')
      const contrato = await makeMonitoring(tx, begin, id, next(), {})
      await act(tx, on(begin), 'CancelaContrato', { motivo: 'Sem turma.' }, [contrato])
      if (end === 'Cancelada') await act(tx, on(begin), 'CancelaProposta', { motivo: 'Sem turma.' }, [id])
      else accepted(await dueVerb('proposta', 'encerrar')(tx, on('2099-01-01'), [id]))
    }
  })
}

/** Staff request each item they may request; deliveries are judged or become unnecessary. */
async function askFor(told: Scenario, contrato: number): Promise<void> {
  const { dia } = told
  const conteudo = await told.content()
  await told.inside(async (tx) => {
    for (const tipo of [
      'Requerimento de matrícula',
      'Avaliação campo estágio',
      'Apontamento de horas',
    ] as const) {
      const told = { tipo, contrato, prazo: daysFrom(dia, 10), validade: daysFrom(dia, 60) }
      const id = await make(tx, on(dia), 'IncluiPendencia', told)
      if (tipo === 'Avaliação campo estágio') await act(tx, on(dia), 'EntregaPendencia', {}, [id])
      if (tipo === 'Apontamento de horas')
        await act(tx, on(dia), 'CancelaPendencia', { motivo: 'Já foi entregue.' }, [id])
    }
    const [report] = await idsBy(
      tx,
      `select id from pendencia where contrato_id = ${contrato} and tipo = 'Relatório final'`,
    )
    await act(tx, on(dia), 'EntregaPendencia', { conteudo, parecer: 'Cumpri o plano.' }, [report!])
    const [hosted] = await idsBy(
      tx,
      `select id from pendencia where id = ${report} and situacao = 'Entregue'`,
    )
    if (hosted) await act(tx, on(dia), 'OpinaConcedente', { parecer: 'Bom trabalho.' }, [hosted])
  })
}
