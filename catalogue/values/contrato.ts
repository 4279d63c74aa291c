export const modalidadesContrato = { estagio: 'Estágio', monitoria: 'Monitoria' } as const
export const tiposBolsaContrato = ['Mensal', 'Por hora'] as const
export const tiposEstagio = ['Obrigatório', 'Não obrigatório'] as const
export const tiposAuxilio = ['Mensal', 'Diário'] as const
