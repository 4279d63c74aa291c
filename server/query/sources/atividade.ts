import type { consultaAtividade } from '../../../catalogue/management/atividade/consulta-atividade.ts'
import type { PageSource } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** An activity record, for its page. */
export const atividade: PageSource<typeof consultaAtividade.element, 'registro_atividade'> = {
  joins: parts.joined(parts.by('k', 'contrato', 'x.contrato_id'), parts.by('a', 'aluno', 'k.aluno_id')),
  element: {
    contratoIdentificador: 'k.id',
    contrato: 'k.numero',
    estagiario: parts.estagiario('a'),
  },
}
