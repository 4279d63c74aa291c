import type { PartyKind } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import { criaLinks } from '../link/cria.ts'
import { lastDayOfLinks } from '../link/validade.ts'
import type { Acting } from '../machine/bound.ts'
import { escreveMensagens } from '../mensagem/escreve.ts'
import { type Reminder, remindersOn } from './devidos.ts'

type Linked = Reminder & { parte: PartyKind }

/** People who sign in need no link. */
const needsLink = (one: Reminder): one is Linked =>
  one.parte !== 'aluno' && one.parte !== 'professor' && one.parte !== 'usuario'

const personOf = ({ parte, pessoa }: Reminder) => `${parte} ${pessoa}`

/** Sends the reminders due today. A person who acts by link gets one link for everything. */
export async function lembra(tx: Tx, acting: Acting): Promise<number> {
  const due = await remindersOn(tx, acting.today)
  const links = await linksFor(tx, acting, due)
  await escreveMensagens(
    tx,
    acting,
    due.map((one) => ({
      modelo: 'lembrete',
      para: { parte: one.parte, id: one.pessoa, nome: one.nome, email: one.email },
      sobre: { noun: one.entidade, id: one.registro, contrato: one.contrato },
      dados: { item: one.titulo, prazo: one.prazo.split('-').toReversed().join('/') },
      ...(links.has(personOf(one)) ? { link: links.get(personOf(one))! } : {}),
    })),
  )
  return due.length
}

async function linksFor(tx: Tx, acting: Acting, due: readonly Reminder[]): Promise<Map<string, number>> {
  const people = [...new Map(due.filter(needsLink).map((one) => [personOf(one), one])).values()]
  if (people.length === 0) return new Map()
  const validade = await lastDayOfLinks(tx, acting.today)
  const ids = await criaLinks(
    tx,
    acting,
    people.map(({ parte, pessoa, nome }) => ({
      parte,
      pessoa,
      nome,
      finalidade: 'tudo',
      validade,
    })),
  )
  return new Map(people.map((one, at) => [personOf(one), ids[at]!]))
}
