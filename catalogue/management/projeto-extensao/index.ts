import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaProjetoExtensao } from './consulta-projeto-extensao.ts'
import { projetoExtensaoFields } from './fields.ts'
import { listaProjetosExtensao } from './lista-projetos-extensao.ts'

export const incluiProjetoExtensao = inclusionCommand(projetoExtensaoMachine, {
  id: 'IncluiProjetoExtensao',
  done: phrase('O projeto foi incluído.', 'The project was added.'),
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

export const alteraProjetoExtensao = changeCommand(projetoExtensaoMachine, {
  id: 'AlteraProjetoExtensao',
  input: optional(projetoExtensaoFields),
  example: { id: 611, versao: 1, horas: 90 },
})

export const enviaProjetoExtensao = moveCommand(projetoExtensaoMachine, 'enviar', {
  id: 'EnviaProjetoExtensao',
  done: phrase('O projeto foi enviado para aprovação.', 'The project was sent for approval.'),
  example: { id: 612 },
})

export const devolveProjetoExtensao = moveCommand(projetoExtensaoMachine, 'devolver', {
  id: 'DevolveProjetoExtensao',
  example: { id: 613, motivo: 'Falta o público-alvo.' },
})

export const aprovaProjetoExtensao = moveCommand(projetoExtensaoMachine, 'aprovar', {
  id: 'AprovaProjetoExtensao',
  example: { id: 614 },
})

export const reprovaProjetoExtensao = moveCommand(projetoExtensaoMachine, 'reprovar', {
  id: 'ReprovaProjetoExtensao',
  example: { id: 615, motivo: 'O tema já é de outro projeto.' },
})

export const cancelaProjetoExtensao = moveCommand(projetoExtensaoMachine, 'cancelar', {
  id: 'CancelaProjetoExtensao',
  done: phrase('O projeto foi cancelado.', 'The project was cancelled.'),
  example: { id: 616, motivo: 'A comunidade desistiu.' },
})

export const projetoExtensaoOperations = [
  listaProjetosExtensao,
  consultaProjetoExtensao,
  incluiProjetoExtensao,
  alteraProjetoExtensao,
  enviaProjetoExtensao,
  devolveProjetoExtensao,
  aprovaProjetoExtensao,
  reprovaProjetoExtensao,
  cancelaProjetoExtensao,
] as const
