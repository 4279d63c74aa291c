export const tiposItem = ['Taxa administrativa', 'Bolsa', 'Benefício', 'Seguro', 'Outros'] as const
export const formasMovimento = ['Boleto', 'Pix', 'TED', 'Crédito em conta', 'Compensação'] as const
export const origensFaturamento = ['Interna', 'Externa'] as const
