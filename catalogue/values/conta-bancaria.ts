import { phrase } from '../phrase.ts'

/** Banks whose files the platform writes and reads. */
export const bancosDeRemessa = {
  '001': phrase('Banco do Brasil', 'Banco do Brasil'),
  '033': phrase('Santander', 'Santander'),
  '104': phrase('Caixa Econômica Federal', 'Caixa Econômica Federal'),
  '237': phrase('Bradesco', 'Bradesco'),
  '341': phrase('Itaú', 'Itaú'),
} as const
