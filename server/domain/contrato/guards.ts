import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { alunoAtivo } from '../aluno/active.ts'
import { institution } from '../cliente/institution.ts'
import { bind } from '../machine/bound.ts'
import { activeHost } from '../pessoa/active-host.ts'
import { representative } from '../pessoa/representative.ts'
import * as basics from './guards/basics.ts'
import { saldoOrcamento } from './guards/budget.ts'
import { jornada, orientador } from './guards/course.ts'
import { beneficiosNoTermo, correcaoConforme, efeito, planoNoTermo } from './guards/effect.ts'
import { cota, doisAnos, supervisao } from './guards/host.ts'
import * as monitoring from './guards/monitoring.ts'
import { sobreposicao } from './guards/overlap.ts'
import { avaliado, realizado } from './guards/realization.ts'
import { recesso, recessoAposFim } from './guards/recess.ts'
import { conferencista, conferido } from './guards/review.ts'
import * as student from './guards/student.ts'
import { compensacao, seguro } from './guards/terms.ts'
import { columns, isInternship } from './seen.ts'

export const contratos = bind({
  machine: contratoMachine,
  columns,
  guards: {
    ...basics,
    ...student,
    ...monitoring,
    alunoAtivo,
    efeito,
    correcaoConforme,
    planoNoTermo,
    beneficiosNoTermo,
    jornada,
    sobreposicao,
    orientador,
    doisAnos,
    supervisao,
    cota,
    compensacao,
    seguro,
    recesso,
    recessoAposFim,
    saldoOrcamento,
    realizado,
    avaliado,
    conferencista,
    conferido,
    concedenteAtiva: activeHost,
    // The host does not sign the term of a monitoring contract.
    representante: representative(isInternship),
    instituicaoIdentificada: institution(),
  },
})
