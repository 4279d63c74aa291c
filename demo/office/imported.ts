import { sql } from 'kysely'
import type { importaContratos } from '../../catalogue/management/contrato/importa-contratos.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import { criaPendencias } from '../../server/domain/pendencia/cria.ts'
import type { Tx } from '../../server/store/database.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { courses } from '../academic.ts'
import { courseCodeOf, identificationOf } from '../alunos.ts'
import { hostOf, personDocumentAt } from '../pessoas.ts'
import type { Filling } from '../progress.ts'
import { Random } from '../random.ts'
import { professorCode } from '../registers.ts'
import type { Sizes } from '../sizes.ts'
import { activities, endings, insurers, plans, rooms, timetables } from '../texts.ts'
import { act, daysFrom, on, perform, type Told } from './act.ts'

type Row = Told<'ImportaContratos'>['contratos'][number]
type Terms = Omit<Row, 'inicio' | 'encerramento'>
type Answer = AnswerOf<(typeof importaContratos)['output']>

/** Rows per transaction. */
export const importedAtOnce = 1_000

/** Percentage of each state. */
const states = [
  ['Concluído', 50],
  ['Ativo', 34],
  ['Rescindido', 9],
  ['Cancelado', 7],
] as const

/** Consecutive positions get different states: steps of the golden ratio spread evenly even for few contracts. */
function stateAt(position: number): (typeof states)[number][0] {
  let place = ((position * 0.618_033_988_75) % 1) * 100
  for (const [state, share] of states) {
    if (place < share) return state
    place -= share
  }
  return states[0][0]
}

/** Imports contracts signed on paper, from a position on, with the pending items of those in force. */
export async function importPast(
  tx: Tx,
  portion: number,
  filling: Filling,
  sizes: Sizes,
): Promise<undefined> {
  const from = portion * importedAtOnce
  const count = Math.min(importedAtOnce, sizes.imported - from)
  const contratos = Array.from({ length: count }, (_, at) => rowAt(from + at, filling, sizes))
  const { linhas } = (await perform(tx, on(filling.dia), 'ImportaContratos', {
    contratos,
  })) as Answer
  const wrong = linhas.find(({ aceito }) => !aceito)
  if (wrong) throw new Error(`a sample contract was refused: ${wrong.codigo} ${wrong.campo}`)
  const active = linhas.flatMap(({ id, situacao }) => (situacao === 'Ativo' ? [id!] : []))
  await criaPendencias(tx, on(filling.dia), 'ativacao', active)
  await deliver(tx, filling, active)
}

function rowAt(position: number, { dia, semente, antes, alunos }: Filling, sizes: Sizes): Row {
  const random = new Random(semente, 0x2000_0000 + position)
  const situacao = stateAt(position)
  // The new students, or the earlier ones where none are added.
  const [first, pool] = alunos > 0 ? [antes.alunos + 1, alunos] : [1, antes.alunos]
  const student = first + ((position * strideFor(pool)) % pool)
  const common = {
    situacao,
    papeis: `Processo 23000.${String(100_000 + position).slice(1)}/${dia.slice(0, 4)}`,
    aluno: identificationOf(student),
    curso: courseCodeOf(student),
    ...termOf(situacao, dia, { position, random }),
  }
  return position % 5 < 3
    ? { ...common, ...internship(position, student, random, sizes) }
    : { ...common, ...monitoring(position, random, sizes) }
}

/** First day, last day, and day of early termination. */
function termOf(
  situacao: (typeof states)[number][0],
  dia: string,
  { position, random }: { position: number; random: Random },
) {
  const length = random.between(120, 360)
  switch (situacao) {
    case 'Concluído': {
      const encerramento = daysFrom(dia, -random.between(5, 500))
      return { inicio: daysFrom(encerramento, -length), encerramento }
    }
    case 'Ativo': {
      // Every second contract is older than half a year, so that a report is due.
      const inicio = daysFrom(dia, -(position % 2 === 0 ? random.between(190, 260) : random.between(10, 170)))
      const encerramento = daysFrom(dia, random.percent(25) ? random.between(2, 28) : random.between(40, 300))
      return { inicio, encerramento }
    }
    case 'Rescindido': {
      const inicio = daysFrom(dia, -random.between(150, 500))
      const rescisao = daysFrom(inicio, random.between(30, 90))
      return {
        inicio,
        encerramento: daysFrom(inicio, 100 + length),
        rescisao,
        rescisaoMotivo: random.pick(endings),
      }
    }
    case 'Cancelado': {
      const inicio = daysFrom(dia, -random.between(10, 400))
      return { inicio, encerramento: daysFrom(inicio, length), cancelamento: daysFrom(inicio, -2) }
    }
  }
}

function internship(
  position: number,
  student: number,
  random: Random,
  { people, supervisors }: Sizes,
): Terms {
  const nth = supervisors.imported + (position % (supervisors.lives - supervisors.imported))
  const compulsory = random.percent(30)
  return {
    modalidade: 'estagio',
    tipoEstagio: compulsory ? 'Obrigatório' : 'Não obrigatório',
    professor: professorCode(student % courses.length),
    concedente: hostOf(nth, people),
    supervisor: personDocumentAt(nth),
    ...(compulsory
      ? {}
      : {
          bolsaValor: `${random.between(9, 19)}00.00`,
          bolsaTipo: 'Mensal',
          auxilioTransporteValor: '220.00',
        }),
    horasDiaria: '6',
    horasSemanal: '30',
    planoEstagio: random.pick(plans),
    seguro: compulsory ? 'Próprio' : 'Concedente',
    seguroApolice: random.digits(8),
    seguroSeguradora: random.pick(insurers),
  }
}

function monitoring(position: number, random: Random, { professors }: Sizes): Terms {
  const paid = random.percent(80)
  return {
    modalidade: 'monitoria',
    tipoContrato: paid ? 'Monitoria remunerada' : 'Monitoria voluntária',
    professor: professorCode(position % professors),
    ...(paid ? { bolsaValor: '612.50', bolsaTipo: 'Mensal' } : {}),
    horasSemanal: '12',
    horasEmAula: '4',
    horasExtraclasse: '8',
    atividades: random.pick(activities),
    horarioDias: random.pick(timetables),
    localAtendimento: random.pick(rooms),
  }
}

/** Delivers some of the due items and judges some of those; the rest stays overdue. */
async function deliver(tx: Tx, { dia }: Filling, contracts: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; tipo: string; modalidade: string }>`
    select p.id, p.tipo, c.modalidade from pendencia p
      join contrato c on c.cliente_id = p.cliente_id and c.id = p.contrato_id
     where p.cliente_id = ${currentClient} and p.contrato_id = any(${contracts}::bigint[]) and p.situacao = 'Pendente'
       and (p.tipo = 'Contrato assinado' or p.prazo_entrega < ${dia}) order by p.id`.execute(tx)
  const papers = rows.filter(({ tipo }) => tipo === 'Contrato assinado')
  const reports = rows.filter(({ tipo }) => tipo !== 'Contrato assinado')
  const delivered = reports.filter((_, at) => at % 3 !== 0)
  const judged = delivered.filter((_, at) => at % 2 === 0)
  const hosted = judged.filter(({ modalidade }) => modalidade === 'estagio')
  const acting = on(dia)
  const ids = (some: readonly { id: number }[]) => some.map(({ id }) => id)
  const motivo = 'O documento está no processo em papel.'
  const parecer = 'Atividades do plano cumpridas.'
  await act(tx, acting, 'EntregaPendencia', { motivo }, ids(papers))
  await act(tx, acting, 'EntregaPendencia', { motivo, parecer }, ids(delivered))
  await act(tx, acting, 'OpinaConcedente', { parecer: 'Bom desempenho.' }, ids(hosted))
  const opinion = { parecer: 'Objetivos alcançados.', nota: '9.00', avaliacao: 'Excelente' }
  await act(tx, acting, 'OpinaProfessor', opinion, ids(judged))
}

/** A step coprime to the count, so that each index comes once per cycle. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618))
  while (gcd(stride, count) > 1) stride++
  return stride
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
