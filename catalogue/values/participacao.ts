export const papeisExtensao = ['Bolsista', 'Voluntário', 'Ouvinte', 'Ministrante'] as const
