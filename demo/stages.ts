import type { Context } from '../server/context.ts'
import type { Caller } from '../server/domain/credencial/authenticate.ts'
import { alunoRecord, matriculaRecord } from './alunos.ts'
import { sendBatches } from './batches.ts'
import { fillEmployees, fillSchedules } from './colaboradores.ts'
import { makeAgreements, makePolicies } from './office/agreements.ts'
import { makeApplications } from './office/applications.ts'
import { drawTerms } from './office/documents.ts'
import { draftsAtOnce, makeDrafts } from './office/drafts.ts'
import { endLife } from './office/ends.ts'
import { filePaper, paperCount, sendPaper } from './office/files.ts'
import { importedAtOnce, importPast } from './office/imported.ts'
import { beginLife } from './office/lives.ts'
import { makeBudgets, makeEquivalences, makeExtension } from './office/projects.ts'
import { makeProposals } from './office/proposals.ts'
import { personCount, pessoaRecord } from './pessoas.ts'
import type { Filling, Stage } from './progress.ts'
import { fillRegisters, orientadorRecord } from './registers.ts'
import { sizesOf } from './sizes.ts'
import { usuarioRecord } from './usuarios.ts'
import { vagaRecord } from './vagas.ts'

/** Records that one batch of a stage has at most. */
const sentAtOnce = 20_000
const employeesAtOnce = 50

export const firstStage = 'cadastros'

/** Everything that an institution's sample data are made of, each after what it refers to. */
export function stagesOf(context: Context, caller: Caller, filling: Filling): readonly Stage[] {
  const { semente, alunos, antes, dia } = filling
  const sizes = sizesOf(filling)
  const { people } = sizes
  const batches = (
    name: string,
    [operation, list]: readonly [string, string],
    { first, count }: { first: number; count: number },
    record: (index: number) => object,
  ): Stage => ({
    name,
    size: count,
    each: sentAtOnce,
    send: (portion) => {
      const from = portion * sentAtOnce
      const some = { first: first + from, count: Math.min(sentAtOnce, count - from) }
      return sendBatches(context, caller.clienteId, { operation, list, ...some, record }, () => {})
    },
  })
  let content = ''
  return [
    {
      name: firstStage,
      size: 1,
      write: async (tx) => {
        await fillRegisters(tx, sizes.professors, semente)
        await fillSchedules(tx, dia)
        return undefined
      },
    },
    batches(
      'pessoas',
      ['CadastraPessoa', 'SDT_INT_PESSOAS'],
      { first: 0, count: personCount(people) },
      (index) => pessoaRecord(index, semente, people),
    ),
    batches(
      'usuários',
      ['RecebeUsuarios', 'SDT_INT_USUARIOS'],
      { first: antes.usuarios, count: sizes.users },
      (index) => usuarioRecord(index, semente),
    ),
    batches(
      'alunos',
      ['RecebeAlunos', 'SDT_INT_ALUNOS'],
      { first: antes.alunos + 1, count: alunos },
      (index) => alunoRecord(index, semente),
    ),
    batches(
      'orientadores',
      ['RecebeCursoProfessores', 'SDT_INT_CURSO_PROFESSORES'],
      { first: 0, count: sizes.professors },
      orientadorRecord,
    ),
    batches(
      'matrículas',
      ['RecebeAlunosCursos', 'SDT_INT_ALUNOS_CURSOS'],
      { first: antes.alunos + 1, count: alunos },
      (index) => matriculaRecord(index, semente),
    ),
    batches(
      'vagas',
      ['RecebeVagas', 'SDT_INT_VAGAS'],
      { first: antes.vagas, count: sizes.vacancies },
      (index) => vagaRecord(index, semente, people.hosts, dia),
    ),
    {
      name: 'colaboradores',
      size: sizes.employees,
      each: employeesAtOnce,
      write: async (tx, portion) => {
        const from = portion * employeesAtOnce
        const count = Math.min(employeesAtOnce, sizes.employees - from)
        await fillEmployees(tx, caller, antes.colaboradores + from, count, semente, dia)
        return undefined
      },
    },
    { name: 'convênios', size: 1, write: (tx) => makeAgreements(tx, filling, people.hosts) },
    { name: 'apólices', size: 1, write: (tx) => makePolicies(tx, filling, people.hosts) },
    { name: 'propostas', size: sizes.proposals, write: makeProposals },
    { name: 'extensão', size: Math.min(1, alunos), write: (tx) => makeExtension(tx, filling) },
    { name: 'equivalências', size: Math.min(1, alunos), write: (tx) => makeEquivalences(tx, filling) },
    { name: 'candidaturas', size: Math.min(1, alunos), write: (tx) => makeApplications(tx, filling) },
    { name: 'orçamentos', size: 1, write: (tx) => makeBudgets(tx, filling) },
    {
      name: 'contratos importados',
      size: sizes.imported,
      each: importedAtOnce,
      write: (tx, portion) => importPast(tx, portion, filling, sizes),
    },
    {
      name: 'contratos novos',
      size: sizes.lives,
      write: (tx, nth, now) => beginLife(tx, nth, now, sizes),
    },
    {
      name: 'termos',
      size: Math.min(1, sizes.lives),
      send: (_, now) => drawTerms(context, caller.clienteId, now),
    },
    { name: 'assinaturas', size: sizes.lives, write: endLife },
    {
      name: 'arquivos',
      size: sizes.lives > 0 ? paperCount : 0,
      send: async (nth) => {
        content = await sendPaper(context, caller.clienteId, nth)
      },
      write: async (tx, nth, now) => {
        await filePaper(tx, nth, now, content)
        return undefined
      },
    },
    {
      name: 'contratos em elaboração',
      size: sizes.drafts + sizes.issued,
      each: draftsAtOnce,
      write: (tx, portion) => makeDrafts(tx, portion, filling, sizes),
    },
  ]
}
