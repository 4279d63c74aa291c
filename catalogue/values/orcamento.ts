export const tiposOrcamento = ['Estágio', 'Monitoria', 'Extensão'] as const
