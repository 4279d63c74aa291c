import { code, date, numeric, ours } from '../../fields.ts'
import { vagaMachine } from '../../machines/vaga.ts'
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
  example: { id: 103 },
})

export const reabreVaga = moveCommand(vagaMachine, 'reabrir', { id: 'ReabreVaga', example: { id: 104 } })

export const encerraVaga = moveCommand(vagaMachine, 'encerrar', {
  id: 'EncerraVaga',
  input: {
    causa: code(
      1,
      'Por que a vaga termina; ausente, Outro.',
      { values: { P: 'Preenchida', E: 'Expirada', O: 'Outro' }, unknown: 'refuse' },
      { ...ours, rotulo: 'Causa' },
    ),
    data: date('Data do encerramento, até hoje. Vazia: hoje.', { ...ours, rotulo: 'Data' }),
    quantidadePreenchida: numeric(4, 'Quantas vagas foram preenchidas.', {
      ...ours,
      rotulo: 'Preenchidas',
    }),
  },
  example: { id: 105, causa: 'P', quantidadePreenchida: 2 },
})

export const cancelaVaga = moveCommand(vagaMachine, 'cancelar', {
  id: 'CancelaVaga',
  input: { data: date('Data do cancelamento, até hoje. Vazia: hoje.', { ...ours, rotulo: 'Data' }) },
  example: { id: 106 },
})

/** What people do with vacancies, on their pages. */
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
