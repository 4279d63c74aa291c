import { sql } from 'kysely'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { exampleHost } from '../examples.ts'
import type { Filling, Kept } from '../progress.ts'
import { act, daysFrom, make, on } from './act.ts'
import { hostsNamed } from './hosts.ts'
import { registersOf } from './registers.ts'
import { namedStudent, studentsOf } from './students.ts'

const themes = [
  ['Matemática na praça', 'Educação'],
  ['Saúde em casa', 'Saúde'],
  ['Hortas escolares', 'Meio ambiente'],
  ['Cinema no bairro', 'Cultura'],
] as const

/** Names under which projects and equivalences are kept. */
const projectName = (nth: number) => `projeto ${nth}`
const equivalenceName = (nth: number) => `equivalência ${nth}`
export const firstProject = projectName(0)
export const decidedEquivalence = equivalenceName(2)

/** Extension projects with participants: two approved, one waiting, one draft. */
export async function makeExtension(tx: Tx, { dia }: Filling): Promise<Kept> {
  const { professores, unidades } = await registersOf(tx)
  const named = await namedStudent(tx)
  const others = await studentsOf(tx, dia, { from: 0, count: 6 })
  const students = [...(named ? [named] : []), ...others].slice(0, 6)
  const [partner] = await hostsNamed(tx, [exampleHost])
  const begin = daysFrom(dia, -60)
  const kept: Record<string, number> = {}
  for (const [at, [titulo, areaTematica]] of themes.entries()) {
    const id = await make(tx, on(begin), 'IncluiProjetoExtensao', {
      titulo,
      modalidade: 'Projeto',
      areaTematica,
      unidade: unidades[at % unidades.length]!,
      professor: professores[at % professores.length]!,
      ...(partner && { parceiros: [{ pessoa: partner.id }] }),
      cursos: students.slice(at, at + 1).map(({ curso }) => ({ curso, horasCurriculares: 60 })),
      publicoAlvo: 'Moradores do entorno do campus.',
      inicio: daysFrom(dia, -45),
      termino: daysFrom(dia, 120),
      horas: 120,
      orcamentoValor: '5000.00',
      orcamentoFonte: 'Pró-reitoria de extensão',
    })
    kept[projectName(at)] = id
    const registros = [id]
    if (at < 3) await act(tx, on(begin), 'EnviaProjetoExtensao', {}, registros)
    if (at >= 2) continue
    await act(tx, on(begin), 'AprovaProjetoExtensao', {}, registros)
    for (const { id: aluno } of students.slice(at * 3, at * 3 + 3)) {
      const participacao = await make(tx, on(daysFrom(dia, -40)), 'IncluiParticipante', {
        projetoExtensao: id,
        aluno,
        papel: 'Voluntário',
        horasPrevistas: 60,
        inicio: daysFrom(dia, -40),
      })
      const done = { data: daysFrom(dia, -3), horas: '4', descricao: 'Oficina com os participantes.' }
      await act(tx, on(dia), 'RegistraHoras', done, [participacao])
    }
    if (at === 0) await report(tx, dia, id)
  }
  return kept
}

/** A coordinator delivers a project's report early, and it is approved. */
async function report(tx: Tx, dia: string, project: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from pendencia where cliente_id = ${currentClient} and projeto_extensao_id = ${project}
       and tipo = 'Prestação de contas'`.execute(tx)
  const items = rows.map(({ id }) => id)
  const motivo = 'As notas estão no processo em papel.'
  await act(tx, on(dia), 'EntregaPendencia', { motivo, parecer: 'Todo o material foi comprado.' }, items)
  await act(tx, on(dia), 'OpinaProfessor', { parecer: 'Contas em ordem.' }, items)
}

export async function makeEquivalences(tx: Tx, { dia }: Filling): Promise<Kept> {
  const { professores, disciplinas } = await registersOf(tx)
  const named = await namedStudent(tx)
  const others = await studentsOf(tx, dia, { from: 6, count: 4 })
  const students = [...others.slice(0, 2), ...(named ? [named] : []), ...others.slice(2)].slice(0, 4)
  const [organizacao] = await hostsNamed(tx, [exampleHost])
  const kept: Record<string, number> = {}
  for (const [at, { id: aluno, curso }] of students.entries()) {
    const id = await make(tx, on(daysFrom(dia, -15)), 'PedeEquivalencia', {
      aluno,
      curso,
      disciplina: disciplinas[at]!,
      ...(organizacao && { organizacao: organizacao.id }),
      tipo: 'Atividade profissional',
      descricao: 'Desenvolvimento e suporte de sistemas, com registro em carteira.',
      inicio: daysFrom(dia, -400),
      termino: daysFrom(dia, -40),
      horasSolicitadas: 200,
    })
    const registros = [id]
    kept[equivalenceName(at)] = id
    if (at === 0) continue
    const professor = professores[at]!
    await act(tx, on(daysFrom(dia, -10)), 'AnalisaEquivalencia', { professor }, registros)
    if (at === 2) {
      const parecer = 'As horas são do campo de formação do curso.'
      await act(tx, on(dia), 'DefereEquivalencia', { horasDeferidas: 120, parecer }, registros)
    }
    if (at === 3) {
      const motivo = 'A atividade não é da área do curso.'
      await act(tx, on(dia), 'IndefereEquivalencia', { motivo }, registros)
    }
  }
  return kept
}

/** Budgets of this and the next year in every state. */
export async function makeBudgets(tx: Tx, { dia, contratos }: Filling): Promise<undefined> {
  const year = Number(dia.slice(0, 4))
  const { rows } = await sql`select from orcamento where cliente_id = ${currentClient} limit 1`.execute(tx)
  if (rows.length > 0) return
  const monitors = `${Math.min(9_000_000_000, 120_000 + contratos * 2_500)}.00`
  const { unidades } = await registersOf(tx)
  const ofUnit = { unidade: unidades[0]!, centroCusto: 'CC-0142', semestre: '1' } as const
  await make(tx, on(dia), 'IncluiOrcamento', {
    ...{ exercicio: year + 1, ...ofUnit, tipo: 'Extensão', valorPrevisto: '18000.00', vagasPrevistas: 12 },
  })
  const plan = [
    [year, 'Estágio', '480000.00', 'aprovar'],
    [year, 'Monitoria', monitors, 'aprovar'],
    [year, 'Extensão', '60000.00', 'aprovar'],
    [year - 1, 'Monitoria', '98000.00', 'encerrar'],
    [year + 1, 'Monitoria', '135000.00', 'elaborar'],
  ] as const
  for (const [exercicio, tipo, valorPrevisto, end] of plan) {
    const told = { exercicio, semestre: '0', tipo, valorPrevisto, vagasPrevistas: 40 } as const
    const registros = [await make(tx, on(dia), 'IncluiOrcamento', told)]
    if (end !== 'elaborar') await act(tx, on(dia), 'AprovaOrcamento', {}, registros)
    if (end === 'encerrar') await act(tx, on(dia), 'EncerraOrcamento', {}, registros)
  }
}
