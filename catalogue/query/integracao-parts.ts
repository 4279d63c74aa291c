import { semestre, situacoesTurma } from '../common-fields.ts'
import { code, cpf, numeric, ours, varchar } from '../fields.ts'
import { coded, day, decimal, group, list, moment, number, numberOf, text } from '../output.ts'
import { filled, type Phrase, phrase, withEnglish } from '../phrase.ts'

/** Common parts of the queries on received records: doors, groups, last fields and filters. */
export const mirror = {
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'cadastros.ver', unlimited: true },
  period: 'inclusao-ou-atualizacao',
} as const

/** The same for records of a unit: staff limited to units see those of theirs. */
export const mirrorByUnit = {
  ...mirror,
  doors: { integration: 'consulta', staff: 'cadastros.ver' },
} as const

/** S or N, as received. */
export const flag = (meaning: Phrase) =>
  coded(meaning, { values: { S: phrase('Sim', 'Yes'), N: phrase('Não', 'No') } })

export const identificador = number(phrase('Identificador do registro', 'Identifier of the record'))

export const address = {
  endereco: text(phrase('Logradouro', 'Street')),
  numero: text(phrase('Número do endereço', 'Number of the address')),
  complemento: text(phrase('Complemento do endereço', 'Complement of the address')),
  bairro: text(phrase('Bairro', 'District')),
  cidade: text(phrase('Cidade', 'City')),
  uf: text(phrase('Sigla do estado', 'Abbreviation of the state')),
  cep: text(phrase('CEP com 8 dígitos', 'CEP with 8 digits')),
}

export const closing = {
  situacao: text(
    phrase('Situação do registro', 'State of the record'),
    withEnglish({ Ativo: 'Active', Inativo: 'Inactive' }),
  ),
  validade: day(
    phrase(
      'O registro fica inativo a partir desta data, inclusive',
      'The record is inactive from this day on, included',
    ),
  ),
  lote: number(phrase('Lote que alterou o registro por último', 'Batch that last changed the record')),
  inclusao: moment(phrase('Inclusão', 'Added')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
}

export const aluno = group({
  identificador: numberOf('aluno', phrase('Identificador do aluno', 'Identifier of the student')),
  codigoIntegracao: text(phrase('Código de integração do aluno', 'Integration code of the student')),
  nome: text(
    phrase(
      'Nome do aluno: o nome social, quando há',
      'Name of the student: the social name, where there is one',
    ),
  ),
  nomeCivil: text(phrase('Nome civil', 'Civil name')),
  cpf: text(phrase('CPF', 'CPF')),
  matricula: text(phrase('Matrícula', 'Enrolment')),
})

export const curso = group({
  identificador: numberOf('curso', phrase('Identificador do curso', 'Identifier of the course')),
  codigoIntegracao: text(phrase('Código de integração do curso', 'Integration code of the course')),
  curso: text(phrase('Nome do curso', 'Name of the course')),
})

const professorFields = {
  identificador: numberOf('professor', phrase('Identificador do professor', 'Identifier of the professor')),
  codigoIntegracao: text(phrase('Código de integração do professor', 'Integration code of the professor')),
  professor: text(phrase('Nome do professor', 'Name of the professor')),
  cpf: text(phrase('CPF', 'CPF')),
}
export const professor = group(professorFields)
export const professores = list(professorFields)

export const disciplina = group({
  identificador: number(phrase('Identificador da disciplina', 'Identifier of the subject')),
  codigoIntegracao: text(phrase('Código de integração da disciplina', 'Integration code of the subject')),
  descricao: text(phrase('Descrição da disciplina', 'Description of the subject')),
})

export const turma = group({
  identificador: number(phrase('Identificador da turma', 'Identifier of the class')),
  codigoIntegracao: text(phrase('Código de integração da turma', 'Integration code of the class')),
  turma: text(phrase('Nome da turma', 'Name of the class')),
  ano: number(phrase('Ano', 'Year')),
  semestre: number(phrase('Semestre; 0 para turma anual', 'Semester; 0 for a class of a whole year')),
})

/** Unit of a record, and its parent unit. */
export const unidade = {
  codigoUnidade: text(phrase('Código da unidade', 'Code of the unit')),
  nomeUnidade: text(phrase('Nome da unidade', 'Name of the unit')),
}
export const unidadeSuperior = {
  codigoUnidadeSuperior: text(phrase('Código da unidade superior', 'Code of the unit above')),
  nomeUnidadeSuperior: text(phrase('Nome da unidade superior', 'Name of the unit above')),
}

export const horarios = list({
  diaSemana: number(
    phrase('Dia da semana, de 1 (domingo) a 7 (sábado)', 'Day of the week, from 1 (Sunday) to 7 (Saturday)'),
  ),
  inicio: text(phrase('Início, HH:MM', 'Beginning, HH:MM')),
  termino: text(phrase('Término, HH:MM', 'End, HH:MM')),
  disciplina,
  turma,
})

/** Classes a student attends, from class operations or from deprecated ones. */
export const frequentada = {
  identificador,
  aluno,
  disciplina,
  curso,
  turma,
  ano: number(phrase('Ano', 'Year')),
  semestre: number(phrase('Semestre; 0 para turma anual', 'Semester; 0 for a class of a whole year')),
  situacaoDisciplina: text(
    phrase('Situação do aluno na disciplina', 'State of the student in the subject'),
    Object.keys(situacoesTurma.values),
  ),
  nota: decimal(phrase('Nota', 'Grade')),
  frequencia: decimal(phrase('Frequência, em porcentagem', 'Attendance, in percent')),
}

/** Filter by the code of a record. Filters that name one record make the period unnecessary. */
export const byCode = (whose: Phrase) => ({
  field: varchar(
    50,
    filled(phrase('Código de integração {whose}.', 'Integration code {whose}.'), { whose }),
    ours,
  ),
})
export const byCodeAlone = (whose: Phrase, example: string) => ({
  field: varchar(
    50,
    filled(
      phrase(
        'Código de integração {whose}; quando vem, o período é desconsiderado.',
        'Integration code {whose}; where it comes, the period is disregarded.',
      ),
      { whose },
    ),
    {
      ...ours,
      example,
    },
  ),
  disregardsPeriod: true as const,
})
export const byCpf = (whose: Phrase, example: string) => ({
  field: cpf(
    filled(
      phrase(
        'CPF {whose}; quando vem, o período é desconsiderado.',
        'CPF {whose}; where it comes, the period is disregarded.',
      ),
      { whose },
    ),
    { ...ours, example },
  ),
  disregardsPeriod: true as const,
})
export const byMatricula = {
  field: varchar(
    40,
    phrase(
      'Matrícula; quando vem, o período é desconsiderado.',
      'Enrolment; where it comes, the period does not count.',
    ),
    {
      ...ours,
      example: '2026001234',
    },
  ),
  disregardsPeriod: true as const,
}
export const byYear = { field: numeric(4, phrase('Ano.', 'Year.'), ours) }
export const byHalf = {
  field: code(
    1,
    phrase('Semestre; 0 para turma anual.', 'Semester; 0 for a class of a whole year.'),
    semestre.codes!,
    ours,
  ),
}
