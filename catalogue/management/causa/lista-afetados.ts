import { code, listed, numeric, ours } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { operacaoCodes } from '../lote/operacoes.ts'
import { codigosCausa, decisoesPar, situacoesAfetado } from './parts.ts'

export const listaAfetados = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaAfetados',
  group: 'management',
  noun: 'afetado',
  doors: { staff: 'integracao.ver' },
  title: phrase('Registros por resolver', 'Records to resolve'),
  description: phrase(
    'Os registros que estão recusados, ou aguardam, por uma causa. De valores que só um registro pode ter, diz também quem o tem, e o que já foi decidido do par.',
    'The records that are refused, or wait, for a cause. Of values that only one record can have, it also tells who has it, and what was decided about the pair.',
  ),
  columns: {
    id: number(phrase('Número do afetado', 'Number of the affected record'), phrase('Número', 'Number')),
    identificacao: text(
      phrase('Identificação do registro, como nos lotes', 'Identification of the record, as in batches'),
      phrase('Identificação', 'Identification'),
    ),
    operacao: coded(phrase('O que o registro é', 'What the record is'), operacaoCodes),
    codigo: {
      ...coded(phrase('Código da ocorrência', 'Code of the occurrence'), codigosCausa),
      rotulo: phrase('Ocorrência', 'Occurrence'),
    },
    campo: text(phrase('Campo', 'Field')),
    forma: text(
      phrase('Forma do valor', 'Shape of the value'),
      phrase('Forma do valor', 'Shape of the value'),
    ),
    situacao: text(phrase('Situação', 'State'), situacoesAfetado),
    lote: number(
      phrase('Lote em que veio por último', 'Batch in which it last came'),
      phrase('Lote', 'Batch'),
    ),
    sequencia: number(phrase('Posição no lote', 'Position in the batch'), phrase('Posição', 'Position')),
    reenvio: number(
      phrase('Lote em que está sendo reenviado', 'Batch in which it is being sent again'),
      phrase('Reenvio', 'Sent again'),
    ),
    detentor: {
      ...group({
        id: number(phrase('Número de quem tem o valor', 'Number of who has the value')),
        identificacao: text(
          phrase('Identificação de quem tem o valor', 'Identification of who has the value'),
        ),
        nome: text(phrase('Nome de quem tem o valor', 'Name of who has the value')),
        desde: moment(
          phrase('Última mudança de quem tem o valor', 'Last change of who has the value'),
          phrase('Mudou em', 'Changed on'),
        ),
        versao: number(phrase('Versão de quem tem o valor', 'Version of who has the value')),
      }),
      rotulo: phrase('Quem tem o valor', 'Who has the value'),
    },
    decisao: {
      ...group({
        id: number(phrase('Número da decisão', 'Number of the decision')),
        decisao: {
          ...coded(phrase('O que foi decidido', 'What was decided'), { values: decisoesPar }),
          rotulo: phrase('Decisão', 'Decision'),
        },
        por: text(phrase('Quem decidiu', 'Who decided'), phrase('Decidido por', 'Decided by')),
        em: moment(phrase('Quando foi decidido', 'When it was decided'), phrase('Decidido em', 'Decided on')),
      }),
      rotulo: phrase('Decisão', 'Decision'),
    },
    desde: moment(phrase('Quando veio por último', 'When it last came'), phrase('Desde', 'Since')),
  },
  filters: {
    causa: numeric(15, phrase('Número da causa.', 'Number of the cause.'), {
      ...ours,
      rotulo: phrase('Causa', 'Cause'),
    }),
    lote: numeric(18, phrase('Número do lote.', 'Number of the batch.'), {
      ...ours,
      rotulo: phrase('Lote', 'Batch'),
    }),
    situacao: code(12, phrase('Situação.', 'State.'), listed(situacoesAfetado), {
      ...ours,
      rotulo: phrase('Situação', 'State'),
    }),
  },
  search: phrase('identificação', 'identification'),
  orders: { id: phrase('Número', 'Number') },
  usualOrder: 'id',
  problems: [],
  example: { quantidade: 10 },
})
