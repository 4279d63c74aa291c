import { must } from '../../common-fields.ts'
import { date } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { alterationCommand } from '../written.ts'

export const registraRecesso = alterationCommand(contratoMachine, 'registrarRecesso', {
  id: 'RegistraRecesso',
  input: {
    inicio: date('Primeiro dia de recesso.', { ...must, rotulo: 'Início' }),
    termino: date('Último dia de recesso.', { ...must, rotulo: 'Término' }),
  },
  example: { id: 305, inicio: '2026-04-13', termino: '2026-04-17' },
})
