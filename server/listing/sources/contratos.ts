import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { listaContratos } from '../../../catalogue/management/contrato/lista-contratos.ts'
import { open } from '../../domain/contract-states.ts'
import { firstDayAhead } from '../../query/sources/contrato-pagina.ts'
import { among, equal, notAfter, notBefore, oneOf, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import {
  byDay,
  byMoment,
  byState,
  indexed,
  nameOf,
  ofPerson,
  personNamed,
  studentOf,
  withNumber,
} from './parts.ts'

const mine = where`cliente_id = (select cliente_atual())`

/** Last day: a termination brings it forward. */
const end = 'least(c.encerramento, c.rescisao)'

export const contratos: ListingSource<typeof listaContratos, 'contrato'> = {
  table: 'contrato',
  alias: 'c',
  joins: `left join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
    left join pessoa pc on pc.cliente_id = c.cliente_id and pc.id = c.concedente_id
    left join curso cu on cu.cliente_id = c.cliente_id and cu.id = c.curso_id
    left join unidade u on u.cliente_id = c.cliente_id and u.id = coalesce(c.unidade_id, cu.unidade_id)`,
  columns: {
    contrato: 'c.numero',
    aluno: { nome: 'coalesce(a.nome_social, a.nome)', cpf: 'a.cpf' },
    concedente: { nome: nameOf('pc'), documento: 'pc.documento' },
    curso: 'cu.nome',
    unidade: 'u.nome',
    encerramento: end,
    vigoraEm: firstDayAhead,
  },
  filters: {
    situacao: among('c.situacao'),
    modalidade: equal('c.modalidade'),
    tipoEstagio: equal('c.tipo_estagio'),
    contrato: equal('c.numero'),
    cpf: (cpf) => oneOf('c.aluno_id', where`select id from aluno where ${mine} and cpf = ${cpf}`),
    aluno: equal('c.aluno_id'),
    concedente: ofPerson('c.concedente_id'),
    daConcedente: equal('c.concedente_id'),
    // Unit of the contract, or of its course if it has none. Written as two conditions so that each uses an
    // index.
    unidade: (unidade) =>
      where`(c.unidade_id = ${unidade} or c.unidade_id is null and c.curso_id = any(array(
        select id from curso where ${mine} and unidade_id = ${unidade})))`,
    professor: equal('c.professor_id'),
    supervisor: equal('c.supervisor_id'),
    inicioDe: notBefore('c.inicio'),
    inicioAte: notAfter('c.inicio'),
    encerramentoDe: notBefore(end),
    encerramentoAte: notAfter(end),
    semAditivo: (wanted) => {
      const amended = where`exists (select from contrato n where n.cliente_id = c.cliente_id and n.numero = c.numero
        and n.sequencia > c.sequencia and n.situacao in ${open})`
      return wanted ? where`not ${amended}` : amended
    },
  },
  search: (holds) => [
    ...withNumber('c.numero', holds),
    studentOf('c.aluno_id', holds),
    personNamed('c.concedente_id', holds),
  ],
  orders: {
    atualizacao: indexed(byMoment('c.atualizacao')),
    contrato: indexed({ by: 'c.numero', type: 'bigint' }),
    situacao: indexed(byState(contratoMachine, 'c.situacao')),
    inicio: indexed(byDay('c.inicio')),
    encerramento: indexed(byDay(end)),
  },
}
