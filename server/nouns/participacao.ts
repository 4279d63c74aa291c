import { encerra } from '../domain/participacao/encerra.ts'
import { participacoes } from '../domain/participacao/guards.ts'
import { inclui } from '../domain/participacao/inclui.ts'
import { registraHoras } from '../domain/participacao/registra-horas.ts'
import { participacoes as participacoesListing } from '../listing/sources/participacoes.ts'
import { participacao as participacaoPage } from '../query/sources/participacao.ts'
import type { Noun } from './noun.ts'
import { among, ofProject, own } from './scopes.ts'

export const participacao: Noun<'participacao'> = {
  bound: participacoes,
  verbs: {
    IncluiParticipante: inclui,
    RegistraHoras: registraHoras,
    EncerraParticipacao: encerra,
  },
  waits: {},
  scope: {
    participacao: {
      units: ofProject(among('unidade_id')),
      parties: { aluno: own('aluno_id'), professor: ofProject(own('professor_id')) },
    },
  },
  listings: { ListaParticipacoes: participacoesListing },
  page: { source: participacaoPage },
}
