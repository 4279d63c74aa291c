import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { faturamentoElement } from '../../../catalogue/management/faturamento/element.ts'
import type { listaFaturamentos } from '../../../catalogue/management/faturamento/lista-faturamentos.ts'
import { netOf, openOf, reversed, stateOf } from '../../domain/faturamento/amounts.ts'
import { personOf, studentOf } from '../../domain/faturamento/party.ts'
import type { PageSource, RowSources } from '../source.ts'
import * as parts from './integracao-parts.ts'

const { recusar, devolver } = remessaItemMachine.moves

/** Columns of lists and pages of invoices; `u` is the unit. */
export const faturamentoColumns: RowSources<(typeof listaFaturamentos)['columns'], 'faturamento'> = {
  numero: 'coalesce(x.numero, x.numero_externo)',
  situacao: stateOf('x'),
  parte: {
    documento: 'x.documento',
    nome: 'x.nome',
    alunoIdentificador: studentOf('x'),
    pessoaIdentificador: personOf('x'),
  },
  valorLiquido: netOf('x'),
  saldo: openOf('x'),
  pagamento: `(select max(m.data) from movimento m where m.cliente_id = x.cliente_id and m.faturamento_id = x.id
    and m.estorno_de is null and not ${reversed('m')})`,
  recusa: `(select case when r.situacao in ('${recusar.to}', '${devolver.to}') then coalesce(nullif((
      select string_agg(o ->> 'descricao', '; ') from json_array_elements(r.ocorrencias) o), ''), r.situacao) end
    from remessa_item r where r.cliente_id = x.cliente_id and r.faturamento_id = x.id order by r.id desc limit 1)`,
  unidade: parts.ownUnit('u'),
}

/** An invoice, for its page. */
export const faturamento: PageSource<typeof faturamentoElement, 'faturamento'> = {
  joins: parts.joined(parts.by('u', 'unidade', 'x.unidade_id'), parts.by('k', 'contrato', 'x.contrato_id')),
  element: {
    ...faturamentoColumns,
    contrato: 'k.numero',
    contratoIdentificador: 'k.id',
    valorBruto: 'x.valor',
    desconto: 'coalesce(x.desconto, 0)',
    acrescimo: 'coalesce(x.juros, 0) + coalesce(x.multa, 0)',
    itens: {
      from: `faturamento_item i left join contrato ik on ik.cliente_id = i.cliente_id and ik.id = i.contrato_id
        where i.cliente_id = x.cliente_id and i.faturamento_id = x.id`,
      order: 'i.sequencia',
      item: {
        sequencia: 'i.sequencia',
        tipo: 'i.tipo',
        descricao: 'i.descricao',
        contrato: 'ik.numero',
        contratoIdentificador: 'ik.id',
        parcela: 'i.parcela',
        quantidade: 'i.quantidade',
        valorUnitario: 'i.valor_unitario',
        valor: 'i.valor',
      },
    },
    documentos: {
      from: 'documento_financeiro d where d.cliente_id = x.cliente_id and d.faturamento_id = x.id',
      order: 'd.id',
      item: {
        identificador: 'd.id',
        identificacao: 'd.identificacao',
        tipo: 'd.tipo',
        numero: 'd.numero',
        emissao: 'd.emissao',
        vencimento: 'd.vencimento',
        valor: 'd.valor',
        linhaDigitavel: 'd.linha_digitavel',
      },
    },
    movimentos: {
      from: 'movimento m where m.cliente_id = x.cliente_id and m.faturamento_id = x.id',
      order: 'm.id',
      item: {
        identificador: 'm.id',
        data: 'm.data',
        credito: 'm.credito',
        valor: 'm.valor',
        juros: 'm.juros',
        multa: 'm.multa',
        desconto: 'm.desconto',
        forma: 'm.forma',
        origem: 'm.origem',
        estornoDe: 'm.estorno_de',
        estornado: parts.yesNo(reversed('m')),
        motivo: 'motivo_do_movimento(m)',
        usuario: 'm.usuario',
      },
    },
  },
}
