import { aprovaRemessa, cancelaRemessa, enviaRemessa, linkDeRemessa, rejeitaRemessa } from './commands.ts'
import { consultaRemessa } from './consulta-remessa.ts'
import { geraRemessa } from './gera-remessa.ts'
import { listaRemessas } from './lista-remessas.ts'

/** What people do with files of payments. */
export const remessaOperations = [
  listaRemessas,
  consultaRemessa,
  geraRemessa,
  aprovaRemessa,
  linkDeRemessa,
  enviaRemessa,
  rejeitaRemessa,
  cancelaRemessa,
] as const
