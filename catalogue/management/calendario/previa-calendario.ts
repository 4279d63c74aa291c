import { date, numeric, ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { day, list, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

/** Maximum number of days to look ahead. */
export const mostDaysAhead = 90
/** Maximum number of records named for one item. */
export const mostForeseen = 200

export const previaCalendario = command({
  family: 'management',
  kind: 'command',
  id: 'PreviaCalendario',
  group: 'management',
  noun: 'calendario',
  doors: { staff: 'contratos.ver', unlimited: true },
  title: phrase('Prévia do calendário', 'Preview of the calendar'),
  description: phrase(
    'O que a plataforma vai fazer sozinha nos próximos dias, como as coisas estão agora: movimentos que vencem e lembretes que partem. Não muda nada.',
    'What the platform is going to do by itself in the next days, as things stand now: moves that fall due and reminders that leave. Changes nothing.',
  ),
  rotulo: phrase('Prévia do calendário', 'Preview of the calendar'),
  on: 'new',
  input: {
    dias: numeric(
      2,
      phrase(
        `Quantos dias à frente, até ${mostDaysAhead}. Se ficar vazio: 30.`,
        `How many days ahead, up to ${mostDaysAhead}. If left empty: 30.`,
      ),
      {
        ...ours,
        min: 1,
        max: mostDaysAhead,
        rotulo: phrase('Dias', 'Days'),
      },
    ),
    dia: date(
      phrase(
        'Dia de um item, para saber com que registros acontece; entidade e movimento vão com ele.',
        'Day of an item, to know to which records it happens; entidade and movimento go with it.',
      ),
      { ...ours, rotulo: phrase('Dia', 'Day') },
    ),
    entidade: varchar(40, phrase('Entidade do item.', 'Entity of the item.'), {
      ...ours,
      rotulo: phrase('Que registros', 'Which records'),
    }),
    movimento: varchar(40, phrase('Movimento do item.', 'Move of the item.'), {
      ...ours,
      rotulo: phrase('O que acontece', 'What happens'),
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    itens: {
      ...list({
        dia: day(phrase('Dia em que acontece', 'Day on which it happens'), phrase('Dia', 'Day')),
        entidade: text(phrase('Que registros', 'Which records')),
        movimento: text(phrase('O que acontece com eles', 'What happens to them')),
        rotulo: text(
          phrase('O que acontece, em palavras', 'What happens, in words'),
          phrase('O que acontece', 'What happens'),
        ),
        quantidade: number(phrase('Com quantos', 'To how many')),
        registro: number(phrase('O registro, se é um só', 'The record, if it is a single one')),
      }),
      rotulo: phrase('Itens', 'Items'),
    },
    registros: {
      ...list({
        id: number(phrase('Número do registro na plataforma', 'Number of the record on the platform')),
        nome: text(phrase('Nome do registro', 'Name of the record')),
      }),
      text: phrase(
        `Os registros do item pedido, até ${mostForeseen}, se quem pergunta pode vê-los`,
        `The records of the requested item, up to ${mostForeseen}, if the caller may see them`,
      ),
      rotulo: phrase('Registros', 'Records'),
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { dias: 30 },
})
