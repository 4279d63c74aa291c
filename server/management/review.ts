import { sql } from 'kysely'
import {
  type CampoConferencia,
  camposDaConcedente,
  camposDoSupervisor,
  conferenciaFields,
  rotulosConferencia,
} from '../../catalogue/management/solicitacao/conferencia.ts'
import type { apontaErros, confereSolicitacao } from '../../catalogue/management/solicitacao/index.ts'
import { said, type Told, written } from '../../catalogue/message.ts'
import { composed } from '../../catalogue/phrase.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { change } from '../domain/change.ts'
import { contratos } from '../domain/contrato/guards.ts'
import { type Acting, platform } from '../domain/machine/bound.ts'
import { impedes, ruledOut } from '../domain/machine/finding.ts'
import { hindrances, type Target } from '../domain/machine/hindrances.ts'
import { judge } from '../domain/machine/judge.ts'
import { loadStanding } from '../domain/machine/load.ts'
import type { Outcome } from '../domain/machine/outcome.ts'
import { everything } from '../domain/machine/reach.ts'
import { moment, whoActs } from '../domain/moment.ts'
import { tryMove } from '../domain/move.ts'
import { solicitacoes } from '../domain/solicitacao/guards.ts'
import { type ReviewedData, reviewedData } from '../domain/solicitacao/reviewed-data.ts'
import { Refusal } from '../refusal.ts'
import { limitingRights, unitsOf } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import { txOn } from '../store/tx-on.ts'
import type { AmongBatches, VerbAmongBatches } from './apart-verb.ts'
import { editRecord } from './edit.ts'

type Values = { readonly [C in CampoConferencia]?: string | null | undefined }

/** The host confirms the draft of a term, with the data that it completed. */
export const confere: VerbAmongBatches<typeof confereSolicitacao> = (call, input) =>
  answer(call, 'conferir', input)

/** The host reports errors in the draft of a term, with the data that it completed. */
export const aponta: VerbAmongBatches<typeof apontaErros> = (call, input) => answer(call, 'apontar', input)

interface Input extends Values {
  registros: readonly Target[]
  motivo?: Told | null | undefined
  erros?: string
}

/** Writes the answer together with the data of the host and its supervisor. */
async function answer(
  call: AmongBatches,
  name: 'conferir' | 'apontar',
  { registros, motivo, erros, ...told }: Input,
): Promise<Outcome[]> {
  const { acting } = call
  const tx = txOn(call.client)
  const [target] = registros as [Target]
  await requireAnswerable(tx, acting, name, target)
  const data = await reviewedData(tx, target.id)
  const mudou = data ? await save({ ...call, data }, told) : []
  if (name === 'conferir' && data) await requireRepresentative(tx, data, acting.today)
  const labels = composed((say) => mudou.map((campo) => say(rotulosConferencia[campo])).join(', '))
  const changed = mudou.length > 0 ? said('motivo.conferenciaMudou', { campos: labels }) : null
  const values = {
    atendimento: moment,
    responsavel: await whoActs(tx),
    erros: erros ?? null,
    mudou: mudou.length > 0 ? mudou : null,
  }
  const reason = motivo ?? (erros === undefined ? changed : written(erros))
  return tryMove(tx, solicitacoes, name, [{ ...target, motivo: reason, values }], acting)
}

/** Refuses an answer that the machine does not allow before anything is written. */
async function requireAnswerable(
  tx: Tx,
  acting: Acting,
  name: 'conferir' | 'apontar',
  target: Target,
): Promise<void> {
  const { machine } = solicitacoes
  const way = machine.moves[name]
  const standing = await loadStanding(tx, solicitacoes, [target.id], acting, true)
  const [hindered] = (await hindrances(tx, machine, way, [target], standing, acting)).values()
  if (hindered) throw hindered.refusal
  const [findings = []] = await judge(tx, solicitacoes, way, [standing.get(target.id)!], acting)
  if (impedes(findings)) throw ruledOut(findings)
}

/** A company signs by a natural person. */
async function requireRepresentative(tx: Tx, { contrato }: ReviewedData, today: string): Promise<void> {
  const acting = platform(today)
  const standing = await loadStanding(tx, contratos, [contrato], acting, false)
  const [findings = []] = await judge(
    tx,
    contratos,
    { guards: ['representante'] },
    [...standing.values()],
    acting,
  )
  const own = findings.filter(({ campo }) => campo === 'concedente')
  if (impedes(own)) throw ruledOut(own)
}

interface Saving extends AmongBatches {
  data: ReviewedData
}

/** Writes what differs from the recorded data and returns the changed fields. */
async function save(saving: Saving, told: Values): Promise<CampoConferencia[]> {
  const { valores } = saving.data
  const names = Object.keys(conferenciaFields) as CampoConferencia[]
  const given = names.filter((campo) => told[campo] !== undefined)
  const foreign = given.filter((campo) => !(campo in valores) && told[campo] !== null)
  if (foreign.length > 0) throw invalid(foreign, said('solicitacao.campoNaoSeAplica'))
  const changed = given.filter((campo) => campo in valores && (told[campo] ?? '') !== (valores[campo] ?? ''))
  if (changed.length === 0) return []
  requireRegister(saving)
  await saveHost(saving, told, changed)
  await saveSupervisor(saving, told, changed)
  return changed
}

/** Staff need the right of the register of people, as for the commands that write it. */
function requireRegister({ acting: { actor } }: Saving): void {
  const rights = limitingRights(actor)
  if (!rights) return
  if (rights.includes('cadastros.alterar') && unitsOf(actor).kind === 'all') return
  throw new Refusal('PERMISSAO_AUSENTE', { permissao: 'cadastros.alterar' })
}

const invalid = (campos: readonly string[], mensagem: Told) =>
  new Refusal(
    'REGISTRO_INVALIDO',
    {},
    campos.map((campo) => wrongField(campo, 'CAMPO_INVALIDO', mensagem)),
  )

/** Values of changed fields by the names of the register. `pathOf` maps the names in its findings back. */
function inRegister(
  fields: Readonly<Partial<Record<string, string>>>,
  told: Values,
  changed: readonly string[],
) {
  const own = Object.entries(fields).filter(([campo]) => changed.includes(campo)) as [
    CampoConferencia,
    string,
  ][]
  const campoOf = new Map(Object.entries(fields).map(([campo, name]) => [name, campo]))
  return {
    changes: Object.fromEntries(own.map(([campo, name]) => [name, told[campo] ?? ''])),
    pathOf: (name: string) => campoOf.get(name) ?? name,
  }
}

async function saveHost(
  { client, context, simulated, data }: Saving,
  told: Values,
  changed: readonly string[],
) {
  const { id, tipo } = data.concedente
  const { changes, pathOf } = inRegister(camposDaConcedente[tipo], told, changed)
  if (Object.keys(changes).length === 0) return
  const edit = { operation: 'CadastraPessoa', id, changes, simulated } as const
  await editRecord(client, context, edit, everything, pathOf)
}

async function saveSupervisor(saving: Saving, told: Values, changed: readonly string[]): Promise<void> {
  const has = (campo: CampoConferencia) => changed.includes(campo)
  const { client, acting, data } = saving
  const person = has('supervisorCpf') || has('supervisorNome') || has('supervisorEmail')
  const supervisor = person ? await savePerson(saving, told, changed) : data.supervisor?.id
  const values = {
    ...(supervisor !== data.supervisor?.id && supervisor !== undefined ? { supervisor_id: supervisor } : {}),
    ...(has('supervisorCargo') ? { supervisor_cargo: told.supervisorCargo ?? null } : {}),
    ...(has('supervisorFormacao') ? { supervisor_formacao: told.supervisorFormacao ?? null } : {}),
  }
  if (Object.keys(values).length === 0) return
  await change(txOn(client), contratos, [{ id: data.contrato, values }], platform(acting.today))
}

/** The supervisor that was named: the recorded one, another of the host, or a new one. */
async function savePerson(saving: Saving, told: Values, changed: readonly string[]): Promise<number> {
  const { client, context, simulated, data } = saving
  const { concedente, valores } = data
  const cpf = told.supervisorCpf === undefined ? valores.supervisorCpf : told.supervisorCpf
  if (!cpf) throw invalid(['supervisorCpf'], said('solicitacao.supervisorPrecisaCpf'))
  const known = await personWith(txOn(client), cpf)
  const fields = inRegister(camposDoSupervisor, told, changed)
  if (known) {
    const own = known.id === concedente.id || (known.empresa === concedente.documento && known.supervisor)
    if (!own) throw invalid(['supervisorCpf'], said('solicitacao.supervisorDeOutra'))
    if (told.supervisorNome && told.supervisorNome !== known.nome) {
      throw invalid(['supervisorNome'], said('solicitacao.nomeDoSupervisor'))
    }
    const { ESIPE_EMAIL } = fields.changes
    if (ESIPE_EMAIL !== undefined) {
      const edit = { operation: 'CadastraPessoa', id: known.id, changes: { ESIPE_EMAIL }, simulated } as const
      await editRecord(client, context, edit, everything, fields.pathOf)
    }
    return known.id
  }
  const changes = {
    ESIPE_TIPO: 'F',
    ESIPE_DOCUMENTO: cpf,
    ESIPE_NOME: told.supervisorNome ?? '',
    ESIPE_EMAIL: told.supervisorEmail ?? '',
    ESIPE_PAPEL: ['SUPERVISOR'],
    ESIPE_EMPRESA: concedente.documento,
  }
  const edit = { operation: 'CadastraPessoa', changes, simulated } as const
  const { id } = await editRecord(client, context, edit, everything, fields.pathOf)
  return id
}

const personWith = (tx: Tx, cpf: string) =>
  tx
    .selectFrom('pessoa')
    .select(['id', 'empresa'])
    .select(sql<string>`coalesce(nome_social, nome)`.as('nome'))
    .select(sql<boolean>`papel::jsonb ? 'SUPERVISOR'`.as('supervisor'))
    .where('cliente_id', '=', currentClient)
    .where('tipo', '=', 'F')
    .where('documento', '=', cpf)
    .executeTakeFirst()
