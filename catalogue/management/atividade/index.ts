import { must } from '../../common-fields.ts'
import { related } from '../../fields.ts'
import { atividadeMachine } from '../../machines/atividade.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaAtividade } from './consulta-atividade.ts'
import { atividadeFields } from './fields.ts'
import { listaAtividades } from './lista-atividades.ts'

export const registraAtividade = inclusionCommand(atividadeMachine, {
  id: 'RegistraAtividade',
  done: phrase('A atividade foi incluída.', 'The activity was added.'),
  input: {
    contrato: related('contrato', phrase('Contrato em que foi feito.', 'Contract in which it was done.'), {
      ...must,
      rotulo: phrase('Contrato', 'Contract'),
    }),
    ...atividadeFields,
  },
  changes: ['contrato'],
  example: {
    contrato: 1,
    inicio: '2026-03-02',
    termino: '2026-03-02',
    atividades: 'Plantão de dúvidas e correção de listas.',
  },
})

export const alteraAtividade = changeCommand(atividadeMachine, {
  id: 'AlteraAtividade',
  input: optional(atividadeFields),
  changes: ['contrato'],
  example: { id: 721, versao: 1, atividades: 'Plantão de dúvidas, das 14h às 18h.' },
})

export const enviaAtividade = moveCommand(atividadeMachine, 'enviar', {
  id: 'EnviaAtividade',
  done: phrase('A atividade foi enviada.', 'The activity was sent.'),
  changes: ['contrato'],
  example: { id: 722 },
})

export const aprovaAtividade = moveCommand(atividadeMachine, 'aprovar', {
  id: 'AprovaAtividade',
  done: phrase('A atividade foi aprovada.', 'The activity was approved.'),
  changes: ['contrato'],
  example: { id: 723 },
})

export const devolveAtividade = moveCommand(atividadeMachine, 'devolver', {
  id: 'DevolveAtividade',
  done: phrase('A atividade foi devolvida.', 'The activity was returned.'),
  changes: ['contrato'],
  example: { id: 724, motivo: 'Falta o horário do plantão.' },
})

export const atividadeOperations = [
  listaAtividades,
  consultaAtividade,
  registraAtividade,
  alteraAtividade,
  enviaAtividade,
  aprovaAtividade,
  devolveAtividade,
] as const
