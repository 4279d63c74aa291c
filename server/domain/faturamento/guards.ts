import { sql } from 'kysely'
import { faturamentoMachine } from '../../../catalogue/machines/faturamento.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf, centsOf } from '../../values/cents.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import type { Breach } from '../machine/finding.ts'
import { unidadeInformada } from '../projeto/guards.ts'
import { reversible } from './movimentos.ts'

const columns = [
  'tipo',
  'origem',
  'pessoa_id',
  'aluno_id',
  'unidade_id',
  'emissao',
  'vencimento',
  'valor',
  'desconto',
  'juros',
  'multa',
  'quitado',
] as const satisfies readonly (keyof Row<'faturamento'>)[]

/** Movement to be booked; without `valor`, the open amount. */
export interface Lancamento {
  data: string
  valor: string | undefined
  juros: string
  multa: string
  desconto: string
}

type Faturamento = Standing &
  Pick<Row<'faturamento'>, (typeof columns)[number]> & {
    lancamento?: Lancamento
    /** The movement to reverse; the last one not reversed if absent. */
    movimento?: number | undefined
  }

const judging = (judge: (one: Faturamento, today: string) => readonly Breach[]): Guard<Faturamento> => {
  return (_tx, _records, { today }) => ({ judge: (one) => judge(one, today) })
}

const due = ({ valor, desconto, juros, multa }: Faturamento): number =>
  Math.max(0, centsOf(valor) - centsOf(desconto ?? '0') + centsOf(juros ?? '0') + centsOf(multa ?? '0'))

const ofKind = (tipo: string, regra: string, mensagem: Message) =>
  judging((one) =>
    one.tipo === tipo ? [] : [{ regra, campo: 'tipo', valor: one.tipo, limite: tipo, mensagem }],
  )

const aReceber = ofKind('R', 'aReceber', said('faturamento.faturamentoPagarNaoRecebe'))
const aPagar = ofKind('P', 'aPagar', said('faturamento.faturamentoReceberNaoPaga'))

/** The other system settles and cancels its own invoices. */
const emitidoAqui = judging(({ origem }) => {
  if (origem !== 'Externa') return []
  const mensagem = said('faturamento.faturamentoOutroSistemaDizLote')
  return [{ regra: 'emitidoAqui', campo: 'origem', valor: origem, limite: 'Interna', mensagem }]
})

const diaPassado = judging(({ lancamento }, today) => {
  if (!lancamento || lancamento.data <= today) return []
  const mensagem = said('faturamento.aindaNaoAconteceuNaoRegistra')
  return [
    { regra: 'diaPassado', campo: 'data', valor: lancamento.data, limite: today, proposta: today, mensagem },
  ]
})

/** Money for an invoice moves on or after its issue date. */
const desdeAEmissao = judging(({ lancamento, emissao }) => {
  if (!lancamento || lancamento.data >= emissao) return []
  const mensagem = said('faturamento.diaAnteriorEmissaoFaturamento')
  return [
    {
      regra: 'desdeAEmissao',
      campo: 'data',
      valor: lancamento.data,
      limite: emissao,
      proposta: emissao,
      mensagem,
    },
  ]
})

/** A movement may not exceed the open amount. */
const cabeNoSaldo = judging((one) => {
  const { lancamento } = one
  if (!lancamento) return []
  const open = due(one) - centsOf(one.quitado)
  const extra = centsOf(lancamento.juros) + centsOf(lancamento.multa) - centsOf(lancamento.desconto)
  const money = lancamento.valor === undefined ? open + extra : centsOf(lancamento.valor)
  const settled = money - extra
  if (money >= 0 && settled > 0 && settled <= open) return []
  const [valor, limite] = [amountOf(money), amountOf(open + extra)]
  const mensagem =
    settled > open
      ? said('faturamento.valorPassaSaldoJurosMulta', { limite })
      : said('faturamento.valorNaoBaixaNadaSaldo')
  return [
    {
      regra: 'cabeNoSaldo',
      campo: 'valor',
      valor,
      limite,
      ...(open + extra > 0 ? { proposta: limite } : {}),
      mensagem,
    },
  ]
})

const haMovimento: Guard<Faturamento> = async (tx, records) => {
  const found = await reversible(
    tx,
    records.map(({ id }) => id),
  )
  return {
    judge: ({ id, movimento }) => {
      const own = found.filter((one) => one.faturamento_id === id)
      if (movimento === undefined ? own.length > 0 : own.some((one) => one.id === movimento)) return []
      const mensagem = said('faturamento.naoHaMovimentoDesteFaturamento')
      return [
        {
          regra: 'haMovimento',
          campo: 'movimento',
          ...(movimento ? { valor: String(movimento) } : {}),
          mensagem,
        },
      ]
    },
  }
}

const semMovimento: Guard<Faturamento> = async (tx, records) => {
  const moved = await standing(
    tx,
    records.map(({ id }) => id),
  )
  return {
    judge: ({ id, quitado }) => {
      if (!moved.has(id)) return []
      const mensagem = said('faturamento.houveMovimentoEstorneAntesCancelar')
      return [{ regra: 'semMovimento', campo: 'quitado', valor: quitado, limite: '0.00', mensagem }]
    },
  }
}

/** Invoices with a movement that was not reversed. */
async function standing(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct m.faturamento_id as id from movimento m
     where m.cliente_id = ${currentClient} and m.faturamento_id = any(${ids}::bigint[]) and m.estorno_de is null
       and not exists (select from movimento e where e.cliente_id = m.cliente_id and e.estorno_de = m.id)`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The debtor is a person or organization; the creditor may also be a student. */
const parteInformada = judging(({ tipo, pessoa_id, aluno_id }) => {
  const known = tipo === 'R' ? [pessoa_id] : [pessoa_id, aluno_id]
  const named = known.filter((one) => one !== null).length
  if (named === 1 && !(tipo === 'R' && aluno_id !== null)) return []
  const mensagem =
    tipo === 'R'
      ? said('faturamento.informePessoaDeveSoEla')
      : said('faturamento.informeFavorecidoPessoaOuAluno')
  return [{ regra: 'parteInformada', campo: 'pessoa', mensagem }]
})

const vencimentoAberto = judging(({ vencimento }, today) => {
  if (vencimento >= today) return []
  const mensagem = said('faturamento.vencimentoNaoPodeTerPassado')
  return [
    {
      regra: 'vencimentoAberto',
      campo: 'vencimento',
      valor: vencimento,
      limite: today,
      proposta: today,
      mensagem,
    },
  ]
})

const valorPositivo = judging((one) => {
  if (due(one) > 0) return []
  const mensagem = said('faturamento.descontoNaoDeixaNadaFaturar')
  return [
    { regra: 'valorPositivo', campo: 'desconto', valor: one.desconto ?? '0.00', limite: one.valor, mensagem },
  ]
})

export const faturamentos = bind({
  machine: faturamentoMachine,
  columns,
  guards: {
    aReceber,
    aPagar,
    emitidoAqui,
    diaPassado,
    desdeAEmissao,
    cabeNoSaldo,
    haMovimento,
    semMovimento,
    parteInformada,
    vencimentoAberto,
    valorPositivo,
    unidadeInformada,
  },
})
