import type { Command } from '../../catalogue/management/index.ts'
import type { ApartVerb, VerbAmongBatches } from './apart-verb.ts'
import { salva as salvaCanal, testa as testaCanal } from './canal.ts'
import { testa } from './login-unico.ts'
import { envia } from './logo.ts'
import { resume } from './painel/resume.ts'
import { previa, verifica } from './preview.ts'
import { aponta, confere } from './review.ts'

type ApartCommand = Extract<Command, { apart: true }>

/** Commands that run outside a transaction. A missing one does not compile. */
export const apartVerbs: { readonly [C in ApartCommand as C['id']]: ApartVerb<C> } = {
  EnviaLogotipo: envia,
  SalvaCanal: salvaCanal,
  TestaCanal: testaCanal,
  TestaLoginUnico: testa,
  PreviaModelo: previa,
  VerificaModelo: verifica,
  ResumoPainel: resume,
}

type CommandAmongBatches = Extract<Command, { amongBatches: true }>

/** Commands that also write records that batches feed. A missing one does not compile. */
export const verbsAmongBatches: {
  readonly [C in CommandAmongBatches as C['id']]: VerbAmongBatches<C>
} = {
  ConfereSolicitacao: confere,
  ApontaErros: aponta,
}
