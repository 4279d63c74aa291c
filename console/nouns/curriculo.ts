import { curriculoOperations } from '../../catalogue/management/curriculo/index.ts'
import { nounOf } from '../derive/noun.ts'

export const curriculo = nounOf(undefined, curriculoOperations, {
  name: 'nome',
  beside: 'identificacao',
  titles: ['nomeSocial', 'nome'],
  columns: ['nome', 'identificacao', 'cidade', 'uf', 'dtConsentimento', 'situacao', 'atualizacao'],
})
