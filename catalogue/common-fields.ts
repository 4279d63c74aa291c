import { type Codes, code, date, decided, list, numeric, ours, reference, time, varchar } from './fields.ts'

/** Fields that every inbound record accepts besides its own. */
export const recordFields = {
  ACAO: varchar(
    1,
    'Enviada vazia: o registro é incluído ou atualizado. Outro valor é ignorado com alerta.',
    ours,
  ),
  ID_RETORNO: varchar(
    50,
    'Identificador do lote para o retorno do processamento pelo webhook. Número ou texto, guardado como texto.',
    ours,
  ),
} as const

const named = { origin: 'interface', ...decided('tamanho') } as const
/** The same where the interface names them itself. */
export const namedRecordFields = {
  ACAO: { ...recordFields.ACAO, ...named },
  ID_RETORNO: { ...recordFields.ID_RETORNO, ...named },
} as const

/** Paging of every query. */
export const maxQuantidade = 10_000
export const pagingFields = {
  quantidade: numeric(
    5,
    `Elementos por página, de 1 a ${maxQuantidade}. Ausente, vazio ou 0: sem paginação.`,
  ),
  pagina: numeric(9, 'Página desejada quando há paginação; a primeira é 1.'),
} as const

export const cliente = varchar(
  40,
  'Código do cliente. Opcional; quando vem, deve ser o do token.',
  decided('tamanho'),
)

export const sexo: Codes = {
  values: { M: 'Masculino', F: 'Feminino', O: 'Outro', N: 'Não informado' },
  unknown: 'ignore',
}

export const estadoCivil: Codes = {
  values: {
    S: 'Solteiro',
    C: 'Casado',
    D: 'Divorciado',
    V: 'Viúvo',
    P: 'Separado',
    U: 'União estável',
    O: 'Outro',
  },
  aliases: { '1': 'S', '2': 'C', '3': 'D', '4': 'P', '5': 'V', I: 'D', E: 'U' },
  unknown: 'ignore',
}

/** Required by our decision: the interface only names the operation. */
export const must = { required: true, origin: 'ours' } as const

export const validade = date('O registro fica inativo a partir desta data, inclusive. Vazia reativa.', ours)

const codes = <const V extends Readonly<Record<string, string>>>(values: V) => ({
  values,
  unknown: 'refuse' as const,
})

export const niveis = codes({
  GR: 'Graduação',
  PG: 'Pós-graduação',
  TE: 'Técnico',
  EM: 'Médio regular',
  EF: 'Anos finais da EJA profissional',
  EE: 'Educação especial',
})
export const graus = codes({ B: 'Bacharelado', L: 'Licenciatura', T: 'Tecnólogo', S: 'Sequencial' })
export const modalidades = codes({ P: 'Presencial', S: 'Semipresencial', D: 'A distância' })
export const turnos = codes({ M: 'Manhã', T: 'Tarde', N: 'Noite', I: 'Integral' })
export const titulacoes = codes({ G: 'Graduação', E: 'Especialização', M: 'Mestrado', D: 'Doutorado' })
export const tiposDisciplina = codes({ N: 'Normal', E: 'Estágio', X: 'Extensão', T: 'Trabalho de conclusão' })
export const situacoesMatricula = codes({
  C: 'Cursando',
  T: 'Trancado',
  F: 'Formado',
  D: 'Desligado',
  X: 'Transferido',
})
export const situacoesTurma = codes({
  M: 'Matriculado',
  A: 'Aprovado',
  R: 'Reprovado',
  T: 'Trancado',
  D: 'Desistente',
})
export const funcoesCurso = codes({
  C: 'Coordenador',
  E: 'Coordenador de estágio',
  O: 'Orientador',
  D: 'Docente',
})
export const funcoesTurma = codes({ T: 'Titular', A: 'Auxiliar' })
const dias = codes({
  1: 'Domingo',
  2: 'Segunda',
  3: 'Terça',
  4: 'Quarta',
  5: 'Quinta',
  6: 'Sexta',
  7: 'Sábado',
})

/** Weekly hours of a class or an enrolment. The list replaces the one before. */
export const horarios = list(
  200,
  'Horários semanais. A lista enviada substitui a anterior inteira.',
  {
    DIA: code(1, 'Dia da semana, de 1 (domingo) a 7 (sábado).', dias, must),
    INICIO: time('Início, HH:MM.', must),
    TERMINO: time('Término, HH:MM, depois do início.', must),
    DISCIPLINA: reference('disciplina', 'Identificação da disciplina.', ours),
    TURMA: reference('turma', 'Identificação da turma.', ours),
  },
  ours,
)

/** Years and halves of a class. */
export const ano = numeric(4, 'Ano, com quatro dígitos.', { ...must, min: 1900, max: 2200 })
export const semestre = code(
  1,
  'Semestre; 0 para turma anual.',
  codes({ 0: 'Anual', 1: 'Primeiro semestre', 2: 'Segundo semestre' }),
  must,
)

export const tiposPessoa = codes({ F: 'Pessoa física', J: 'Pessoa jurídica' })
export const papeis = codes({
  CONCEDENTE: 'Concedente de estágio',
  AGENTE: 'Agente de integração',
  INSTITUICAO: 'Instituição de ensino',
  SUPERVISOR: 'Supervisor de estágio',
  RESPONSAVEL: 'Responsável legal',
})
export const tiposVaga = codes({
  O: 'Estágio obrigatório',
  N: 'Estágio não obrigatório',
  M: 'Monitoria',
  E: 'Emprego',
  A: 'Aprendiz',
  T: 'Trainee',
})
export const tiposBolsa = codes({ M: 'Mensal', H: 'Por hora' })
export const modalidadesTrabalho = codes({ P: 'Presencial', H: 'Híbrida', R: 'Remota' })
export const motivosEncerramento = codes({ P: 'Preenchida', C: 'Cancelada', E: 'Expirada', O: 'Outro' })
export const tiposFaturamento = codes({ R: 'A receber', P: 'A pagar' })
export const situacoesFaturamento = codes({ A: 'Aberto', L: 'Liquidado', C: 'Cancelado' })
export const niveisIdioma = codes({ B: 'Básico', I: 'Intermediário', A: 'Avançado', F: 'Fluente' })
export const tiposDocumento = codes({
  NF: 'Nota fiscal',
  BO: 'Boleto',
  RC: 'Recibo',
  CP: 'Comprovante',
  OU: 'Outro',
})
