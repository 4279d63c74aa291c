import { code, date, list, listed, ours, time, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'
import { phrase, withEnglish } from '../phrase.ts'
import { must } from './parts.ts'

/** Several shifts per day are possible; no schedule needs more than this. */
const mostShifts = 50

export const diasSemana = withEnglish({
  Domingo: 'Sunday',
  'Segunda-feira': 'Monday',
  'Terça-feira': 'Tuesday',
  'Quarta-feira': 'Wednesday',
  'Quinta-feira': 'Thursday',
  'Sexta-feira': 'Friday',
  Sábado: 'Saturday',
})

export const novohorario = workforce({
  family: 'workforce',
  id: 'novohorario',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Adicionar ou atualizar horário', 'Add or update a schedule'),
  description: phrase(
    'Inclui ou atualiza um horário de trabalho pela referência. Um horário que colaboradores em atividade usam não pode ser inativado.',
    'Creates or updates a working schedule by its reference. One that employees at work use cannot be made inactive.',
  ),
  input: {
    horario: {
      text: phrase('O horário.', 'The schedule.'),
      fields: {
        referencia: varchar(
          30,
          phrase('Código de referência; chave do horário.', 'Reference code; key of the schedule.'),
          must,
        ),
        descricao: varchar(100, phrase('Descrição.', 'Description.'), must),
        validade: date(
          phrase('Último dia em que vale. Vazia: sem fim.', 'Last day on which it is valid. Empty: no end.'),
          ours,
        ),
        turnos: list(
          mostShifts,
          phrase(
            'Turnos. A lista enviada substitui a anterior inteira.',
            'Shifts. The list sent replaces the whole one before.',
          ),
          {
            diaSemana: code(13, phrase('Dia da semana.', 'Day of the week.'), listed(diasSemana), must),
            entrada: time(phrase('Entrada, HH:MM.', 'Entry, HH:MM.'), must),
            saida: time(
              phrase(
                'Saída, HH:MM; antes da entrada, é do dia seguinte.',
                'Leave, HH:MM; before the entry, it is of the next day.',
              ),
              must,
            ),
            intervaloInicio: time(phrase('Início do intervalo.', 'Start of the break.'), ours),
            intervaloFim: time(
              phrase('Fim do intervalo; exigido com o início.', 'End of the break; required with the start.'),
              ours,
            ),
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
