import { estadoCivil, sexo } from '../common-fields.ts'
import { query } from '../operation.ts'
import { coded, day, sealed, sensitive, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

const person = {
  identificacao: text(
    phrase(
      'Identificação do aluno no sistema acadêmico',
      'Identification of the student in the academic system',
    ),
  ),
  aluno: text(phrase('Nome civil', 'Civil name')),
  matricula: text(phrase('Matrícula', 'Enrolment')),
  cpf: text(phrase('CPF', 'CPF')),
  documento: text(phrase('Documento do aluno estrangeiro', 'Document of a foreign student')),
  rg: text(phrase('Documento nacional de identidade', 'National identity document')),
  login: text(phrase('Login', 'Login')),
  sexo: coded(phrase('Sexo', 'Sex'), sexo),
  estadoCivil: coded(phrase('Estado civil', 'Marital status'), estadoCivil),
  nascimento: day(phrase('Data de nascimento', 'Date of birth')),
  email: text(phrase('E-mail', 'E-mail')),
  telefone1: text(phrase('Telefone secundário', 'Second telephone')),
  telefone2: text(phrase('Telefone principal', 'Main telephone')),
}

export const retornaDadosIntegracaoAlunos = query({
  ...parts.mirrorByUnit,
  id: 'RetornaDadosIntegracaoAlunos',
  title: phrase('Alunos recebidos', 'Received students'),
  description: phrase(
    'Alunos incluídos ou alterados no período, no estado aceito por último. Nunca traz a senha; a deficiência vem só com o escopo sensivel.',
    'Students included or changed in the period, as last accepted. Never the password; disability data only with scope sensivel.',
  ),
  wrapper: { kind: 'A', name: 'integracaoAlunos', response: true },
  filters: {
    codigoIntegracao: parts.byCodeAlone(phrase('do aluno', 'of the student'), '2026001234'),
    cpf: parts.byCpf(phrase('do aluno', 'of the student'), '52998224725'),
    matricula: parts.byMatricula,
  },
  element: {
    identificador: parts.identificador,
    ...person,
    ...parts.address,
    nomeMae: text(phrase('Nome da mãe', "Mother's name")),
    nacionalidade: text(phrase('Nacionalidade', 'Nationality')),
    naturalidade: text(phrase('Naturalidade', 'Place of birth')),
    banco: sealed({
      banco: text(phrase('Banco', 'Bank')),
      agencia: text(phrase('Agência', 'Bank branch')),
      conta: text(phrase('Conta com dígito', 'Account with its digit')),
    }),
    bolsaIniCientifica: parts.flag(
      phrase('Bolsista de iniciação científica', 'Scholar of scientific initiation'),
    ),
    nomeSocial: text(phrase('Nome social', 'Social name')),
    bloqueadoAte: day(
      phrase(
        'O login fica bloqueado até esta data, inclusive',
        'The login is blocked until this day, inclusive',
      ),
    ),
    deficiencia: sensitive({
      codigoIntegracao: text(phrase('Código da deficiência', 'Code of the disability')),
      descricao: text(phrase('Descrição da deficiência', 'Description of the disability')),
      informacao: text(phrase('Informação complementar', 'Further information')),
    }),
    ...parts.closing,
  },
})
