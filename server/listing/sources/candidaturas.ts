import { candidaturaMachine } from '../../../catalogue/machines/candidatura.ts'
import type { listaCandidaturas } from '../../../catalogue/management/candidatura/lista-candidaturas.ts'
import { unmet } from '../../domain/vaga/requirements.ts'
import { among, equal, named, oneOf, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { attending, byMoment, byState } from './parts.ts'

const mine = where`cliente_id = (select cliente_atual())`

/** Requirements of the vacancy that the student of the résumé does not meet. */
const missing = `(select ${unmet('w', 's.aluno_id')} from vaga w, curriculo s
  where w.cliente_id = x.cliente_id and w.id = x.vaga_id and s.cliente_id = x.cliente_id and s.id = x.curriculo_id)`

export const candidaturas: ListingSource<typeof listaCandidaturas, 'candidatura'> = {
  table: 'candidatura',
  joins: `left join vaga v on v.cliente_id = x.cliente_id and v.id = x.vaga_id
    left join curriculo r on r.cliente_id = x.cliente_id and r.id = x.curriculo_id`,
  columns: {
    vaga: { identificador: 'v.id', titulo: 'v.titulo' },
    curriculo: { identificador: 'r.id', nome: 'coalesce(r.nome_social, r.nome)' },
    naoAtende: missing,
  },
  filters: {
    situacao: among('x.situacao'),
    etapa: equal('x.etapa'),
    vaga: equal('x.vaga_id'),
    curriculo: equal('x.curriculo_id'),
    curso: (curso) =>
      where`x.curriculo_id in (select id from curriculo where ${mine} and ${attending('aluno_id', curso)})`,
    atende: (meets) => where`(${named(missing)} = '') = ${String(meets)}::boolean`,
  },
  search: (holds) => [
    oneOf(
      'x.curriculo_id',
      where`select id from curriculo where ${mine} and ${holds('coalesce(nome_social, nome)')}`,
    ),
    oneOf('x.vaga_id', where`select id from vaga where ${mine} and ${holds('titulo')}`),
  ],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    inclusao: byMoment('x.inclusao'),
    situacao: byState(candidaturaMachine, 'x.situacao'),
  },
}
