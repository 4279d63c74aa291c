import { encerra } from './encerra.ts'
import { inclui } from './inclui.ts'
import { registraHoras } from './registra-horas.ts'

/** What the commands of participations do. */
export const participacaoVerbs = {
  IncluiParticipante: inclui,
  RegistraHoras: registraHoras,
  EncerraParticipacao: encerra,
}
