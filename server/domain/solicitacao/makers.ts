import { type Message, said } from '../../../catalogue/message.ts'
import type { TipoSolicitacao } from '../../../catalogue/values/solicitacao.ts'
import { agreements } from './agreement.ts'
import { amendments } from './amendment.ts'
import { contracts } from './contract.ts'
import { equivalences } from './equivalence.ts'
import type { Maker } from './making.ts'
import { type Asked, hostOf } from './request.ts'

/** Makers for requests that create a record. */
export const makers: Readonly<Partial<Record<TipoSolicitacao, Maker>>> = {
  Convênio: agreements,
  'Inclusão de contrato': contracts,
  'Alteração contratual': amendments,
  Equivalência: equivalences,
}

/** A required value: how to read it, its field, and its label. */
type Need = readonly [value: (one: Asked) => unknown, campo: string, what: Message]

const day: Need = [({ inicio }) => inicio, 'inicio', said('solicitacao.primeiroDia')]
const lastDay: Need = [({ termino }) => termino, 'termino', said('solicitacao.ultimoDia')]
const student: Need = [({ aluno_id }) => aluno_id, 'aluno', said('solicitacao.aluno')]

/** Values required for each record. */
export const needs: Readonly<Partial<Record<TipoSolicitacao, readonly Need[]>>> = {
  Convênio: [[hostOf, 'pessoa', said('comum.concedente')]],
  'Inclusão de contrato': [student, day, lastDay],
  'Alteração contratual': [day],
  Equivalência: [
    student,
    [({ curso_id }) => curso_id, 'curso', said('comum.curso')],
    [({ atividade }) => atividade, 'atividade', said('solicitacao.atividade')],
    day,
    lastDay,
    [({ horas_solicitadas }) => horas_solicitadas, 'horasSolicitadas', said('solicitacao.horas')],
  ],
}
