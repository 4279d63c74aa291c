import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const student = [staff, { party: 'aluno' }] as const
const judging = [staff, { party: 'supervisor' }, { party: 'professor' }] as const

export const atividadeMachine = machine({
  noun: 'atividade',
  rotulo: phrase('Atividade', 'Activity'),
  plural: phrase('Atividades', 'Activities'),
  table: 'registro_atividade',
  field: 'situacao',
  states: {
    Incluída: {
      label: phrase('Incluída', 'Added'),
      text: phrase(
        'Registrada pelo aluno, que ainda pode alterá-la.',
        'Recorded by the student, who can still change it.',
      ),
      tone: 'neutro',
    },
    Enviada: {
      label: phrase('Enviada', 'Sent'),
      text: phrase('Espera pelo supervisor ou pelo professor.', 'Waits for the supervisor or the professor.'),
      tone: 'espera',
    },
    Devolvida: {
      label: phrase('Devolvida', 'Sent back'),
      text: phrase('Voltou ao aluno para ser corrigida.', 'Went back to the student to be corrected.'),
      tone: 'atencao',
    },
    Aprovada: {
      label: phrase('Aprovada', 'Approved'),
      text: phrase('Conferida por quem acompanha o contrato.', 'Checked by whoever follows the contract.'),
      tone: 'ok',
      final: true,
    },
  },
  initial: ['Incluída'],
  inclusion: {
    text: phrase(
      'Registra o que foi feito em um período do contrato.',
      'Records what was done in a period of the contract.',
    ),
    by: student,
    guards: ['contratoEmCurso', 'periodoNoContrato'],
  },
  change: {
    text: phrase(
      'Corrige o registro antes de ser enviado, ou depois de devolvido.',
      'Corrects the record before it is sent, or after it was given back.',
    ),
    by: student,
    in: ['Incluída', 'Devolvida'],
    guards: ['periodoNoContrato'],
  },
  moves: {
    enviar: {
      rotulo: phrase('Enviar', 'Send'),
      text: phrase('Envia a atividade a quem a confere.', 'Sends the activity to whoever checks it.'),
      from: ['Incluída', 'Devolvida'],
      to: 'Enviada',
      by: student,
      guards: ['periodoNoContrato'],
    },
    aprovar: {
      rotulo: phrase('Aprovar', 'Approve'),
      text: phrase('Confirma o que foi registrado.', 'Confirms what was recorded.'),
      from: ['Enviada'],
      to: 'Aprovada',
      by: judging,
    },
    devolver: {
      rotulo: phrase('Devolver', 'Send back'),
      text: phrase('Pede ao aluno que corrija o registro.', 'Asks the student to correct the record.'),
      from: ['Enviada'],
      to: 'Devolvida',
      by: judging,
      reason: true,
    },
  },
})
