import { sql } from 'kysely'
import { vagaMachine } from '../../../catalogue/machines/vaga.ts'
import { said } from '../../../catalogue/message.ts'
import { currentClient } from '../../store/expressions.ts'
import { unmet } from '../vaga/requirements.ts'
import type { Candidatura, CandidaturaGuard } from './seen.ts'
import { stagesOf } from './stages.ts'
import { vacanciesOf } from './vacancies.ts'

const open = vagaMachine.moves.aprovar.to

/** Applications are accepted while the vacancy is open and within its dates. */
export const vagaAberta: CandidaturaGuard = async (tx, records, { today, actor }) => {
  const vacancies = await vacanciesOf(tx, records)
  return {
    judge: ({ vaga_id }) => {
      const { situacao, origem, inicio, fim } = vacancies.get(vaga_id)!
      const regra = 'vagaAberta'
      if (situacao !== open) {
        const mensagem = said('candidatura.vagaNaoEstaAberta')
        return [{ regra, campo: 'vaga', valor: situacao, limite: open, mensagem }]
      }
      if (actor.kind === 'party' && origem === 'Workforce') {
        return [
          { regra, campo: 'vaga', valor: origem, mensagem: said('candidatura.vagaNaoRecebeInscricoesFora') },
        ]
      }
      if (inicio && today < inicio) {
        const mensagem = said('candidatura.inscricoesAindaNaoComecaram')
        return [{ regra, campo: 'vaga', valor: today, limite: inicio, mensagem }]
      }
      if (!fim || today <= fim) return []
      const mensagem = said('candidatura.inscricoesTerminaram')
      return [{ regra, campo: 'vaga', valor: today, limite: fim, mensagem }]
    },
  }
}

/** The résumé must be active and not anonymized. */
export const curriculoUtil: CandidaturaGuard = async (tx, records) => {
  const { rows } = await sql<{ id: number; anonimo: boolean }>`
    select id, anonimizacao is not null as anonimo from curriculo
     where cliente_id = ${currentClient} and id = any(${records.map((one) => one.curriculo_id)}::bigint[])
       and (not ativo or anonimizacao is not null)`.execute(tx)
  const useless = new Map(rows.map(({ id, anonimo }) => [id, anonimo]))
  return {
    judge: ({ curriculo_id }) => {
      const anonimo = useless.get(curriculo_id)
      if (anonimo === undefined) return []
      const mensagem = anonimo
        ? said('candidatura.curriculoAnonimizado')
        : said('candidatura.curriculoEstaInativo')
      return [{ regra: 'curriculoUtil', campo: 'curriculo', valor: String(curriculo_id), mensagem }]
    },
  }
}

/** A person applies once to a vacancy, even with another résumé. */
export const candidaturaUnica: CandidaturaGuard = async (tx, records) => {
  const { rows: people } = await sql<{ id: number; aluno: number | null }>`
    select id, aluno_id as aluno from curriculo
     where cliente_id = ${currentClient} and id = any(${records.map((one) => one.curriculo_id)}::bigint[])`.execute(
    tx,
  )
  const students = new Map(people.map(({ id, aluno }) => [id, aluno]))
  const { rows } = await sql<{ vaga: number; curriculo: number; aluno: number | null }>`
    select k.vaga_id as vaga, k.curriculo_id as curriculo, c.aluno_id as aluno
      from candidatura k join curriculo c on c.cliente_id = k.cliente_id and c.id = k.curriculo_id
     where k.cliente_id = ${currentClient} and k.vaga_id = any(${records.map((one) => one.vaga_id)}::bigint[])
       and (k.curriculo_id = any(${[...students.keys()]}::bigint[])
         or c.aluno_id = any(${[...students.values()].filter((one) => one !== null)}::bigint[]))`.execute(tx)
  const whose = (curriculo: number, aluno: number | null) => (aluno === null ? `c${curriculo}` : `a${aluno}`)
  const taken = new Set(rows.map(({ vaga, curriculo, aluno }) => `${vaga} ${whose(curriculo, aluno)}`))
  const keyOf = ({ vaga_id, curriculo_id }: Candidatura) =>
    `${vaga_id} ${whose(curriculo_id, students.get(curriculo_id) ?? null)}`
  return {
    judge: (one) => {
      if (!taken.has(keyOf(one))) return []
      const mensagem = said('candidatura.pessoaCandidatouEstaVaga')
      return [{ regra: 'candidaturaUnica', campo: 'vaga', valor: String(one.vaga_id), mensagem }]
    },
    take: (one) => taken.add(keyOf(one)),
  }
}

/** The vacancy's requirements bind applicants; staff see what is missing and decide. */
export const requisitos: CandidaturaGuard = async (tx, records, { actor }) => {
  if (actor.kind !== 'party') return { judge: () => [] }
  const { rows } = await sql<{ id: number; falta: string }>`
    select v.id, ${sql.raw(unmet('v', String(Number(actor.id))))} as falta from vaga v
     where v.cliente_id = ${currentClient} and v.id = any(${records.map((one) => one.vaga_id)}::bigint[])`.execute(
    tx,
  )
  const missing = new Map(rows.map(({ id, falta }) => [id, falta]))
  return {
    judge: ({ vaga_id }) => {
      const falta = missing.get(vaga_id)
      if (!falta) return []
      const mensagem = said('candidatura.vagaPedeNaoConstaSua', { falta })
      return [{ regra: 'requisitos', campo: 'vaga', valor: falta, mensagem }]
    },
  }
}

export const vagaReservada: CandidaturaGuard = async (tx, records) => {
  const vacancies = await vacanciesOf(tx, records)
  return {
    judge: ({ vaga_id, reservada }) => {
      if (!reservada || vacancies.get(vaga_id)!.reserved > 0) return []
      const mensagem = said('candidatura.vagaNaoTemLugaresReservados')
      return [{ regra: 'vagaReservada', campo: 'reservada', valor: 'S', limite: 'N', mensagem }]
    },
  }
}

export const etapaConhecida: CandidaturaGuard = async (tx) => {
  const stages = await stagesOf(tx)
  return {
    judge: ({ etapa, antes }) => {
      const regra = 'etapaConhecida'
      const limite = stages.join(', ')
      if (etapa === '') {
        const mensagem = said('candidatura.naoHaEtapaDepoisDesta')
        return [{ regra, campo: 'etapa', limite, mensagem }]
      }
      if (!stages.includes(etapa)) {
        const mensagem = said('candidatura.etapaNaoEstaListaInstituicao')
        return [{ regra, campo: 'etapa', valor: etapa, limite, mensagem }]
      }
      if (etapa !== antes) return []
      return [
        {
          regra,
          campo: 'etapa',
          valor: etapa,
          limite,
          mensagem: said('candidatura.candidaturaEstaNestaEtapa'),
        },
      ]
    },
  }
}
