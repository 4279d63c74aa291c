import { estadoCivil, niveis, sexo, titulacoes, turnos } from '../../catalogue/common-fields.ts'
import { limitsOf } from '../../catalogue/law/limits.ts'
import type { Dados, Parte, Sequencia } from '../domain/documento/dados.ts'
import type { DadosConvenio, DadosDocumento } from '../domain/documento/dados-convenio.ts'
import { day, daysOf, documento, hours, meaning, money, text, timetable, together } from './formats.ts'
import type { Values } from './template.ts'
import { dateInWords, moneyInWords, termOrdinal } from './words.ts'

const partyValues = (name: string, who: Parte | null | undefined) => ({
  [`${name}.nome`]: text(who?.nome),
  [`${name}.documento`]: documento(who?.documento),
  [`${name}.endereco`]: text(who?.endereco),
  [`${name}.representante`]: text(who?.representante),
  [`${name}.representanteCargo`]: text(who?.representanteCargo),
  [`${name}.representanteCpf`]: documento(who?.representanteCpf),
})

const unknownInstitution = ({ nome }: Dados['cliente']): Parte => ({
  id: 0,
  nome,
  documento: '',
  email: null,
  endereco: '',
})

/** Values of the placeholders of a document. */
export const valuesOf = (dados: DadosDocumento, issued: string): Values =>
  'acordo' in dados ? valuesOfAgreement(dados, issued) : valuesOfContract(dados, issued)

/** The party as the beginning of a document introduces it, without what is not known. */
function qualification(who: Parte | null | undefined): string {
  if (!who) return ''
  const { nome, tipo, endereco, representante, representanteCargo, representanteCpf, representanteAto } = who
  const number = documento(who.documento)
  const natural = tipo === 'F'
  const represented = [
    text(representante),
    text(representanteCargo),
    representanteCpf ? `CPF ${documento(representanteCpf)}` : '',
    representanteAto ? `conforme ${representanteAto}` : '',
  ].filter(Boolean)
  return together(
    nome,
    civilOf(who),
    who.mantenedora && `mantida por ${who.mantenedora}`,
    number && `${natural ? 'CPF' : 'CNPJ'} ${number}`,
    natural && who.conselho && `registro ${text(who.registroConselho)} no ${who.conselho}`,
    endereco && `com endereço em ${endereco}`,
    !natural && representante && `neste ato representada por ${represented.join(', ')}`,
  )
}

/** The civil name beside the social one. */
const civilOf = ({ tipo, nome, nomeCivil }: Parte) =>
  tipo === 'F' && nomeCivil && nomeCivil !== nome ? `nome civil ${nomeCivil}` : ''

/** The student, by the social name, with the enrolment, for documents that are shown to others. */
function studentIdentification({ aluno, curso, cursoNivel, vinculo }: Dados): string {
  const number = documento(aluno.documento)
  const level = meaning(niveis, cursoNivel)
  const shift = meaning(turnos, vinculo?.turno)
  return together(
    aluno.nome,
    aluno.nomeCivil !== aluno.nome && `nome civil ${aluno.nomeCivil}`,
    number && `${/^\d{3}\./.test(number) ? 'CPF' : 'documento'} ${number}`,
    aluno.matricula && `matrícula ${aluno.matricula}`,
    curso && `do curso ${curso}${level && ` (${level})`}`,
    Boolean(vinculo?.periodo) && `${vinculo?.periodo}º período`,
    shift && `turno ${shift}`,
    vinculo?.previsaoConclusao && `com conclusão prevista para ${day(vinculo.previsaoConclusao)}`,
  )
}

/** The student as a party, with the address. */
const studentQualification = (dados: Dados) =>
  together(studentIdentification(dados), dados.aluno.endereco && `residente em ${dados.aluno.endereco}`)

/** The guardian, who represents a person under 16 and assists one under 18. */
function guardianQualification({ responsavel, aluno, contrato }: Dados): string {
  if (!responsavel) return ''
  const age = aluno.nascimento ? yearsBetween(aluno.nascimento, contrato.inicio) : 17
  const number = documento(responsavel.documento)
  return `${age < 16 ? 'representado(a)' : 'assistido(a)'} por ${together(responsavel.nome, civilOf(responsavel), number && `CPF ${number}`)}`
}

const yearsBetween = (first: string, last: string) =>
  Temporal.PlainDate.from(first.slice(0, 10)).until(last.slice(0, 10), { largestUnit: 'years' }).years

const timetableOf = ({ horario_dias, horarios }: Pick<Sequencia, 'horario_dias' | 'horarios'>) =>
  text(horario_dias) || timetable(horarios)

/** A text as a part of a list, without its own full stop. */
const withoutStop = (words: string) => words.trimEnd().replace(/[.;]$/, '')

/** Benefits as one text: those in words, then the list. */
const benefitsOf = ({ beneficio: words, beneficios }: Pick<Sequencia, 'beneficio' | 'beneficios'>) =>
  [
    withoutStop(text(words)),
    ...(beneficios ?? []).map(({ beneficio, valor, percentual, tipo }) => {
      const amount = valor === null ? (percentual ? `${hours(percentual)}%` : '') : money(valor)
      const how = together(amount, text(tipo).toLowerCase())
      return how ? `${beneficio} (${how})` : beneficio
    }),
  ]
    .filter(Boolean)
    .join('; ')

const paid = (value: unknown, how: string | null, words = false) =>
  together(
    money(value) + (words && Number(value ?? 0) > 0 ? ` (${moneyInWords(String(value))})` : ''),
    text(how).toLowerCase(),
  )

/** What an amendment tells of each sequence, by subject: every condition that it may change. */
const toldOf = (one: Sequencia): Readonly<Record<string, string>> => ({
  Início: day(one.inicio),
  Término: day(one.encerramento),
  'Tipo de estágio': text(one.tipo_estagio),
  Curso: text(one.curso),
  'Responsável legal': text(one.responsavel),
  'Horas por semana': hours(one.horas_semanal),
  'Horas por dia': hours(one.horas_diaria),
  'Horas ao todo': hours(one.horas_total),
  'Horas em aula': hours(one.horas_em_aula),
  'Horas extraclasse': hours(one.horas_extraclasse),
  Horário: text(one.horario_dias),
  'Horário por dia': timetable(one.horarios),
  Local: text(one.local_atendimento),
  Modalidade: text(one.modalidade_atendimento),
  'Área de atuação': text(one.area_atuacao),
  Bolsa: paid(one.bolsa_valor, one.bolsa_tipo, true),
  'Auxílio-transporte': paid(one.auxilio_transporte_valor, one.auxilio_transporte_tipo),
  Benefícios: benefitsOf(one),
  Supervisão: together(text(one.supervisor), text(one.supervisor_cargo), text(one.supervisor_formacao)),
  Orientação: text(one.professor),
  Seguro: together(
    text(one.seguro_apolice),
    text(one.seguro_seguradora),
    one.seguro && `contratado pela ${holders[one.seguro] ?? one.seguro}`,
  ),
})

/** Who took out an insurance that is not registered. */
const holders: Readonly<Record<string, string>> = { Próprio: 'Instituição', Concedente: 'Concedente' }

/** What an amendment changes, before and after. The first day of a sequence is that of its amendment. */
function changesOf(dados: Dados): { assunto: string; antes: string; depois: string }[] {
  const { anterior, supervisor, professor, responsavel, curso } = dados
  if (!anterior) return []
  const contrato = dados.contrato as unknown as Sequencia
  const now = toldOf({
    ...contrato,
    supervisor: supervisor?.nome ?? null,
    professor: professor?.nome ?? null,
    responsavel: responsavel?.nome ?? null,
    curso,
    beneficios: dados.beneficios,
  })
  // Data frozen by earlier versions lack these of the sequence before.
  const known = { responsavel: responsavel?.nome ?? null, curso, ...anterior }
  const { Início: _, ...before } = toldOf(known)
  const changes = Object.entries(before).flatMap(([assunto, antes]) => {
    const depois = now[assunto]!
    return antes === depois
      ? []
      : [{ assunto, antes: antes || 'não havia', depois: depois || 'deixa de haver' }]
  })
  if (changesPlan(dados))
    changes.push({ assunto: 'Plano de atividades', antes: 'o que valia', depois: 'o do Anexo I deste termo' })
  return changes
}

/** The plan, then the main activities; a contract may have one or both. */
const planOf = (one: Readonly<Record<string, unknown>> | Sequencia) => {
  const { plano_estagio, atividades } = one as Record<string, unknown>
  return [...new Set([text(plano_estagio).trim(), text(atividades).trim()])].filter(Boolean).join('\n')
}

/** Whether an amendment changes the plan of activities. */
const changesPlan = ({ anterior, contrato }: Dados) =>
  Boolean(anterior) && planOf(anterior!) !== planOf(contrato)

/** The city where the host issues its own document. */
const cityOfHost = ({ concedente }: DadosDocumento) => text(concedente?.cidade).split('/')[0]!

const yes = (holds: boolean) => (holds ? 'sim' : '')

const cityOf = ({ instituicao }: DadosDocumento) => text(instituicao?.cidade).split('/')[0]!

/** The court that documents elect, as it follows "o foro". */
const courtOf = ({ cliente, instituicao }: DadosDocumento) =>
  cliente.foro || (instituicao?.cidade ? `de ${instituicao.cidade}` : '')

/** Values of all placeholders of an agreement's document. */
function valuesOfAgreement(dados: DadosConvenio, issued: string): Values {
  const { cliente, acordo, concedente, agente, cursos } = dados
  const instituicao = dados.instituicao ?? unknownInstitution(cliente)
  return {
    'cliente.nome': cliente.nome,
    data: day(issued),
    dataExtenso: dateInWords(issued),
    'convenio.nome': acordo.convenio,
    'convenio.tipo': acordo.tipo,
    'convenio.acordo': yes(acordo.tipo === 'Acordo de cooperação'),
    'convenio.inicio': day(acordo.inicio),
    'convenio.termino': day(acordo.termino),
    'convenio.semTermino': acordo.termino === null ? 'prazo indeterminado' : '',
    'convenio.renovacao': acordo.renovacaoAutomatica ? 'por prazo igual' : '',
    ...partyValues('concedente', concedente),
    ...partyValues('instituicao', instituicao),
    ...partyValues('agente', agente),
    'concedente.qualificacao': qualification(concedente),
    'instituicao.qualificacao': qualification(instituicao),
    'agente.qualificacao': qualification(agente),
    cursos: text(cursos),
    foro: text(dados.instituicao?.cidade),
    foroEleito: courtOf(dados),
    lugar: cityOf(dados),
    'supervisor.estagiarios': text(limitsOf('supervisao', acordo.inicio).estagiarios),
  }
}

/** Values of all placeholders of a contract's documents. */
function valuesOfContract(dados: Dados, issued: string): Values {
  const { contrato, aluno, cliente, vigencia } = dados
  const transport = [
    money(contrato.auxilio_transporte_valor),
    text(contrato.auxilio_transporte_tipo).toLowerCase(),
  ]
  const firstDay = vigencia?.inicio ?? contrato.inicio
  return {
    'cliente.nome': cliente.nome,
    data: day(issued),
    dataExtenso: dateInWords(issued),
    lugar: cityOf(dados),
    'concedente.lugar': cityOfHost(dados),
    foroEleito: courtOf(dados),
    'contrato.numero': text(contrato.numero),
    'contrato.sequencia': text(contrato.sequencia),
    'contrato.aditivo': contrato.sequencia > 1 ? text(contrato.sequencia - 1) : '',
    'contrato.inicio': day(contrato.inicio),
    'contrato.encerramento': day(contrato.encerramento),
    'contrato.tipo': text(contrato.tipo_contrato),
    'contrato.tipoEstagio': text(contrato.tipo_estagio),
    'contrato.assinado': day(dados.assinadoEm),
    estagio: yes(contrato.modalidade === 'estagio'),
    encerrado: yes(Boolean(dados.vigencia) && dados.vigencia!.fim < issued),
    obrigatorio: yes(contrato.tipo_estagio === 'Obrigatório'),
    remunerado: yes(Number(contrato.bolsa_valor ?? 0) > 0),
    concedentePessoaFisica: yes(dados.concedente?.tipo === 'F'),
    'vigencia.inicio': day(firstDay),
    'vigencia.fim': day(vigencia?.fim ?? contrato.encerramento),
    desempenho: text(dados.desempenho),
    periodos: periodsOf(dados),
    realizadas: (dados.realizadas ?? []).map(({ inicio, atividades }) => ({
      dia: day(inicio),
      atividade: atividades,
    })),
    haRealizadas: yes(Boolean(dados.realizadas?.length)),
    'realizadas.outras': dados.outras ? text(dados.outras) : '',
    'recesso.gozado': dados.recesso ? text(dados.recesso) : '',
    'recesso.saldo': text(dados.recessoSaldo),
    ...partyValues('aluno', aluno),
    'aluno.nomeCivil': aluno.nomeCivil,
    'aluno.matricula': text(aluno.matricula),
    'aluno.nascimento': day(aluno.nascimento),
    'aluno.rg': text(aluno.rg),
    'aluno.sexo': meaning(sexo, aluno.sexo),
    'aluno.estadoCivil': meaning(estadoCivil, aluno.estadoCivil),
    'aluno.nomeMae': text(aluno.nomeMae),
    'aluno.nacionalidade': text(aluno.nacionalidade),
    'aluno.naturalidade': text(aluno.naturalidade),
    ...partyValues('responsavel', dados.responsavel),
    ...partyValues('concedente', dados.concedente),
    ...partyValues('instituicao', dados.instituicao ?? unknownInstitution(cliente)),
    ...partyValues('agente', dados.agente),
    ...partyValues('supervisor', dados.supervisor),
    ...partyValues('professor', dados.professor),
    'aluno.identificacao': studentIdentification(dados),
    'aluno.qualificacao': studentQualification(dados),
    'responsavel.qualificacao': guardianQualification(dados),
    'concedente.qualificacao': qualification(dados.concedente),
    'instituicao.qualificacao': qualification(dados.instituicao ?? unknownInstitution(cliente)),
    'agente.qualificacao': qualification(dados.agente),
    'concedente.eInstituicao': [
      dados.concedente?.nome,
      (dados.instituicao ?? unknownInstitution(cliente)).nome,
    ]
      .filter(Boolean)
      .join(' e '),
    'supervisor.qualificacao': together(
      dados.supervisor?.nome,
      dados.supervisor && civilOf(dados.supervisor),
      text(contrato.supervisor_cargo),
      contrato.supervisor_formacao ? `formação: ${text(contrato.supervisor_formacao)}` : '',
    ),
    'professor.qualificacao': together(
      dados.professor?.nome,
      meaning(titulacoes, dados.professor?.titulacao),
      dados.professor?.matricula ? `matrícula ${dados.professor.matricula}` : '',
    ),
    curso: text(dados.curso),
    unidade: text(dados.unidade),
    convenio: text(dados.convenio),
    'convenio.desde': day(dados.convenioDesde),
    'concedente.porSupervisor': text(limitsOf('supervisao', firstDay).estagiarios),
    proposta: text(dados.proposta),
    edital: text(dados.edital),
    disciplinas: text(dados.disciplinas),
    'horas.semanal': hours(contrato.horas_semanal),
    'horas.diaria': hours(contrato.horas_diaria),
    'horas.total': hours(contrato.horas_total),
    'horas.emAula': hours(contrato.horas_em_aula),
    'horas.extraclasse': hours(contrato.horas_extraclasse),
    modalidadeAtendimento: text(contrato.modalidade_atendimento),
    areaAtuacao: text(contrato.area_atuacao),
    horario: timetableOf(contrato as unknown as Sequencia),
    horarios: daysOf(contrato.horarios),
    horarioPorDia: yes(Boolean(contrato.horarios?.length)),
    'recesso.diasAno': text(limitsOf('recesso', firstDay).diasAno),
    local: text(contrato.local_atendimento),
    plano: planOf(contrato),
    'plano.mudou': yes(changesPlan(dados)),
    'bolsa.valor': money(contrato.bolsa_valor),
    'bolsa.extenso': Number(contrato.bolsa_valor ?? 0) > 0 ? moneyInWords(String(contrato.bolsa_valor)) : '',
    'bolsa.tipo': text(contrato.bolsa_tipo).toLowerCase(),
    auxilioTransporte: transport[0] ? transport.filter(Boolean).join(', ') : '',
    beneficios: benefitsOf({ beneficio: contrato.beneficio as string | null, beneficios: dados.beneficios }),
    'seguro.apolice': text(contrato.seguro_apolice ?? dados.apolice?.apolice),
    'seguro.seguradora': text(contrato.seguro_seguradora ?? dados.apolice?.seguradora),
    'seguro.titular': insurerOf(dados)?.titular ?? holders[text(contrato.seguro)] ?? '',
    'seguro.inicio': day(insurerOf(dados)?.inicio),
    'seguro.termino': day(insurerOf(dados)?.termino),
    'rescisao.data': day(contrato.rescisao),
    'rescisao.motivo': text(contrato.rescisao_motivo),
    'anterior.encerramento': day(dados.anterior?.encerramento),
    'aditivo.ordinal': contrato.sequencia > 1 ? termOrdinal(contrato.sequencia - 1) : '',
    alteracoes: changesOf(dados),
    haAlteracoes: yes(changesOf(dados).length > 0),
    'aditivo.tipo': text(contrato.aditivo_tipo),
    'aditivo.descricao': text(contrato.aditivo_descricao),
  }
}

/** The policy that the contract names, if it is one of those that are registered. */
const insurerOf = ({ contrato, apolice }: Dados) =>
  apolice && (contrato.seguro_apolice ?? apolice.apolice) === apolice.apolice ? apolice : undefined

/** Sequences in force; until the contract is, the present one. */
function periodsOf({ periodos, contrato }: Dados) {
  const known = periodos?.length
    ? periodos
    : [{ sequencia: contrato.sequencia, inicio: contrato.inicio, fim: contrato.encerramento, horas: null }]
  return known.map(({ sequencia, inicio, fim, horas }) => ({
    instrumento: sequencia === 1 ? 'termo inicial' : `${termOrdinal(sequencia - 1)} termo aditivo`,
    inicio: day(inicio),
    fim: day(fim),
    horas: hours(horas ?? (contrato.horas_semanal as string | null)),
  }))
}
