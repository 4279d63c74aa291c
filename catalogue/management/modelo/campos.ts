/** Parties and records that a document names. */
const partes = {
  aluno: 'estudante',
  responsavel: 'responsável legal',
  concedente: 'concedente',
  instituicao: 'instituição de ensino',
  agente: 'agente de integração',
  supervisor: 'supervisor',
  professor: 'professor orientador',
} as const

const daParte = {
  nome: 'Nome',
  documento: 'CPF ou CNPJ',
  endereco: 'Endereço',
  representante: 'Quem representa',
  representanteCargo: 'Cargo de quem representa',
  representanteCpf: 'CPF de quem representa',
} as const

const fieldsOf = <P extends keyof typeof partes>(some: readonly P[]) =>
  Object.fromEntries(
    some.flatMap((parte) =>
      Object.entries(daParte).map(([campo, texto]) => [`${parte}.${campo}`, `${texto}: ${partes[parte]}`]),
    ),
  ) as Record<`${P}.${keyof typeof daParte}`, string>

const deParte = fieldsOf(Object.keys(partes) as (keyof typeof partes)[])
const deParteDoConvenio = fieldsOf(['concedente', 'instituicao', 'agente'])

/** Placeholders of the documents of a contract with their meanings. */
export const camposDocumento = {
  ...deParte,
  'aluno.nomeCivil': 'Nome civil do estudante',
  'aluno.matricula': 'Matrícula do estudante',
  'aluno.nascimento': 'Nascimento do estudante',
  'aluno.rg': 'Documento nacional de identidade do estudante',
  'aluno.sexo': 'Sexo do estudante',
  'aluno.estadoCivil': 'Estado civil do estudante',
  'aluno.nomeMae': 'Nome da mãe do estudante',
  'aluno.nacionalidade': 'Nacionalidade do estudante',
  'aluno.naturalidade': 'Naturalidade do estudante',
  'aluno.identificacao': 'Nome, documento, matrícula e curso: estudante',
  'aluno.qualificacao': 'Nome, documento, matrícula, curso e endereço: estudante',
  'responsavel.qualificacao': 'Representado ou assistido por quem: responsável legal',
  'concedente.qualificacao': 'Nome, documento, endereço e representante: concedente',
  'instituicao.qualificacao': 'Nome, documento, endereço e representante: instituição de ensino',
  'agente.qualificacao': 'Nome, documento, endereço e representante: agente de integração',
  'concedente.eInstituicao': 'Nomes da concedente, se há uma, e da instituição de ensino',
  'supervisor.qualificacao': 'Nome, cargo e formação: supervisor',
  'professor.qualificacao': 'Nome, titulação e matrícula: professor orientador',
  'cliente.nome': 'Nome da instituição na plataforma',
  data: 'Dia da emissão',
  dataExtenso: 'Dia da emissão por extenso',
  lugar: 'Cidade da instituição de ensino',
  'concedente.lugar': 'Cidade da concedente',
  foroEleito: 'Foro eleito, como vem depois de “o foro”',
  estagio: 'Preenchido quando o contrato é de estágio',
  encerrado: 'Preenchido quando o contrato já terminou',
  obrigatorio: 'Preenchido quando o estágio é obrigatório',
  remunerado: 'Preenchido quando há bolsa',
  concedentePessoaFisica: 'Preenchido quando a concedente é pessoa física',
  'contrato.numero': 'Número do contrato',
  'contrato.sequencia': 'Sequência do contrato',
  'contrato.aditivo': 'Número do aditivo, a partir de 1',
  'contrato.inicio': 'Início',
  'contrato.encerramento': 'Encerramento',
  'vigencia.inicio': 'Início da primeira sequência do contrato',
  'vigencia.fim': 'Último dia em que o contrato vale ou valeu',
  'contrato.tipo': 'Tipo de contrato',
  'contrato.tipoEstagio': 'Tipo de estágio',
  'contrato.assinado': 'Dia em que todos assinaram a primeira sequência',
  curso: 'Curso',
  unidade: 'Unidade',
  convenio: 'Convênio',
  'convenio.desde': 'Assinatura ou início do convênio',
  'concedente.porSupervisor': 'Estagiários que um supervisor acompanha ao mesmo tempo, pela lei',
  proposta: 'Proposta de monitoria',
  edital: 'Edital da proposta de monitoria',
  disciplinas: 'Disciplinas da monitoria, com a turma',
  'horas.semanal': 'Horas por semana',
  'horas.diaria': 'Horas por dia',
  'horas.total': 'Horas no total',
  'horas.emAula': 'Horas em aula, na monitoria',
  'horas.extraclasse': 'Horas extraclasse, na monitoria',
  modalidadeAtendimento: 'Modalidade de atendimento da monitoria',
  areaAtuacao: 'Área de atuação',
  horario: 'Horário',
  horarioPorDia: 'Preenchido quando o horário é informado por dia',
  'recesso.diasAno': 'Dias de recesso por ano, pela lei do primeiro dia do contrato',
  local: 'Local',
  plano: 'Plano de atividades e principais atividades',
  'plano.mudou': 'Preenchido quando o aditivo muda o plano de atividades',
  haRealizadas: 'Preenchido quando há atividades registradas e aprovadas',
  'realizadas.outras': 'Quantas atividades aprovadas não cabem na lista',
  'recesso.gozado': 'Dias de recesso gozados',
  'recesso.saldo': 'Dias de recesso ainda não gozados',
  desempenho: 'Avaliação de desempenho',
  'bolsa.valor': 'Valor da bolsa',
  'bolsa.extenso': 'Valor da bolsa por extenso',
  'bolsa.tipo': 'Como a bolsa é paga',
  auxilioTransporte: 'Auxílio-transporte',
  beneficios: 'Outros benefícios',
  'seguro.apolice': 'Apólice do seguro',
  'seguro.seguradora': 'Seguradora',
  'seguro.titular': 'Quem contratou a apólice',
  'seguro.inicio': 'Início da apólice cadastrada',
  'seguro.termino': 'Término da apólice cadastrada',
  'rescisao.data': 'Dia da rescisão',
  'rescisao.motivo': 'Motivo da rescisão',
  'anterior.encerramento': 'Até quando ia a sequência que o aditivo muda',
  haAlteracoes: 'Preenchido quando o aditivo muda dados do contrato',
  'aditivo.ordinal': 'Ordem do aditivo: primeiro, segundo',
  'aditivo.tipo': 'O que o aditivo muda',
  'aditivo.descricao': 'Descrição do aditivo',
} as const

/** Placeholders of the document of an agreement. */
export const camposConvenio = {
  ...deParteDoConvenio,
  'concedente.qualificacao': 'Nome, documento, endereço e representante: concedente',
  'instituicao.qualificacao': 'Nome, documento, endereço e representante: instituição de ensino',
  'agente.qualificacao': 'Nome, documento, endereço e representante: agente de integração',
  'cliente.nome': 'Nome da instituição na plataforma',
  data: 'Dia da emissão',
  dataExtenso: 'Dia da emissão por extenso',
  'convenio.nome': 'Nome ou número do convênio',
  'convenio.tipo': 'Convênio ou acordo de cooperação',
  'convenio.acordo': 'Preenchido quando é acordo de cooperação',
  'convenio.inicio': 'Início',
  'convenio.termino': 'Término; vazio, prazo indeterminado',
  'convenio.semTermino': 'Preenchido quando o prazo é indeterminado',
  'convenio.renovacao': 'Preenchido quando se renova por prazo igual',
  cursos: 'Cursos a que se aplica; vazio, todos',
  foro: 'Cidade e estado da instituição de ensino',
  foroEleito: 'Foro eleito, como vem depois de “o foro”',
  lugar: 'Cidade da instituição de ensino',
  'supervisor.estagiarios':
    'Estagiários que um supervisor acompanha ao mesmo tempo, pela lei do primeiro dia',
} as const

/** Lists of a contract's documents: a part with such a name is repeated for each element. */
export const listasDocumento = {
  horarios: {
    dia: 'Dia da semana',
    entrada: 'Hora em que começa',
    saida: 'Hora em que termina',
    horas: 'Horas do dia',
  },
  alteracoes: {
    assunto: 'O que o aditivo muda',
    antes: 'Como era',
    depois: 'Como passa a ser',
  },
  periodos: {
    instrumento: 'Termo inicial ou aditivo',
    inicio: 'Primeiro dia',
    fim: 'Último dia',
    horas: 'Horas por semana',
  },
  realizadas: {
    dia: 'Dia',
    atividade: 'Atividade registrada e aprovada',
  },
} as const

export type CampoDocumento = keyof typeof camposDocumento | keyof typeof camposConvenio

export const nomesDeCampos = Object.keys(camposDocumento)
export const nomesDoConvenio = Object.keys(camposConvenio)
