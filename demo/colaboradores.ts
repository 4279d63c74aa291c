import { dadoscolaborador } from '../catalogue/workforce/dadoscolaborador.ts'
import { registrarsaida as saida } from '../catalogue/workforce/registrarsaida.ts'
import type { Caller } from '../server/domain/credencial/authenticate.ts'
import type { BoundWhole } from '../server/operations/bound.ts'
import { readInput } from '../server/operations/read-input.ts'
import { novavaga } from '../server/operations/workforce/novavaga.ts'
import { novocolaborador } from '../server/operations/workforce/novocolaborador.ts'
import { novohorario } from '../server/operations/workforce/novohorario.ts'
import { registrarsaida } from '../server/operations/workforce/registrarsaida.ts'
import type { Tx } from '../server/store/database.ts'
import { units } from './academic.ts'
import { cpfAt, cpfRanges } from './documents.ts'
import { birthOf, cityOf, full, landlineIn, loginOf, mobileIn, nameOf } from './people.ts'
import { Random } from './random.ts'
import { sampler } from './sampler.ts'

/** Code, description, entry, exit and, if it ends, days until then. */
const schedules: readonly (readonly [string, string, string, string, number?])[] = [
  ['ADM-40', 'Administrativo, segunda a sexta', '08:00', '17:00'],
  ['ADM-30', 'Administrativo, seis horas diárias', '08:00', '14:00'],
  ['MANHA', 'Manhã, atendimento à graduação', '07:30', '12:30'],
  ['TARDE', 'Tarde, atendimento à graduação', '13:00', '18:00'],
  ['NOITE', 'Noite, secretaria acadêmica', '17:30', '22:30'],
  ['BIBLIO', 'Biblioteca, plantão', '10:00', '19:00'],
  ['LAB', 'Laboratórios de ensino', '07:00', '16:00'],
  ['RU', 'Restaurante universitário, almoço', '09:00', '15:00'],
  ['VERAO-24', 'Horário de verão dos câmpus', '07:00', '13:00', -600],
  ['PAND', 'Escala de transição pós-pandemia', '09:00', '15:00', -900],
  ['FERIAS', 'Recesso acadêmico', '08:00', '12:00', -30],
  ['MATRIC', 'Força-tarefa de matrícula', '08:00', '20:00', 75],
]

const days = ['Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira']

/** Schedule record. */
function horarioBody(
  [referencia, descricao, entrada, saida, ends]: (typeof schedules)[number],
  today: string,
) {
  const validade = ends === undefined ? '' : Temporal.PlainDate.from(today).add({ days: ends }).toString()
  const turnos = days.map((diaSemana) => ({ diaSemana, entrada, saida }))
  return { horario: { referencia, descricao, validade, turnos } }
}

type Zone = Pick<Caller, 'fuso'>

/** Calls a workforce operation through its own code path. */
function teller(tx: Tx, { fuso }: Zone, today: string) {
  const call = { fuso, today, now: Temporal.Now.instant(), base: '', actor: sampler }
  return ({ prepare }: BoundSaver, body: object) =>
    prepare((shape) => readInput(shape, body as Record<string, unknown>, fuso)).whole(tx, call)
}

export async function fillSchedules(tx: Tx, caller: Zone, today: string): Promise<void> {
  const tell = teller(tx, caller, today)
  for (const schedule of schedules) await tell(novohorario, horarioBody(schedule, today))
}

const areas = [
  ['SEC', 'Secretaria'],
  ['TI', 'Tecnologia da Informação'],
  ['RH', 'Gestão de Pessoas'],
  ['FIN', 'Finanças'],
  ['ENS', 'Apoio ao Ensino'],
  ['MAN', 'Manutenção'],
] as const
const positions = [
  ['ASSIST', 'Assistente Administrativo'],
  ['ANALIST', 'Analista'],
  ['TECLAB', 'Técnico de Laboratório'],
  ['BIBLIOT', 'Bibliotecário'],
  ['COORD', 'Coordenador'],
  ['AUX', 'Auxiliar de Serviços'],
] as const

type Body = {
  colaborador: Record<string, unknown> & { cpf: string; contrato: Record<string, string> }
}

/** Employee record. */
export function colaboradorBody(index: number, seed: number, today: string): Body {
  const random = new Random(seed, 0x7000_0000 + index)
  const name = nameOf(random)
  const city = cityOf(random)
  const unit = random.pick(units)
  const [areaRef, area] = random.pick(areas)
  const [cargoRef, cargo] = random.pick(positions)
  // Some begin in the coming weeks.
  const start = Temporal.PlainDate.from(today).add({
    days: 30 - random.below(random.percent(5) ? 30 : 4_000),
  })
  return {
    colaborador: {
      nome: full(name),
      cpf: cpfAt(cpfRanges.colaborador + index),
      nascimento: birthOf(random, 19, 64),
      email: `${loginOf(name, index + 1)}@rh.exemplo.edu.br`,
      celular: mobileIn(city, random),
      telefone: random.percent(40) ? landlineIn(city, random) : '',
      contrato: {
        inicio: start.toString(),
        contratacao: start.subtract({ days: random.below(40) }).toString(),
        unidade: unit.name,
        unidadeRef: unit.code,
        area,
        areaRef,
        cargo,
        cargoRef,
        horario: '',
        horarioRef: random.percent(85) ? schedules[random.below(8)]![0] : '',
      },
    },
  }
}

/** Employees in the examples of the reference, by index. They never leave. */
const exampleCpfs: Readonly<Record<number, string>> = {
  1: dadoscolaborador.example.cpf,
  2: saida.example.cpf,
}

function named(index: number, body: Body, today: string): Body {
  const cpf = exampleCpfs[index]
  if (cpf === undefined) return body
  const hired = Temporal.PlainDate.from(today)
    .subtract({ days: 400 + index })
    .toString()
  const place = { unidade: 'Sede administrativa', unidadeRef: 'SEDE' }
  const { colaborador } = withContract(body, { inicio: hired, contratacao: hired, ...place })
  return { colaborador: { ...colaborador, cpf } }
}

/** Vacancies of the institution itself, each open for some weeks. */
const openings: readonly (readonly [
  reference: string,
  title: string,
  area: number,
  position: number,
  daysAgo: number,
])[] = [
  ['RH-001', 'Assistente de secretaria', 0, 0, 95],
  ['RH-002', 'Analista de sistemas', 1, 1, 80],
  ['RH-003', 'Técnico de laboratório de química', 4, 2, 62],
  ['RH-004', 'Bibliotecário', 4, 3, 45],
  ['RH-005', 'Analista financeiro', 3, 1, 30],
  ['RH-006', 'Auxiliar de manutenção predial', 5, 5, 12],
]
const placesEach = 3

function vagaBody(index: number, today: string): Record<string, unknown> {
  const [referencia, titulo, area, position, daysAgo] = openings[index]!
  const unit = units[index % units.length]!
  return {
    vaga: {
      referencia,
      titulo,
      unidade: unit.name,
      unidadeRef: unit.code,
      area: areas[area]![1],
      areaRef: areas[area]![0],
      cargo: positions[position]![1],
      cargoRef: positions[position]![0],
      horarioRef: schedules[index]![0],
      quantidade: String(placesEach),
      abertura: Temporal.PlainDate.from(today).subtract({ days: daysAgo }).toString(),
      prazo: Temporal.PlainDate.from(today).add({ days: 60 }).toString(),
      salario: `${2_800 + index * 350}.00`,
      descricao: `${titulo}, na equipe de ${areas[area]![1]}.`,
      requisitos: 'Experiência na área e disponibilidade para o horário.',
      ...(index % 2 === 0
        ? { motivo: 'Aumento de quadro' }
        : { motivo: 'Substituição', substituidoCpf: dadoscolaborador.example.cpf }),
    },
  }
}

/** One of three employees was hired through a vacancy, while it had places. */
function cameBy(index: number, body: Body, today: string): Body {
  const nth = index / 3
  if (!Number.isInteger(nth) || nth >= openings.length * (placesEach - 1)) return body
  const [vagaRef, , , , daysAgo] = openings[nth % openings.length]!
  const hired = Temporal.PlainDate.from(today).subtract({ days: Math.floor(daysAgo / (2 + (nth % 2))) })
  const inicio = hired.add({ days: 7 }).toString()
  return withContract(body, { inicio, contratacao: hired.toString(), vagaRef })
}

const withContract = ({ colaborador }: Body, told: Record<string, string>): Body => ({
  colaborador: { ...colaborador, contrato: { ...colaborador.contrato, ...told } },
})

/** Later operations about an employee, in order. */
export function laterOf(
  index: number,
  body: Body,
  today: string,
): readonly (readonly [BoundSaver, object])[] {
  const { cpf, contrato } = body.colaborador
  const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  const began = contrato.inicio!
  const leaves = (saida: string, tipo: string) => [registrarsaida, { cpf, saida, tipo }] as const
  // New employees are not moved, and only one in 25 has a programmed exit.
  if (began >= day(-60)) {
    return index % 25 === 13 && began <= day(20) ? [leaves(day(20), 'Término de contrato')] : []
  }
  if (index % 25 === 13) return [leaves(day(20), 'Voluntário')]
  if (index % 11 === 7) return [leaves(day(-15), index % 2 === 0 ? 'Voluntário' : 'Involuntário')]
  if (index % 15 === 8) {
    const again = { inicio: day(-14), contratacao: day(-20), vagaRef: '' }
    return [leaves(day(-50), 'Término de contrato'), [novocolaborador, withContract(body, again)]]
  }
  if (index % 10 === 4) {
    const [cargoRef, cargo] = positions.find(([code]) => code !== contrato.cargoRef)!
    return [[novocolaborador, withContract(body, { cargoRef, cargo })]]
  }
  return []
}

type BoundSaver = Pick<BoundWhole, 'prepare'>

/**
 * Saves employees through the operations' own code path, after the vacancies and the employee whom one of
 * them replaces.
 */
export async function fillEmployees(
  tx: Tx,
  caller: Zone,
  first: number,
  count: number,
  seed: number,
  today: string,
): Promise<void> {
  const tell = teller(tx, caller, today)
  const bodyOf = (index: number) =>
    cameBy(index, named(index, colaboradorBody(index, seed, today), today), today)
  if (first === 0) {
    await tell(novocolaborador, bodyOf(1))
    for (const index of openings.keys()) await tell(novavaga, vagaBody(index, today))
  }
  for (let index = first; index < first + count; index++) {
    const body = bodyOf(index)
    await tell(novocolaborador, body)
    for (const [operation, told] of laterOf(index, body, today)) await tell(operation, told)
  }
}
