import { encerra } from '../domain/participacao/encerra.ts'
import { participacoes } from '../domain/participacao/guards.ts'
import { inclui } from '../domain/participacao/inclui.ts'
import { registraHoras } from '../domain/participacao/registra-horas.ts'
import { participacoes as participacoesListing } from '../listing/sources/participacoes.ts'
import { participacao as participacaoPage } from '../query/sources/participacao.ts'
import type { Noun } from './noun.ts'

export const participacao: Noun<'participacao'> = {
  bound: participacoes,
  verbs: {
    IncluiParticipante: inclui,
    RegistraHoras: registraHoras,
    EncerraParticipacao: encerra,
  },
  waits: {},
  listings: { ListaParticipacoes: participacoesListing },
  page: { source: participacaoPage },
}
