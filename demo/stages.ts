import type { Context } from '../server/context.ts'
import type { Caller } from '../server/domain/credencial/authenticate.ts'
import { fillEmployees, fillSchedules } from './colaboradores.ts'
import { feedStages } from './feeds.ts'
import { tellInstitution } from './institution-data.ts'
import { loginStage, withLogins } from './logins.ts'
import { moneyStages } from './money/stages.ts'
import { makeAgreements, makePolicies, sendScan } from './office/agreements.ts'
import { makeApplications } from './office/applications.ts'
import { makeDiplomas } from './office/diplomas.ts'
import { drawTerms } from './office/documents.ts'
import { draftsAtOnce, makeDrafts } from './office/drafts.ts'
import { endLife } from './office/ends.ts'
import { filePaper, paperCount, sendPaper } from './office/files.ts'
import { importedAtOnce, importPast } from './office/imported.ts'
import { beginLife } from './office/lives.ts'
import { importNamed } from './office/named-contracts.ts'
import { makeBudgets, makeEquivalences, makeExtension } from './office/projects.ts'
import { makeProposals } from './office/proposals.ts'
import type { Filling, Stage } from './progress.ts'
import { sizesOf } from './sizes.ts'

const employeesAtOnce = 50

export const firstStage = 'cadastros'

/** All stages of the sample data, references first. */
export function stagesOf(context: Context, caller: Caller, filling: Filling): readonly Stage[] {
  const { semente, alunos, antes, dia } = filling
  const sizes = sizesOf(filling)
  const { people } = sizes
  let content = ''
  return [
    {
      name: firstStage,
      size: 1,
      write: async (tx) => {
        await fillSchedules(tx, caller, dia)
        return undefined
      },
    },
    ...feedStages(context, caller.clienteId, filling, sizes),
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
    {
      name: 'convênios',
      size: 1,
      send: async () => {
        await tellInstitution(context, caller.clienteId)
        content = await sendScan(context, caller.clienteId)
      },
      write: (tx) => makeAgreements(tx, filling, people.hosts, content),
    },
    { name: 'apólices', size: 1, write: (tx) => makePolicies(tx, filling, people.hosts) },
    { name: 'propostas', size: sizes.proposals, write: makeProposals },
    { name: 'extensão', size: Math.min(1, alunos), write: (tx) => makeExtension(tx, filling) },
    { name: 'equivalências', size: Math.min(1, alunos), write: (tx) => makeEquivalences(tx, filling) },
    { name: 'diplomas', size: Math.min(1, alunos), write: (tx) => makeDiplomas(tx, filling) },
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
      name: 'contratos em elaboração',
      size: sizes.drafts + sizes.issued,
      each: draftsAtOnce,
      write: (tx, portion) => makeDrafts(tx, portion, filling, sizes),
    },
    {
      name: 'contratos dos exemplos',
      size: Math.min(1, sizes.named),
      write: (tx, _, now) => importNamed(tx, now),
    },
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
    ...moneyStages(context, caller.clienteId, filling),
    ...(filling.guardado[withLogins] ? [loginStage(context, caller.clienteId, caller.fuso)] : []),
  ]
}
