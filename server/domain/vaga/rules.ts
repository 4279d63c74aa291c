import { limitsOf, type TriedLimit } from '../../../catalogue/law/limits.ts'
import type { LegalRule } from '../../../catalogue/law/rules.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { Breach } from '../machine/finding.ts'

/** Terms of a vacancy that legal rules check, as stored; null if not given. */
export interface Terms {
  tipo: string
  nivel: string | null
  cursos: readonly string[]
  horasDiarias: string | null
  horasSemanais: string | null
  bolsaValor: string | null
  auxilioTransporte: boolean
  /** First day of applications. */
  inicio: string | null
}

/** A breach of a legal rule, always tied to a field. */
export type TermBreach = Breach & {
  regra: LegalRule
  campo: 'horasDiarias' | 'horasSemanais' | 'bolsaValor' | 'auxilioTransporte' | 'quantidadePcd'
  /** The same as part of a sentence, for occurrences of batches. */
  detalhe: Message
}

/** Hours per day and week of an internship. */
export interface Hours {
  daily: number
  weekly: number
}

export const isInternship = ({ tipo }: { tipo: string }) => tipo === 'O' || tipo === 'N'

/** Article 12: an internship that is not mandatory must be paid. */
export function uncompensated({ tipo, bolsaValor, auxilioTransporte }: Terms): TermBreach[] {
  if (tipo !== 'N') return []
  const breaches: TermBreach[] = []
  if (!(Number(bolsaValor ?? 0) > 0)) {
    breaches.push({
      regra: 'compensacao',
      campo: 'bolsaValor',
      valor: bolsaValor ?? '',
      limite: said('comum.maiorQueZero'),
      proposta: '',
      mensagem: said('vaga.estagioExigeBolsa'),
      detalhe: said('vaga.exigeBolsa'),
    })
  }
  if (!auxilioTransporte) {
    breaches.push({
      regra: 'compensacao',
      campo: 'auxilioTransporte',
      valor: 'N',
      limite: 'S',
      proposta: 'S',
      mensagem: said('vaga.estagioExigeTransporte'),
      detalhe: said('vaga.exigeTransporte'),
    })
  }
  return breaches
}

/** Limits by level of teaching; courses that alternate theory and practice allow more. */
export function overworked(terms: Terms, alternatingCourses: ReadonlySet<string>): TermBreach[] {
  if (!isInternship(terms)) return []
  const { nivel, cursos } = terms
  const alternates = cursos.length > 0 && cursos.every((course) => alternatingCourses.has(course))
  const { daily, weekly } = hoursOf(nivel, alternates, dayOf(terms.inicio))
  return [
    ...beyond('horasDiarias', terms.horasDiarias, daily, said('comum.dia')),
    ...beyond('horasSemanais', terms.horasSemanais, weekly, said('comum.semana')),
  ]
}

/** Without a first day, the newest law applies. */
const dayOf = (inicio: string | null) => inicio ?? '9999-12-31'

/** Limits of a level of teaching, or of a course that alternates theory and practice. */
export function hoursOf(nivel: string | null, alternates: boolean, day: string, tried?: TriedLimit): Hours {
  const limits = limitsOf('jornada', day, tried)
  if (nivel === 'EE' || nivel === 'EF')
    return { daily: limits.horasDiaReduzida, weekly: limits.horasSemanaReduzida }
  return alternates
    ? { daily: limits.horasDiaAlternada, weekly: limits.horasSemanaAlternada }
    : { daily: limits.horasDia, weekly: limits.horasSemana }
}

function beyond(
  campo: 'horasDiarias' | 'horasSemanais',
  hours: string | null,
  limit: number,
  span: Message,
): TermBreach[] {
  if (Number(hours ?? 0) <= limit) return []
  return [
    {
      regra: 'jornada',
      campo,
      valor: hours!,
      limite: String(limit),
      proposta: String(limit),
      mensagem: said('vaga.limiteNivelHoras', { limite: limit, periodo: span }),
      detalhe: said('vaga.limiteHoras', { limite: limit, periodo: span }),
    },
  ]
}

/** Internship places of a host, and how many are reserved for persons with a disability. */
export interface Pool {
  places: number
  reserved: number
}

/** Checks the legal share of reserved places of a host. The second argument is the vacancy's own part. */
export function underReserved(pool: Pool, { places, reserved }: Pool, inicio: string | null): TermBreach[] {
  const { porCento } = limitsOf('reservaPcd', dayOf(inicio))
  const due = Math.floor((pool.places * porCento) / 100)
  if (pool.reserved >= due) return []
  const enough = reserved + due - pool.reserved
  return [
    {
      regra: 'reservaPcd',
      campo: 'quantidadePcd',
      valor: String(pool.reserved),
      limite: String(due),
      // If the vacancy has too few places, changing it alone is not enough.
      ...(enough <= places ? { proposta: String(enough) } : {}),
      mensagem: said('vaga.concedenteReservaPcd', { porCento }),
      detalhe: said('vaga.reservaPcd', { porCento }),
    },
  ]
}
