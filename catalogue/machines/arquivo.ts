import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const sender = [
  { right: 'contratos.alterar' },
  { party: 'aluno' },
  { party: 'professor' },
  { party: 'supervisor' },
  { party: 'concedente' },
] as const
const approver = { right: 'contratos.aprovar' } as const

export const arquivoMachine = machine({
  noun: 'arquivo',
  rotulo: phrase('Arquivo', 'File'),
  plural: phrase('Arquivos', 'Files'),
  table: 'arquivo',
  field: 'situacao',
  states: {
    'Em Aprovação': {
      label: phrase('Em Aprovação', 'Being approved'),
      text: phrase(
        'Enviado; a instituição ainda não disse se o aceita.',
        'Sent; the institution has not said whether it accepts it.',
      ),
      tone: 'espera',
    },
    Aprovado: {
      label: phrase('Aprovado', 'Approved'),
      text: phrase('Aceito, ou feito pela própria plataforma.', 'Accepted, or made by the platform itself.'),
      tone: 'ok',
      final: true,
    },
    Recusado: {
      label: phrase('Recusado', 'Refused'),
      text: phrase(
        'Não aceito; outro conteúdo pode ser enviado no lugar.',
        'Not accepted; another content can be sent in its place.',
      ),
      tone: 'erro',
    },
  },
  // Files made by the platform are approved from the start.
  initial: ['Em Aprovação', 'Aprovado'],
  inclusion: {
    text: phrase(
      'Inclui um arquivo, que a instituição então aprova ou recusa.',
      'Adds a file, which the institution then approves or refuses.',
    ),
    by: sender,
  },
  moves: {
    aprovar: {
      rotulo: phrase('Aprovar', 'Approve'),
      text: phrase(
        'Aceita o arquivo; daqui em diante ele não muda.',
        'Accepts the file; from now on it does not change.',
      ),
      from: ['Em Aprovação'],
      to: 'Aprovado',
      by: [approver, { event: { noun: 'pendencia', move: 'aprovar' } }],
    },
    recusar: {
      rotulo: phrase('Recusar', 'Refuse'),
      text: phrase(
        'Recusa o arquivo, com o motivo, para que outro seja enviado.',
        'Refuses the file, with the reason, so that another is sent.',
      ),
      from: ['Em Aprovação'],
      to: 'Recusado',
      by: [approver, { event: { noun: 'pendencia', move: 'devolver' } }],
      reason: true,
    },
    reenviar: {
      rotulo: phrase('Enviar de novo', 'Send again'),
      text: phrase(
        'Põe outro conteúdo no lugar do que foi recusado.',
        'Puts another content in place of the one that was refused.',
      ),
      from: ['Recusado'],
      to: 'Em Aprovação',
      by: sender,
    },
  },
})
