import { date, ours } from '../../fields.ts'
import { participacaoMachine } from '../../machines/participacao.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { inclusionCommand } from '../written.ts'
import { consultaParticipacao } from './consulta-participacao.ts'
import { participacaoFields } from './fields.ts'
import { listaParticipacoes } from './lista-participacoes.ts'
import { registraHoras } from './registra-horas.ts'

export const incluiParticipante = inclusionCommand(participacaoMachine, {
  id: 'IncluiParticipante',
  done: phrase('O participante foi incluído.', 'The participant was added.'),
  input: participacaoFields,
  changes: ['projeto_extensao'],
  example: { projetoExtensao: 617, aluno: 1, papel: 'Voluntário', horasPrevistas: 40 },
})

export const encerraParticipacao = moveCommand(participacaoMachine, 'encerrar', {
  id: 'EncerraParticipacao',
  done: phrase('A participação foi encerrada.', 'The participation was ended.'),
  input: {
    termino: date(
      phrase('Último dia, até hoje. Se ficar vazio: hoje.', 'Last day, until today. If left empty: today.'),
      {
        ...ours,
        rotulo: phrase('Último dia', 'Last day'),
      },
    ),
  },
  changes: ['projeto_extensao'],
  example: { id: 622 },
})

/** Operations on participants of extension projects. */
export const participacaoOperations = [
  listaParticipacoes,
  consultaParticipacao,
  incluiParticipante,
  registraHoras,
  encerraParticipacao,
] as const
