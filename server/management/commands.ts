import type { Command } from '../../catalogue/management/index.ts'
import { aprova } from '../domain/vaga/aprova.ts'
import { cancela } from '../domain/vaga/cancela.ts'
import { encerra } from '../domain/vaga/encerra.ts'
import { reabre } from '../domain/vaga/reabre.ts'
import { reprova } from '../domain/vaga/reprova.ts'
import { suspende } from '../domain/vaga/suspende.ts'
import type { Verb } from '../domain/verb.ts'

/** Every command with what it does. A missing one does not compile. */
export const verbs: { readonly [C in Command as C['id']]: Verb<C> } = {
  AprovaVaga: aprova,
  ReprovaVaga: reprova,
  SuspendeVaga: suspende,
  ReabreVaga: reabre,
  EncerraVaga: encerra,
  CancelaVaga: cancela,
}
