import { trailOf } from '../../machines/machine.ts'
import { type Phrase, phrase } from '../../phrase.ts'
import { machines } from '../noun-operations.ts'

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Tables with a state machine. Of two machines of a table, the one that is audited under the table's name labels it. */
const withStates = Object.fromEntries(
  machines
    .toSorted((one, other) => (one.noun < other.noun ? -1 : 1))
    .filter((machine) => trailOf(machine) === machine.table)
    .map(({ table, rotulo }) => [camel(table), rotulo]),
) as Readonly<Record<Camel<(typeof machines)[number]['table']>, Phrase>>

/** Other tables, and tables whose label differs from the machine's. */
const others = {
  aluno: phrase('Aluno', 'Student'),
  canal: phrase('Provedor de mensagens', 'Message provider'),
  usuario: phrase('Usuário', 'User'),
  professor: phrase('Professor', 'Professor'),
  curso: phrase('Curso', 'Course'),
  disciplina: phrase('Disciplina', 'Subject'),
  turma: phrase('Turma', 'Class'),
  alunoCurso: phrase('Matrícula de aluno em curso', 'Enrolment of a student in a course'),
  cursoDisciplina: phrase('Disciplina de curso', 'Subject of a course'),
  cursoProfessor: phrase('Professor de curso', 'Professor of a course'),
  disciplinaTurma: phrase('Disciplina de turma', 'Subject of a class'),
  turmaAluno: phrase('Aluno de turma', 'Student of a class'),
  turmaProfessor: phrase('Professor de turma', 'Professor of a class'),
  alunoDisciplina: phrase(
    'Aluno em disciplina, pela operação obsoleta',
    'Student in a subject, by the obsolete operation',
  ),
  alunoDisciplinaProfessor: phrase(
    'Aluno e professor em disciplina, pela operação obsoleta',
    'Student and professor in a subject, by the obsolete operation',
  ),
  pessoa: phrase('Pessoa', 'Person'),
  representante: phrase('Representante de concedente', 'Representative of a host'),
  curriculo: phrase('Currículo', 'Résumé'),
  correcao: phrase('Correção de um cadastro', 'Correction of a register'),
  causa: phrase('Causa de recusa', 'Cause of refusal'),
  causaDecisao: phrase('Decisão de um par de registros', 'Decision on a pair of records'),
  faturamentoItem: phrase('Item de faturamento', 'Item of an invoice'),
  movimento: phrase('Movimento de faturamento', 'Movement of an invoice'),
  movimentoRetificacao: phrase(
    'Retificação do motivo de um movimento',
    'Correction of the reason of a movement',
  ),
  execucao: phrase('Fechamento mensal', 'Monthly closing'),
  frequencia: phrase('Frequência de um mês', 'Attendance of a month'),
  compensacao: phrase('Linhas compensadas em um fechamento', 'Lines settled against each other in a closing'),
  ajusteVigencia: phrase('Ajuste a partir de um mês', 'Setting from a month on'),
  documentoFinanceiro: phrase('Documento de faturamento', 'Document of an invoice'),
  retorno: phrase('Retorno de banco', 'Bank return'),
  convenioCurso: phrase('Curso de convênio', 'Course of an agreement'),
  propostaDisciplina: phrase('Disciplina de proposta', 'Subject of a proposal'),
  projetoExtensaoCurso: phrase('Curso de projeto de extensão', 'Course of an extension project'),
  projetoExtensaoParceiro: phrase('Parceiro de projeto de extensão', 'Partner of an extension project'),
  participacao: phrase('Participação em projeto de extensão', 'Participation in an extension project'),
  participacaoHora: phrase('Horas de participação', 'Hours of participation'),
  diploma: phrase('Diploma digital', 'Digital diploma'),
  formulario: phrase('Formulário de avaliação', 'Evaluation form'),
  avaliacao: phrase('Avaliação respondida', 'Answered evaluation'),
  avaliacaoResposta: phrase('Resposta de avaliação', 'Answer of an evaluation'),
  assinatura: phrase('Assinatura de arquivo', 'Signature of a file'),
  contratoBeneficio: phrase('Benefício de contrato', 'Benefit of a contract'),
  contratoRecesso: phrase('Recesso de contrato', 'Recess of a contract'),
  apolice: phrase('Apólice de seguro', 'Insurance policy'),
  parcela: phrase('Parcela', 'Instalment'),
  contratoHistorico: phrase('Histórico de contrato', 'History of a contract'),
  registroAtividade: phrase('Registro de atividades', 'Record of activities'),
  link: phrase('Link pessoal', 'Personal link'),
  modeloMensagem: phrase('Texto de mensagem', 'Text of a message'),
  unidade: phrase('Unidade', 'Unit'),
  area: phrase('Área', 'Area'),
  cargo: phrase('Cargo', 'Position'),
  horario: phrase('Horário', 'Hours'),
  colaboradorContrato: phrase('Período de colaborador', 'Period of an employee'),
  colaboradorLotacao: phrase('Transferência de colaborador', 'Transfer of an employee'),
  segundoFator: phrase('Segundo fator', 'Second factor'),
  codigoRecuperacao: phrase('Código de recuperação', 'Recovery code'),
  colaboradorAcesso: phrase('Link de acesso de colaborador', 'Access link of an employee'),
  deficiencia: phrase('Deficiência', 'Disability'),
  perfil: phrase('Perfil', 'Profile'),
  credencial: phrase('Credencial', 'Credential'),
  contaIntegracao: phrase('Conta de integração', 'Integration account'),
  certificado: phrase('Certificado da instituição', 'Certificate of the institution'),
  provedorOidc: phrase('Provedor de login único', 'Single sign-on provider'),
  ensaio: phrase('Ambiente de ensaio', 'Sandbox'),
  webhookDestino: phrase('Destino de webhook', 'Webhook target'),
  cliente: phrase('Cliente', 'Client'),
} as const

/** Labels of the audited entities, by the name in their audit entries. */
export const auditedEntities = { ...withStates, ...others }

export type AuditedEntity = keyof typeof auditedEntities
