import { dueVerb } from '../../server/domain/calendario/due.ts'
import type { Tx } from '../../server/store/database.ts'
import { subjects } from '../academic.ts'
import type { Filling, Kept } from '../progress.ts'
import { accepted, act, daysFrom, make, on } from './act.ts'
import { registersOf } from './registers.ts'
import { namedStudent } from './students.ts'

/** Final moves in turn; most proposals are approved. */
const ends = [
  'aprovar',
  'aprovar',
  'encerrar',
  'aprovar',
  'elaborar',
  'enviar',
  'aprovar',
  'reprovar',
  'cancelar',
  'devolver',
] as const

/** Monitoring proposals in every state. Those in force are kept by name for contracts. */
export async function makeProposals(tx: Tx, portion: number, { dia }: Filling): Promise<Kept> {
  const { professores, disciplinas, unidades } = await registersOf(tx)
  const student = await namedStudent(tx)
  const end = ends[portion % ends.length]!
  // An ended proposal was valid before.
  const [begin, inicio, termino] =
    end === 'encerrar'
      ? [daysFrom(dia, -260), daysFrom(dia, -240), daysFrom(dia, -20)]
      : [daysFrom(dia, -30), daysFrom(dia, -20), daysFrom(dia, 250)]
  const professor = professores[portion % professores.length]!
  const subject = portion % disciplinas.length
  const id = await make(tx, on(begin), 'IncluiProposta', {
    titulo: `Monitoria em ${subjects[subject]}`,
    tipo: 'Monitoria',
    edital: `Edital ${1 + (portion % 6)}/${inicio.slice(0, 4)}`,
    unidade: unidades[portion % unidades.length]!,
    ...(student && { curso: student.curso }),
    professor,
    disciplinas: [
      { disciplina: disciplinas[subject]!, turma: `T${String(1 + (portion % 12)).padStart(2, '0')}` },
    ],
    vagasBolsistas: 1 + (portion % 3),
    vagasVoluntarios: 1,
    bolsaValor: '612.50',
    bolsaTipo: 'Mensal',
    horasSemanais: '12',
    inicio,
    termino,
  })
  if (end === 'elaborar') return {}
  const registros = [id]
  await act(tx, on(begin), 'EnviaProposta', {}, registros)
  switch (end) {
    case 'aprovar':
      await act(tx, on(begin), 'AprovaProposta', {}, registros)
      return { [`proposta ${portion}`]: id, [`proposta ${portion} professor`]: professor }
    case 'encerrar':
      await act(tx, on(begin), 'AprovaProposta', {}, registros)
      accepted(await dueVerb('proposta', 'encerrar')(tx, on(dia), [id]))
      return {}
    case 'reprovar': {
      const motivo = 'Não há vagas no edital para esta disciplina.'
      await act(tx, on(begin), 'ReprovaProposta', { motivo }, registros)
      return {}
    }
    case 'cancelar': {
      const motivo = 'A disciplina não será oferecida.'
      await act(tx, on(begin), 'CancelaProposta', { motivo }, registros)
      return {}
    }
    case 'devolver': {
      const motivo = 'Falta o plano de atividades dos monitores.'
      await act(tx, on(begin), 'DevolveProposta', { motivo }, registros)
      return {}
    }
    default:
      return {}
  }
}
