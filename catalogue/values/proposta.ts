export const tiposProposta = ['Monitoria', 'Ensino', 'Pesquisa', 'Iniciação científica'] as const
export const tiposBolsa = ['Mensal', 'Por hora'] as const
