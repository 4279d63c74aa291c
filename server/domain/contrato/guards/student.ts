import { sql } from 'kysely'
import { limitsOf } from '../../../../catalogue/law/limits.ts'
import { said } from '../../../../catalogue/message.ts'
import type { Tx } from '../../../store/database.ts'
import { anyOf, currentClient } from '../../../store/expressions.ts'
import { yearsLater } from '../months.ts'
import { type Contrato, type ContratoGuard, isInternship, named, type Stretch, stretchesOf } from '../seen.ts'

/** The student attends a course, namely that of the contract if it has one. */
export const matricula: ContratoGuard = async (tx, records) => {
  const links = await tx
    .selectFrom('aluno_curso')
    .select(['aluno_id', 'curso_id'])
    .where('cliente_id', '=', currentClient)
    .where('aluno_id', '=', anyOf(named(records, 'aluno_id')))
    .where('situacao', '=', 'C')
    .where('ativo', '=', true)
    .execute()
  const courses = Map.groupBy(links, ({ aluno_id }) => aluno_id)
  return {
    judge: ({ aluno_id, curso_id }) => {
      const attended = courses.get(aluno_id) ?? []
      if (attended.some((one) => curso_id == null || one.curso_id === curso_id)) return []
      const mensagem = said('contrato.alunoNaoTemMatriculaAtiva')
      return [{ regra: 'matricula', campo: 'curso', mensagem }]
    },
  }
}

interface Born {
  nascimento: string | null
}

async function birthsOf(tx: Tx, records: readonly Contrato[]): Promise<Map<number, Born>> {
  const students = await tx
    .selectFrom('aluno')
    .select(['id', 'nascimento'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(named(records.filter(isInternship), 'aluno_id')))
    .execute()
  return new Map(students.map(({ id, nascimento }) => [id, { nascimento }]))
}

/** Whole years on a day. */
function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return yearsLater(birth, years) <= day ? years : years - 1
}

/** The minimum age that the client sets, otherwise that of the law on the first day. */
export const idade: ContratoGuard = async (tx, records, { tried }) => {
  const births = await birthsOf(tx, records)
  const { idade_minima: own } = await tx
    .selectFrom('cliente')
    .select('idade_minima')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  return {
    judge: (contrato) => {
      const { aluno_id, inicio, encerramento } = contrato
      if (!isInternship(contrato)) return []
      const birth = births.get(aluno_id)?.nascimento
      const ofLaw = limitsOf('idade', inicio, tried).anos
      const least = tried?.regra === 'idade' ? ofLaw : (own ?? ofLaw)
      const limite = String(least)
      if (!birth) {
        const mensagem = said('contrato.dataNascimentoAlunoNaoConhecida')
        return [{ regra: 'idade', campo: 'aluno', limite, proposta: 'AlteraAluno', mensagem }]
      }
      const age = ageOn(birth, inicio)
      if (age >= least) return []
      const birthday = yearsLater(birth, least)
      const proposta = birthday <= encerramento ? { proposta: birthday } : {}
      const mensagem = said('contrato.alunoAindaNaoTemAnos', { anos: least })
      return [{ regra: 'idade', campo: 'inicio', valor: String(age), limite, ...proposta, mensagem }]
    },
  }
}

export const responsavelLegal: ContratoGuard = async (tx, records, { tried }) => {
  const births = await birthsOf(tx, records)
  return {
    judge: (contrato) => {
      const { aluno_id, responsavel_id, inicio } = contrato
      const birth = births.get(aluno_id)?.nascimento
      if (!isInternship(contrato) || responsavel_id !== null || !birth) return []
      const { anos: majority } = limitsOf('responsavelLegal', inicio, tried)
      const age = ageOn(birth, inicio)
      if (age >= majority) return []
      const mensagem = said('contrato.alunoTemMenosAnosInforme', { anos: majority })
      const limits = { valor: String(age), limite: String(majority) }
      return [{ regra: 'responsavelLegal', campo: 'responsavel', ...limits, mensagem }]
    },
  }
}

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const
export const stretchText = ({ dia, inicio, termino }: Stretch) =>
  said('contrato.trecho', { dia: said(`semana.${weekdays[dia - 1]!}`), inicio, termino })

/** Timetable of students from their enrolments, or from their classes if the enrolments have none. */
async function classHours(tx: Tx, students: readonly number[]): Promise<Map<number, Stretch[]>> {
  const { rows } = await sql<Stretch & { aluno: number }>`
    with matriculas as (
      select aluno_id, horarios from aluno_curso
       where cliente_id = ${currentClient} and aluno_id = any(${students}::bigint[]) and situacao = 'C' and ativo
         and horarios is not null and json_array_length(horarios) > 0
    ), aulas as (
      select aluno_id, horarios from matriculas
      union all
      select t.aluno_id, d.horarios from turma_aluno t join disciplina_turma d
          on d.cliente_id = t.cliente_id and d.turma_id = t.turma_id and t.disciplina_id in (0, d.disciplina_id)
       where t.cliente_id = ${currentClient} and t.aluno_id = any(${students}::bigint[]) and t.ativo and d.ativo
         and coalesce(t.situacao, 'M') = 'M' and d.horarios is not null
         and t.aluno_id not in (select aluno_id from matriculas)
    )
    select a.aluno_id as aluno, (h->>'DIA')::integer as dia, h->>'INICIO' as inicio, h->>'TERMINO' as termino
      from aulas a cross join json_array_elements(a.horarios) h`.execute(tx)
  return Map.groupBy(rows, ({ aluno }) => aluno)
}

export const horarioAulas: ContratoGuard = async (tx, records) => {
  const timed = records.filter((one) => stretchesOf(one).length > 0)
  const classes = timed.length > 0 ? await classHours(tx, named(timed, 'aluno_id')) : undefined
  return {
    judge: (contrato) => {
      if (!isInternship(contrato)) return []
      const taken = classes?.get(contrato.aluno_id) ?? []
      const clash = stretchesOf(contrato)
        .flatMap((own) => taken.map((other) => ({ own, other })))
        .find(
          ({ own, other }) =>
            own.dia === other.dia && own.inicio < other.termino && other.inicio < own.termino,
        )
      if (!clash) return []
      const mensagem = said('contrato.horarioContratoCoincideAulas', { horario: stretchText(clash.other) })
      const limits = { valor: stretchText(clash.own), limite: stretchText(clash.other) }
      return [{ regra: 'horarioAulas', campo: 'horarios', ...limits, mensagem }]
    },
  }
}
