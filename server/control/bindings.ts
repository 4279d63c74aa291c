import type { Control } from '../../catalogue/index.ts'
import type { Caller } from '../domain/credencial/authenticate.ts'
import { consultaLote } from './consulta-lote.ts'
import { getToken } from './get-token.ts'
import type { ControlHandler } from './handler.ts'
import { reprocessaLote } from './reprocessa-lote.ts'
import { validateToken } from './validate-token.ts'

type Who<T extends Control> = T extends { credential: 'token' } ? Caller : undefined

/** Every control operation with what it does. A missing one does not compile. */
export const controlHandlers: {
  readonly [T in Control as T['id']]: ControlHandler<Who<T>>
} = {
  ConsultaLote: consultaLote,
  GetToken: getToken,
  ReprocessaLote: reprocessaLote,
  ValidateToken: validateToken,
}
