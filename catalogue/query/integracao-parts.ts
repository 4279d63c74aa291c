import { semestre, situacoesTurma } from '../common-fields.ts'
import { code, cpf, numeric, ours, varchar } from '../fields.ts'
import { coded, day, decimal, group, list, moment, number, text } from '../output.ts'

/** What the queries on received records have in common: their groups, the end of their elements, filters. */
export const mirror = {
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'cadastros.ver', unlimited: true },
  period: 'inclusao-ou-atualizacao',
} as const

/** The same where each record is of a unit: who belongs to one sees those of it. */
export const mirrorByUnit = {
  ...mirror,
  doors: { integration: 'consulta', staff: 'cadastros.ver' },
} as const

/** S or N, as it was received. */
export const flag = (meaning: string) => coded(meaning, { values: { S: 'Sim', N: 'Não' } })

export const identificador = number('Identificador do registro')

export const address = {
  endereco: text('Logradouro'),
  numero: text('Número do endereço'),
  complemento: text('Complemento do endereço'),
  bairro: text('Bairro'),
  cidade: text('Cidade'),
  uf: text('Sigla do estado'),
  cep: text('CEP com 8 dígitos'),
}

export const closing = {
  situacao: text('Situação do registro', ['Ativo', 'Inativo']),
  validade: day('O registro fica inativo a partir desta data, inclusive'),
  lote: number('Lote que alterou o registro por último'),
  inclusao: moment('Inclusão'),
  atualizacao: moment('Atualização'),
}

export const aluno = group({
  identificador: number('Identificador do aluno'),
  codigoIntegracao: text('Código de integração do aluno'),
  nome: text('Nome do aluno: o nome social, quando há'),
  nomeCivil: text('Nome civil'),
  cpf: text('CPF'),
  matricula: text('Matrícula'),
})

export const curso = group({
  identificador: number('Identificador do curso'),
  codigoIntegracao: text('Código de integração do curso'),
  curso: text('Nome do curso'),
})

const professorFields = {
  identificador: number('Identificador do professor'),
  codigoIntegracao: text('Código de integração do professor'),
  professor: text('Nome do professor'),
  cpf: text('CPF'),
}
export const professor = group(professorFields)
export const professores = list(professorFields)

export const disciplina = group({
  identificador: number('Identificador da disciplina'),
  codigoIntegracao: text('Código de integração da disciplina'),
  descricao: text('Descrição da disciplina'),
})

export const turma = group({
  identificador: number('Identificador da turma'),
  codigoIntegracao: text('Código de integração da turma'),
  turma: text('Nome da turma'),
  ano: number('Ano'),
  semestre: number('Semestre; 0 para turma anual'),
})

/** The unit of a record and the one above it. */
export const unidade = {
  codigoUnidade: text('Código da unidade'),
  nomeUnidade: text('Nome da unidade'),
}
export const unidadeSuperior = {
  codigoUnidadeSuperior: text('Código da unidade superior'),
  nomeUnidadeSuperior: text('Nome da unidade superior'),
}

export const horarios = list({
  diaSemana: number('Dia da semana, de 1 (domingo) a 7 (sábado)'),
  inicio: text('Início, HH:MM'),
  termino: text('Término, HH:MM'),
  disciplina,
  turma,
})

/** What a student attends, from classes or from the deprecated operations. */
export const frequentada = {
  identificador,
  aluno,
  disciplina,
  curso,
  turma,
  ano: number('Ano'),
  semestre: number('Semestre; 0 para turma anual'),
  situacaoDisciplina: text('Situação do aluno na disciplina', Object.keys(situacoesTurma.values)),
  nota: decimal('Nota'),
  frequencia: decimal('Frequência, em porcentagem'),
}

/** Filters by the code of a record. Those that name one record make the period unnecessary. */
export const byCode = (whose: string) => ({
  field: varchar(50, `Código de integração ${whose}.`, ours),
})
export const byCodeAlone = (whose: string, example: string) => ({
  field: varchar(50, `Código de integração ${whose}; quando vem, o período é desconsiderado.`, {
    ...ours,
    example,
  }),
  disregardsPeriod: true as const,
})
export const byCpf = (whose: string, example: string) => ({
  field: cpf(`CPF ${whose}; quando vem, o período é desconsiderado.`, { ...ours, example }),
  disregardsPeriod: true as const,
})
export const byMatricula = {
  field: varchar(40, 'Matrícula; quando vem, o período é desconsiderado.', {
    ...ours,
    example: '2026001234',
  }),
  disregardsPeriod: true as const,
}
export const byYear = { field: numeric(4, 'Ano.', ours) }
export const byHalf = { field: code(1, 'Semestre; 0 para turma anual.', semestre.codes!, ours) }
