import { contratoMachine } from '../../machines/contrato.ts'
import { alterationCommand } from '../written.ts'
import { beneficios } from './fields.ts'

export const alteraBeneficios = alterationCommand(contratoMachine, 'alterarBeneficios', {
  id: 'AlteraBeneficios',
  input: { beneficios: { ...beneficios, required: true } },
  example: { id: 305, beneficios: [{ beneficio: 'Auxílio-alimentação', valor: '250.00', tipo: 'Mensal' }] },
})
