import { modeloMachine } from '../../catalogue/machines/modelo.ts'
import { type Message, said, written } from '../../catalogue/message.ts'
import { type Phrase, phrase } from '../../catalogue/phrase.ts'
import { conferencia, tiposSolicitacao } from '../../catalogue/values/solicitacao.ts'
import type { Context } from '../context.ts'
import { DocumentRefused, TooManyDocuments } from '../documents/renderer.ts'
import { valuesOf } from '../documents/values.ts'
import type { ToRead } from '../domain/arquivo/to-read.ts'
import { termOf } from '../domain/contrato/emite-termo.ts'
import { type Dados, freeze } from '../domain/documento/dados.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { reachOf, within } from '../domain/machine/reach.ts'
import { defaultTemplates } from '../domain/modelo/defaults.ts'
import { notePreview } from '../domain/modelo/previa.ts'
import { type ReviewedData, reviewedData } from '../domain/solicitacao/reviewed-data.ts'
import { currentClient } from '../store/expressions.ts'
import { keepContent } from '../store/files/keep.ts'
import type { Person } from './caller.ts'
import type { ShownField } from './link-record.ts'
import { draw, type FilledTemplate } from './preview.ts'

const answers: readonly string[] = ['ConfereSolicitacao', 'ApontaErros']

/** Whether a command answers a review. */
export const answersReview = (command: string): boolean => answers.includes(command)

/** A review as its host sees it. */
export interface Review {
  assunto: Message
  /** The contract in words. */
  minuta: readonly ShownField[]
  valores: ReviewedData['valores']
  documento: FilledTemplate
}

/** The review of a term behind a link's record. */
export function reviewOf(
  context: Context,
  { clienteId }: Person,
  { noun, id }: { noun: string; id: number },
  { actor, today }: Acting,
): Promise<Review | undefined> {
  if (noun !== 'solicitacao') return Promise.resolve(undefined)
  return context.db.reading(clienteId, async (tx) => {
    const found = await tx
      .selectFrom('solicitacao as x')
      .select('x.contrato_id')
      .where('x.cliente_id', '=', currentClient)
      .where('x.id', '=', id)
      .where('x.tipo', '=', conferencia)
      .where(within('solicitacao', 'x', reachOf(actor)))
      .executeTakeFirst()
    const data = found && (await reviewedData(tx, id))
    const dados = data && (await freeze(tx, [data.contrato])).get(data.contrato)
    if (!dados) return undefined
    const tipo = termOf(dados)
    const own = await tx
      .selectFrom('modelo')
      .select('corpo')
      .where('cliente_id', '=', currentClient)
      .where('tipo', '=', tipo)
      .where('situacao', '=', modeloMachine.moves.publicar.to)
      .executeTakeFirst()
    return {
      assunto: said('link.documentoDe', {
        documento: tiposSolicitacao.labels[conferencia],
        nome: dados.aluno.nome,
      }),
      minuta: inWords(dados, today),
      valores: data.valores,
      documento: { tipo, titulo: tipo, corpo: own?.corpo ?? defaultTemplates[tipo], dados },
    }
  })
}

/** The draft as a file; none while documents cannot be drawn. */
export async function draftOf(
  context: Context,
  { clienteId, actor }: Person,
  { documento }: Review,
  { today, linkTo }: Acting,
): Promise<ToRead[]> {
  const bytes = await draw(context, clienteId, documento, today).catch((error: unknown) => {
    if (error instanceof TooManyDocuments || error instanceof DocumentRefused) return undefined
    throw error
  })
  if (!bytes || !linkTo) return []
  const nome = `Minuta de ${documento.titulo}.pdf`
  const file = await context.db.inClient(
    clienteId,
    async (tx) => {
      const kept = await keepContent(tx, context.files, clienteId, bytes)
      return { id: await notePreview(tx, nome, kept), sha256: kept.sha256 }
    },
    actor,
  )
  return [{ nome, endereco: linkTo({ table: 'conteudo', ...file }).endereco }]
}

/** What a host checks, by the placeholders of the documents. */
const shown: readonly (readonly [string, Phrase])[] = [
  ['contrato.numero', phrase('Contrato', 'Contract')],
  ['aluno.nome', phrase('Estudante', 'Student')],
  ['curso', phrase('Curso', 'Course')],
  ['concedente.nome', phrase('Concedente', 'Host')],
  ['concedente.documento', phrase('CNPJ ou CPF da concedente', 'CNPJ or CPF of the host')],
  ['contrato.tipoEstagio', phrase('Tipo de estágio', 'Kind of internship')],
  ['contrato.inicio', phrase('Início', 'Start')],
  ['contrato.encerramento', phrase('Término', 'End')],
  ['horas.diaria', phrase('Horas por dia', 'Hours per day')],
  ['horas.semanal', phrase('Horas por semana', 'Hours per week')],
  ['horario', phrase('Horário', 'Timetable')],
  ['local', phrase('Local', 'Place')],
  ['bolsa.valor', phrase('Bolsa', 'Grant')],
  ['bolsa.tipo', phrase('Bolsa paga', 'Grant is paid')],
  ['auxilioTransporte', phrase('Auxílio-transporte', 'Transport allowance')],
  ['beneficios', phrase('Benefícios', 'Benefits')],
  ['plano', phrase('Plano de atividades', 'Plan of activities')],
  ['supervisor.nome', phrase('Supervisor', 'Supervisor')],
  ['professor.nome', phrase('Professor orientador', 'Advising professor')],
  ['seguro.apolice', phrase('Apólice de seguro', 'Insurance policy')],
  ['seguro.seguradora', phrase('Seguradora', 'Insurer')],
]

function inWords(dados: Dados, today: string): ShownField[] {
  const values = valuesOf(dados, today)
  return shown.flatMap(([name, rotulo]) => {
    const value = values[name]
    return typeof value === 'string' && value ? [{ rotulo, valor: written(value) }] : []
  })
}
