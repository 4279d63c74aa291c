import { code, date, list, listed, ours, time, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'
import { must } from './parts.ts'

/** A shift may be of each day more than once, and no schedule needs more. */
const mostShifts = 50

export const diasSemana = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
] as const

export const novohorario = workforce({
  family: 'workforce',
  id: 'novohorario',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Adicionar ou atualizar horário',
  description:
    'Inclui ou atualiza um horário de trabalho pela referência. Um horário que colaboradores em atividade usam não pode ser inativado.',
  input: {
    horario: {
      text: 'O horário.',
      fields: {
        referencia: varchar(30, 'Código de referência; chave do horário.', must),
        descricao: varchar(100, 'Descrição.', must),
        validade: date('Último dia em que vale. Vazia: sem fim.', ours),
        turnos: list(
          mostShifts,
          'Turnos. A lista enviada substitui a anterior inteira.',
          {
            diaSemana: code(13, 'Dia da semana.', listed(diasSemana), must),
            entrada: time('Entrada, HH:MM.', must),
            saida: time('Saída, HH:MM; antes da entrada, é do dia seguinte.', must),
            intervaloInicio: time('Início do intervalo.', ours),
            intervaloFim: time('Fim do intervalo; exigido com o início.', ours),
          },
          ours,
        ),
      },
    },
  },
  problems: ['HORARIO_EM_USO'],
  example: {
    horario: {
      referencia: 'TARDE-6H',
      descricao: 'Tarde, segunda a sexta',
      validade: '',
      turnos: [
        {
          diaSemana: 'Segunda-feira',
          entrada: '12:00',
          saida: '18:15',
          intervaloInicio: '15:00',
          intervaloFim: '15:15',
        },
      ],
    },
  },
})
