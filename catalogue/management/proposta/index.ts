import { propostaMachine } from '../../machines/proposta.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaProposta } from './consulta-proposta.ts'
import { propostaFields } from './fields.ts'
import { listaPropostas } from './lista-propostas.ts'
import { propoeMonitoria } from './propoe-monitoria.ts'

export const incluiProposta = inclusionCommand(propostaMachine, {
  id: 'IncluiProposta',
  done: phrase('A proposta foi incluída.', 'The proposal was added.'),
  input: propostaFields,
  example: {
    titulo: 'Monitoria de Álgebra Linear',
    tipo: 'Monitoria',
    edital: 'Edital 4/2026',
    professor: 1,
    disciplinas: [{ disciplina: 1, turma: 'Turma A' }],
    vagasBolsistas: 2,
    vagasVoluntarios: 1,
    bolsaValor: '612.50',
    bolsaTipo: 'Mensal',
    horasSemanais: '12',
    inicio: '2026-08-03',
    termino: '2026-12-18',
  },
})

export const alteraProposta = changeCommand(propostaMachine, {
  id: 'AlteraProposta',
  input: optional(propostaFields),
  example: { id: 601, versao: 1, vagasVoluntarios: 3 },
})

export const enviaProposta = moveCommand(propostaMachine, 'enviar', {
  id: 'EnviaProposta',
  done: phrase('A proposta foi enviada para aprovação.', 'The proposal was sent for approval.'),
  example: { id: 602 },
})

export const devolveProposta = moveCommand(propostaMachine, 'devolver', {
  id: 'DevolveProposta',
  example: { id: 603, motivo: 'Falta o plano de atividades.' },
})

export const aprovaProposta = moveCommand(propostaMachine, 'aprovar', {
  id: 'AprovaProposta',
  example: { id: 604 },
})

export const reprovaProposta = moveCommand(propostaMachine, 'reprovar', {
  id: 'ReprovaProposta',
  example: { id: 605, motivo: 'Não há vagas neste edital.' },
})

export const cancelaProposta = moveCommand(propostaMachine, 'cancelar', {
  id: 'CancelaProposta',
  done: phrase('A proposta foi cancelada.', 'The proposal was cancelled.'),
  example: { id: 606, motivo: 'A disciplina não será oferecida.' },
})

export const propostaOperations = [
  listaPropostas,
  consultaProposta,
  incluiProposta,
  propoeMonitoria,
  alteraProposta,
  enviaProposta,
  devolveProposta,
  aprovaProposta,
  reprovaProposta,
  cancelaProposta,
] as const
