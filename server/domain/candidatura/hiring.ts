import { sql } from 'kysely'
import { openStates, statesAfter } from '../../../catalogue/machines/machine.ts'
import { propostaMachine } from '../../../catalogue/machines/proposta.ts'
import { vagaMachine } from '../../../catalogue/machines/vaga.ts'
import { said } from '../../../catalogue/message.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Breach } from '../machine/finding.ts'
import { isBlind } from '../sensitive.ts'
import { isInternship } from '../vaga/rules.ts'
import type { CandidaturaGuard } from './seen.ts'
import { type Vacancy, vacanciesOf } from './vacancies.ts'

const afterApproval: readonly string[] = statesAfter(vagaMachine, vagaMachine.moves.aprovar.to)
const selecting: readonly string[] = openStates(vagaMachine).filter((state) => afterApproval.includes(state))

/** Hiring is possible while applications are suspended, but not before the vacancy was approved. */
export const vagaEmSelecao: CandidaturaGuard = async (tx, records) => {
  const vacancies = await vacanciesOf(tx, records)
  return {
    judge: ({ vaga_id }) => {
      const { situacao } = vacancies.get(vaga_id)!
      if (selecting.includes(situacao)) return []
      const limite = selecting.join(', ')
      const mensagem = said('candidatura.vagaNaoEstaSelecao')
      return [{ regra: 'vagaEmSelecao', campo: 'vaga', valor: situacao, limite, mensagem }]
    },
  }
}

export const lugarLivre: CandidaturaGuard = async (tx, records) => {
  const vacancies = await vacanciesOf(tx, records)
  return {
    judge: ({ vaga_id }) => {
      const { taken, places } = vacancies.get(vaga_id)!
      if (taken < places) return []
      const [valor, limite] = [String(taken), String(places)]
      const mensagem = said('candidatura.todosLugaresVagaForamPreenchidos')
      return [{ regra: 'lugarLivre', campo: 'vaga', valor, limite, mensagem }]
    },
    take: ({ vaga_id }) => {
      vacancies.get(vaga_id)!.taken++
    },
  }
}

/** Slots reserved for persons with a disability cannot be taken by others. */
export const lugarNaoReservado: CandidaturaGuard = async (tx, records, acting) => {
  const vacancies = await vacanciesOf(tx, records)
  const blind = isBlind(acting)
  return {
    judge: ({ vaga_id, reservada }) => {
      const { takenByAnybody, places, reserved, taken } = vacancies.get(vaga_id)!
      const free = places - reserved
      if ((reservada && !blind) || takenByAnybody < free || taken >= places) return []
      if (blind) {
        const mensagem = said('candidatura.lugaresRestamTemCondicoesProprias')
        return [{ regra: 'lugarNaoReservado', campo: 'vaga', mensagem }]
      }
      const [valor, limite] = [String(takenByAnybody), String(free)]
      const mensagem = said('candidatura.lugaresRestamReservadosPessoasDeficiencia')
      return [{ regra: 'lugarNaoReservado', campo: 'vaga', valor, limite, mensagem }]
    },
    take: ({ vaga_id, reservada }) => {
      if (!reservada) vacancies.get(vaga_id)!.takenByAnybody++
    },
  }
}

const approved = propostaMachine.moves.aprovar.to
export const isMonitoring = ({ tipo }: Pick<Vacancy, 'tipo'>) => tipo === 'M'

/**
 * Hiring for an internship or for monitoring needs a student of the register, for monitoring also an approved
 * proposal, and for the workforce a CPF.
 */
export const contratavel: CandidaturaGuard = async (tx, records) => {
  const vacancies = await vacanciesOf(tx, records)
  const { rows } = await sql<{ id: number; aluno: number | null; cpf: string | null }>`
    select c.id, c.aluno_id as aluno, coalesce(c.cpf, a.cpf) as cpf
      from curriculo c left join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
     where c.cliente_id = ${currentClient} and c.id = any(${records.map((one) => one.curriculo_id)}::bigint[])`.execute(
    tx,
  )
  const people = new Map(rows.map((one) => [one.id, one]))
  const regra = 'contratavel'
  return {
    judge: ({ vaga_id, curriculo_id }) => {
      const vacancy = vacancies.get(vaga_id)!
      const { aluno, cpf } = people.get(curriculo_id)!
      const breaches: Breach[] = []
      if (aluno === null && (isInternship(vacancy) || isMonitoring(vacancy))) {
        const mensagem = said('candidatura.curriculoNaoAlunoInstituicao')
        breaches.push({ regra, campo: 'curriculo', valor: String(curriculo_id), mensagem })
      }
      if (cpf === null && vacancy.origem === 'Workforce') {
        const mensagem = said('candidatura.colaboradorPrecisaCpf')
        breaches.push({ regra, campo: 'curriculo', valor: String(curriculo_id), mensagem })
      }
      if (isMonitoring(vacancy) && vacancy.proposta !== approved) {
        const mensagem =
          vacancy.proposta === null
            ? said('candidatura.monitoriaNascePropostaVagaAinda')
            : said('candidatura.propostaMonitoriaAindaNaoAprovada')
        breaches.push({ regra, campo: 'vaga', valor: vacancy.proposta ?? '', limite: approved, mensagem })
      }
      return breaches
    },
  }
}
