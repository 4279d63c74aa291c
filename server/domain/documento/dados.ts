import { sql } from 'kysely'
import { legalLimits } from '../../../catalogue/law/limits.ts'
import { atividadeMachine } from '../../../catalogue/machines/atividade.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { limitOn } from '../../store/legal-limits.ts'
import { begun } from '../contract-states.ts'

/** Person or institution as named in a document. */
export interface Parte {
  id: number
  /** F is a natural person, J an organisation; absent for students and professors. */
  tipo?: string
  /** Social name of a natural person who has one. */
  nome: string
  nomeCivil?: string | null
  documento: string | null
  email: string | null
  endereco: string | null
  representante?: string | null
  representanteCargo?: string | null
  representanteCpf?: string | null
  representanteEmail?: string | null
  /** City and state. */
  cidade?: string | null
  /** Of the institution: the body that maintains it, and the act that empowers its representative. */
  mantenedora?: string | null
  representanteAto?: string | null
  /** Of a natural person who hosts: the professional council and the registration with it. */
  conselho?: string | null
  registroConselho?: string | null
}

/** A professor, as documents qualify one. */
interface Docente extends Parte {
  titulacao?: string | null
  matricula?: string | null
}

/** Enrolment of a student in the course of the contract. */
interface Vinculo {
  matricula: string
  periodo: number | null
  turno: string | null
  previsaoConclusao: string | null
}

/** Columns of a sequence of a contract, as far as documents tell what an amendment changes. */
export interface Sequencia {
  inicio: string
  encerramento: string
  tipo_estagio?: string | null
  bolsa_valor: string | number | null
  bolsa_tipo: string | null
  auxilio_transporte_valor: string | number | null
  auxilio_transporte_tipo: string | null
  horas_semanal: string | number | null
  horas_diaria: string | number | null
  horas_total?: string | number | null
  horas_em_aula?: string | number | null
  horas_extraclasse?: string | number | null
  horario_dias: string | null
  horarios?: readonly Turno[] | null
  local_atendimento: string | null
  modalidade_atendimento?: string | null
  area_atuacao?: string | null
  plano_estagio: string | null
  atividades?: string | null
  seguro_apolice: string | null
  seguro_seguradora: string | null
  seguro?: string | null
  supervisor?: string | null
  supervisor_cargo?: string | null
  supervisor_formacao?: string | null
  professor?: string | null
  curso?: string | null
  responsavel?: string | null
  /** Benefits in words, beside the list. */
  beneficio?: string | null
  beneficios?: readonly Beneficio[]
}

export interface Beneficio {
  beneficio: string
  valor: number | null
  percentual?: number | null
  tipo: string | null
}

/** An insurance policy. */
export interface Apolice {
  apolice: string
  seguradora: string
  titular: string
  inicio: string
  termino: string
}

/** A period that a sequence of the contract was in force. */
export interface Periodo {
  sequencia: number
  inicio: string
  fim: string
  horas: string | number | null
}

/** An activity that was recorded and approved. */
export interface Realizada {
  inicio: string | null
  atividades: string
}

/** What documents say of the client itself. */
export interface Cliente {
  nome: string
  fuso: string
  /** The court that documents elect, as it follows "o foro". */
  foro?: string | null
  /** Lines of the letterhead, separated by bars. */
  cabecalho?: string | null
}

/** A shift of the timetable; day 1 is Sunday. */
export interface Turno {
  dia: number
  inicio: string
  termino: string
}

/** Optional personal data of a student; documents frozen by earlier versions lack it. */
type PersonalField = 'rg' | 'sexo' | 'estadoCivil' | 'nomeMae' | 'nacionalidade' | 'naturalidade'

/** Data of a contract document, frozen when it is issued. It contains no encrypted values. */
export interface Dados {
  cliente: Cliente
  contrato: Readonly<Record<string, unknown>> & {
    id: number
    numero: number
    sequencia: number
    modalidade: string
    inicio: string
    encerramento: string
    horarios?: readonly Turno[] | null
  }
  /** From the first sequence to the end, or to the early termination. */
  vigencia?: { inicio: string; fim: string }
  /** The host's last opinion on a report, or its evaluation as staff were told it. */
  desempenho?: string | null
  /** Sequences that were in force. */
  periodos?: readonly Periodo[]
  /** The last ones; `outras` counts those before. */
  realizadas?: readonly Realizada[]
  outras?: number
  /** Days of recess taken. */
  recesso?: number | null
  /** Days of recess to which the intern is still entitled. */
  recessoSaldo?: number | null
  apolice?: Apolice | null
  /** The sequence that an amendment changes. */
  anterior?: Sequencia | null
  /** Of the first sequence. */
  assinadoEm?: string | null
  vinculo?: Vinculo | null
  cursoNivel?: string | null
  aluno: Parte & { nomeCivil: string; matricula: string | null; nascimento: string | null } & Partial<
      Record<PersonalField, string | null>
    >
  responsavel: Parte | null
  concedente: Parte | null
  instituicao: Parte | null
  agente: Parte | null
  supervisor: Parte | null
  professor: Docente | null
  curso: string | null
  unidade: string | null
  convenio: string | null
  convenioDesde?: string | null
  proposta: string | null
  /** The call under which the proposal was made. */
  edital?: string | null
  disciplinas: string | null
  beneficios: readonly Beneficio[]
}

const endereco = (alias: string) =>
  `concat_ws(', ', ${['endereco', 'numero', 'complemento', 'bairro'].map((part) => `nullif(btrim(${alias}.${part}), '')`).join(', ')},
  nullif(concat_ws('/', nullif(${alias}.cidade, ''), nullif(${alias}.uf, '')), ''),
  'CEP ' || regexp_replace(nullif(${alias}.cep, ''), '^(\\d{5})(\\d{3})$', '\\1-\\2'))`

/** Scalar subqueries instead of joins: planning a dozen joins takes longer than the lookups. */
const of = (what: string, table: string, alias: string, id: string) =>
  `(select ${what} from ${table} ${alias} where ${alias}.cliente_id = c.cliente_id and ${alias}.id = ${id})`

/** A person or organisation as JSON. */
export const personJson = (p: string) =>
  `jsonb_build_object('id', ${p}.id, 'tipo', ${p}.tipo,
  'nome', case when ${p}.tipo = 'F' then coalesce(${p}.nome_social, ${p}.nome) else ${p}.nome end, 'nomeCivil', ${p}.nome, 'documento', ${p}.documento,
  'email', ${p}.email, 'endereco', ${endereco(p)}, 'representante', ${p}.representante_nome,
  'representanteCargo', ${p}.representante_cargo, 'representanteCpf', ${p}.representante_cpf,
  'representanteEmail', ${p}.representante_email, 'cidade', nullif(concat_ws('/', ${p}.cidade, ${p}.uf), ''),
  'conselho', ${p}.conselho, 'registroConselho', ${p}.registro_conselho)`

const pessoa = (id: string) => of(personJson('p'), 'pessoa', 'p', id)

const people = ['concedente', 'agente', 'responsavel', 'supervisor'] as const

/** The client as documents name it. */
export const clientJson = `(select jsonb_build_object('nome', k.nome, 'fuso', k.fuso, 'foro', k.instituicao->>'foro',
  'cabecalho', k.instituicao->>'cabecalho') from cliente k where k.cliente_id = (select cliente_atual()))`

/** The client's own institution, if its data are known. */
export const ownInstitutionJson = `(select case when k.instituicao ? 'cnpj' then jsonb_build_object('id', 0, 'tipo', 'J',
  'nome', k.instituicao->>'razaoSocial', 'documento', k.instituicao->>'cnpj', 'email', null,
  'endereco', concat_ws(', ', nullif(k.instituicao->>'endereco', ''), nullif(k.instituicao->>'cidade', '')), 'cidade', k.instituicao->>'cidade',
  'mantenedora', k.instituicao->>'mantenedora', 'representante', k.instituicao->>'representante',
  'representanteCargo', k.instituicao->>'representanteCargo', 'representanteCpf', k.instituicao->>'representanteCpf',
  'representanteAto', k.instituicao->>'representanteAto') end from cliente k where k.cliente_id = (select cliente_atual()))`

/** Most activities that a document lists, and letters of each, so that it stays within its limits. */
const most = { activities: 100, letters: 400 }

const benefits = (
  id: string,
) => `coalesce((select jsonb_agg(jsonb_build_object('beneficio', b.beneficio, 'valor', b.valor,
  'percentual', b.percentual, 'tipo', b.tipo) order by b.id) from contrato_beneficio b
  where b.cliente_id = c.cliente_id and b.contrato_id = ${id}), '[]')`

/** The balance that queries tell: entitled from the first day in force, less the days taken. */
const recessLeft = `(select case when c.modalidade = 'estagio' then greatest(0, direito_de_recesso(coalesce(min(o.inicio), c.inicio),
    least(c.encerramento, c.rescisao), recesso_fracao_em(c.cliente_id, least(c.encerramento, c.rescisao)),
    ${limitOn(legalLimits.recesso.versoes, 'diasAno', 'coalesce(min(o.inicio), c.inicio)')})
    - recesso_gozado(c.cliente_id, c.numero, least(c.encerramento, c.rescisao))) end
  from contrato o where o.cliente_id = c.cliente_id and o.numero = c.numero and o.contratacao is not null
    and o.sequencia <= c.sequencia)`

const approved = `from registro_atividade r join contrato o on o.cliente_id = r.cliente_id and o.id = r.contrato_id
  where o.cliente_id = c.cliente_id and o.numero = c.numero and r.situacao = '${atividadeMachine.moves.aprovar.to}'`

const statement = `
  select c.id, jsonb_build_object(
      'cliente', ${clientJson},
      'contrato', to_jsonb(c) - '{banco,documento,cliente_id}'::text[],
      'vigencia', jsonb_build_object('inicio', (select min(o.inicio) from contrato o where o.cliente_id = c.cliente_id
        and o.numero = c.numero and o.situacao <> 'Cancelado'), 'fim', coalesce(c.rescisao, c.encerramento)),
      'desempenho', (select r.parecer_concedente from pendencia r
        join contrato o on o.cliente_id = r.cliente_id and o.id = r.contrato_id
        where o.cliente_id = c.cliente_id and o.numero = c.numero and r.parecer_concedente is not null
        order by r.parecer_concedente_em desc, r.id desc limit 1),
      'periodos', (select jsonb_agg(jsonb_build_object('sequencia', o.sequencia, 'inicio', o.inicio,
        'fim', coalesce(o.rescisao, o.encerramento), 'horas', o.horas_semanal) order by o.sequencia) from contrato o
        where o.cliente_id = c.cliente_id and o.numero = c.numero
          and o.situacao in (${begun.map((state) => `'${state}'`).join(', ')})),
      'realizadas', (select jsonb_agg(jsonb_build_object('inicio', t.inicio, 'atividades', t.atividades) order by t.inicio, t.id)
        from (select r.id, r.inicio, case when length(r.atividades) > ${most.letters}
            then left(r.atividades, ${most.letters} - 1) || '…' else r.atividades end as atividades ${approved}
          order by r.inicio desc nulls last, r.id desc limit ${most.activities}) t),
      'outras', (select greatest(count(*) - ${most.activities}, 0) ${approved}),
      'recesso', (select sum(r.termino - r.inicio + 1) from contrato_recesso r
        join contrato o on o.cliente_id = r.cliente_id and o.id = r.contrato_id
        where o.cliente_id = c.cliente_id and o.numero = c.numero),
      'recessoSaldo', ${recessLeft},
      'apolice', ${of(
        `jsonb_build_object('apolice', z.apolice, 'seguradora', z.seguradora, 'titular', z.titular, 'inicio', z.inicio,
        'termino', z.termino)`,
        'apolice',
        'z',
        'c.apolice_id',
      )},
      'instituicao', coalesce(${pessoa('c.instituicao_id')}, ${ownInstitutionJson}),
      'aluno', jsonb_build_object('id', a.id, 'nome', coalesce(a.nome_social, a.nome), 'nomeCivil', a.nome,
        'documento', coalesce(a.cpf, a.documento), 'email', a.email, 'endereco', ${endereco('a')},
        'matricula', coalesce(l.matricula, a.matricula), 'nascimento', a.nascimento, 'rg', a.rg, 'sexo', a.sexo,
        'estadoCivil', a.estado_civil, 'nomeMae', a.nome_mae, 'nacionalidade', a.nacionalidade,
        'naturalidade', a.naturalidade),
      ${people.map((one) => `'${one}', ${pessoa(`c.${one}_id`)}`).join(', ')},
      'professor', ${of(
        `jsonb_build_object('id', p.id, 'nome', coalesce(p.nome_social, p.nome), 'documento', p.cpf,
        'email', p.email, 'endereco', null, 'titulacao', p.titulacao, 'matricula', p.matricula)`,
        'professor',
        'p',
        'c.professor_id',
      )},
      'curso', u.nome,
      'cursoNivel', u.nivel,
      'vinculo', case when l.matricula is not null then jsonb_build_object('matricula', l.matricula, 'periodo', l.periodo,
        'turno', l.turno, 'previsaoConclusao', l.previsao_conclusao) end,
      'anterior', (select to_jsonb(o) - '{banco,documento,cliente_id}'::text[] || jsonb_build_object(
          'supervisor', ${of('coalesce(p.nome_social, p.nome)', 'pessoa', 'p', 'o.supervisor_id')},
          'professor', ${of('coalesce(p.nome_social, p.nome)', 'professor', 'p', 'o.professor_id')},
          'responsavel', ${of('coalesce(p.nome_social, p.nome)', 'pessoa', 'p', 'o.responsavel_id')},
          'curso', ${of('u.nome', 'curso', 'u', 'o.curso_id')},
          'beneficios', ${benefits('o.id')})
        from contrato o where o.cliente_id = c.cliente_id and o.numero = c.numero and o.sequencia < c.sequencia
         and o.situacao <> 'Cancelado' order by o.sequencia desc limit 1),
      'assinadoEm', (select o.contratacao from contrato o where o.cliente_id = c.cliente_id and o.numero = c.numero
        and o.sequencia = 1),
      'unidade', ${of('n.nome', 'unidade', 'n', 'coalesce(c.unidade_id, u.unidade_id)')},
      'convenio', ${of('v.convenio', 'convenio', 'v', 'c.convenio_id')},
      'convenioDesde', ${of('coalesce(v.assinatura, v.inicio)', 'convenio', 'v', 'c.convenio_id')},
      'proposta', ${of('o.titulo', 'proposta', 'o', 'c.proposta_id')},
      'edital', ${of('o.edital', 'proposta', 'o', 'c.proposta_id')},
      'disciplinas', (select string_agg(d.nome || coalesce(' (turma ' || nullif(regexp_replace(l.turma, '^turma\\s+', '', 'i'), '') || ')', ''),
          ', ' order by d.nome, l.turma) from proposta_disciplina l
        join disciplina d on d.cliente_id = l.cliente_id and d.id = l.disciplina_id
        where l.cliente_id = c.cliente_id and l.proposta_id = c.proposta_id),
      'beneficios', ${benefits('c.id')}
    ) as dados
    from contrato c
    join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
    left join curso u on u.cliente_id = c.cliente_id and u.id = c.curso_id
    left join lateral (select l.matricula, l.periodo, l.turno, l.previsao_conclusao from aluno_curso l
      where l.cliente_id = c.cliente_id and l.aluno_id = c.aluno_id and l.curso_id = c.curso_id
      order by l.ativo desc, l.id desc limit 1) l on true`

/** Data for documents, by contract. */
export async function freeze(tx: Tx, contratos: readonly number[]): Promise<Map<number, Dados>> {
  const { rows } = await sql<{ id: number; dados: Dados }>`${sql.raw(statement)}
    where c.cliente_id = ${currentClient} and c.id = any(${contratos}::bigint[]) order by c.id`.execute(tx)
  return new Map(rows.map(({ id, dados }) => [id, dados]))
}
