import { titulacoes } from '../common-fields.ts'
import { query } from '../operation.ts'
import { coded, day, text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosIntegracaoProfessores = query({
  ...parts.mirror,
  id: 'RetornaDadosIntegracaoProfessores',
  title: 'Professores recebidos',
  description:
    'Professores incluídos ou alterados no período, no estado aceito por último. Nunca traz a senha.',
  wrapper: { kind: 'A', name: 'integracaoProfessores', response: true },
  filters: {
    codigoIntegracao: parts.byCodeAlone('do professor', 'P1001'),
    cpf: parts.byCpf('do professor', '11144477735'),
  },
  element: {
    identificador: parts.identificador,
    identificacao: text('Identificação do professor'),
    professor: text('Nome civil'),
    cpf: text('CPF'),
    documento: text('Documento do professor estrangeiro'),
    login: text('Login'),
    email: text('E-mail'),
    telefone: text('Telefone'),
    matricula: text('Matrícula funcional'),
    titulacao: coded('Titulação', titulacoes),
    nomeSocial: text('Nome social'),
    ...parts.unidade,
    dtBloqueioAcesso: day('O login fica bloqueado até esta data, inclusive'),
    ...parts.closing,
  },
})
