import { diplomaMachine } from '../../machines/diploma.ts'
import { inclusionCommand } from '../written.ts'
import { diplomaFields } from './fields.ts'

export const registraDiploma = inclusionCommand(diplomaMachine, {
  id: 'RegistraDiploma',
  input: diplomaFields,
  example: {
    aluno: 1,
    curso: 1,
    emissoraNome: 'Universidade de Exemplo',
    emissoraCnpj: '33000167000101',
    emissoraCodigoMec: 123,
    conclusao: '2025-12-12',
    colacaoGrau: '2026-01-30',
  },
})
