export const tiposEquivalencia = [
  'Extensão',
  'Monitoria',
  'Iniciação científica',
  'Intercâmbio no exterior',
  'Atividade profissional',
] as const
