import { phrase } from '../../phrase.ts'
import { recebeVagas } from '../../recruitment/recebe-vagas.ts'
import { editCommand } from '../edit-command.ts'

export const incluiVaga = editCommand(recebeVagas, {
  id: 'IncluiVaga',
  noun: 'vaga',
  rotulo: phrase('vaga', 'vacancy'),
  on: 'new',
  right: 'recrutamento.alterar',
  example: {
    registro: {
      ...recebeVagas.example,
      ESIVA_IDENTIFICACAO: 'V2026-016',
      ESIVA_TITULO: 'Estágio em análise de dados',
    },
  },
})
