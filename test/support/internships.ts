import { cpfAt } from '../../demo/documents.ts'
import { addStudent, insert, insertAll, type Row } from './contracts.ts'
import { addHost } from './vacancies.ts'
import type { Institution, World } from './world.ts'

let made = 0

const person = (world: World, client: Institution, values: Row = {}) => {
  const number = ++made
  return insert(world, client, 'pessoa', {
    tipo: 'F',
    documento: cpfAt(5_000_000 + number),
    nome: `Pessoa ${number}`,
    ...values,
  })
}

/** A person of the host who supervises interns. */
export const addSupervisor = person

/** An adult guardian of a minor. */
export const addGuardian = person

export const addCourse = (world: World, client: Institution, values: Row = {}): Promise<number> =>
  insert(world, client, 'curso', {
    identificacao: `K${++made}`,
    nome: `Curso ${made}`,
    nivel: 'GR',
    ...values,
  })

/** A professor with a function in a course, or in no course. */
export async function addAdvisor(
  world: World,
  client: Institution,
  curso_id: number,
  funcao: string | null = 'O',
): Promise<number> {
  const number = ++made
  const professor_id = await insert(world, client, 'professor', {
    identificacao: `P${number}`,
    nome: `Docente ${number}`,
    cpf: cpfAt(6_000_000 + number),
  })
  if (funcao) await insert(world, client, 'curso_professor', { curso_id, professor_id, funcao })
  return professor_id
}

export const enrol = (
  world: World,
  client: Institution,
  aluno_id: number,
  curso_id: number,
  values: Row = {},
): Promise<number> =>
  insert(world, client, 'aluno_curso', {
    aluno_id,
    curso_id,
    matricula: `M${++made}`,
    situacao: 'C',
    ...values,
  })

export const addPolicy = (world: World, client: Institution, values: Row = {}): Promise<number> =>
  insert(world, client, 'apolice', {
    apolice: `AP-${++made}`,
    seguradora: 'Segura S/A',
    titular: 'Concedente',
    inicio: '2020-01-01',
    termino: '2039-12-31',
    ...values,
  })

/** Records around an internship contract. */
export interface Around {
  aluno?: Row
  curso?: Row
  host?: Row
  matricula?: string
  aulas?: Row[]
  funcao?: string | null
  apolice?: Row
  responsavel?: true
  supervisor?: Row
  /** Number of interns the supervisor already has on the same days. */
  supervised?: number
  /** Number of interns of the same level the host already has. */
  interns?: number
  /** Earlier internships with the same host. */
  served?: readonly (readonly [inicio: string, encerramento: string])[]
  /** The sequence that the contract amends, and the first and last day of a recess in it. */
  before?: Row & { recesso?: readonly [inicio: string, termino: string] }
  /** Another contract in force of the same student, without a host. */
  besides?: Row
}

let numbers = -1_000_000

/** Numbers that differ from those the platform assigns, which begin at 1. */
export const nextNumber = () => ++numbers

const usual = {
  modalidade: 'estagio',
  tipo_contrato: 'Estágio',
  tipo_estagio: 'Não obrigatório',
  inicio: '2026-04-01',
  encerramento: '2026-12-31',
  bolsa_valor: '1200.00',
  bolsa_tipo: 'Mensal',
  auxilio_transporte_valor: '220.00',
  horas_diaria: '6',
  horas_semanal: '30',
  plano_estagio: 'Apoio ao desenvolvimento de sistemas.',
  seguro: 'Concedente',
  usuario: 'teste',
}

/** Records that contracts share by default: a course with an advisor, and a policy. */
interface Common {
  curso_id: number
  professor_id: number
  apolice_id: number
}
const commons = new WeakMap<Institution, Promise<Common>>()

function commonOf(world: World, client: Institution): Promise<Common> {
  const known = commons.get(client)
  if (known) return known
  const make = async () => {
    const curso_id = await addCourse(world, client)
    const professor_id = await addAdvisor(world, client, curso_id)
    return { curso_id, professor_id, apolice_id: await addPolicy(world, client) }
  }
  const common = make()
  commons.set(client, common)
  return common
}

/** An internship contract that passes every rule, except for the given values. */
export async function addInternship(
  world: World,
  client: Institution,
  values: Row = {},
  around: Around = {},
): Promise<number> {
  const common = await commonOf(world, client)
  const curso_id = around.curso ? await addCourse(world, client, around.curso) : common.curso_id
  const aluno_id =
    values.aluno_id ?? (await addStudent(world, client, { nascimento: '2004-05-20', ...around.aluno }))
  if (around.matricula !== '') {
    const horarios = around.aulas ? { horarios: JSON.stringify(around.aulas) } : {}
    await enrol(world, client, Number(aluno_id), curso_id, { situacao: around.matricula ?? 'C', ...horarios })
  }
  const advised = around.curso || around.funcao !== undefined
  const contrato: Row = {
    ...usual,
    situacao: 'Incluído',
    numero: nextNumber(),
    concedente_id:
      values.concedente_id ?? (await addHost(world, client, { quantidade_empregados: 100, ...around.host })),
    supervisor_id: 'supervisor_id' in values ? null : await addSupervisor(world, client, around.supervisor),
    professor_id: advised ? await addAdvisor(world, client, curso_id, around.funcao) : common.professor_id,
    apolice_id: around.apolice ? await addPolicy(world, client, around.apolice) : common.apolice_id,
    ...(around.responsavel ? { responsavel_id: await addGuardian(world, client) } : {}),
    curso_id,
    aluno_id,
    ...values,
  }
  const active = (more: Row) => ({ ...contrato, numero: nextNumber(), situacao: 'Ativo', ...more })
  const others = (around.supervised ?? 0) + (around.interns ?? 0)
  const other = others > 0 ? { aluno_id: await addStudent(world, client) } : {}
  await insertAll(world, client, 'contrato', [
    ...Array.from({ length: around.supervised ?? 0 }, () => active(other)),
    ...Array.from({ length: around.interns ?? 0 }, () => active({ ...other, supervisor_id: null })),
    ...(around.served ?? []).map(([inicio, encerramento]) =>
      active({ inicio, encerramento, situacao: 'Concluído', supervisor_id: null }),
    ),
  ])
  if (around.besides) {
    const other = { horas_diaria: null, concedente_id: null, supervisor_id: null }
    await insert(world, client, 'contrato', active({ ...other, ...around.besides }))
  }
  if (around.before) {
    const { recesso, ...before } = around.before
    const id = await insert(world, client, 'contrato', { ...contrato, situacao: 'Ativo', ...before })
    const [inicio, termino] = recesso ?? []
    if (recesso) await insert(world, client, 'contrato_recesso', { contrato_id: id, inicio, termino })
    contrato.sequencia = 2
  }
  return insert(world, client, 'contrato', contrato)
}

/** Records around a monitoring contract. */
export interface Monitoring {
  proposta?: Row
  professor?: 'other'
  /** Sealed bank account for the scholarship. */
  conta?: Buffer | null
  /** Budget of the unit for the year. */
  orcamento?: Row
}

export const addBudget = (world: World, client: Institution, values: Row): Promise<number> =>
  insert(world, client, 'orcamento', {
    exercicio: 2026,
    tipo: 'Monitoria',
    situacao: 'Aprovado',
    valor_previsto: '100000.00',
    ...values,
  })

/** A monitoring contract that passes every rule, except for the given values. */
export async function addMonitoring(
  world: World,
  client: Institution,
  values: Row = {},
  { proposta, professor, conta = Buffer.from('x'), orcamento }: Monitoring = {},
): Promise<number> {
  const unidade_id = await insert(world, client, 'unidade', { codigo: `U${++made}`, nome: `Unidade ${made}` })
  if (orcamento) await addBudget(world, client, { unidade_id, ...orcamento })
  const curso_id = await addCourse(world, client, { unidade_id })
  const aluno_id = await addStudent(world, client, { dados_bancarios: conta })
  await enrol(world, client, aluno_id, curso_id)
  const professor_id = await addAdvisor(world, client, curso_id, null)
  const proposta_id = await insert(world, client, 'proposta', {
    titulo: 'Monitoria de Álgebra',
    situacao: 'Aprovada',
    inicio: '2026-01-01',
    termino: '2026-12-31',
    professor_id: professor ? await addAdvisor(world, client, curso_id, null) : professor_id,
    ...proposta,
  })
  return insert(world, client, 'contrato', {
    ...usual,
    modalidade: 'monitoria',
    tipo_contrato: 'Monitoria',
    tipo_estagio: null,
    horas_semanal: '12',
    situacao: 'Incluído',
    numero: nextNumber(),
    aluno_id,
    curso_id,
    professor_id,
    proposta_id,
    ...values,
  })
}
