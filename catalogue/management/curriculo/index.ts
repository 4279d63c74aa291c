import { linkDeCurriculo } from '../conteudo/link-de-curriculo.ts'
import { consultaCurriculo } from './consulta-curriculo.ts'
import { listaCurriculos } from './lista-curriculos.ts'
import { revogaConsentimento } from './revoga-consentimento.ts'

export const curriculoOperations = [
  listaCurriculos,
  consultaCurriculo,
  revogaConsentimento,
  linkDeCurriculo,
] as const
