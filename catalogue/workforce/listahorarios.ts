import { decided, varchar } from '../fields.ts'
import { workforce } from '../operation.ts'
import { list, text } from '../output.ts'

export const listahorarios = workforce({
  family: 'workforce',
  id: 'listahorarios',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Obter lista de horários',
  description: 'Horários de trabalho cadastrados.',
  input: {
    ativos: varchar(
      10,
      'true, verdadeiro, sim, s ou 1: só os horários válidos hoje. Outro valor não restringe.',
      { ...decided('tamanho'), booleans: true },
    ),
    pesquisa: varchar(
      100,
      'Parte da referência ou da descrição, sem distinguir acentos nem maiúsculas. Vazia: todos.',
      decided('tamanho'),
    ),
  },
  output: {
    horarios: list({
      referencia: text('Código de referência do horário'),
      descricao: text('Descrição'),
      validade: text('Data até a qual o horário vale'),
    }),
  },
  example: { ativos: 'true', pesquisa: '' },
})
