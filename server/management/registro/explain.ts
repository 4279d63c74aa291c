import { sql } from 'kysely'
import { type Doors, type Entered, type PartyKind, rightsOf } from '../../../catalogue/doors.ts'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { Machine } from '../../../catalogue/machines/machine.ts'
import { pathFrom } from '../../../catalogue/machines/path.ts'
import { moveCommands } from '../../../catalogue/management/index.ts'
import type { explicaSituacao, hindrances } from '../../../catalogue/management/registro/explica-situacao.ts'
import type { PageNoun } from '../../../catalogue/management/registro/page-rights.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { type AwaitedSignature, awaitedSignatures } from '../../domain/assinatura/awaited.ts'
import type { Acting } from '../../domain/machine/bound.ts'
import { type Finding, impedes } from '../../domain/machine/finding.ts'
import type { Prospects } from '../../domain/machine/prospects.ts'
import { reachOf } from '../../domain/machine/reach.ts'
import type { Verb } from '../../domain/verb.ts'
import type { Days } from '../../nouns/noun.ts'
import type { Page } from '../../nouns/pages.ts'
import { Refusal } from '../../refusal.ts'
import { partyOf, permissionsOf } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { factsOf } from './facts.ts'
import { pageOf, requireKnown } from './known.ts'
import { authorsOf, makersOf } from './makers.ts'

/** Explains the state of a record: the cause, the moves that lead on, and the persons it waits for. */
export const explain: Verb<typeof explicaSituacao> = async (tx, acting, { entidade, registros }) => {
  const [{ id }] = registros as [{ id: number }]
  const { operation, page } = pageOf(entidade)
  const party = partyOf(acting.actor)
  if (party && !opensWhole(operation, page, party.parte)) {
    throw new Refusal('PERMISSAO_AUSENTE', { permissao: operation.doors.staff })
  }
  await requireKnown(tx, page, id, reachOf(acting.actor))
  const machine: Machine | undefined = 'machine' in operation ? operation.machine : undefined
  const prospects = await page.prospects?.(tx, id, acting)
  const esperas = await awaitedBy(tx, entidade, id, acting)
  if (!machine || !prospects) {
    const fatos = await factsOf(tx, entidade, id, acting.today)
    const nothing = {
      situacao: '',
      tom: 'neutro',
      texto: '',
      explicacao: '',
      dia: null,
      final: false,
      objetivo: '',
      caminho: [],
    } as const
    return { ...nothing, passos: [], esperas, fatos }
  }
  const { text, tone: tom, final = false } = machine.states[prospects.situacao]!
  const passos = stepsOf(
    machine,
    prospects,
    acting,
    await (page.days?.(tx, id, acting) ?? daysOf(tx, machine, id)),
  )
  const special = await page.explained?.(tx, id, acting)
  // `final` marks a complete delivery, from which nothing more is expected although its state is not final.
  const path = special?.final ? undefined : pathFrom(machine, prospects.situacao, prospects.excluded)
  return {
    situacao: prospects.situacao,
    tom,
    texto: special?.texto ?? text,
    explicacao: special?.codigo ?? '',
    dia: special?.dia ?? null,
    final: special?.final ?? final,
    objetivo: path?.goal ?? '',
    caminho: path?.steps.map(({ name }) => name) ?? [],
    passos,
    esperas,
    fatos: [],
  }
}

/** Whether the party has the page of its own records, and not the view that others get. */
const opensWhole = ({ doors }: Entered, { less }: Page, parte: PartyKind) =>
  doors.party?.includes(parte) === true && !less?.to.includes(parte)

function stepsOf(machine: Machine, { moves, excluded }: Prospects, acting: Acting, days: Days) {
  const party = partyOf(acting.actor)
  return moves.flatMap(({ name, findings }) => {
    if (excluded.includes(name)) return []
    const { rotulo, text, to: para, by } = machine.moves[name]!
    return {
      movimento: name,
      rotulo: rotulo,
      para,
      texto: text,
      quem: makersOf(by, days, party !== undefined),
      autores: authorsOf(by, days, party !== undefined),
      comando: ownCommand(machine, name, acting),
      impedido: impedes([...findings]),
      achados: party ? findings.map(reason) : findings,
    }
  })
}

/** What a party learns of a finding: that it is in the way, and why, without the values of others' records. */
const reason = (finding: Finding): Finding => ({ ...finding, valor: '', limite: '', proposta: '' })

/** Command by which the caller makes a move; empty if the caller lacks the right. */
function ownCommand({ noun }: Machine, name: string, { actor }: Acting): string {
  const command = moveCommands.find(({ move }) => move.machine.noun === noun && move.name === name)
  if (!command) return ''
  const may =
    actor.kind === 'party'
      ? (command.doors as Doors).party?.includes(actor.parte)
      : rightsOf(command).some((right) => permissionsOf(actor).includes(right))
  return may ? command.id : ''
}

/** Days on which the calendar moves a record, read from its row. */
async function daysOf(tx: Tx, { table, moves }: Machine, id: number): Promise<Days> {
  const columns = Object.values(moves).flatMap(({ by }) =>
    by.flatMap((one) => ('calendar' in one ? [one.calendar.column] : [])),
  )
  if (columns.length === 0) return {}
  const named = sql.join([...new Set(columns)].map((column) => sql.ref(column)))
  const { rows } = await sql<Days>`
    select ${named} from ${sql.table(table)} where cliente_id = ${currentClient} and id = ${id}`.execute(tx)
  return rows[0] ?? {}
}

/** Signatures that a contract or file waits for. */
async function awaitedBy(tx: Tx, noun: PageNoun, id: number, acting: Acting) {
  const wait = (one: AwaitedSignature) => waitFor(one, acting)
  if (noun === 'contrato') return (await awaitedSignatures(tx, { contrato: id })).map(wait)
  if (noun === 'arquivo' || noun === 'assinatura') {
    return (await awaitedSignatures(tx, { arquivo: id })).map(wait)
  }
  return []
}

const waitFor = (one: AwaitedSignature, acting: Acting) => {
  const comando = isLate(one) ? ownCommand(assinaturaMachine, 'renovar', acting) : ''
  return {
    quem: one.nome,
    assunto: said('espera.assinar', { documento: one.arquivo }),
    entidade: 'assinatura',
    registro: one.arquivoId,
    desde: one.desde ?? '',
    prazo: one.prazo,
    documento: one.arquivo,
    ...(partyOf(acting.actor)
      ? unsaid
      : { problema: problemOf(one), causa: hindranceOf(one), motivo: (one.recusado && one.motivo) || '' }),
    comando,
    rotulo: comando && renovar.rotulo,
  }
}

/** Why a signer has not signed is between the signer and the institution. */
const unsaid = { problema: '', causa: '', motivo: '' } as const

const { renovar } = assinaturaMachine.moves

/** The deadline has passed; signing needs a new one. */
const isLate = ({ recusado, vencido }: AwaitedSignature) => vencido && !recusado

type Hindrance = (typeof hindrances)[number]

function hindranceOf(one: AwaitedSignature): Hindrance | '' {
  if (one.recusado) return 'recusado'
  if (isLate(one)) return 'vencido'
  if (one.early) return 'vez'
  if (one.parte === 'instituicao') return 'instituicao'
  return one.semEmail ? 'semEmail' : ''
}

const hindered: Readonly<Record<Exclude<Hindrance, 'recusado'>, Message>> = {
  vencido: said('espera.vencido', { comando: renovar.rotulo }),
  vez: said('espera.vez'),
  instituicao: said('espera.instituicao'),
  semEmail: said('espera.semEmail'),
}

function problemOf(one: AwaitedSignature): Message | '' {
  const why = hindranceOf(one)
  if (why !== 'recusado') return why && hindered[why]
  return one.motivo ? said('espera.recusouPorque', { motivo: one.motivo }) : said('espera.recusou')
}
