import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { inclusionCommand } from '../written.ts'
import { projetoExtensaoFields } from './fields.ts'

export const incluiProjetoExtensao = inclusionCommand(projetoExtensaoMachine, {
  id: 'IncluiProjetoExtensao',
  input: projetoExtensaoFields,
  example: {
    titulo: 'Matemática na praça',
    modalidade: 'Projeto',
    areaTematica: 'Educação',
    professor: 1,
    cursos: [{ curso: 1, horasCurriculares: 60 }],
    parceiros: [{ pessoa: 1 }],
    publicoAlvo: 'Estudantes do ensino médio da rede pública.',
    inicio: '2026-08-03',
    termino: '2026-12-18',
    horas: 120,
    orcamentoValor: '5000.00',
    orcamentoFonte: 'Pró-reitoria de extensão',
  },
})
