import { code, date, numeric, ours } from '../../fields.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { phrase } from '../../phrase.ts'
import { candidataSe } from '../candidatura/candidata-se.ts'
import { moveCommand } from '../move-command.ts'
import { alteraVaga } from './altera-vaga.ts'
import { consultaVaga } from './consulta-vaga.ts'
import { incluiVaga } from './inclui-vaga.ts'
import { listaVagas } from './lista-vagas.ts'
import { listaVagasAbertas } from './lista-vagas-abertas.ts'

export const aprovaVaga = moveCommand(vagaMachine, 'aprovar', { id: 'AprovaVaga', example: { id: 101 } })

export const reprovaVaga = moveCommand(vagaMachine, 'reprovar', { id: 'ReprovaVaga', example: { id: 102 } })

export const suspendeVaga = moveCommand(vagaMachine, 'suspender', {
  id: 'SuspendeVaga',
  done: phrase('A vaga foi suspensa.', 'The vacancy was suspended.'),
  example: { id: 103 },
})

export const reabreVaga = moveCommand(vagaMachine, 'reabrir', {
  id: 'ReabreVaga',
  done: phrase('A vaga foi reaberta.', 'The vacancy was reopened.'),
  example: { id: 104 },
})

export const encerraVaga = moveCommand(vagaMachine, 'encerrar', {
  id: 'EncerraVaga',
  done: phrase('A vaga foi encerrada.', 'The vacancy was closed.'),
  input: {
    causa: code(
      1,
      phrase('Por que a vaga termina. Se ficar vazio: Outro.', 'Why the vacancy ends. If left empty: Outro.'),
      {
        values: {
          P: phrase('Preenchida', 'Filled'),
          E: phrase('Expirada', 'Expired'),
          O: phrase('Outro', 'Other'),
        },
        unknown: 'refuse',
      },
      { ...ours, rotulo: phrase('Causa', 'Cause') },
    ),
    data: date(
      phrase(
        'Data do encerramento, até hoje. Se ficar vazio: hoje.',
        'Day of closing, until today. If left empty: today.',
      ),
      { ...ours, rotulo: phrase('Data', 'Date') },
    ),
    quantidadePreenchida: numeric(
      4,
      phrase('Quantas vagas foram preenchidas.', 'How many places were filled.'),
      {
        ...ours,
        rotulo: phrase('Preenchidas', 'Filled'),
      },
    ),
  },
  example: { id: 105, causa: 'P', quantidadePreenchida: 2 },
})

export const cancelaVaga = moveCommand(vagaMachine, 'cancelar', {
  id: 'CancelaVaga',
  done: phrase('A vaga foi cancelada.', 'The vacancy was cancelled.'),
  input: {
    data: date(
      phrase(
        'Data do cancelamento, até hoje. Se ficar vazio: hoje.',
        'Day of cancellation, until today. If left empty: today.',
      ),
      { ...ours, rotulo: phrase('Data', 'Date') },
    ),
  },
  example: { id: 106 },
})

export const vagaOperations = [
  listaVagas,
  listaVagasAbertas,
  consultaVaga,
  aprovaVaga,
  reprovaVaga,
  suspendeVaga,
  reabreVaga,
  encerraVaga,
  cancelaVaga,
  incluiVaga,
  alteraVaga,
  candidataSe,
] as const
