import { room } from './room.ts'

export const pessoal = room('Pessoal', {
  nouns: [
    {
      noun: 'colaborador',
      slug: 'colaboradores',
      right: 'colaboradores.ver',
      load: async () => (await import('../nouns/colaborador.ts')).colaborador,
    },
    {
      noun: 'horario',
      slug: 'horarios',
      right: 'colaboradores.ver',
      load: async () => (await import('../nouns/colaborador.ts')).horario,
    },
    {
      noun: 'area',
      slug: 'areas',
      right: 'colaboradores.ver',
      load: async () => (await import('../nouns/colaborador.ts')).area,
    },
    {
      noun: 'cargo',
      slug: 'cargos',
      right: 'colaboradores.ver',
      load: async () => (await import('../nouns/colaborador.ts')).cargo,
    },
  ],
})
