import { numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { day, list, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

/** Maximum number of days to look ahead. */
export const mostDaysAhead = 90

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
        `Quantos dias à frente, até ${mostDaysAhead}. Vazio: 30.`,
        `How many days ahead, up to ${mostDaysAhead}. Empty: 30.`,
      ),
      {
        ...ours,
        min: 1,
        max: mostDaysAhead,
        rotulo: phrase('Dias', 'Days'),
      },
    ),
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
      }),
      rotulo: phrase('Itens', 'Items'),
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { dias: 30 },
})
