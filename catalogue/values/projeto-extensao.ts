import { withEnglish } from '../phrase.ts'

export const modalidadesExtensao = withEnglish({
  Programa: 'Program',
  Projeto: 'Project',
  'Curso e oficina': 'Course and workshop',
  Evento: 'Event',
  'Prestação de serviço': 'Service',
})
