import { assinaturaMachine } from '../../machines/assinatura.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { convenioMachine } from '../../machines/convenio.ts'
import { faturamentoMachine } from '../../machines/faturamento.ts'
import type { Tone } from '../../machines/machine.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { remessaMachine } from '../../machines/remessa.ts'
import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { retornoItemMachine } from '../../machines/retorno-item.ts'
import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { situacoesLote } from '../../query/retorna-dados-ocorrencias.ts'
import { situacoesCausa } from '../causa/parts.ts'

/** A day told by its distance from the present one. */
interface FromToday {
  days: number
}

/** A number of the panel: how many rows a listing has under some filters. The listing itself counts them. */
export interface PanelNumber {
  nome: string
  rotulo: string
  tom: Tone
  lista: string
  filtros: Readonly<Record<string, string | readonly string[] | FromToday>>
}

/** What soon means to an office. */
export const daysAhead = 30
/** How long after the day of a payment banks may take to answer. */
const daysUnanswered = 3
const soon = { days: daysAhead }
const today = { days: 0 }
const yesterday = { days: -1 }

const { emitirTermo, ativar } = contratoMachine.moves
const { enviar, recusar, vencer } = assinaturaMachine.moves
const { pagar, vencer: vencerFatura } = faturamentoMachine.moves

/** What each part of the panel counts. What a part needs besides is its own to tell. */
export const panelNumbers = {
  pendencias: [
    {
      nome: 'pendenciasVencidas',
      rotulo: 'Pendências vencidas',
      tom: 'erro',
      lista: 'ListaPendencias',
      filtros: { vencidas: 'S' },
    },
    {
      nome: 'assinaturasParadas',
      rotulo: 'Assinaturas recusadas, vencidas ou sem aviso',
      tom: 'atencao',
      lista: 'ListaAssinaturas',
      filtros: { situacaoAssinatura: [recusar.to, vencer.to] },
    },
    {
      nome: 'assinaturas',
      rotulo: 'Assinaturas em espera',
      tom: 'espera',
      lista: 'ListaAssinaturas',
      filtros: { situacaoAssinatura: [enviar.to] },
    },
    {
      nome: 'solicitacoes',
      rotulo: 'Solicitações a atender',
      tom: 'espera',
      lista: 'ListaSolicitacoes',
      filtros: { situacao: [solicitacaoMachine.moves.atender.from[0]] },
    },
    {
      nome: 'pareceres',
      rotulo: 'Entregas em aprovação',
      tom: 'andamento',
      lista: 'ListaPendencias',
      filtros: { situacao: [pendenciaMachine.moves.aprovar.from[0]] },
    },
  ],
  contratos: [
    {
      nome: 'incluidos',
      rotulo: 'Sem termo emitido',
      tom: 'neutro',
      lista: 'ListaContratos',
      filtros: { situacao: [emitirTermo.from[0]] },
    },
    {
      nome: 'aguardando',
      rotulo: 'Aguardando assinatura',
      tom: 'espera',
      lista: 'ListaContratos',
      filtros: { situacao: [emitirTermo.to] },
    },
    {
      nome: 'ativos',
      rotulo: 'Ativos',
      tom: 'ok',
      lista: 'ListaContratos',
      filtros: { situacao: [ativar.to] },
    },
    {
      nome: 'vencem',
      rotulo: `Terminam em ${daysAhead} dias`,
      tom: 'atencao',
      lista: 'ListaContratos',
      filtros: { situacao: [ativar.to], encerramentoDe: today, encerramentoAte: soon },
    },
  ],
  convenios: [
    {
      nome: 'conveniosVencem',
      rotulo: `Terminam em ${daysAhead} dias`,
      tom: 'atencao',
      lista: 'ListaConvenios',
      filtros: { situacao: [convenioMachine.moves.vigorar.to], terminoDe: today, terminoAte: soon },
    },
    {
      nome: 'conveniosVencidos',
      rotulo: 'Vencidos, sem renovação',
      tom: 'erro',
      lista: 'ListaConvenios',
      filtros: { situacao: [convenioMachine.moves.vencer.to] },
    },
  ],
  financeiro: [
    {
      nome: 'pagarVencidos',
      rotulo: 'A pagar, vencidos',
      tom: 'erro',
      lista: 'ListaFaturamentos',
      filtros: { tipo: 'P', situacao: [vencerFatura.to] },
    },
    {
      nome: 'pagar',
      rotulo: `A pagar em ${daysAhead} dias`,
      tom: 'espera',
      lista: 'ListaFaturamentos',
      filtros: { tipo: 'P', situacao: pagar.from.slice(0, 2), vencimentoAte: soon },
    },
    {
      nome: 'receberVencidos',
      rotulo: 'A receber, vencidos',
      tom: 'atencao',
      lista: 'ListaFaturamentos',
      filtros: { tipo: 'R', situacao: [vencerFatura.to] },
    },
    {
      nome: 'mesesComDiferencas',
      rotulo: 'Meses fechados com diferenças',
      tom: 'atencao',
      lista: 'ListaFechamentos',
      filtros: { comDiferenca: 'S' },
    },
    {
      nome: 'remessasAAprovar',
      rotulo: 'Remessas à espera de aprovação',
      tom: 'espera',
      lista: 'ListaRemessas',
      filtros: { situacao: [remessaMachine.initial[0]], aprovada: 'N' },
    },
    {
      nome: 'retornosAConferir',
      rotulo: 'Linhas de retornos a conferir',
      tom: 'atencao',
      lista: 'ListaRetornoItens',
      filtros: { situacao: [retornoItemMachine.moves.conciliar.from[0]] },
    },
    {
      nome: 'pagamentosRecusados',
      rotulo: 'Pagamentos recusados, ainda a pagar',
      tom: 'erro',
      lista: 'ListaRemessaItens',
      filtros: { situacao: [remessaItemMachine.moves.recusar.to], aPagar: 'S' },
    },
    {
      nome: 'pagamentosSemResposta',
      rotulo: `Pagamentos sem resposta do banco há mais de ${daysUnanswered} dias`,
      tom: 'atencao',
      lista: 'ListaRemessaItens',
      filtros: {
        situacao: [remessaItemMachine.moves.enviar.to, remessaItemMachine.moves.agendar.to],
        dataPagamentoAte: { days: -daysUnanswered - 1 },
      },
    },
  ],
  lotes: [
    {
      nome: 'lotesRecebidos',
      rotulo: 'Recebidos desde ontem',
      tom: 'neutro',
      lista: 'ListaLotes',
      filtros: { recebidoDe: yesterday },
    },
    {
      nome: 'lotesComRecusas',
      rotulo: 'Com recusas desde ontem',
      tom: 'atencao',
      lista: 'ListaLotes',
      filtros: { recebidoDe: yesterday, comRecusas: 'S' },
    },
    {
      nome: 'lotesNaFila',
      rotulo: 'Na fila ou em processamento',
      tom: 'andamento',
      lista: 'ListaLotes',
      filtros: { situacao: situacoesLote.slice(0, 2) },
    },
    {
      nome: 'causasAbertas',
      rotulo: 'Causas de recusa abertas',
      tom: 'erro',
      lista: 'ListaCausas',
      filtros: { situacao: [situacoesCausa[0]] },
    },
  ],
} as const satisfies Readonly<Record<string, readonly PanelNumber[]>>
