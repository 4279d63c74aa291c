import { linking } from '../domain/arquivo/linka.ts'
import { revoga } from '../domain/candidatura/revoga-consentimento.ts'
import { curriculos } from '../listing/sources/curriculos.ts'
import { curriculo as curriculoPage } from '../query/sources/curriculo.ts'
import type { Noun } from './noun.ts'
import { own, residents } from './scopes.ts'

export const curriculo: Noun<'curriculo'> = {
  verbs: {
    RevogaConsentimento: revoga,
    LinkDeCurriculo: linking('curriculo', 'arquivo_nome'),
  },
  scope: {
    curriculo: { units: residents, parties: { aluno: own('aluno_id') } },
  },
  sealed: [{ table: 'curriculo', column: 'dados_deficiencia' }],
  listings: { ListaCurriculos: curriculos },
  page: {
    table: 'curriculo',
    source: curriculoPage,
  },
}
