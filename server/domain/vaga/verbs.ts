import { aprova } from './aprova.ts'
import { cancela } from './cancela.ts'
import { encerra } from './encerra.ts'
import { oferece } from './oferece.ts'
import { reabre } from './reabre.ts'
import { reprova } from './reprova.ts'
import { suspende } from './suspende.ts'

/** What the commands of vacancies do. */
export const vagaVerbs = {
  AprovaVaga: aprova,
  ReprovaVaga: reprova,
  SuspendeVaga: suspende,
  ReabreVaga: reabre,
  EncerraVaga: encerra,
  CancelaVaga: cancela,
  OfereceVaga: oferece,
}
