import { room } from './room.ts'

export const pessoal = room('Pessoal', 'colaboradores.ver', {
  nouns: [
    {
      noun: 'colaborador',
      slug: 'colaboradores',
      words: 'funcionário empregado servidor pessoal employee staff',
      load: async () => (await import('../nouns/colaborador.ts')).colaborador,
    },
    {
      noun: 'horario',
      slug: 'horarios',
      words: 'jornada turno escala timetable',
      load: async () => (await import('../nouns/colaborador.ts')).horario,
    },
    {
      noun: 'area',
      slug: 'areas',
      words: 'setor departamento department',
      load: async () => (await import('../nouns/colaborador.ts')).area,
    },
    {
      noun: 'cargo',
      slug: 'cargos',
      words: 'função position',
      load: async () => (await import('../nouns/colaborador.ts')).cargo,
    },
  ],
})
