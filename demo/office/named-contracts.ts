import type { importaContratos } from '../../catalogue/management/contrato/importa-contratos.ts'
import { retornaDadosContratos } from '../../catalogue/query/retorna-dados-contratos.ts'
import { retornaDadosSolicitacoes } from '../../catalogue/query/retorna-dados-solicitacoes.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import type { Tx } from '../../server/store/database.ts'
import {
  exampleCourse,
  exampleHost,
  exampleProfessor,
  exampleStudent,
  exampleSupervisor,
} from '../examples.ts'
import { institutionDocument } from '../pessoas.ts'
import type { Filling, Kept } from '../progress.ts'
import { activities, insurers, plans, rooms, timetables } from '../texts.ts'
import { act, daysFrom, make, on, perform } from './act.ts'
import { namedStudent } from './students.ts'

/** Name under which the monitoring contract of the examples is kept. */
export const monitoringOfExample = 'monitoria dos exemplos'

/** Contract numbers in the examples of the reference. */
const internshipNumber = Number(retornaDadosContratos.filters.contrato.field.example)
const monitoringNumber = Number(retornaDadosSolicitacoes.filters.contrato.field.example)

/**
 * The contracts of the examples' student, with the examples' numbers. They come last, because new numbers
 * continue after the largest.
 */
export async function importNamed(tx: Tx, { dia }: Filling): Promise<Kept> {
  if (!(await namedStudent(tx))) return {}
  const common = {
    situacao: 'Ativo',
    aluno: exampleStudent,
    curso: exampleCourse,
    professor: exampleProfessor,
    instituicao: institutionDocument,
    encerramento: daysFrom(dia, 120),
    papeis: `Processo 23000.001/${dia.slice(0, 4)}`,
  } as const
  const contratos = [
    {
      ...common,
      contrato: internshipNumber,
      modalidade: 'estagio',
      tipoEstagio: 'Não obrigatório',
      concedente: exampleHost,
      supervisor: exampleSupervisor,
      supervisorCargo: 'Coordenação de sistemas',
      inicio: daysFrom(dia, -240),
      bolsaValor: '1450.00',
      bolsaTipo: 'Mensal',
      auxilioTransporteValor: '220.00',
      auxilioTransporteTipo: 'Mensal',
      horasDiaria: '6',
      horasSemanal: '30',
      planoEstagio: plans[0]!,
      seguro: 'Concedente',
      seguroApolice: '82.305',
      seguroSeguradora: insurers[1]!,
    },
    {
      ...common,
      contrato: monitoringNumber,
      modalidade: 'monitoria',
      tipoContrato: 'Monitoria remunerada',
      semestre: `${dia.slice(0, 4)}/1`,
      inicio: daysFrom(dia, -200),
      bolsaValor: '612.50',
      bolsaTipo: 'Mensal',
      horasSemanal: '12',
      horasEmAula: '4',
      horasExtraclasse: '8',
      atividades: activities[0]!,
      horarioDias: timetables[0]!,
      localAtendimento: rooms[0]!,
    },
  ] as const
  const answer = await perform(tx, on(dia), 'ImportaContratos', { contratos })
  const { linhas } = answer as AnswerOf<(typeof importaContratos)['output']>
  const wrong = linhas.find(({ aceito }) => !aceito)
  if (wrong) throw new Error(`a sample contract was refused: ${wrong.codigo} ${wrong.campo}`)
  const [internship, monitoring] = linhas.map(({ id }) => id!) as [number, number]
  const recess = { inicio: daysFrom(dia, -100), termino: daysFrom(dia, -91) }
  await act(tx, on(dia), 'RegistraRecesso', recess, [internship])
  const asked = { tipo: 'Declaração', contrato: monitoring, descricao: 'Para horas complementares.' } as const
  await act(tx, on(dia), 'EnviaSolicitacao', {}, [await make(tx, on(dia), 'IncluiSolicitacao', asked)])
  const items = { prazo: daysFrom(dia, 30), validade: daysFrom(dia, 90) }
  const evaluation = { tipo: 'Avaliação campo estágio', contrato: internship, ...items } as const
  await act(tx, on(dia), 'IncluiPendencia', evaluation)
  const enrolment = { tipo: 'Requerimento de matrícula', contrato: monitoring, ...items } as const
  await act(tx, on(dia), 'IncluiPendencia', enrolment)
  return { [monitoringOfExample]: monitoring }
}
