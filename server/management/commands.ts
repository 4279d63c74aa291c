import type { Command } from '../../catalogue/management/index.ts'
import type { SteppedVerb, Verb } from '../domain/verb.ts'
import { verbs as nounVerbs } from '../nouns/verbs.ts'
import { altera as alteraLoginUnico, consulta as consultaLoginUnico } from './login-unico.ts'
import { explain } from './registro/explain.ts'
import { history } from './registro/history.ts'
import { seek } from './registro/seek.ts'

type Stepped = Extract<Command, { stepped: true }>
type Apart = Extract<Command, { apart: true } | { amongBatches: true }>

/** Commands that run in steps. */
export const steppedVerbs: { readonly [C in Stepped as C['id']]: SteppedVerb<C> } = nounVerbs

/** Verbs of all other commands. A missing one does not compile. */
export const verbs: { readonly [C in Exclude<Command, Stepped | Apart> as C['id']]: Verb<C> } = {
  ...nounVerbs,
  ConsultaLoginUnico: consultaLoginUnico,
  AlteraLoginUnico: alteraLoginUnico,
  ExplicaSituacao: explain,
  HistoricoRegistro: history,
  Procura: seek,
}
