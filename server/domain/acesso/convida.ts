import { sql } from 'kysely'
import type {
  convidaAluno,
  convidaProfessor,
  convidaUsuarios,
  copiaAcessoAluno,
  copiaAcessoProfessor,
  copiaAcessoUsuario,
} from '../../../catalogue/management/acesso/convida.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { requireOwn } from '../credencial/give.ts'
import { copiarLink } from '../link/copia.ts'
import { emiteSegredos, linkAddress } from '../link/emite.ts'
import { type Person, type PersonKind, personSelect, type Stored, withRights } from '../login/person.ts'
import { hindrance } from '../login/state.ts'
import { loadWays, type Ways, wrongWay } from '../login/way.ts'
import { type Acting, platform } from '../machine/bound.ts'
import { type Breach, type Finding, findingOf, impedes, ruledOut } from '../machine/finding.ts'
import type { Target } from '../machine/hindrances.ts'
import type { NotMade, Outcome } from '../machine/outcome.ts'
import { reachOf, within } from '../machine/reach.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import { heldBy } from '../mensagem/held.ts'
import { accessHours, holdPasswordLinks, makePasswordLinks, sendPasswordLinks } from '../senha/link.ts'
import type { Verb } from '../verb.ts'
import { noteInContracts } from './email-changed.ts'

/** A person who signs in, as needed for an invitation. */
interface Guest extends Person {
  ativo: boolean
  versao: number
  email: string | null
  temSenha: boolean
  /** Has or had a password, or a session. */
  jaEntrou: boolean
}

type Invitation = typeof convidaUsuarios | typeof convidaProfessor | typeof convidaAluno
type Copying = typeof copiaAcessoUsuario | typeof copiaAcessoProfessor | typeof copiaAcessoAluno

/** Sends people of a register links for choosing a password, each with its own outcome. */
export const invites =
  (kind: PersonKind): Verb<Pick<Invitation, 'input' | 'output'>> =>
  async (tx, acting, { registros }) => ({
    outcomes: await invite(tx, acting, kind, registros),
    espera: (await heldBy(tx, acting)) ?? '',
  })

export async function invite(
  tx: Tx,
  acting: Acting,
  kind: PersonKind,
  targets: readonly Target[],
): Promise<Outcome[]> {
  await holdPasswordLinks(tx)
  const ways = await loadWays(tx)
  const guests = await loadGuests(tx, acting, kind, targets)
  const judge = (guest: Guest) => [...barsOf(guest, ways, acting), ...invitationBars(guest)]
  const judged = targets.map((target) => outcomeOf(acting, target, guests.get(target.id), judge))
  const invited = judged.flatMap(({ id, refusal }) => (refusal ? [] : [guests.get(id)!]))
  await sendPasswordLinks(
    tx,
    'acesso',
    invited.map((guest) => ({ ...guest, email: guest.email! })),
    acting.today,
  )
  return judged
}

/** Makes a link for the first access of one person, for staff to hand over. */
export const copies =
  (kind: PersonKind): Verb<Pick<Copying, 'input' | 'output'>> =>
  async (tx, acting, { registros }) => {
    await holdPasswordLinks(tx)
    const ways = await loadWays(tx)
    const [target] = registros
    const guests = await loadGuests(tx, acting, kind, registros)
    const guest = guests.get(target!.id)
    const judge = (one: Guest) => [...barsOf(one, ways, acting), ...copyBars(one)]
    const { refusal } = outcomeOf(acting, target!, guest, judge)
    if (refusal) throw refusal
    const { nome, login } = guest!
    const [link] = await makePasswordLinks(tx, 'acesso', [guest!], acting.today, true)
    const secret = (await emiteSegredos(tx, [link!])).get(link!)!
    await tellCopy(tx, acting, guest!)
    return {
      endereco: linkAddress(acting.base ?? '', secret, 'senha'),
      nome,
      login,
      horas: accessHours,
    } as never
  }

/** The history of the person's contracts shows the copy, and the person is told. */
async function tellCopy(tx: Tx, { today }: Acting, { tipo, id, nome, login, email }: Guest): Promise<void> {
  await noteInContracts(tx, { tipo, id }, copiarLink, said('motivo.acessoCopiado', { nome }))
  if (!email) return
  const para = { parte: tipo, id, nome, email }
  await escreveMensagens(tx, platform(today), [{ modelo: 'acessoCopiado', para, dados: { login } }])
}

/** People within reach, by id. */
async function loadGuests(
  tx: Tx,
  { actor }: Acting,
  kind: PersonKind,
  targets: readonly Target[],
): Promise<Map<number, Guest>> {
  const ids = targets.map(({ id }) => id)
  const { rows } = await sql<Stored & Omit<Guest, keyof Person>>`
    select p.*, nullif(trim(t.email), '') as email, t.versao, s.dono is not null as "temSenha",
           s.dono is not null
             or exists (select from sessao e where e.cliente_id = t.cliente_id and e.tipo = p.tipo and e.pessoa_id = t.id)
             or exists (select from link l where l.cliente_id = t.cliente_id and l.parte = p.tipo
                  and l.pessoa_id = t.id and l.finalidade = 'senha' and l.usado_em is not null) as "jaEntrou"
      from (${sql.raw(personSelect[kind])} where p.cliente_id = (select cliente_atual()) and p.id = any(${ids}::bigint[])) p
      join ${sql.table(kind)} t on t.cliente_id = ${currentClient} and t.id = p.id
      left join senha s on s.cliente_id = t.cliente_id and s.dono = p.tipo and s.dono_id = t.id
     where ${within(kind, 't', reachOf(actor))}`.execute(tx)
  return new Map(rows.map((row) => [row.id, { ...row, ...withRights(row) }] as const))
}

const against = (breach: Breach): Finding => findingOf(breach, {})!

/** Reasons why this person may not choose a password. */
function barsOf(guest: Guest, ways: Ways, { today }: Acting): Finding[] {
  const bars: Finding[] = []
  if (!guest.ativo || hindrance(guest, today)) {
    bars.push(against({ regra: 'pessoaAtiva', campo: 'validade', mensagem: said('acesso.naoEstaMaisAtiva') }))
  }
  if (wrongWay(guest, 'senha', ways)) {
    const mensagem = said('acesso.entraPeloLoginUnico')
    bars.push(against({ regra: 'entraComSenha', campo: 'login', mensagem }))
  }
  if (guest.login === '') {
    bars.push(against({ regra: 'loginConhecido', campo: 'login', mensagem: said('acesso.naoTemLogin') }))
  }
  return bars
}

function invitationBars({ email, temSenha, jaEntrou }: Guest): Finding[] {
  if (!email) {
    const mensagem = jaEntrou ? said('acesso.naoTemMailEnviar') : said('acesso.naoTemMailCopiar')
    return [against({ regra: 'enderecoConhecido', campo: 'email', mensagem })]
  }
  if (!temSenha) return []
  const told = against({ regra: 'semSenha', campo: 'login', mensagem: said('acesso.jaTemSenha') })
  return [{ ...told, gravidade: 'alerta' }]
}

/** A copied link passes through other hands, so it must not open an account that is in use. */
const copyBars = ({ jaEntrou }: Guest): Finding[] =>
  jaEntrou ? [against({ regra: 'nuncaEntrou', campo: 'login', mensagem: said('acesso.jaEntrou') })] : []

function outcomeOf(
  acting: Acting,
  { id, versao: seen }: Target,
  guest: Guest | undefined,
  judge: (guest: Guest) => Finding[],
): Outcome {
  if (!guest) return { id, findings: [], refusal: new Refusal('REGISTRO_INEXISTENTE') }
  const { versao } = guest
  const kept = { id, situacao: '', versao }
  const refused = (refusal: Refusal, findings: Finding[] = []): NotMade => ({ ...kept, findings, refusal })
  if (seen != null && seen !== versao) {
    return refused(new Refusal('CONFLITO', { vista: seen, atual: versao, mudancas: [] }))
  }
  const beyond = beyondOwn(acting, guest)
  if (beyond) return refused(beyond)
  const findings = judge(guest)
  return impedes(findings) ? refused(ruledOut(findings), findings) : { ...kept, findings }
}

/** An actor who can open a sign-in could act as that user, and so needs every right of that user. */
function beyondOwn(acting: Acting, { permissoes }: Guest): Refusal | undefined {
  try {
    requireOwn(acting, permissoes)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
