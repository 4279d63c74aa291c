import { verificaAlteracao } from '../contrato/verifica-alteracao.ts'
import { verificaContrato } from '../contrato/verifica-contrato.ts'
import { verificaModelo } from '../modelo/verifica-modelo.ts'
import { explicaSituacao } from './explica-situacao.ts'
import { historicoRegistro } from './historico-registro.ts'
import { procura } from './procura.ts'

/** Reads on records. Pages call them by themselves, so they have no button. */
export const registroOperations = [
  explicaSituacao,
  historicoRegistro,
  procura,
  verificaContrato,
  verificaAlteracao,
  verificaModelo,
] as const
