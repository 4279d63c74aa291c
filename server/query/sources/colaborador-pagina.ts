import type { consultaColaborador } from '../../../catalogue/management/colaborador/consulta-colaborador.ts'
import type { PageSource } from '../source.ts'

const day = '(select hoje_do_cliente())'

/** Names of a workplace, from the row with alias `l`. */
const names = {
  unidade: 'u.nome',
  area: 'a.nome',
  cargo: 'g.nome',
  horario: 'coalesce(h.descricao, l.horario)',
}
const named = `
  left join unidade u on u.cliente_id = l.cliente_id and u.id = l.unidade_id
  left join area a on a.cliente_id = l.cliente_id and a.id = l.area_id
  left join cargo g on g.cliente_id = l.cliente_id and g.id = l.cargo_id
  left join horario h on h.cliente_id = l.cliente_id and h.id = l.horario_id`

/** An employee as of today, with all periods, for the page. */
export const colaboradorPagina: PageSource<typeof consultaColaborador.element, 'colaborador'> = {
  joins: `left join lotacao_atual l on l.cliente_id = x.cliente_id and l.colaborador_id = x.id
     and l.contrato_id = periodo_em(x.cliente_id, x.id, ${day}) ${named}`,
  element: {
    situacao: `situacao_colaborador(x, ${day})`,
    lotacao: { when: 'l.contrato_id is not null', show: names },
    periodos: {
      from: `colaborador_contrato p
        join lotacao_atual l on l.cliente_id = p.cliente_id and l.contrato_id = p.id ${named}
        left join vaga v on v.cliente_id = p.cliente_id and v.id = p.vaga_id
        where p.cliente_id = x.cliente_id and p.colaborador_id = x.id`,
      order: 'p.inicio desc, p.id desc',
      item: {
        inicio: 'p.inicio',
        contratacao: 'p.contratacao',
        saida: 'p.saida',
        tipoSaida: 'p.tipo_saida',
        motivo: 'p.motivo_saida',
        cancelamento: 'p.cancelamento',
        vaga: 'v.identificacao',
        ...names,
      },
    },
    transferencias: {
      from: `colaborador_lotacao l ${named} where l.cliente_id = x.cliente_id and l.colaborador_id = x.id`,
      order: 'l.desde desc, l.id desc',
      item: { desde: 'l.desde', ...names },
    },
  },
}
