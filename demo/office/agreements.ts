import { sql } from 'kysely'
import { documentoDoConvenio } from '../../catalogue/values/arquivo.ts'
import type { Context } from '../../server/context.ts'
import { type Content, takeContent } from '../../server/domain/arquivo/content.ts'
import { arquivos } from '../../server/domain/arquivo/guards.ts'
import { dueVerb } from '../../server/domain/calendario/due.ts'
import { include } from '../../server/domain/include.ts'
import { keepContent } from '../../server/management/contents.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { exampleHost } from '../examples.ts'
import { smallPdf } from '../papers.ts'
import { agentDocument, institutionDocument } from '../pessoas.ts'
import type { Filling, Kept } from '../progress.ts'
import { sampler } from '../sampler.ts'
import { accepted, act, daysFrom, make, on } from './act.ts'
import { type Host, hostsNamed, hostsOf } from './hosts.ts'
import { namedStudent } from './students.ts'

/** An agreement in force with each host, and one in each other state. */
export async function makeAgreements(
  tx: Tx,
  { dia }: Filling,
  hosts: number,
  conteudo: string,
): Promise<Kept | undefined> {
  const known = [...(await hostsOf(tx, hosts)), ...(await hostsNamed(tx, [exampleHost]))]
  const without = known.filter(({ convenio }) => convenio === null)
  if (without.length === 0) return undefined
  const scan = await takeContent(tx, conteudo)
  const begin = daysFrom(dia, -400)
  const made: number[] = []
  for (const host of without) {
    made.push(await agreement(tx, begin, host, { inicio: begin, termino: daysFrom(dia, 700) }))
  }
  await sign(tx, begin, made, scan)
  const [first, second, third, fourth, fifth] = without
  // Open ones: a draft, and one that is sent to its parties with its document.
  await agreement(tx, dia, first!, { inicio: dia, termino: daysFrom(dia, 730), suffix: '-B' })
  const waiting = await agreement(tx, dia, (second ?? first)!, {
    inicio: dia,
    termino: daysFrom(dia, 365),
    suffix: '-C',
    more: await mediated(tx),
  })
  // Ended ones: expired, terminated, cancelled.
  const old = daysFrom(dia, -900)
  const over = { inicio: old, termino: daysFrom(dia, -30) }
  const lapsed = await agreement(tx, old, (third ?? first)!, { ...over, suffix: '-D' })
  const ended = await agreement(tx, old, (fourth ?? first)!, { ...over, suffix: '-E' })
  await sign(tx, old, [lapsed, ended], scan)
  const motivo = 'A concedente encerrou suas atividades na cidade.'
  await act(tx, on(daysFrom(dia, -60)), 'EncerraConvenio', { motivo }, [ended])
  accepted(await dueVerb('convenio', 'vencer')(tx, on(dia), [lapsed]))
  const dropped = await agreement(tx, dia, (fifth ?? first)!, { inicio: dia, suffix: '-F' })
  const because = { motivo: 'Proposta retirada pela concedente.' }
  await act(tx, on(dia), 'CancelaConvenio', because, [dropped])
  return { [waitingAgreement]: waiting }
}

/** Uploads the scan of a signed agreement, which all of them share. */
export const sendScan = (context: Context, clienteId: number): Promise<string> =>
  keepContent(context, { clienteId, actor: sampler }, 'Convênio assinado.pdf', smallPdf).then(
    ({ conteudo }) => conteudo,
  )

/** Name under which the agreement that waits for signatures is kept. */
export const waitingAgreement = 'convênio à espera'

/** Mediated by an agent, for one course, renewed yearly. */
async function mediated(tx: Tx) {
  const [instituicao, agente] = await hostsNamed(tx, [institutionDocument, agentDocument])
  const student = await namedStudent(tx)
  return {
    tipo: 'Acordo de cooperação',
    instituicao: instituicao!.id,
    agente: agente!.id,
    renovacaoAutomatica: 'S',
    ...(student && { cursos: [{ curso: student.curso }] }),
  } as const
}

interface Term {
  inicio: string
  termino?: string
  suffix?: string
  more?: Awaited<ReturnType<typeof mediated>>
}

async function agreement(tx: Tx, today: string, host: Host, { inicio, termino, suffix = '', more }: Term) {
  const number = String(host.id).padStart(3, '0')
  const convenio = `Convênio ${number}/${inicio.slice(0, 4)}${suffix}`
  return await make(tx, on(today), 'IncluiConvenio', {
    convenio,
    concedente: host.id,
    inicio,
    ...(termino ? { termino } : {}),
    ...more,
  })
}

/** Signed on paper: the scan of each shows it. */
async function sign(tx: Tx, day: string, ids: readonly number[], scan: Content): Promise<void> {
  const files = ids.map((convenio_id) => ({ ...scan, tipo: documentoDoConvenio, convenio_id }))
  if (files.length > 0) await include(tx, arquivos, files, on(day), 'Aprovado')
  await act(tx, on(day), 'RegistraAssinaturaConvenio', { assinatura: day }, ids)
}

/** A policy of each host for its interns, one of the institution for compulsory internships, and an expired one. */
export async function makePolicies(tx: Tx, { dia }: Filling, hosts: number): Promise<undefined> {
  const without = (await hostsOf(tx, hosts)).filter(({ apolice }) => apolice === null)
  const term = { inicio: daysFrom(dia, -300), termino: daysFrom(dia, 800) }
  const insurer = (at: number) => insurers[at % insurers.length]!
  for (const [at, { id }] of without.entries()) {
    const apolice = `AP-${String(id).padStart(6, '0')}`
    const own = { apolice, seguradora: insurer(at), titular: 'Concedente', concedente: id } as const
    await act(tx, on(dia), 'IncluiApolice', { ...own, ...term })
  }
  if (await hasOwnPolicy(tx)) return
  const own = { seguradora: insurers[0]!, titular: 'Instituição' } as const
  await act(tx, on(dia), 'IncluiApolice', { ...own, apolice: 'AP-IES-2', ...term })
  const before = { inicio: daysFrom(dia, -700), termino: daysFrom(dia, -1) }
  const ended = await make(tx, on(dia), 'IncluiApolice', { ...own, apolice: 'AP-IES-1', ...before })
  accepted(await dueVerb('apolice', 'vencer')(tx, on(dia), [ended]))
}

const insurers = ['Seguradora Aurora', 'Horizonte Seguros', 'Companhia Brasileira de Seguros']

async function hasOwnPolicy(tx: Tx): Promise<boolean> {
  const { rows } =
    await sql`select from apolice where cliente_id = ${currentClient} and titular = 'Instituição'
    limit 1`.execute(tx)
  return rows.length > 0
}
