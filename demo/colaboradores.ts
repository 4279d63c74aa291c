import { sql } from 'kysely'
import type { Caller } from '../server/domain/credencial/authenticate.ts'
import { readInput } from '../server/operations/read-input.ts'
import { novocolaborador } from '../server/operations/workforce/novocolaborador.ts'
import type { Tx } from '../server/store/database.ts'
import { units } from './academic.ts'
import { cpfAt, cpfRanges } from './documents.ts'
import { birthOf, cityOf, full, landlineIn, loginOf, mobileIn, nameOf } from './people.ts'
import { Random } from './random.ts'

/** Code, description, entry, exit, days until it ends; none where it does not. */
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

export async function fillSchedules(tx: Tx, today: string): Promise<void> {
  for (const [code, text, entry, exit, ends] of schedules) {
    const shifts = days.map((diaSemana) => ({ diaSemana, entrada: entry, saida: exit }))
    await sql`insert into horario (cliente_id, referencia, descricao, validade, turnos)
      values (cliente_atual(), ${code}, ${text}, ${today}::date + ${ends ?? null}::int, ${JSON.stringify(shifts)}::jsonb)
      on conflict (cliente_id, referencia) do nothing`.execute(tx)
  }
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

/** An employee as a personnel system sends one. */
export function colaboradorBody(index: number, seed: number, today: string): Record<string, unknown> {
  const random = new Random(seed, 0x7000_0000 + index)
  const name = nameOf(random)
  const city = cityOf(random)
  const unit = random.pick(units)
  const [areaRef, area] = random.pick(areas)
  const [cargoRef, cargo] = random.pick(positions)
  // Some are hired already and begin in the coming weeks.
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

/** Saves employees through the operation's own path. */
export async function fillEmployees(
  tx: Tx,
  caller: Caller,
  first: number,
  count: number,
  seed: number,
  today: string,
): Promise<void> {
  for (let index = first; index < first + count; index++) {
    const body = colaboradorBody(index, seed, today)
    await novocolaborador.prepare((shape) => readInput(shape, body, caller.fuso))(tx, caller)
  }
}
