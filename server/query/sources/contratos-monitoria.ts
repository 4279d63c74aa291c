import type {
  contratoMonitoria,
  contratoMonitoriaAmostra,
  retornaDadosContratosMonitoria,
} from '../../../catalogue/query/retorna-dados-contratos-monitoria.ts'
import type { SourceOf, Sources } from '../source.ts'
import { arquivosDe } from './contrato-parts.ts'

export const child = (table: string) =>
  `${table} x where x.cliente_id = c.cliente_id and x.contrato_id = c.id`

export const party = (alias: string) => ({
  when: `${alias}.id is not null`,
  show: {
    identificador: `${alias}.id`,
    nomeFantasia: `coalesce(${alias}.nome_fantasia, ${alias}.nome)`,
    documento: `${alias}.documento`,
  },
})

/** The interface identifies the intern by a résumé: the student's latest active one. */
export const student = {
  identificador: `(select max(r.id) from curriculo r
    where r.cliente_id = c.cliente_id and r.aluno_id = c.aluno_id and r.ativo)`,
  nome: 'coalesce(a.nome_social, a.nome)',
  nomeCivil: 'a.nome',
  cpf: 'a.cpf',
  matricula: 'a.matricula',
}

export const opening = {
  identificador: 'c.id',
  contrato: 'c.numero',
  sequencia: 'c.sequencia',
  situacao: 'c.situacao',
  tipoContrato: { tipoContrato: 'c.tipo_contrato' },
  unidade: { when: 'u.id is not null', show: { unidade: 'u.nome' } },
}

export const parties = {
  concedente: party('pc'),
  convenio: { when: 'v.id is not null', show: { convenio: 'v.convenio' } },
  instituicao: party('pi'),
  agenteIntegrador: party('pa'),
  curso: { when: 'cu.id is not null', show: { curso: 'cu.nome' } },
}

export const bolsa = {
  when: given('c.bolsa_valor', 'c.bolsa_tipo'),
  show: { valor: 'c.bolsa_valor', tipo: 'c.bolsa_tipo' },
}

/** The student's bank account. Its integration code is that of the student. */
export const banco = {
  column: 'c.banco',
  members: {
    banco: 'banco',
    agencia: 'agencia',
    conta: 'conta',
    codigoIntegracao: { beside: 'a.identificacao' },
  },
}

/** Unit of a contract: its own, or that of its course, which must be joined before as `cu`. */
export const ownOrCourseUnit =
  'left join unidade u on u.cliente_id = c.cliente_id and u.id = coalesce(c.unidade_id, cu.unidade_id)'

const terms = {
  semestre: 'c.semestre',
  inicio: 'c.inicio',
  encerramento: 'c.encerramento',
  bolsa,
  banco,
  beneficio: 'c.beneficio',
  modalidadeAtendimento: 'c.modalidade_atendimento',
  horas: {
    when: given('c.horas_semanal', 'c.horas_em_aula', 'c.horas_extraclasse'),
    show: { semanal: 'c.horas_semanal', emAula: 'c.horas_em_aula', extraclasse: 'c.horas_extraclasse' },
  },
}

export const standing = {
  seguro: {
    when: given('c.seguro', 'c.seguro_apolice', 'c.seguro_seguradora'),
    show: { seguro: 'c.seguro', apolice: 'c.seguro_apolice', seguradora: 'c.seguro_seguradora' },
  },
  cancelamento: 'c.cancelamento',
  inclusao: { data: 'c.inclusao', usuario: 'c.usuario' },
  atualizacao: 'c.atualizacao',
  rescisao: {
    when: given('c.rescisao', 'c.rescisao_motivo'),
    show: { rescisao: 'c.rescisao', motivo: 'c.rescisao_motivo' },
  },
}

const place = {
  horarioDias: 'c.horario_dias',
  localAtendimento: 'c.local_atendimento',
  ...standing,
}

const proposal = {
  titulo: 'pr.titulo',
  situacao: 'pr.situacao',
  inclusao: 'pr.inclusao',
  inicio: 'pr.inicio',
  termino: 'pr.termino',
}

const subjects = {
  from: `proposta_disciplina pd join disciplina d on d.cliente_id = pd.cliente_id and d.id = pd.disciplina_id
    where pd.cliente_id = c.cliente_id and pd.proposta_id = c.proposta_id`,
  order: 'pd.id',
}
const subject = { codigoIntegracao: 'd.identificacao', disciplina: 'd.nome', turma: 'pd.turma' }

export const lists = {
  arquivos: arquivosDe('contrato_id', 'c'),
  beneficios: {
    from: child('contrato_beneficio'),
    order: 'x.id',
    item: {
      beneficio: 'x.beneficio',
      beneficioDiasUteis: `case when x.dias_uteis then 'Sim' else 'Não' end`,
      beneficioValor: 'x.valor',
      beneficioPercentual: 'x.percentual',
      beneficioTipo: 'x.tipo',
      beneficioQuantidadeDiaria: 'x.quantidade_diaria',
      usuario: 'x.usuario',
      inclusao: momentText('x.inclusao'),
    },
  },
  solicitacoes: { from: child('solicitacao'), order: 'x.id', item: { identificador: 'x.id' } },
}

export const terminations = { from: `${child('solicitacao')} and x.tipo = 'Rescisão'`, order: 'x.id' }

export const closing = {
  parcelas: {
    from: child('parcela'),
    order: 'x.parcela',
    item: {
      parcela: 'x.parcela',
      parcelaData: 'x.data',
      parcelaValorBolsa: 'x.valor_bolsa',
      parcelaTipoTaxa: 'x.tipo_taxa',
      usuario: 'x.usuario',
      inclusao: momentText('x.inclusao'),
    },
  },
  pendencias: {
    from: child('pendencia'),
    order: 'x.id',
    item: {
      pendenciaTipo: 'x.tipo',
      pendenciaSituacao: 'x.situacao',
      pendenciaPrazoEntrega: 'x.prazo_entrega',
      pendenciaEntrega: 'x.entrega',
      estagiario: opinion('estagiario'),
      concedente: opinion('concedente'),
      professor: opinion('professor'),
      validade: 'x.validade',
      usuario: 'x.usuario',
      inclusao: momentText('x.inclusao'),
    },
  },
  historicos: {
    from: child('contrato_historico'),
    order: 'x.id',
    item: {
      historico: { text: 'x.historico', message: 'x.mensagem' },
      data: 'x.inclusao',
      usuario: 'x.usuario',
    },
  },
}

export const activities = {
  from: child('registro_atividade'),
  order: 'x.id',
  item: {
    realizacao: 'x.realizacao',
    inicio: 'x.inicio',
    termino: 'x.termino',
    atividades: 'x.atividades',
    situacao: 'x.situacao',
    aprovacao: 'x.aprovacao',
    inclusao: 'x.inclusao',
  },
}

/** Moments inside texts are written in the client's time zone too. */
function momentText(source: string): string {
  return `to_char(${source} at time zone (select fuso from cliente where cliente_id = (select cliente_atual())), 'YYYY-MM-DD"T"HH24:MI:SS')`
}

/** True if any of the columns has a value. */
export function given(...columns: string[]): string {
  return `num_nonnulls(${columns.join(', ')}) > 0`
}

function opinion(who: string) {
  return {
    when: given(`x.parecer_${who}`, `x.parecer_${who}_em`),
    show: { parecer: `x.parecer_${who}`, data: `x.parecer_${who}_em` },
  }
}

export const professor = {
  when: 'p.id is not null',
  show: { codigoIntegracao: 'p.identificacao', professor: 'p.nome' },
}

export const solicitacoesRescisao = {
  ...terminations,
  item: {
    solicitacaoRescisaoMotivo: 'x.motivo',
    solicitacaoRescisaoData: 'x.data',
    solicitacaoRescisaoSituacao: 'x.situacao',
    usuario: 'x.usuario',
    inclusao: 'x.inclusao',
  },
}

const lista: Sources<typeof contratoMonitoria> = {
  ...opening,
  estagiario: student,
  ...parties,
  professor,
  ...terms,
  atividades: 'c.atividades',
  ...place,
  proposta: {
    when: 'pr.id is not null',
    show: {
      ...proposal,
      // One group per subject: the interface nests a list in a list.
      disciplinas: {
        ...subjects,
        item: {
          disciplina: {
            // A subquery with its own columns keeps the inner aggregate at its own level.
            from: '(select d.identificacao, d.nome, pd.turma) um',
            order: '1',
            item: { codigoIntegracao: 'um.identificacao', disciplina: 'um.nome', turma: 'um.turma' },
          },
        },
      },
    },
  },
  ...lists,
  solicitacoesRescisao,
  ...closing,
  planoEstagio: 'c.plano_estagio',
  registrosAtividades: activities,
}

const amostra: Sources<typeof contratoMonitoriaAmostra> = {
  ...opening,
  curriculo: student,
  ...parties,
  professor: { when: 'p.id is not null', show: { codigoIntegracao: 'p.identificacao', nome: 'p.nome' } },
  ...terms,
  ...place,
  planoEstagio: 'c.plano_estagio',
  proposta: {
    when: 'pr.id is not null',
    show: { ...proposal, disciplinas: { ...subjects, item: subject } },
  },
  ...lists,
  solicitacoesRescisao: {
    ...terminations,
    item: {
      motivo: 'x.motivo',
      data: 'x.data',
      situacao: 'x.situacao',
      inclusao: 'x.inclusao',
      usuario: 'x.usuario',
    },
  },
  ...closing,
  atividades: activities,
}

/** Changes since documents were last dropped. A change of a subject counts as a change of its proposals. */
const noted = `(
  select tipo, alvo from mudanca where cliente_id = (select cliente_atual())
  union all
  select 'proposta', d.proposta_id from mudanca m
    join proposta_disciplina d on d.cliente_id = m.cliente_id and d.disciplina_id = m.alvo
   where m.cliente_id = (select cliente_atual()) and m.tipo = 'disciplina') mudou`

/** Kinds of records that a contract shows, with the columns that refer to them. */
const shows: Record<string, readonly string[]> = {
  aluno: ['aluno_id'],
  unidade: ['unidade_id'],
  curso: ['curso_id'],
  professor: ['professor_id'],
  pessoa: ['concedente_id', 'instituicao_id', 'agente_id'],
  convenio: ['convenio_id'],
  proposta: ['proposta_id'],
}

/** SQL condition: the contract shows a record listed in the relation `changes`. */
export function concerned(changes: string): string {
  const each = Object.entries(shows).flatMap(([kind, columns]) =>
    columns.map((column) => `c.${column} in (select alvo from ${changes} where tipo = '${kind}')`),
  )
  const courses = `c.unidade_id is null and c.curso_id in (select q.id from curso q
    where q.cliente_id = c.cliente_id and q.unidade_id in (select alvo from ${changes} where tipo = 'unidade'))`
  return `(exists (select from ${changes} where tipo = 'cliente') or ${courses} or ${each.join(' or ')})`
}

export const by = (alias: string, table: string, column: string) =>
  `left join ${table} ${alias} on ${alias}.cliente_id = c.cliente_id and ${alias}.id = c.${column}`

export const contratosMonitoria: SourceOf<typeof retornaDadosContratosMonitoria> = {
  base: 'contrato c',
  entity: 'contrato',
  alias: 'c',
  joins: [
    by('a', 'aluno', 'aluno_id'),
    by('cu', 'curso', 'curso_id'),
    ownOrCourseUnit,
    by('p', 'professor', 'professor_id'),
    by('pc', 'pessoa', 'concedente_id'),
    by('pi', 'pessoa', 'instituicao_id'),
    by('pa', 'pessoa', 'agente_id'),
    by('v', 'convenio', 'convenio_id'),
    by('pr', 'proposta', 'proposta_id'),
  ].join('\n'),
  where: `c.modalidade = 'monitoria'`,
  id: 'c.id',
  created: 'c.inclusao',
  changed: 'c.atualizacao',
  element: lista,
  formats: { amostra },
  stored: 'c.documento',
  outdated: concerned(noted),
  filters: {
    cpf: (literal) =>
      `c.aluno_id in (select id from aluno where cliente_id = (select cliente_atual()) and cpf = ${literal})`,
  },
}
