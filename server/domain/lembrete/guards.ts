import { said } from '../../../catalogue/message.ts'
import { type Guard, idsOf, type Standing } from '../machine/bound.ts'
import { hasAddress, type Possible, type Reminded, remindersAbout } from './devidos.ts'

const namesOf = (people: readonly Possible[]): string => people.map(({ nome }) => nome).join(', ')

/** Guards of a reminder that staff send about records of a noun. */
export const guardsOfReminders = (noun: Reminded) => {
  const peopleOf = async (...[tx, records, { today }]: Parameters<Guard<Standing>>) => {
    const people = await remindersAbout(tx, noun, idsOf(records), today)
    const byRecord = Map.groupBy(people, ({ registro }) => registro)
    return ({ id }: Standing) => byRecord.get(id) ?? []
  }
  /** The record waits for a person outside the institution who has an e-mail address. */
  const temQuemLembrar: Guard<Standing> = async (...call) => {
    const about = await peopleOf(...call)
    return {
      judge: (record) => {
        const all = about(record)
        if (all.some(hasAddress)) return []
        const mensagem =
          all.length === 0
            ? said('lembrete.ninguemForaInstituicao')
            : said('lembrete.semEndereco', { nome: namesOf(all) })
        return [{ regra: 'temQuemLembrar', campo: all.length === 0 ? '' : 'email', mensagem }]
      },
    }
  }
  /** A person is reminded of a record once a day. */
  const lembreteDoDia: Guard<Standing> = async (...call) => {
    const about = await peopleOf(...call)
    return {
      judge: (record) => {
        const all = about(record).filter(hasAddress)
        if (all.some(({ lembrado }) => lembrado === null)) return []
        return all.map(({ nome, lembrado }) => ({
          regra: 'lembreteDoDia',
          valor: lembrado!,
          mensagem: said('lembrete.jaFoiHoje', { nome, quando: lembrado! }),
        }))
      },
    }
  }
  return { temQuemLembrar, lembreteDoDia }
}
