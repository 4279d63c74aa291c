import { sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import { unitNumbersOf } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { criaLinks } from '../link/cria.ts'
import { lastDayOfLinks } from '../link/validade.ts'
import type { Acting } from '../machine/bound.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import { type Reminder, remindersOn } from './devidos.ts'

type Linked = Reminder & { parte: PartyKind }

/** People who sign in need no link. */
const needsLink = (one: Reminder): one is Linked =>
  one.parte !== 'aluno' && one.parte !== 'professor' && one.parte !== 'usuario'

const personOf = ({ parte, pessoa }: Pick<Reminder, 'parte' | 'pessoa'>) => `${parte} ${pessoa}`

/** Sends the reminders due today. A person who acts by link gets one link for everything. */
export async function lembra(tx: Tx, acting: Acting): Promise<number> {
  const due = await remindersOn(tx, acting.today)
  await writeReminders(tx, acting, due)
  return due.length
}

/** Writes reminders, which leave in one digest per address and day. */
export async function writeReminders(tx: Tx, acting: Acting, due: readonly Reminder[]): Promise<void> {
  const links = await linksFor(tx, acting, due)
  await escreveMensagens(
    tx,
    acting,
    due.map((one) => ({
      ...lineOf(one, acting.today),
      para: { parte: one.parte, id: one.pessoa, nome: one.nome, email: one.email },
      sobre: { noun: one.entidade, id: one.registro, contrato: one.contrato },
      ...(links.has(personOf(one)) ? { link: links.get(personOf(one))! } : {}),
    })),
  )
}

/** The line of a reminder in the digest. */
export const lineOf = ({ titulo, prazo }: Pick<Reminder, 'titulo' | 'prazo'>, today: string) =>
  prazo === null
    ? ({ modelo: 'lembreteSemPrazo', dados: { item: titulo } } as const)
    : ({
        modelo: prazo < today ? 'lembreteVencido' : 'lembrete',
        dados: { item: titulo, prazo: prazo.split('-').toReversed().join('/') },
      } as const)

/** Days for which a link has to be valid still to be sent again instead of a new one. */
const longEnough = 7

/**
 * Links by person. An open link for everything is sent again: replacing it now would close it before the new
 * one arrives, which may be tomorrow. The sender replaces it when the message leaves.
 */
async function linksFor(tx: Tx, acting: Acting, due: readonly Reminder[]): Promise<Map<string, number>> {
  const people = [...new Map(due.filter(needsLink).map((one) => [personOf(one), one])).values()]
  if (people.length === 0) return new Map()
  const open = await openLinks(tx, acting, people)
  const lacking = people.filter((one) => !open.has(personOf(one)))
  const validade = await lastDayOfLinks(tx, acting.today)
  const ids = await criaLinks(
    tx,
    acting,
    lacking.map(({ parte, pessoa, nome }) => ({
      parte,
      pessoa,
      nome,
      finalidade: 'tudo',
      validade,
    })),
  )
  return new Map([...open, ...lacking.map((one, at) => [personOf(one), ids[at]!] as const)])
}

/** Open links for everything, with the units of the actor. */
async function openLinks(
  tx: Tx,
  { actor, today }: Acting,
  people: readonly Linked[],
): Promise<Map<string, number>> {
  const wanted = people.map(({ parte, pessoa }) => ({ parte, pessoa }))
  const { rows } = await sql<Pick<Linked, 'parte' | 'pessoa'> & { id: number }>`
    select l.parte, l.pessoa_id as pessoa, max(l.id) as id from link l
      join json_to_recordset(${JSON.stringify(wanted)}) k(parte text, pessoa bigint)
        on k.parte = l.parte and k.pessoa = l.pessoa_id
     where l.cliente_id = ${currentClient} and l.finalidade = 'tudo' and l.usado_em is null and l.encerrado_em is null
       and not l.copiado and l.validade >= ${today}::date + ${longEnough}::integer
       and l.unidades is not distinct from ${unitNumbersOf(actor)}::bigint[]
     group by l.parte, l.pessoa_id`.execute(tx)
  return new Map(rows.map(({ id, ...one }) => [personOf(one), id]))
}
