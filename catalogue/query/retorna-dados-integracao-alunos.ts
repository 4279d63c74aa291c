import { estadoCivil, sexo } from '../common-fields.ts'
import { query } from '../operation.ts'
import { coded, day, sealed, sensitive, text } from '../output.ts'
import * as parts from './integracao-parts.ts'

const person = {
  identificacao: text('Identificação do aluno no sistema acadêmico'),
  aluno: text('Nome civil'),
  matricula: text('Matrícula'),
  cpf: text('CPF'),
  documento: text('Documento do aluno estrangeiro'),
  rg: text('Documento nacional de identidade'),
  login: text('Login'),
  sexo: coded('Sexo', sexo),
  estadoCivil: coded('Estado civil', estadoCivil),
  nascimento: day('Data de nascimento'),
  email: text('E-mail'),
  telefone1: text('Telefone secundário'),
  telefone2: text('Telefone principal'),
}

export const retornaDadosIntegracaoAlunos = query({
  ...parts.mirrorByUnit,
  id: 'RetornaDadosIntegracaoAlunos',
  title: 'Alunos recebidos',
  description:
    'Alunos incluídos ou alterados no período, no estado aceito por último. Nunca traz a senha; a deficiência vem só com o escopo sensivel.',
  wrapper: { kind: 'A', name: 'integracaoAlunos', response: true },
  filters: {
    codigoIntegracao: parts.byCodeAlone('do aluno', '2026001234'),
    cpf: parts.byCpf('do aluno', '52998224725'),
    matricula: parts.byMatricula,
  },
  element: {
    identificador: parts.identificador,
    ...person,
    ...parts.address,
    nomeMae: text('Nome da mãe'),
    nacionalidade: text('Nacionalidade'),
    naturalidade: text('Naturalidade'),
    banco: sealed({ banco: text('Banco'), agencia: text('Agência'), conta: text('Conta com dígito') }),
    bolsaIniCientifica: parts.flag('Bolsista de iniciação científica'),
    nomeSocial: text('Nome social'),
    bloqueadoAte: day('O login fica bloqueado até esta data, inclusive'),
    deficiencia: sensitive({
      codigoIntegracao: text('Código da deficiência'),
      descricao: text('Descrição da deficiência'),
      informacao: text('Informação complementar'),
    }),
    ...parts.closing,
  },
})
