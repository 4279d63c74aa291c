import { alteraModeloMensagem } from '../../catalogue/management/modelo-mensagem/altera-modelo-mensagem.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'

export const textos: readonly CommandOperation[] = [alteraModeloMensagem]
