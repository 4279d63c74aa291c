import { phrase } from '../phrase.ts'

/** How a client's messages leave the platform. */
export const caminhosMensagens = {
  smtp: phrase('Pelo servidor de e-mail', 'By the mail server'),
  pasta: phrase('Para a pasta do cliente de demonstração', "To the sample client's folder"),
  nenhuma: phrase('Não saem: e-mail não configurado', 'They do not leave: e-mail is not configured'),
} as const

export type CaminhoMensagens = keyof typeof caminhosMensagens
