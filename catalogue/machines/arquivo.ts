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
  rotulo: 'Arquivo',
  plural: 'Arquivos',
  table: 'arquivo',
  field: 'situacao',
  states: {
    'Em Aprovação': { text: 'Enviado; a instituição ainda não disse se o aceita.', tone: 'espera' },
    Aprovado: { text: 'Aceito, ou feito pela própria plataforma.', tone: 'ok', final: true },
    Recusado: { text: 'Não aceito; outro conteúdo pode ser enviado no lugar.', tone: 'erro' },
  },
  // What the platform makes itself is accepted from its beginning.
  initial: ['Em Aprovação', 'Aprovado'],
  inclusion: {
    text: 'Inclui um arquivo, que a instituição então aprova ou recusa.',
    by: sender,
  },
  moves: {
    aprovar: {
      rotulo: 'Aprovar',
      text: 'Aceita o arquivo; daqui em diante ele não muda.',
      from: ['Em Aprovação'],
      to: 'Aprovado',
      by: [approver],
    },
    recusar: {
      rotulo: 'Recusar',
      text: 'Recusa o arquivo, com o motivo, para que outro seja enviado.',
      from: ['Em Aprovação'],
      to: 'Recusado',
      by: [approver],
      reason: true,
    },
    reenviar: {
      rotulo: 'Enviar de novo',
      text: 'Põe outro conteúdo no lugar do que foi recusado.',
      from: ['Recusado'],
      to: 'Em Aprovação',
      by: sender,
    },
  },
})
