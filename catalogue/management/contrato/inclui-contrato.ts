import { contratoMachine } from '../../machines/contrato.ts'
import { inclusionCommand } from '../written.ts'
import { contratoFields, contratoLists } from './fields.ts'

export const incluiContrato = inclusionCommand(contratoMachine, {
  id: 'IncluiContrato',
  input: { ...contratoFields, ...contratoLists },
  example: {
    modalidade: 'estagio',
    tipoEstagio: 'Não obrigatório',
    aluno: 1,
    curso: 1,
    professor: 1,
    concedente: 1,
    inicio: '2026-04-01',
    encerramento: '2027-03-31',
    bolsaValor: '1200.00',
    bolsaTipo: 'Mensal',
    auxilioTransporteValor: '220.00',
    auxilioTransporteTipo: 'Mensal',
    horasDiaria: '6',
    horasSemanal: '30',
    horarios: [{ dia: 2, inicio: '08:00', termino: '14:00' }],
    planoEstagio: 'Apoio ao desenvolvimento e aos testes de sistemas.',
  },
})
