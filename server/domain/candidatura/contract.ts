import { tiposBolsa } from '../../../catalogue/common-fields.ts'
import type { contrataCandidato } from '../../../catalogue/management/candidatura/index.ts'
import { said } from '../../../catalogue/message.ts'
import { type Phrase, portuguese } from '../../../catalogue/phrase.ts'
import { modalidadesContrato } from '../../../catalogue/values/contrato.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { contratos } from '../contrato/guards.ts'
import { freeNumbers } from '../contrato/number.ts'
import { include } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import type { VerbInput } from '../verb.ts'
import type { Chosen } from './chosen.ts'

/** Input of a hiring besides the application. */
export type Terms = Omit<VerbInput<typeof contrataCandidato>, 'registros' | 'motivo'>

const payments: Readonly<Record<string, Phrase>> = tiposBolsa.values
const internships: Readonly<Record<string, string>> = { O: 'Obrigatório', N: 'Não obrigatório' }

/**
 * Creates the contract of the chosen applicant, not issued yet, under the rules of contracts; staff complete
 * it.
 */
export async function makeContract(tx: Tx, acting: Acting, chosen: Chosen, told: Terms): Promise<void> {
  const monitoring = chosen.tipo === 'M'
  const modalidade = monitoring ? 'monitoria' : 'estagio'
  const encerramento = told.encerramento ?? chosen.terminoProposta
  if (!encerramento) {
    const missing = wrongField(
      'encerramento',
      'CAMPO_OBRIGATORIO',
      said('candidatura.contratoPrecisaUltimoDia'),
    )
    throw new Refusal('REGISTRO_INVALIDO', {}, [missing])
  }
  const [numero] = (await freeNumbers(tx, 1)) as [number]
  const content = {
    numero,
    sequencia: 1,
    modalidade,
    tipo_contrato: portuguese(modalidadesContrato[modalidade]),
    tipo_estagio: internships[chosen.tipo] ?? null,
    aluno_id: chosen.aluno!,
    curso_id: told.curso ?? chosen.curso,
    professor_id: (monitoring ? chosen.professor : null) ?? told.professor ?? null,
    supervisor_id: told.supervisor ?? null,
    concedente_id: monitoring ? null : chosen.concedente,
    proposta_id: monitoring ? chosen.proposta : null,
    vaga_id: chosen.vaga,
    candidatura_id: chosen.candidatura,
    inicio: told.inicio ?? later(acting.today, chosen.inicioProposta),
    encerramento,
    bolsa_valor: chosen.bolsaValor,
    bolsa_tipo: chosen.bolsaTipo ? portuguese(payments[chosen.bolsaTipo]!) : null,
    horas_diaria: chosen.horasDiarias,
    horas_semanal: chosen.horasSemanais,
    horario_dias: chosen.horario,
    beneficio: chosen.beneficios,
    atividades: chosen.descricao,
  }
  await include(tx, contratos, [content], acting)
}

const later = (today: string, other: string | null) => (other !== null && other > today ? other : today)
