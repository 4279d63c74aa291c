import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const student = [staff, { party: 'aluno' }] as const
const judging = [staff, { party: 'supervisor' }, { party: 'professor' }] as const

export const atividadeMachine = machine({
  noun: 'atividade',
  rotulo: 'Atividade',
  plural: 'Atividades',
  table: 'registro_atividade',
  field: 'situacao',
  states: {
    Incluída: { text: 'Registrada pelo aluno, que ainda pode alterá-la.', tone: 'neutro' },
    Enviada: { text: 'Espera pelo supervisor ou pelo professor.', tone: 'espera' },
    Devolvida: { text: 'Voltou ao aluno para ser corrigida.', tone: 'atencao' },
    Aprovada: { text: 'Conferida por quem acompanha o contrato.', tone: 'ok', final: true },
  },
  initial: ['Incluída'],
  inclusion: {
    text: 'Registra o que foi feito em um período do contrato.',
    by: student,
    guards: ['contratoEmCurso', 'periodoNoContrato'],
  },
  change: {
    text: 'Corrige o registro antes de ser enviado, ou depois de devolvido.',
    by: student,
    in: ['Incluída', 'Devolvida'],
    guards: ['periodoNoContrato'],
  },
  moves: {
    enviar: {
      rotulo: 'Enviar',
      text: 'Envia a atividade a quem a confere.',
      from: ['Incluída', 'Devolvida'],
      to: 'Enviada',
      by: student,
      guards: ['periodoNoContrato'],
    },
    aprovar: {
      rotulo: 'Aprovar',
      text: 'Confirma o que foi registrado.',
      from: ['Enviada'],
      to: 'Aprovada',
      by: judging,
    },
    devolver: {
      rotulo: 'Devolver',
      text: 'Pede ao aluno que corrija o registro.',
      from: ['Enviada'],
      to: 'Devolvida',
      by: judging,
      reason: true,
    },
  },
})
