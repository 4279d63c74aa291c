import { linking } from '../domain/arquivo/linka.ts'
import { revoga } from '../domain/candidatura/revoga-consentimento.ts'
import { curriculos } from '../listing/sources/curriculos.ts'
import { curriculo as curriculoPage } from '../query/sources/curriculo.ts'
import type { Noun } from './noun.ts'

export const curriculo: Noun<'curriculo'> = {
  verbs: {
    RevogaConsentimento: revoga,
    LinkDeCurriculo: linking('curriculo', 'arquivo_nome'),
  },
  listings: { ListaCurriculos: curriculos },
  page: {
    table: 'curriculo',
    source: { ...curriculoPage, element: { ...curriculoPage.element, anonimizacao: 'x.anonimizacao' } },
  },
}
