import type { Tx } from '../../server/store/database.ts'
import { agentDocument, guardianDocumentAt, institutionDocument } from '../pessoas.ts'
import { type End, lives, nameOfLife } from '../plots.ts'
import type { Filling, Kept } from '../progress.ts'
import type { Sizes } from '../sizes.ts'
import { activities, insurers, modalities, plans, tasks } from '../texts.ts'
import { act, daysFrom, make, on } from './act.ts'
import { hostsNamed, hostsOf, personNumbered, workplacesOf } from './hosts.ts'
import { studentsOf } from './students.ts'

/** The students before this index have other roles. */
const firstStudent = 10

/** The monitoring contract with an external host, under an agreement. */
const hostedMonitoring = lives.findIndex(
  ({ modalidade, end }) => modalidade === 'monitoria' && end === 'com atividades',
)

/** Day of issue: long ago where the signatures expire. */
const issuedOn = (dia: string, end: End) => daysFrom(dia, end === 'vencido' ? -40 : -10)

/** Creates a contract and issues its term. */
export async function beginLife(tx: Tx, nth: number, filling: Filling, sizes: Sizes): Promise<Kept> {
  const { modalidade, end, minor = false } = lives[nth]!
  const { dia } = filling
  const from = minor ? 0 : firstStudent + nth
  // Without minors in the institution, the contract is with an adult.
  const [student] = [
    ...(await studentsOf(tx, dia, { from, count: 1, minors: minor, free: true })),
    ...(await studentsOf(tx, dia, { from: firstStudent + nth, count: 1, free: true })),
    ...(await studentsOf(tx, dia, { from: 0, count: 1, free: true })),
  ]
  if (!student) return {}
  const day = issuedOn(dia, end)
  const term = {
    aluno: student.id,
    curso: student.curso,
    inicio: daysFrom(day, 3),
    encerramento: daysFrom(dia, 200),
  }
  const told =
    modalidade === 'monitoria'
      ? { ...monitoring(nth, filling), ...(nth === hostedMonitoring ? await hosted(tx) : {}) }
      : { ...(await internship(tx, nth, sizes)), professor: student.professor }
  const guardian = minor ? { responsavel: await personNumbered(tx, guardianDocumentAt(nth % 4)) } : {}
  const id = await make(tx, on(day), 'IncluiContrato', { ...term, ...told, ...guardian })
  await act(tx, on(day), 'EmiteTermo', {}, [id])
  return { [nameOfLife(nth)]: id }
}

async function internship(tx: Tx, nth: number, { supervisors }: Sizes) {
  const [place] = await workplacesOf(tx, supervisors.lives + nth, 1)
  const { id: concedente, supervisor, apolice, convenio } = place!
  const days = [2, 3, 4, 5, 6] as const
  return {
    modalidade: 'estagio',
    tipoEstagio: 'Não obrigatório',
    ...{ concedente, supervisor, apolice, convenio },
    ...(await mediation(tx)),
    supervisorCargo: 'Coordenação',
    supervisorFormacao: 'Administração',
    bolsaValor: '1200.00',
    bolsaTipo: 'Mensal',
    auxilioTransporteValor: '220.00',
    auxilioTransporteTipo: 'Mensal',
    horasDiaria: '6',
    horasSemanal: '30',
    horasTotal: 780,
    horarioDias: 'Segunda a sexta, das 8h às 14h',
    beneficio: 'Vale-refeição e plano odontológico',
    beneficios,
    horarios: days.map((dia) => ({ dia, inicio: '08:00', termino: '14:00' })),
    areaAtuacao: 'Projetos',
    planoEstagio: plans[nth % plans.length]!,
    atividades: tasks[nth % tasks.length]!,
  } as const
}

/** A monitoring contract of an approved proposal. It has no scholarship, because budget or account could block it. */
function monitoring(nth: number, { dia, guardado }: Filling) {
  const approved = Object.keys(guardado).filter((name) => /^proposta \d+$/.test(name))
  const name = approved[nth % approved.length]!
  return {
    modalidade: 'monitoria',
    proposta: guardado[name]!,
    professor: guardado[`${name} professor`]!,
    tipoContrato: 'Monitoria voluntária',
    horasSemanal: '12',
    horasEmAula: '4',
    horasExtraclasse: '8',
    semestre: `${dia.slice(0, 4)}/${Number(dia.slice(5, 7)) < 7 ? 1 : 2}`,
    modalidadeAtendimento: modalities[nth % modalities.length]!,
    beneficio: 'Desconto no restaurante universitário',
    beneficios,
    seguro: 'Próprio',
    seguroApolice: '82.1093',
    seguroSeguradora: insurers[0]!,
    planoEstagio: plans[nth % plans.length]!,
    horarioDias: 'Terça e quinta, das 14h às 17h',
    localAtendimento: 'Sala 204',
    atividades: activities[nth % activities.length]!,
  } as const
}

/** One of each kind: daily, per working day, and a percentage of the scholarship. */
const beneficios = [
  { beneficio: 'Vale-refeição', valor: '22.00', tipo: 'Diário', quantidadeDiaria: 1 },
  { beneficio: 'Vale-transporte', valor: '9.80', diasUteis: 'S', quantidadeDiaria: 2 },
  { beneficio: 'Auxílio-creche', percentual: '5.00', tipo: 'Mensal' },
] as const

/** The institution and the agent that mediates. */
async function mediation(tx: Tx) {
  const [instituicao, agente] = await hostsNamed(tx, [institutionDocument, agentDocument])
  return { instituicao: instituicao!.id, agente: agente!.id }
}

/** A host with an agreement, for monitoring outside the institution. */
async function hosted(tx: Tx) {
  const [host] = await hostsOf(tx, 1)
  return { concedente: host!.id, convenio: host!.convenio, ...(await mediation(tx)) }
}
