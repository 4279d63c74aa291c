import { decided, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'
import { list, text } from '../output.ts'
import { phrase } from '../phrase.ts'

export const listahorarios = workforce({
  family: 'workforce',
  id: 'listahorarios',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Obter lista de horários', 'Get the list of schedules'),
  description: phrase('Horários de trabalho cadastrados.', 'The working schedules that are registered.'),
  input: {
    ativos: varchar(
      10,
      phrase(
        'true, verdadeiro, sim, s ou 1: só os horários válidos hoje. Outro valor não restringe.',
        'true, verdadeiro, sim, s or 1: only schedules valid today. Another value does not restrict.',
      ),
      { ...decided('tamanho'), booleans: true },
    ),
    pesquisa: varchar(
      100,
      phrase(
        'Parte da referência ou da descrição, sem distinguir acentos nem maiúsculas. Vazia: todos.',
        'Part of the reference or description, whatever its accents and capitals. Empty: all.',
      ),
      decided('tamanho'),
    ),
  },
  output: {
    horarios: list({
      referencia: text(phrase('Código de referência do horário', 'Reference code of the schedule')),
      descricao: text(phrase('Descrição', 'Description')),
      validade: text(phrase('Data até a qual o horário vale', 'Day until which the schedule is valid')),
    }),
  },
  example: { ativos: 'true', pesquisa: '' },
})
