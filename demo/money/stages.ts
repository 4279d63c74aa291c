import { written } from '../../catalogue/message.ts'
import type { Context } from '../../server/context.ts'
import { steppedVerbs } from '../../server/management/commands.ts'
import { inSteps } from '../../server/management/steps.ts'
import type { Filling, Stage } from '../progress.ts'
import { sampler } from '../sampler.ts'
import { chargeHosts, makeAccounts } from './accounts.ts'
import { answerFile, fileCount, makeFile, readAnswer } from './files.ts'
import { makeInvoices } from './invoices.ts'
import { closedMonths } from './months.ts'
import { sendPapers } from './papers.ts'
import { payByPix } from './pix.ts'
import { payByHand, receiveFees } from './receipts.ts'
import { tellerOf } from './teller.ts'

/** Contracts per portion of manual payments; surplus portions are empty. */
const contractsByHand = 5_000

/** The money stages: two closed months, their receipts and payments, and payments on their way. */
export function moneyStages(context: Context, clienteId: number, filling: Filling): readonly Stage[] {
  const { contratos, dia } = filling
  // Without contracts there is no money to move.
  const once = Math.min(1, contratos)
  const teller = tellerOf(context, clienteId)
  const months = closedMonths(dia)
  const files = once * fileCount(contratos)
  let answer: string | undefined
  return [
    {
      name: 'contas bancárias',
      size: once,
      send: () => chargeHosts(context, clienteId),
      write: (tx, _, now) => makeAccounts(tx, now, teller),
    },
    {
      name: 'fechamentos',
      size: once * months.length,
      // Repeating the month bills nothing, so this stage may run again.
      send: async (nth) => {
        const { competencia, closing } = months[nth]!
        await inSteps(context.db, { clienteId, actor: sampler }, (steps) =>
          steppedVerbs.ConfirmaFechamento(
            steps,
            teller(closing),
            { competencia: written(competencia), excluir: null },
            false,
          ),
        )
      },
    },
    { name: 'faturamentos', size: once, write: (tx, _, now) => makeInvoices(tx, now, teller) },
    { name: 'documentos', size: once, send: () => sendPapers(context, clienteId) },
    { name: 'recebimentos', size: once, write: (tx, _, now) => receiveFees(tx, now, teller) },
    { name: 'remessas', size: files, write: (tx, nth, now) => makeFile(tx, nth, now, teller) },
    {
      name: 'retornos',
      size: files,
      send: async (nth, now) => {
        answer = await answerFile(context, clienteId, nth, now, teller)
      },
      write: async (tx, nth, now) => {
        if (answer !== undefined) await readAnswer(tx, nth, now, teller, answer)
        return undefined
      },
    },
    {
      name: 'pagamentos',
      size: once * Math.ceil(contratos / contractsByHand),
      write: (tx, _, now) => payByHand(tx, now, teller),
    },
    { name: 'pagamentos por Pix', size: once, write: (tx, _, now) => payByPix(tx, now, teller) },
  ]
}
