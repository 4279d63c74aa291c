import { alteraModeloMensagem } from '../../catalogue/management/modelo-mensagem/altera-modelo-mensagem.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'

/** The texts of messages. */
export const textos: readonly CommandOperation[] = [alteraModeloMensagem]
