import { must } from '../../common-fields.ts'
import { code, date, listed, ours } from '../../fields.ts'
import { colaboradorMachine } from '../../machines/colaborador.ts'
import { tiposSaida } from '../../workforce/parts.ts'
import { loneMoveCommand } from '../move-command.ts'

export const registraSaida = loneMoveCommand(colaboradorMachine, 'registrarSaida', {
  id: 'RegistraSaida',
  input: {
    saida: date('Último dia de trabalho.', { ...must, rotulo: 'Saída' }),
    tipo: code(20, 'Tipo da saída. Vazio: Não se aplica.', listed(tiposSaida), { ...ours, rotulo: 'Tipo' }),
  },
  problems: ['REGISTRO_INVALIDO'],
  example: { id: 3303, saida: '2099-12-30', tipo: 'Voluntário', motivo: 'Mudança de cidade.' },
})
