import { room } from './room.ts'

export const pessoal = room('Pessoal', 'colaboradores.ver', {
  nouns: [
    {
      noun: 'colaborador',
      slug: 'colaboradores',
      load: async () => (await import('../nouns/colaborador.ts')).colaborador,
    },
    {
      noun: 'horario',
      slug: 'horarios',
      load: async () => (await import('../nouns/colaborador.ts')).horario,
    },
    {
      noun: 'area',
      slug: 'areas',
      load: async () => (await import('../nouns/colaborador.ts')).area,
    },
    {
      noun: 'cargo',
      slug: 'cargos',
      load: async () => (await import('../nouns/colaborador.ts')).cargo,
    },
  ],
})
