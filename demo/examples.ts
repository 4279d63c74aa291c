import { recebeAlunos } from '../catalogue/academic/recebe-alunos.ts'
import { recebeAlunosCursos } from '../catalogue/academic/recebe-alunos-cursos.ts'
import { recebeCursoDisciplinas } from '../catalogue/academic/recebe-curso-disciplinas.ts'
import { recebeCursoProfessores } from '../catalogue/academic/recebe-curso-professores.ts'
import { recebeCursos } from '../catalogue/academic/recebe-cursos.ts'
import { recebeDisciplinaTurma } from '../catalogue/academic/recebe-disciplina-turma.ts'
import { recebeDisciplinas } from '../catalogue/academic/recebe-disciplinas.ts'
import { recebeProfessores } from '../catalogue/academic/recebe-professores.ts'
import { recebeTurmaAlunos } from '../catalogue/academic/recebe-turma-alunos.ts'
import { recebeTurmaProfessores } from '../catalogue/academic/recebe-turma-professores.ts'
import { recebeTurmas } from '../catalogue/academic/recebe-turmas.ts'
import { recebeCurriculos } from '../catalogue/recruitment/recebe-curriculos.ts'
import { recebeVagas } from '../catalogue/recruitment/recebe-vagas.ts'
import { cadastraPessoa } from '../catalogue/service/cadastra-pessoa.ts'
import { courseCode } from './academic.ts'
import { cpfAt, cpfRanges } from './documents.ts'
import { smallPdf } from './papers.ts'
import { subjectCodeAt } from './registers.ts'
import { classCode } from './turmas.ts'

/** CPFs of people who appear only here, after all others. */
const firstCpf = cpfRanges.colaborador + 3_000_000
const mistaken = cpfAt(firstCpf)
const dentist = cpfAt(firstCpf + 1)
/** Supervisor at the host of the examples. */
export const exampleSupervisor = cpfAt(firstCpf + 2)

export const exampleStudent = recebeAlunos.example.ESIAL_IDENTIFICACAO
export const exampleHost = cadastraPessoa.example.ESIPE_DOCUMENTO
export const exampleProfessor = recebeProfessores.example.ESIPR_IDENTIFICACAO
export const exampleCourse = recebeCursos.example.ESICU_IDENTIFICACAO

/**
 * Records in the examples of the reference, so that each is answered with data, and an invalid one of each
 * kind. Together with the generated records they fill every field of an answer.
 */
const records: Readonly<Record<string, (day: (days: number) => string) => readonly object[]>> = {
  RecebeCursos: (day) => [
    recebeCursos.example,
    {
      ...recebeCursos.example,
      ESICU_IDENTIFICACAO: 'SECRET',
      ESICU_CURSO: 'Secretariado Executivo',
      ESICU_GRAU: 'T',
      ESICU_VALIDADE: day(-30),
    },
  ],
  RecebeProfessores: (day) => [
    recebeProfessores.example,
    // A visiting professor from abroad who has left.
    {
      ESIPR_IDENTIFICACAO: 'P1002',
      ESIPR_PROFESSOR: 'Ana Sofia Lourenço',
      ESIPR_CPF: '',
      ESIPR_DOCUMENTO: 'PT0123456',
      ESIPR_LOGIN: 'ana.lourenco',
      ESIPR_EMAIL: 'ana.lourenco@exemplo.edu.br',
      ESIPR_NOME_SOCIAL: 'Sofia Lourenço',
      ESIPR_DT_BLOQUEIO_ACESSO: day(365),
      ESIPR_VALIDADE: day(-30),
    },
  ],
  RecebeDisciplinas: (day) => [
    recebeDisciplinas.example,
    {
      ESIDI_IDENTIFICACAO: 'DAT001',
      ESIDI_DISCIPLINA: 'Datilografia',
      ESIDI_VALIDADE: day(-30),
    },
  ],
  CadastraPessoa: (day) => [
    cadastraPessoa.example,
    {
      ...person('F', exampleSupervisor, 'Paula Rocha Mendes'),
      ESIPE_PAPEL: ['SUPERVISOR'],
      ESIPE_EMPRESA: exampleHost,
      ESIPE_BANCO: '001',
      ESIPE_AGENCIA: '1234',
      ESIPE_CONTA: '556677-8',
    },
    // A professional who hosted interns and closed the practice.
    {
      ...person('F', dentist, 'Joana Prado Lima'),
      ESIPE_NOME_SOCIAL: 'João Prado Lima',
      ESIPE_PAPEL: ['CONCEDENTE'],
      ESIPE_COMPLEMENTO: 'Sala 31',
      ESIPE_INSCRICAO_ESTADUAL: '110042490114',
      ESIPE_CONSELHO: 'CRO-SP',
      ESIPE_REGISTRO_CONSELHO: '45871',
      ESIPE_REPRESENTANTE_NOME: 'Joana Prado Lima',
      ESIPE_REPRESENTANTE_CPF: dentist,
      ESIPE_REPRESENTANTE_CARGO: 'Titular',
      ESIPE_REPRESENTANTE_EMAIL: 'representante@exemplo.com.br',
      ESIPE_VALIDADE: day(-30),
    },
  ],
  RecebeAlunos: (day) => {
    const { example } = recebeAlunos
    return [
      {
        ...example,
        ESIAL_RG: '12.345.678-9',
        ESIAL_NOME_MAE: 'Sônia Alves Ferreira',
        ESIAL_BANCO: '001',
        ESIAL_AGENCIA: '1234',
        ESIAL_CONTA: '98765-4',
      },
      // Sent by mistake and then invalidated.
      {
        ...example,
        ESIAL_IDENTIFICACAO: `${example.ESIAL_IDENTIFICACAO}-B`,
        ESIAL_MATRICULA: `${example.ESIAL_MATRICULA}-B`,
        ESIAL_CPF: mistaken,
        ESIAL_LOGIN: 'mariana.ferreira.b',
        ESIAL_EMAIL: 'mariana.ferreira.b@aluno.exemplo.edu.br',
        ESIAL_DT_BLOQUEIO_ACESSO: day(365),
        ESIAL_CODIGO_DEFICIENCIA: 'VISUAL',
        ESIAL_INFORMACAO_DEFICIENCIA: 'Material ampliado',
        ESIAL_VALIDADE: day(-30),
      },
      // Refused because the CPF's check digit is wrong.
      {
        ...example,
        ESIAL_IDENTIFICACAO: '2026001235',
        ESIAL_ALUNO: 'Tiago Moura',
        ESIAL_CPF: '52998224726',
        ESIAL_LOGIN: 'tiago.moura',
        ESIAL_EMAIL: 'tiago.moura@aluno.exemplo.edu.br',
      },
    ]
  },
  RecebeCursoProfessores: (day) => [
    recebeCursoProfessores.example,
    {
      ESICP_CURSO: courseCode(0),
      ESICP_PROFESSOR: exampleProfessor,
      ESICP_FUNCAO: 'D',
      ESICP_INICIO: day(-700),
      ESICP_TERMINO: day(-31),
      ESICP_VALIDADE: day(-30),
    },
  ],
  RecebeTurmas: () => [recebeTurmas.example],
  RecebeAlunosCursos: (day) => {
    const { ESITU_IDENTIFICACAO: TURMA } = recebeTurmas.example
    const { ESIDI_IDENTIFICACAO: DISCIPLINA } = recebeDisciplinas.example
    return [
      {
        ...recebeAlunosCursos.example,
        ESIAC_INGRESSO: '2024-02-12',
        ESIAC_HORARIOS: [{ DIA: 2, INICIO: '19:00', TERMINO: '20:40', DISCIPLINA, TURMA }],
      },
      {
        ESIAC_ALUNO: exampleStudent,
        ESIAC_CURSO: courseCode(0),
        ESIAC_MATRICULA: '2020000981',
        ESIAC_SITUACAO: 'F',
        ESIAC_CONCLUSAO: day(-150),
        ESIAC_COEFICIENTE: '8.40',
        ESIAC_CARGA_HORARIA_CUMPRIDA: 3_600,
        ESIAC_VALIDADE: day(-90),
      },
    ]
  },
  RecebeCursoDisciplinas: (day) => [
    recebeCursoDisciplinas.example,
    {
      ESICD_CURSO: exampleCourse,
      ESICD_DISCIPLINA: subjectCodeAt(0),
      ESICD_MATRIZ: '2020',
      ESICD_VALIDADE: day(-30),
    },
  ],
  RecebeDisciplinaTurma: (day) => {
    const { example } = recebeDisciplinaTurma
    const { ESIDT_DISCIPLINA: DISCIPLINA, ESIDT_TURMA: TURMA } = example
    return [
      { ...example, ESIDT_HORARIOS: example.ESIDT_HORARIOS.map((one) => ({ ...one, DISCIPLINA, TURMA })) },
      { ESIDT_DISCIPLINA: subjectCodeAt(0), ESIDT_TURMA: TURMA, ESIDT_VALIDADE: day(-30) },
    ]
  },
  RecebeTurmaAlunos: (day) => [
    recebeTurmaAlunos.example,
    {
      ...inFirstClass(day, 'ESITA_'),
      ESITA_ALUNO: exampleStudent,
      ESITA_SITUACAO: 'D',
      ESITA_NOTA: '6.50',
      ESITA_FREQUENCIA: '80.00',
      ESITA_VALIDADE: day(-30),
    },
  ],
  RecebeTurmaProfessores: (day) => [
    recebeTurmaProfessores.example,
    {
      ...inFirstClass(day, 'ESITP_'),
      ESITP_PROFESSOR: exampleProfessor,
      ESITP_FUNCAO: 'A',
      ESITP_VALIDADE: day(-30),
    },
  ],
  RecebeCurriculos: (day) => {
    const { example } = recebeCurriculos
    return [
      {
        ...example,
        ESICV_TELEFONE: '19987654321',
        ESICV_ARQUIVO_NOME: 'curriculo-mariana.pdf',
        ESICV_ARQUIVO_BASE64: smallPdf.toString('base64'),
      },
      // A résumé whose owner opted out of selections.
      {
        ...example,
        ESICV_IDENTIFICACAO: 'CV-1043',
        ESICV_NOME: 'Cláudio Moreira Pinto',
        ESICV_NOME_SOCIAL: 'Cláudia Moreira Pinto',
        ESICV_CPF: '',
        ESICV_DOCUMENTO: 'PT7654321',
        ESICV_EMAIL: 'claudia.pinto@correio.exemplo.com.br',
        ESICV_SEXO: 'F',
        ESICV_CEP: '13010000',
        ESICV_PCD: 'S',
        ESICV_CODIGO_DEFICIENCIA: 'AUDITIVA',
        ESICV_FORMACOES: [{ ...example.ESICV_FORMACOES[0], SITUACAO: 'F', CONCLUSAO: day(-200) }],
        ESICV_EXPERIENCIAS: [{ ...example.ESICV_EXPERIENCIAS[0], DESCRICAO: 'Apoio à equipe de sistemas.' }],
        ESICV_VALIDADE: day(-30),
      },
    ]
  },
  RecebeVagas: (day) => [
    {
      ...recebeVagas.example,
      ESIVA_REQUISITOS: 'Lógica de programação e inglês para leitura.',
      ESIVA_CURSOS: [exampleCourse],
      ESIVA_HORARIO: 'Segunda a sexta, das 13h às 19h',
      ESIVA_BENEFICIOS: 'Vale-refeição e seguro de vida.',
      ESIVA_CONTATO_EMAIL: 'estagios@horizonte.exemplo.com.br',
      ESIVA_CONFIDENCIAL: 'N',
      ESIVA_INICIO_INSCRICAO: day(-10),
      ESIVA_FIM_INSCRICAO: day(90),
    },
  ],
}

const person = (tipo: 'F' | 'J', documento: string, nome: string) => ({
  ESIPE_TIPO: tipo,
  ESIPE_DOCUMENTO: documento,
  ESIPE_NOME: nome,
  ESIPE_EMAIL: `contato.${documento}@exemplo.com.br`,
  ESIPE_ENDERECO: 'Avenida Brasil',
  ESIPE_NUMERO: '1500',
  ESIPE_CIDADE: 'Campinas',
  ESIPE_UF: 'SP',
  ESIPE_CEP: '13010000',
})

/** Key fields of the first course's class and its first subject. */
const inFirstClass = (day: (days: number) => string, prefix: string) => ({
  [`${prefix}TURMA`]: classCode(courseCode(0), day(0).slice(0, 4)),
  [`${prefix}DISCIPLINA`]: subjectCodeAt(0),
})

/** Example records sent in addition to generated ones. */
export function besides(operation: string, today: string): readonly object[] {
  const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  return records[operation]?.(day) ?? []
}
