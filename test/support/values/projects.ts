import { tiposEquivalencia } from '../../../catalogue/values/equivalencia.ts'
import { papeisExtensao } from '../../../catalogue/values/participacao.ts'
import { pendenciasPedidasExtensao } from '../../../catalogue/values/pendencia.ts'
import { modalidadesExtensao } from '../../../catalogue/values/projeto-extensao.ts'
import { accepted, daysFrom } from '../../../demo/office/act.ts'
import { hostsOf } from '../../../demo/office/hosts.ts'
import { registersOf } from '../../../demo/office/registers.ts'
import { studentsOf } from '../../../demo/office/students.ts'
import { partyActor } from '../../../demo/sampler.ts'
import { dueVerb } from '../../../server/domain/calendario/due.ts'
import { sendFiles } from './files.ts'
import { act, idsBy, make, on, type Scenario } from './scenario.ts'

const motivo = 'Conforme combinado.'

/** Extension projects, equivalences, agreements and requests in their states. */
export async function projectScenario(told: Scenario): Promise<void> {
  await extension(told)
  await equivalences(told)
  await agreements(told)
  await requests(told)
}

async function extension(told: Scenario): Promise<void> {
  const { dia } = told
  const begin = daysFrom(dia, -20)
  const projects = await told.inside(async (tx) => {
    const { professores } = await registersOf(tx)
    const [host] = await hostsOf(tx, 1)
    const made: number[] = []
    for (const modalidade of modalidadesExtensao)
      made.push(
        await make(tx, on(begin), 'IncluiProjetoExtensao', {
          ...{ titulo: `Extensão: ${modalidade}`, modalidade, professor: professores[0]!, horas: 40 },
          ...{ inicio: begin, termino: daysFrom(dia, 60), parceiros: [{ pessoa: host!.id }] },
        }),
      )
    return made
  })
  const [refused, ended, cancelled, project] = projects
  await told.inside(async (tx) => {
    await act(tx, on(begin), 'EnviaProjetoExtensao', {}, projects.slice(0, 4))
    await act(tx, on(begin), 'ReprovaProjetoExtensao', { motivo }, [refused!])
    await act(tx, on(begin), 'AprovaProjetoExtensao', {}, [ended!, cancelled!, project!])
    accepted(await dueVerb('projeto_extensao', 'encerrar')(tx, on('2099-01-01'), [ended!]))
    await act(tx, on(dia), 'CancelaProjetoExtensao', { motivo }, [cancelled!])
    const students = await studentsOf(tx, dia, { from: 20, count: papeisExtensao.length })
    for (const [at, papel] of papeisExtensao.entries()) {
      const told = { projetoExtensao: project!, aluno: students[at]!.id, papel }
      const id = await make(tx, on(begin), 'IncluiParticipante', told)
      if (at === 0) await act(tx, on(dia), 'EncerraParticipacao', {}, [id])
    }
    for (const tipo of pendenciasPedidasExtensao) {
      const told = { tipo, projetoExtensao: project!, prazo: dia }
      const id = await make(tx, on(dia), 'IncluiPendencia', told)
      await act(tx, on(dia), 'EntregaPendencia', { motivo: 'Em papel.' }, [id])
      if (tipo === 'Relatório parcial') await act(tx, on(dia), 'OpinaProfessor', { parecer: 'Bom.' }, [id])
    }
  })
  await sendFiles(told, { projetoExtensao: project! })
}

async function equivalences(told: Scenario): Promise<void> {
  const { dia } = told
  const [first] = await told.inside(async (tx) => {
    const [student] = await studentsOf(tx, dia, { from: 0, count: 1 })
    const { id: aluno, curso } = student!
    const made: number[] = []
    for (const tipo of tiposEquivalencia)
      made.push(
        await make(tx, on(dia), 'PedeEquivalencia', {
          ...{ aluno, curso, tipo, horasSolicitadas: 100 },
          ...{ inicio: daysFrom(dia, -300), termino: daysFrom(dia, -30) },
        }),
      )
    // The pedagogical project decides whether the course counts the other kinds.
    const [other, one] = [made[0]!, made.at(-1)!]
    await act(tx, on(dia), 'AnalisaEquivalencia', {}, [one])
    await act(tx, on(dia), 'DefereEquivalencia', { horasDeferidas: 100, parecer: 'De acordo.' }, [one])
    await act(tx, on(dia), 'CancelaEquivalencia', {}, [other])
    return made
  })
  await sendFiles(told, { equivalencia: first! })
}

async function agreements(told: Scenario): Promise<void> {
  const { dia } = told
  const [convenio, pessoa, apolice] = await told.inside(async (tx) => {
    const [host] = await hostsOf(tx, 1)
    const [curso] = await idsBy(tx, 'select min(id) as id from curso')
    const id = await make(tx, on(dia), 'IncluiConvenio', {
      ...{
        convenio: 'Acordo 1',
        tipo: 'Acordo de cooperação',
        concedente: host!.id,
        renovacaoAutomatica: 'S',
      },
      ...{ inicio: dia, termino: daysFrom(dia, 300), cursos: [{ curso: curso! }] },
    })
    return [id, host!.id, host!.apolice!]
  })
  await sendFiles(told, { convenio })
  for (const [owner, tipo] of [
    [{ pessoa }, 'Declaração'],
    [{ apolice }, 'Apólice'],
    [{ convenio }, 'Convênio'],
    [{ convenio }, 'Recibo'],
    [{ convenio }, 'Plano de atividades'],
  ] as const) {
    const conteudo = await told.content()
    await told.inside((tx) => make(tx, on(dia), 'EnviaArquivo', { conteudo, tipo, ...owner }))
  }
}

async function requests(told: Scenario): Promise<void> {
  const { dia } = told
  const made = await told.inside(async (tx) => {
    const [contrato] = await idsBy(
      tx,
      `select max(c.id) as id from contrato c where c.situacao = 'Ativo' and c.modalidade = 'estagio' and c.inicio < '${dia}' and c.encerramento > '${daysFrom(dia, 20)}'
        and c.supervisor_id is not null and not exists (select from solicitacao s where s.contrato_id = c.id)`,
    )
    const partOf = async (column: string) =>
      (await idsBy(tx, `select ${column} as id from contrato where id = ${contrato}`))[0]!
    const [guarded] = await idsBy(tx, 'select max(id) as id from contrato where responsavel_id is not null')
    const guardian = (await idsBy(tx, `select responsavel_id as id from contrato where id = ${guarded}`))[0]!
    const as = (parte: 'aluno' | 'professor' | 'concedente' | 'supervisor' | 'responsavel', id: number) => ({
      ...on(dia),
      actor: partyActor(parte, id),
    })
    const declared = { tipo: 'Declaração', contrato: contrato! } as const
    const ids = [
      await make(tx, as('professor', await partOf('professor_id')), 'IncluiSolicitacao', declared),
      await make(tx, as('concedente', await partOf('concedente_id')), 'IncluiSolicitacao', declared),
      await make(tx, as('supervisor', await partOf('supervisor_id')), 'IncluiSolicitacao', declared),
      await make(tx, as('responsavel', guardian), 'IncluiSolicitacao', { ...declared, contrato: guarded! }),
    ]
    const [student] = await studentsOf(tx, dia, { from: 30, count: 1 })
    const { id: aluno, curso } = student!
    const [host] = await hostsOf(tx, 1)
    const days = { inicio: daysFrom(dia, 5), termino: daysFrom(dia, 10) }
    await make(tx, on(dia), 'IncluiSolicitacao', { tipo: 'Inclusão de contrato', aluno, curso })
    await make(tx, on(dia), 'IncluiSolicitacao', { tipo: 'Recesso', contrato: contrato!, ...days })
    await make(tx, on(dia), 'IncluiSolicitacao', { tipo: 'Equivalência', aluno, curso })
    await make(tx, on(dia), 'IncluiSolicitacao', { tipo: 'Convênio', pessoa: host!.id })
    await act(tx, on(dia), 'CancelaSolicitacao', { motivo }, [ids[0]!])
    return ids
  })
  const conteudo = await told.content()
  await told.inside((tx) => make(tx, on(dia), 'EnviaArquivo', { conteudo, solicitacao: made[1]! }))
}
