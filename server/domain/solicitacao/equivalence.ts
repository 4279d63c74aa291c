import { equivalencias } from '../equivalencia/guards.ts'
import { makes } from './making.ts'
import { hostOf } from './request.ts'

/** Creates the requested equivalences, to be decided like others. */
export const equivalences = makes(equivalencias, async (_tx, _acting, asked) =>
  asked.map((one) => ({
    aluno_id: one.aluno_id!,
    curso_id: one.curso_id!,
    organizacao_id: hostOf(one),
    tipo: one.atividade!,
    descricao: one.descricao,
    inicio: one.inicio!,
    termino: one.termino!,
    horas_solicitadas: one.horas_solicitadas!,
  })),
)
