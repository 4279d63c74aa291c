import { numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { day, list, number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

/** The most days that can be looked ahead. */
export const mostDaysAhead = 90

export const previaCalendario = command({
  family: 'management',
  kind: 'command',
  id: 'PreviaCalendario',
  group: 'management',
  noun: 'calendario',
  doors: { staff: 'contratos.ver', unlimited: true },
  title: 'Prévia do calendário',
  description:
    'O que a plataforma vai fazer sozinha nos próximos dias, como as coisas estão agora: movimentos que vencem e lembretes que partem. Não muda nada.',
  rotulo: 'Prévia do calendário',
  on: 'new',
  input: {
    dias: numeric(2, `Quantos dias à frente, até ${mostDaysAhead}. Vazio: 30.`, {
      ...ours,
      min: 1,
      max: mostDaysAhead,
      rotulo: 'Dias',
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    itens: {
      ...list({
        dia: { ...day('Dia em que acontece'), rotulo: 'Dia' },
        entidade: text('Que registros'),
        movimento: text('O que acontece com eles'),
        rotulo: { ...text('O que acontece, em palavras'), rotulo: 'O que acontece' },
        quantidade: number('Com quantos'),
      }),
      rotulo: 'Itens',
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { dias: 30 },
})
