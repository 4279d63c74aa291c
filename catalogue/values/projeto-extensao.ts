export const modalidadesExtensao = [
  'Programa',
  'Projeto',
  'Curso e oficina',
  'Evento',
  'Prestação de serviço',
] as const
