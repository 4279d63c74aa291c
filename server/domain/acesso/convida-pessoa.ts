import { sql } from 'kysely'
import type {
  copiaLinkPessoa as copying,
  convidaPessoa as declared,
} from '../../../catalogue/management/acesso/convida.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { registraCopia } from '../link/copia.ts'
import { emiteSegredos, linkAddress } from '../link/emite.ts'
import { holdLink } from '../link/find.ts'
import type { Acting } from '../machine/bound.ts'
import { type Breach, type Finding, findingOf, ruledOut } from '../machine/finding.ts'
import type { Target } from '../machine/hindrances.ts'
import type { Outcome } from '../machine/outcome.ts'
import { reachOf, within } from '../machine/reach.ts'
import { enviaLinks, type LinkedParty, linksFor, requireRegister } from '../mensagem/envia-link.ts'
import { heldBy } from '../mensagem/held.ts'
import type { Verb } from '../verb.ts'

interface Guest {
  id: number
  nome: string
  tipo: string
  email: string | null
  ativo: boolean
  versao: number
}

/** Sends hosts, supervisors and guardians personal links, each with its own outcome. */
export const convidaPessoa: Verb<typeof declared> = async (tx, acting, { registros, parte }) => {
  requireRegister(acting, parte ?? 'concedente')
  const guests = await loadGuests(tx, acting, registros)
  const outcomes = registros.map((target) => outcomeOf(target, guests.get(target.id), barsOf))
  const invited = outcomes.flatMap(({ id, refusal }) => (refusal ? [] : [guests.get(id)!]))
  await enviaLinks(
    tx,
    acting,
    invited.map((guest) => ({ ...guest, parte: partOf(guest, parte) })),
  )
  return { outcomes, espera: (await heldBy(tx, acting)) ?? '' }
}

/** Makes a personal link for staff to hand over. */
export const copiaLinkPessoa: Verb<typeof copying> = async (tx, acting, { registros, parte }) => {
  const [target] = registros
  requireRegister(acting, parte ?? 'concedente')
  const guest = (await loadGuests(tx, acting, registros)).get(target!.id)
  const { refusal } = outcomeOf(target!, guest, activeBars)
  if (refusal) throw refusal
  const [id] = await linksFor(tx, acting, [{ ...guest!, parte: partOf(guest!, parte) }], true)
  const link = await holdLink(tx, id!)
  await registraCopia(tx, acting, link)
  const secret = (await emiteSegredos(tx, [id!])).get(id!)!
  return { endereco: linkAddress(acting.base ?? '', secret), nome: link.nome, validade: link.validade }
}

const partOf = ({ tipo }: Guest, parte: LinkedParty | null | undefined): LinkedParty =>
  parte ?? (tipo === 'J' ? 'concedente' : 'supervisor')

async function loadGuests(
  tx: Tx,
  { actor }: Acting,
  targets: readonly Target[],
): Promise<Map<number, Guest>> {
  const { rows } = await sql<Guest>`
    select p.id, coalesce(p.representante_nome, p.nome_social, p.nome) as nome, p.tipo, p.versao,
           coalesce(nullif(trim(p.representante_email), ''), nullif(trim(p.email), '')) as email,
           p.ativo and (p.validade is null or p.validade > hoje_do_cliente()) as ativo
      from pessoa p where p.cliente_id = ${currentClient} and p.id = any(${targets.map(({ id }) => id)}::bigint[])
       and ${within('pessoa', 'p', reachOf(actor))}`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

function outcomeOf(
  { id, versao: seen }: Target,
  guest: Guest | undefined,
  judge: (guest: Guest) => Finding[],
): Outcome {
  if (!guest) return { id, findings: [], refusal: new Refusal('REGISTRO_INEXISTENTE') }
  const { versao } = guest
  const kept = { id, situacao: '', versao }
  if (seen != null && seen !== versao) {
    const refusal = new Refusal('CONFLITO', { vista: seen, atual: versao, mudancas: [] })
    return { ...kept, findings: [], refusal }
  }
  const findings = judge(guest)
  return findings.length > 0 ? { ...kept, findings, refusal: ruledOut(findings) } : { ...kept, findings }
}

const against = (breach: Breach) => findingOf(breach, {})!

const activeBars = ({ ativo }: Guest): Finding[] =>
  ativo
    ? []
    : [against({ regra: 'pessoaAtiva', campo: 'validade', mensagem: said('acesso.naoEstaMaisAtiva') })]

const barsOf = (guest: Guest): Finding[] => [
  ...activeBars(guest),
  ...(guest.email
    ? []
    : [against({ regra: 'enderecoConhecido', campo: 'email', mensagem: said('acesso.naoTemMailEnviar') })]),
]
