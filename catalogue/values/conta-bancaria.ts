/** Banks whose files the platform writes and reads. */
export const bancosDeRemessa = {
  '001': 'Banco do Brasil',
  '033': 'Santander',
  '104': 'Caixa Econômica Federal',
  '237': 'Bradesco',
  '341': 'Itaú',
} as const
