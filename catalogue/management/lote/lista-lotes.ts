import { code, date, flag, ours, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, moment, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { situacoesLote } from '../../query/retorna-dados-ocorrencias.ts'
import { statesFilter } from '../filters.ts'
import { operacaoCodes } from './operacoes.ts'

export const listaLotes = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaLotes',
  group: 'management',
  noun: 'lote',
  doors: { staff: 'integracao.ver' },
  title: phrase('Lotes', 'Batches'),
  description: phrase(
    'Os lotes recebidos e os feitos aqui, com o que foi de seus registros.',
    'The batches received and those made here, with what became of their records.',
  ),
  columns: {
    id: number(phrase('Número do lote', 'Number of the batch'), phrase('Lote', 'Batch')),
    operacao: coded(phrase('O que o lote traz', 'What the batch brings'), operacaoCodes),
    situacao: text(phrase('Situação', 'State'), situacoesLote),
    registros: number(phrase('Registros recebidos', 'Records received')),
    incluidos: number(phrase('Registros incluídos', 'Records included'), phrase('Incluídos', 'Added')),
    atualizados: number(phrase('Registros atualizados', 'Records updated'), phrase('Atualizados', 'Updated')),
    inalterados: number(
      phrase('Registros inalterados', 'Records unchanged'),
      phrase('Inalterados', 'Unchanged'),
    ),
    recusados: number(phrase('Registros recusados', 'Refused records')),
    aguardando: number(
      phrase('Registros que aguardam uma referência', 'Records that wait for a reference'),
      phrase('Aguardando', 'Waiting'),
    ),
    credencial: text(
      phrase(
        'Credencial por que veio, ou quem o fez aqui',
        'Credential by which it came, or who made it here',
      ),
      phrase('Enviado por', 'Sent by'),
    ),
    retorno: text(phrase('Rótulo do envio', 'Label of the sending'), phrase('Rótulo', 'Label')),
    simulado: truth(
      phrase('Se só decidiu, sem alterar nada', 'Whether it only decided, without changing anything'),
      phrase('Simulação', 'Simulation'),
    ),
    origem: number(
      phrase(
        'Lote de que são os registros, quando reprocessados',
        'Batch that the records are of, where reprocessed',
      ),
      phrase('Lote de origem', 'Batch of origin'),
    ),
    recebimento: moment(phrase('Recebimento', 'Received')),
    termino: moment(phrase('Término do processamento', 'End of the processing')),
  },
  filters: {
    operacao: code(40, phrase('Operação.', 'Operation.'), operacaoCodes, {
      ...ours,
      rotulo: phrase('Operação', 'Operation'),
    }),
    situacao: statesFilter(situacoesLote, 30),
    comRecusas: flag(
      phrase(
        'S só os que têm registros recusados, N só os que não têm.',
        'Yes: only those with refused records; No: only those without.',
      ),
      {
        ...ours,
        rotulo: phrase('Com recusas', 'With refusals'),
      },
    ),
    recebidoDe: date(phrase('Recebidos a partir deste dia.', 'Received from this day on.'), {
      ...ours,
      rotulo: phrase('Recebido, de', 'Received, from'),
    }),
    recebidoAte: date(phrase('Recebidos até este dia.', 'Received until this day.'), {
      ...ours,
      rotulo: phrase('Recebido, a', 'Received, to'),
    }),
    credencial: varchar(
      100,
      phrase(
        'Nome da credencial, ou de quem o fez aqui.',
        'Name of the credential, or of whoever made it here.',
      ),
      {
        ...ours,
        rotulo: phrase('Enviado por', 'Sent by'),
      },
    ),
  },
  search: phrase('rótulo do envio e credencial', 'label of the sending and credential'),
  orders: { id: phrase('Lote', 'Batch') },
  usualOrder: '-id',
  problems: [],
  example: { situacao: ['Processado com ocorrências'], quantidade: 10 },
})
