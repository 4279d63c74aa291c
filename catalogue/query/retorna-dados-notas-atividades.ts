import { statesOf } from '../machines/machine.ts'
import { pendenciaMachine } from '../machines/pendencia.ts'
import { query } from '../operation.ts'
import { day, group, moment, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'

export const retornaDadosNotasAtividades = query({
  family: 'query',
  id: 'RetornaDadosNotasAtividades',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver', unlimited: true },
  title: phrase('Notas das atividades', 'Grades of activities'),
  description: phrase(
    'Relatórios de atividades criados no período, com pareceres e nota do professor.',
    'Activity reports created in the period, with opinions and the grade of the professor.',
  ),
  wrapper: { kind: 'A', name: 'notasAtividades', response: false },
  period: 'inclusao',
  filters: {},
  element: {
    atividadeIdentificador: number(phrase('Identificador da atividade', 'Identifier of the activity')),
    contratoIdentificador: number(phrase('Identificador do contrato', 'Identifier of the contract')),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    alunoIdentificador: number(phrase('Identificador do aluno', 'Identifier of the student')),
    alunoNome: text(phrase('Nome do aluno', 'Name of the student')),
    alunoCpf: text(phrase('CPF do aluno', 'CPF of the student')),
    alunoEmail: text(phrase('E-mail do aluno', 'E-mail of the student')),
    matricula: text(phrase('Matrícula do aluno', 'Enrolment number of the student')),
    disciplina: group({
      identificador: number(phrase('Identificador da disciplina', 'Identifier of the subject')),
      descricao: text(phrase('Descrição da disciplina', 'Description of the subject')),
      codigoIntegracao: text(phrase('Código de integração da disciplina', 'Integration code of the subject')),
    }),
    situacaoRelatorio: text(
      phrase('Situação do relatório', 'State of the report'),
      statesOf(pendenciaMachine),
    ),
    prazoEntrega: day(phrase('Prazo de entrega', 'Delivery deadline')),
    dataEntrega: day(phrase('Data de entrega', 'Day of delivery')),
    dataParecerEstagiario: moment(phrase('Data do parecer do estagiário', "Day of the intern's opinion")),
    dataParecerConcedente: moment(phrase('Data do parecer da concedente', "Day of the host's opinion")),
    dataParecerProfessor: moment(phrase('Data do parecer do professor', "Day of the professor's opinion")),
    professorIdentificacao: number(phrase('Identificador do professor', 'Identifier of the professor')),
    professorNome: text(phrase('Nome do professor', 'Name of the professor')),
    professorCpf: text(phrase('CPF do professor', 'CPF of the professor')),
    avaliacao: text(phrase('Enunciado da avaliação', 'Question of the assessment')),
    nota: text(phrase('Nota dada pelo professor', 'Grade given by the professor')),
    unidadeIdentificacao: number(phrase('Identificador da unidade', 'Identifier of the unit')),
    unidade: text(phrase('Unidade', 'Unit')),
    tipoEstagio: text(phrase('Tipo de estágio', 'Kind of internship')),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
