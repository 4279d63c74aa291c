import type { PartyKind } from '../../catalogue/doors.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import { consentimento } from '../../catalogue/management/assinatura/consentimento.ts'
import { type Command, machines, management, type RecordPage } from '../../catalogue/management/index.ts'
import { type Message, said, saidTogether, type Told } from '../../catalogue/message.ts'
import { alike, type Language, labelOf } from '../../catalogue/phrase.ts'
import type { consultaLink } from '../../catalogue/session/consulta-link.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import { tiposArquivo } from '../../catalogue/values/arquivo.ts'
import { todosTiposPendencia } from '../../catalogue/values/pendencia.ts'
import type { Context } from '../context.ts'
import { filesToRead } from '../domain/arquivo/to-read.ts'
import { contractsToName } from '../domain/contrato/to-name.ts'
import { actingByLink, type Bearer } from '../domain/link/find.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { reachOf } from '../domain/machine/reach.ts'
import { waitingFor } from '../domain/pendente/espera.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { actingOf } from './acting.ts'
import type { Person } from './caller.ts'
import { documentsFor } from './link-documents.ts'
import { fieldsOf } from './link-fields.ts'
import { questionFields } from './link-form.ts'
import { shownFields } from './link-record.ts'
import { answersReview, draftOf, type Review, reviewOf } from './link-review.ts'
import { type ActionShown, type RecordCall, runRecord } from './record.ts'

type Shown = ToldOf<(typeof consultaLink)['output']>

const consented = { consentimento: consentimento.texto } as const

/** Record that the bearer of a link views or acts on. */
export interface Subject {
  noun: string
  id: number
}

/** The bearer of a link as a caller. */
export function personOf({ client, link }: Bearer, operacao: string): Person {
  const { clienteId, codigo, fuso } = client
  return {
    clienteId,
    codigo,
    fuso,
    spender: { linkId: link.id },
    actor: actingByLink(link, operacao),
  }
}

/** Record of the link; a link without a record takes the one the bearer names. */
export function subjectOf({ link }: Bearer, named: Partial<Subject>): Subject | undefined {
  const own = link.entidade === null ? undefined : { noun: link.entidade, id: link.registroId! }
  if (named.noun === undefined || named.id === undefined) return own
  // Whoever has to sign several documents signs them with any of their links; guards refuse documents of others.
  const alsoSigns = link.finalidade === 'assinar' && named.noun === link.entidade
  if (own && !alsoSigns && (own.noun !== named.noun || own.id !== named.id))
    throw new Refusal('LINK_NAO_PERMITE')
  return { noun: named.noun, id: named.id }
}

/**
 * Commands of a noun open to a party. Commands that need a version require the whole record, which a link
 * does not show.
 */
export const commandsFor = (noun: string, parte: PartyKind): Command[] =>
  management.filter(
    (one): one is Command =>
      one.kind === 'command' &&
      one.noun === noun &&
      one.on !== 'new' &&
      !('edit' in one) &&
      !('version' in one) &&
      (one.doors as { party?: readonly PartyKind[] }).party?.includes(parte) === true,
  )

/**
 * Commands by which a party creates a record. Those that need a file are left out: only signed-in callers may
 * upload.
 */
export const beginningsFor = (parte: PartyKind): Command[] =>
  management.filter(
    (one): one is Command =>
      one.kind === 'command' &&
      one.on === 'new' &&
      one.changes.some((noun) => noun === one.noun) &&
      !('conteudo' in one.input) &&
      (one.doors as { party?: readonly PartyKind[] }).party?.includes(parte) === true,
  )

/** Shows the record of a link and its actions, without changing anything. */
export async function showLink(
  context: Context,
  bearer: Bearer,
  named: Partial<Subject>,
  language: Language,
): Promise<Shown> {
  const { client, link } = bearer
  const caller = personOf(bearer, 'ConsultaLink')
  const subject = subjectOf(bearer, named)
  const { nome, parte, finalidade, validade } = link
  const shown = { instituicao: client.nome, nome, parte, finalidade, validade, consentimento: '' }
  const acting = actingOf(context, caller)
  const reading = <T>(look: (tx: Tx) => Promise<T>) => context.db.reading(client.clienteId, look)
  const who = { parte, id: link.pessoaId }
  if (!subject) {
    const documentos = await reading((tx) => documentsFor(tx, acting, who))
    const itens = await reading((tx) => waitingFor(tx, parte, acting))
    const acoes = await reading((tx) => beginningsShown(tx, parte, acting))
    const { consentimento } = documentos.length > 0 ? consented : shown
    return {
      ...shown,
      consentimento,
      assunto: said('link.tudo'),
      campos: [],
      arquivos: [],
      documentos,
      acoes,
      itens,
    }
  }
  if (finalidade === 'assinar' && subject.noun === 'assinatura') {
    const documentos = await reading((tx) => documentsFor(tx, acting, who, [subject.id]))
    const own = documentos.find(({ registro }) => registro === subject.id)
    // The action is no longer expected of this person.
    if (!own || own.estado === 'encerrado') throw new Refusal('LINK_ENCERRADO')
    const isOpen = own.estado === 'assinar' || own.estado === 'impedido'
    const acoes = isOpen
      ? (await subjectShown(context, caller, parte, subject, language, { review: undefined, questions: [] }))
          .acoes
      : []
    const arquivos = await reading((tx) => filesToRead(tx, subject, acting))
    return {
      ...shown,
      ...consented,
      assunto: own.assunto,
      campos: [],
      arquivos,
      documentos,
      acoes,
      itens: [],
    }
  }
  const review = await reviewOf(context, caller, subject, acting)
  const questions = await reading((tx) => questionFields(tx, subject, acting))
  const told = { review, questions }
  const { campos, acoes, assunto } = await subjectShown(context, caller, parte, subject, language, told)
  // The action is done or no longer expected of this person.
  if (acoes.length === 0) throw new Refusal('LINK_ENCERRADO')
  const arquivos = await reading((tx) => filesToRead(tx, subject, acting))
  const draft = review ? await draftOf(context, caller, review, acting) : []
  return { ...shown, assunto, campos, arquivos: [...draft, ...arquivos], documentos: [], acoes, itens: [] }
}

/** Commands that the bearer of a link without a record may start with. */
async function beginningsShown(tx: Tx, parte: PartyKind, { actor }: Acting): Promise<Shown['acoes']> {
  const contratos = await contractsToName(tx, reachOf(actor))
  return beginningsFor(parte).map((command) => ({
    comando: command.id,
    rotulo: command.title,
    permitido: true,
    mensagem: '',
    campos: fieldsOf(command, contratos),
  }))
}

function titleOf({ noun, id }: Subject, { contrato }: Readonly<Record<string, unknown>>): Message {
  const machine: Machine | undefined = machines.find((one) => one.noun === noun)
  const nome = machine?.rotulo ?? alike(noun)
  if (typeof contrato === 'number') return said('link.doContrato', { nome, numero: String(contrato) })
  return said('link.registro', { nome, numero: id })
}

async function subjectShown(
  context: Context,
  caller: Person,
  parte: PartyKind,
  { noun, id }: Subject,
  language: Language,
  { review, questions }: { review: Review | undefined; questions: Shown['acoes'][number]['campos'] },
) {
  const commands = commandsFor(noun, parte).filter(({ id }) => !review || answersReview(id))
  const page = management.find((one): one is RecordPage => one.kind === 'record' && one.noun === noun)
  const found = page ? await recordOf(page, { context, caller, body: { id }, language }) : undefined
  const acoes = commands.flatMap((command) => {
    const action = found?.acoes.find(({ comando }) => comando === command.id)
    if (found && !action) return []
    return {
      comando: command.id,
      rotulo: command.rotulo,
      permitido: action?.permitido ?? true,
      mensagem: action?.achados.length
        ? saidTogether(action.achados.flatMap(({ mensagem }) => mensagem || []))
        : '',
      campos: [
        ...('respostas' in command.input ? questions : []),
        ...fieldsOf(command, [], { ...found?.registro }, review?.valores),
      ],
    }
  })
  const campos = review?.minuta ?? (page && found ? shownFields(page.element, found.registro) : [])
  return {
    campos,
    acoes,
    assunto:
      review?.assunto ?? calledOf({ ...found?.registro }) ?? titleOf({ noun, id }, { ...found?.registro }),
  }
}

/**
 * Title of a document or a pending item: its type and its student. Other records are titled by noun and number.
 */
function calledOf(registro: Readonly<Record<string, unknown>>): Told | undefined {
  const { tipoArquivo, pendenciaTipo, estagiario } = registro
  const documento =
    typeof tipoArquivo === 'string' && tipoArquivo
      ? labelOf(tiposArquivo, tipoArquivo)
      : typeof pendenciaTipo === 'string' && pendenciaTipo
        ? labelOf(todosTiposPendencia, pendenciaTipo)
        : undefined
  if (!documento) return undefined
  const nome = estagiario && typeof estagiario === 'object' && 'nome' in estagiario ? estagiario.nome : ''
  return nome ? said('link.documentoDe', { documento, nome: String(nome) }) : documento
}

interface Found {
  registro: object
  acoes: readonly ActionShown[]
}

async function recordOf(page: RecordPage, call: RecordCall): Promise<Found> {
  try {
    return (await runRecord(page, call)) as Found
  } catch (error) {
    if (error instanceof Refusal && error.code === 'REGISTRO_INEXISTENTE') throw new Refusal('LINK_ENCERRADO')
    throw error
  }
}
