import { contratoMachine } from '../../machines/contrato.ts'
import { alterationCommand } from '../written.ts'
import { planFields } from './fields.ts'

export const alteraPlano = alterationCommand(contratoMachine, 'alterarPlano', {
  id: 'AlteraPlano',
  input: planFields,
  example: { id: 305, planoEstagio: 'Apoio aos testes e à documentação.' },
})
