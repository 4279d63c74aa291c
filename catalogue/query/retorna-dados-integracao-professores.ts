import { titulacoes } from '../common-fields.ts'
import { query } from '../operation.ts'
import { coded, day, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoProfessores = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoProfessores',
  title: phrase('Professores recebidos', 'Received professors'),
  description: phrase(
    'Professores incluídos ou alterados no período, no estado aceito por último. Nunca traz a senha.',
    'Professors included or changed in the period, as last accepted. Never the password.',
  ),
  wrapper: { kind: 'A', name: 'integracaoProfessores', response: true },
  filters: {
    codigoIntegracao: parts.byCodeAlone(phrase('do professor', 'of the professor'), 'P1001'),
    cpf: parts.byCpf(phrase('do professor', 'of the professor'), '11144477735'),
  },
  element: {
    identificador: parts.identificador,
    identificacao: text(phrase('Identificação do professor', 'Identification of the professor')),
    professor: text(phrase('Nome civil', 'Civil name')),
    cpf: text(phrase('CPF', 'CPF')),
    documento: text(phrase('Documento do professor estrangeiro', 'Document of a foreign professor')),
    login: text(phrase('Login', 'Login')),
    email: text(phrase('E-mail', 'E-mail')),
    telefone: text(phrase('Telefone', 'Telephone')),
    matricula: text(phrase('Matrícula funcional', 'Staff number')),
    titulacao: coded(phrase('Titulação', 'Degree'), titulacoes),
    nomeSocial: text(phrase('Nome social', 'Social name')),
    ...parts.unidade,
    dtBloqueioAcesso: day(
      phrase(
        'O login fica bloqueado até esta data, inclusive',
        'The login is blocked until this day, inclusive',
      ),
    ),
    ...parts.closing,
  },
})
