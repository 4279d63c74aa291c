import { consultaTodos, consultaUm } from '../domain/avaliacao/consulta.ts'
import { salva } from '../domain/avaliacao/salva.ts'
import { consultaDaPendencia } from '../domain/pendencia/form-of-item.ts'
import type { Noun } from './noun.ts'

export const formulario: Noun<'formulario'> = {
  verbs: {
    ConsultaFormularios: consultaTodos,
    ConsultaFormulario: consultaUm,
    SalvaFormulario: salva,
    FormularioDaPendencia: consultaDaPendencia,
  },
}
