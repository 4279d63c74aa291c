import { type Codes, code, date, decided, list, numeric, ours, reference, time, varchar } from './fields.ts'
import { type Phrase, phrase } from './phrase.ts'

/** Fields that every inbound record accepts besides its own. */
export const recordFields = {
  ACAO: varchar(
    1,
    phrase(
      'Enviada vazia: o registro é incluído ou atualizado. Outro valor é ignorado com alerta.',
      'Sent empty: the record is added or updated. Another value is ignored with a warning.',
    ),
    ours,
  ),
  ID_RETORNO: varchar(
    50,
    phrase(
      'Identificador do lote para o retorno do processamento pelo webhook. Número ou texto, guardado como texto.',
      'Identifier of the batch for what the webhook tells of it. Number or text, kept as text.',
    ),
    ours,
  ),
} as const

const named = { origin: 'interface', ...decided('tamanho') } as const
/** The same fields for operations in which the interface names them. */
export const namedRecordFields = {
  ACAO: { ...recordFields.ACAO, ...named },
  ID_RETORNO: { ...recordFields.ID_RETORNO, ...named },
} as const

/** Paging of every query. */
export const maxQuantidade = 10_000
export const pagingFields = {
  quantidade: numeric(
    5,
    phrase(
      `Elementos por página, de 1 a ${maxQuantidade}. Ausente, vazio ou 0: sem paginação.`,
      `Elements per page, from 1 to ${maxQuantidade}. Absent, empty or 0: no paging.`,
    ),
  ),
  pagina: numeric(
    9,
    phrase(
      'Página desejada quando há paginação; a primeira é 1.',
      'Page that is wanted where there are pages; the first is 1.',
    ),
  ),
} as const

export const cliente = varchar(
  40,
  phrase(
    'Código do cliente. Opcional; quando vem, deve ser o do token.',
    'Code of the client. Optional; where it comes, it has to be that of the token.',
  ),
  decided('tamanho'),
)

export const sexo: Codes = {
  values: {
    M: phrase('Masculino', 'Male'),
    F: phrase('Feminino', 'Female'),
    O: phrase('Outro', 'Other'),
    N: phrase('Não informado', 'Not told'),
  },
  unknown: 'ignore',
}

export const estadoCivil: Codes = {
  values: {
    S: phrase('Solteiro', 'Single'),
    C: phrase('Casado', 'Married'),
    D: phrase('Divorciado', 'Divorced'),
    V: phrase('Viúvo', 'Widowed'),
    P: phrase('Separado', 'Separated'),
    U: phrase('União estável', 'Civil union'),
    O: phrase('Outro', 'Other'),
  },
  aliases: { '1': 'S', '2': 'C', '3': 'D', '4': 'P', '5': 'V', I: 'D', E: 'U' },
  unknown: 'ignore',
}

/** Required by our decision: the interface only names the operation. */
export const must = { required: true, origin: 'ours' } as const

export const validade = date(
  phrase(
    'O registro fica inativo a partir desta data, inclusive. Se ficar vazio: o registro fica ativo.',
    'The record is inactive from this day on, inclusive. If left empty: the record is active.',
  ),
  ours,
)

const codes = <const V extends Readonly<Record<string, Phrase>>>(values: V) => ({
  values,
  unknown: 'refuse' as const,
})

export const niveis = codes({
  GR: phrase('Graduação', 'Undergraduate'),
  PG: phrase('Pós-graduação', 'Postgraduate'),
  TE: phrase('Técnico', 'Technical'),
  EM: phrase('Médio regular', 'Secondary school'),
  EF: phrase('Anos finais da EJA profissional', 'Last years of vocational adult education'),
  EE: phrase('Educação especial', 'Special education'),
})
export const graus = codes({
  B: phrase('Bacharelado', 'Bachelor'),
  L: phrase('Licenciatura', 'Teaching degree'),
  T: phrase('Tecnólogo', 'Technology degree'),
  S: phrase('Sequencial', 'Short degree'),
})
export const modalidades = codes({
  P: phrase('Presencial', 'On site'),
  S: phrase('Semipresencial', 'Partly on site'),
  D: phrase('A distância', 'Distance learning'),
})
export const turnos = codes({
  M: phrase('Manhã', 'Morning'),
  T: phrase('Tarde', 'Afternoon'),
  N: phrase('Noite', 'Evening'),
  I: phrase('Integral', 'Whole day'),
})
export const titulacoes = codes({
  G: phrase('Graduação', 'Undergraduate'),
  E: phrase('Especialização', 'Specialisation'),
  M: phrase('Mestrado', 'Master'),
  D: phrase('Doutorado', 'Doctorate'),
})
export const tiposDisciplina = codes({
  N: phrase('Normal', 'Normal'),
  E: phrase('Estágio', 'Internship'),
  X: phrase('Extensão', 'Extension'),
  T: phrase('Trabalho de conclusão', 'Final paper'),
})
export const situacoesMatricula = codes({
  C: phrase('Cursando', 'Attending'),
  T: phrase('Trancado', 'On leave'),
  F: phrase('Formado', 'Graduated'),
  D: phrase('Desligado', 'Left'),
  X: phrase('Transferido', 'Transferred'),
})
export const situacoesTurma = codes({
  M: phrase('Matriculado', 'Enrolled'),
  A: phrase('Aprovado', 'Approved'),
  R: phrase('Reprovado', 'Failed'),
  T: phrase('Trancado', 'On leave'),
  D: phrase('Desistente', 'Dropped out'),
})
export const funcoesCurso = codes({
  C: phrase('Coordenador', 'Coordinator'),
  E: phrase('Coordenador de estágio', 'Coordinator of internships'),
  O: phrase('Orientador', 'Advisor'),
  D: phrase('Docente', 'Teacher'),
})
export const funcoesTurma = codes({ T: phrase('Titular', 'Holder'), A: phrase('Auxiliar', 'Assistant') })
const dias = codes({
  1: phrase('Domingo', 'Sunday'),
  2: phrase('Segunda', 'Monday'),
  3: phrase('Terça', 'Tuesday'),
  4: phrase('Quarta', 'Wednesday'),
  5: phrase('Quinta', 'Thursday'),
  6: phrase('Sexta', 'Friday'),
  7: phrase('Sábado', 'Saturday'),
})

/** Weekly hours of a class or an enrolment. The list replaces the previous one. */
export const horarios = list(
  200,
  phrase(
    'Horários semanais. A lista enviada substitui a anterior inteira.',
    'Weekly hours. The list that is sent replaces the whole one before it.',
  ),
  {
    DIA: code(
      1,
      phrase(
        'Dia da semana, de 1 (domingo) a 7 (sábado).',
        'Day of the week, from 1 (Sunday) to 7 (Saturday).',
      ),
      dias,
      must,
    ),
    INICIO: time(phrase('Início, HH:MM.', 'Beginning, HH:MM.'), must),
    TERMINO: time(phrase('Término, HH:MM, depois do início.', 'End, HH:MM, after the beginning.'), must),
    DISCIPLINA: reference(
      'disciplina',
      phrase('Identificação da disciplina.', 'Identification of the subject.'),
      ours,
    ),
    TURMA: reference('turma', phrase('Identificação da turma.', 'Identification of the class.'), ours),
  },
  ours,
)

export const ano = numeric(4, phrase('Ano, com quatro dígitos.', 'Year, with four digits.'), {
  ...must,
  min: 1900,
  max: 2200,
})
export const semestre = code(
  1,
  phrase('Semestre; 0 para turma anual.', 'Semester; 0 for a class of a whole year.'),
  codes({
    0: phrase('Anual', 'Yearly'),
    1: phrase('Primeiro semestre', 'First semester'),
    2: phrase('Segundo semestre', 'Second semester'),
  }),
  must,
)

export const tiposPessoa = codes({
  F: phrase('Pessoa física', 'Natural person'),
  J: phrase('Pessoa jurídica', 'Legal person'),
})
export const papeis = codes({
  CONCEDENTE: phrase('Concedente de estágio', 'Host of internships'),
  AGENTE: phrase('Agente de integração', 'Placement agency'),
  INSTITUICAO: phrase('Instituição de ensino', 'Educational institution'),
  SUPERVISOR: phrase('Supervisor de estágio', 'Supervisor of internships'),
  RESPONSAVEL: phrase('Responsável legal', 'Legal guardian'),
})
export const tiposVaga = codes({
  O: phrase('Estágio obrigatório', 'Compulsory internship'),
  N: phrase('Estágio não obrigatório', 'Optional internship'),
  M: phrase('Monitoria', 'Teaching assistance'),
  E: phrase('Emprego', 'Job'),
  A: phrase('Aprendiz', 'Apprentice'),
  T: phrase('Trainee', 'Trainee'),
})
export const tiposBolsa = codes({ M: phrase('Mensal', 'Monthly'), H: phrase('Por hora', 'By the hour') })
export const modalidadesTrabalho = codes({
  P: phrase('Presencial', 'On site'),
  H: phrase('Híbrida', 'Hybrid'),
  R: phrase('Remota', 'Remote'),
})
export const motivosEncerramento = codes({
  P: phrase('Preenchida', 'Filled'),
  C: phrase('Cancelada', 'Cancelled'),
  E: phrase('Expirada', 'Expired'),
  O: phrase('Outro', 'Other'),
})
export const tiposFaturamento = codes({
  R: phrase('A receber', 'To receive'),
  P: phrase('A pagar', 'To pay'),
})
export const situacoesFaturamento = codes({
  A: phrase('Aberto', 'Open'),
  L: phrase('Liquidado', 'Settled'),
  C: phrase('Cancelado', 'Cancelled'),
})
export const niveisIdioma = codes({
  B: phrase('Básico', 'Basic'),
  I: phrase('Intermediário', 'Intermediate'),
  A: phrase('Avançado', 'Advanced'),
  F: phrase('Fluente', 'Fluent'),
})
export const tiposDocumento = codes({
  NF: phrase('Nota fiscal', 'Tax invoice'),
  BO: phrase('Boleto', 'Bank slip (boleto)'),
  RC: phrase('Recibo', 'Receipt'),
  CP: phrase('Comprovante', 'Proof'),
  OU: phrase('Outro', 'Other'),
})
