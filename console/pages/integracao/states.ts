import type { Tone } from '../../../catalogue/machines/machine.ts'

export const access: { states: Readonly<Record<string, { tone: Tone }>> } = {
  states: {
    Ativa: { tone: 'ok' },
    'Em troca': { tone: 'andamento' },
    Revogada: { tone: 'encerrado' },
    Expirada: { tone: 'encerrado' },
  },
}
