import { assinaturaMachine } from '../../machines/assinatura.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { convenioMachine } from '../../machines/convenio.ts'
import { faturamentoMachine } from '../../machines/faturamento.ts'
import type { Tone } from '../../machines/machine.ts'
import { mensagemMachine } from '../../machines/mensagem.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { remessaMachine } from '../../machines/remessa.ts'
import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { retornoItemMachine } from '../../machines/retorno-item.ts'
import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { type Phrase, phrase } from '../../phrase.ts'
import { situacoesLote } from '../../query/retorna-dados-ocorrencias.ts'
import { conferencia } from '../../values/solicitacao.ts'

/** A day relative to today. */
interface FromToday {
  days: number
}

/** Number of the panel: the rows of a listing under filters, counted by the listing itself. */
export interface PanelNumber {
  nome: string
  rotulo: Phrase
  tom: Tone
  lista: string
  filtros: Readonly<Record<string, string | readonly string[] | FromToday>>
}

/** Number of days that count as soon. */
export const daysAhead = 30
/** Days after a payment in which banks may still answer. */
const daysUnanswered = 3
const soon = { days: daysAhead }
const today = { days: 0 }
const yesterday = { days: -1 }

const { emitirTermo, ativar } = contratoMachine.moves
const { enviar, recusar, vencer } = assinaturaMachine.moves
const { pagar, vencer: vencerFatura } = faturamentoMachine.moves

/** Numbers of each part of the panel. */
export const panelNumbers = {
  pendencias: [
    {
      nome: 'pendenciasVencidas',
      rotulo: phrase('Pendências vencidas', 'Overdue pending items'),
      tom: 'erro',
      lista: 'ListaPendencias',
      filtros: { vencidas: 'S' },
    },
    {
      nome: 'assinaturasParadas',
      rotulo: phrase(
        'Assinaturas recusadas, vencidas ou sem aviso',
        'Signatures refused, expired or without notice',
      ),
      tom: 'atencao',
      lista: 'ListaAssinaturas',
      filtros: { situacaoAssinatura: [recusar.to, vencer.to] },
    },
    {
      nome: 'assinaturas',
      rotulo: phrase('Assinaturas em espera', 'Signatures awaited'),
      tom: 'espera',
      lista: 'ListaAssinaturas',
      filtros: { situacaoAssinatura: [enviar.to] },
    },
    {
      nome: 'solicitacoes',
      rotulo: phrase('Solicitações a atender', 'Requests to answer'),
      tom: 'espera',
      lista: 'ListaSolicitacoes',
      filtros: { situacao: [solicitacaoMachine.moves.atender.from[0]], espera: 'instituicao' },
    },
    {
      nome: 'errosApontados',
      rotulo: phrase('Erros que concedentes apontaram em termos', 'Errors that hosts reported in terms'),
      tom: 'atencao',
      lista: 'ListaSolicitacoes',
      filtros: { tipo: conferencia, situacao: [solicitacaoMachine.moves.apontar.to] },
    },
    {
      nome: 'pareceres',
      rotulo: phrase('Entregas em aprovação', 'Deliveries to approve'),
      tom: 'andamento',
      lista: 'ListaPendencias',
      filtros: { situacao: [pendenciaMachine.moves.aprovar.from[0]] },
    },
    {
      nome: 'apolicesARenovar',
      rotulo: phrase(
        'Renovar apólices que terminam antes de contratos',
        'Renew policies that end before contracts',
      ),
      tom: 'atencao',
      lista: 'ListaApolices',
      filtros: { terminaAntes: 'S' },
    },
    {
      nome: 'mensagensParadas',
      rotulo: phrase('Mensagens à espera ou não entregues', 'Messages waiting or not delivered'),
      tom: 'atencao',
      lista: 'ListaMensagens',
      filtros: { situacao: [mensagemMachine.initial[0], mensagemMachine.moves.desistir.to] },
    },
  ],
  contratos: [
    {
      nome: 'incluidos',
      rotulo: phrase('Sem termo emitido', 'Without a term'),
      tom: 'neutro',
      lista: 'ListaContratos',
      filtros: { situacao: [emitirTermo.from[0]] },
    },
    {
      nome: 'aguardando',
      rotulo: phrase('Aguardando assinatura', 'Waiting for signature'),
      tom: 'espera',
      lista: 'ListaContratos',
      filtros: { situacao: [emitirTermo.to] },
    },
    {
      nome: 'ativos',
      rotulo: phrase('Ativos', 'Active'),
      tom: 'ok',
      lista: 'ListaContratos',
      filtros: { situacao: [ativar.to] },
    },
    {
      nome: 'vencem',
      rotulo: phrase(`Terminam em ${daysAhead} dias`, `Ending within ${daysAhead} days`),
      tom: 'atencao',
      lista: 'ListaContratos',
      filtros: { situacao: [ativar.to], encerramentoDe: today, encerramentoAte: soon },
    },
  ],
  convenios: [
    {
      nome: 'conveniosVencem',
      rotulo: phrase(`Terminam em ${daysAhead} dias`, `Ending within ${daysAhead} days`),
      tom: 'atencao',
      lista: 'ListaConvenios',
      filtros: { situacao: [convenioMachine.moves.vigorar.to], terminoDe: today, terminoAte: soon },
    },
    {
      nome: 'conveniosVencidos',
      rotulo: phrase('Vencidos, sem renovação', 'Expired, not renewed'),
      tom: 'erro',
      lista: 'ListaConvenios',
      filtros: { situacao: [convenioMachine.moves.vencer.to] },
    },
  ],
  financeiro: [
    {
      nome: 'pagarVencidos',
      rotulo: phrase('A pagar, vencidos', 'To pay, overdue'),
      tom: 'erro',
      lista: 'ListaFaturamentos',
      filtros: { tipo: 'P', situacao: [vencerFatura.to] },
    },
    {
      nome: 'pagar',
      rotulo: phrase(`A pagar em ${daysAhead} dias`, `To pay within ${daysAhead} days`),
      tom: 'espera',
      lista: 'ListaFaturamentos',
      filtros: { tipo: 'P', situacao: pagar.from.slice(0, 2), vencimentoAte: soon },
    },
    {
      nome: 'receberVencidos',
      rotulo: phrase('A receber, vencidos', 'To receive, overdue'),
      tom: 'atencao',
      lista: 'ListaFaturamentos',
      filtros: { tipo: 'R', situacao: [vencerFatura.to] },
    },
    {
      nome: 'mesesComDiferencas',
      rotulo: phrase('Meses fechados com diferenças', 'Closed months with differences'),
      tom: 'atencao',
      lista: 'ListaFechamentos',
      filtros: { comDiferenca: 'S' },
    },
    {
      nome: 'remessasAAprovar',
      rotulo: phrase('Remessas à espera de aprovação', 'Remittances waiting for approval'),
      tom: 'espera',
      lista: 'ListaRemessas',
      filtros: { situacao: [remessaMachine.initial[0]], aprovada: 'N' },
    },
    {
      nome: 'retornosAConferir',
      rotulo: phrase('Linhas de retornos a conferir', 'Lines of returns to be checked'),
      tom: 'atencao',
      lista: 'ListaRetornoItens',
      filtros: { situacao: [retornoItemMachine.moves.conciliar.from[0]] },
    },
    {
      nome: 'pagamentosRecusados',
      rotulo: phrase('Pagamentos recusados, ainda a pagar', 'Refused payments, still to be paid'),
      tom: 'erro',
      lista: 'ListaRemessaItens',
      filtros: { situacao: [remessaItemMachine.moves.recusar.to], aPagar: 'S' },
    },
    {
      nome: 'pagamentosSemResposta',
      rotulo: phrase(
        `Pagamentos sem resposta do banco há mais de ${daysUnanswered} dias`,
        `Payments without an answer of the bank for more than ${daysUnanswered} days`,
      ),
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
      rotulo: phrase('Recebidos desde ontem', 'Received since yesterday'),
      tom: 'neutro',
      lista: 'ListaLotes',
      filtros: { recebidoDe: yesterday },
    },
    {
      nome: 'lotesComRecusas',
      rotulo: phrase('Com recusas desde ontem', 'With refusals since yesterday'),
      tom: 'atencao',
      lista: 'ListaLotes',
      filtros: { recebidoDe: yesterday, comRecusas: 'S' },
    },
    {
      nome: 'lotesNaFila',
      rotulo: phrase('Na fila ou em processamento', 'Queued or being processed'),
      tom: 'andamento',
      lista: 'ListaLotes',
      filtros: { situacao: situacoesLote.slice(0, 2) },
    },
    {
      nome: 'causasAbertas',
      rotulo: phrase('Causas de recusa abertas', 'Open causes of refusal'),
      tom: 'erro',
      lista: 'ListaCausas',
      filtros: { situacao: ['Aberta'] },
    },
  ],
} as const satisfies Readonly<Record<string, readonly PanelNumber[]>>
