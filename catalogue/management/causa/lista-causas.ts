import { code, numeric, ours } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { statesFilter } from '../filters.ts'
import { operacaoCodes } from '../lote/operacoes.ts'
import { codigosCausa, situacoesCausa } from './parts.ts'

export const listaCausas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaCausas',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.ver' },
  title: phrase('Ocorrências', 'Occurrences'),
  description: phrase(
    'Por que registros não foram aplicados, por causa e não por lote: operação, ocorrência, campo e a forma do valor, nunca o valor. Conta só o que a origem disse por último de cada registro.',
    'Why records were not applied, by cause and not by batch: operation, occurrence, field and the form of the value, never the value. It counts only what the source last said of each record.',
  ),
  columns: {
    id: number(phrase('Número da causa', 'Number of the cause'), phrase('Causa', 'Cause')),
    operacao: coded(phrase('O que os registros são', 'What the records are'), operacaoCodes),
    codigo: {
      ...coded(phrase('Código da ocorrência', 'Code of the occurrence'), codigosCausa),
      rotulo: phrase('Ocorrência', 'Occurrence'),
    },
    campo: text(phrase('Campo', 'Field')),
    forma: text(
      phrase(
        'Como é o valor: 9 para cada algarismo, a para letras',
        'What the value is like: 9 for each digit, a for letters',
      ),
      phrase('Forma do valor', 'Shape of the value'),
    ),
    situacao: text(phrase('Situação', 'State'), situacoesCausa),
    registros: number(phrase('Registros que estão por resolver', 'Records that are to be resolved')),
    pessoas: number(
      phrase(
        'Pessoas de que esses registros tratam; nulo quando são mais de 10.000 registros',
        'People that these records are about; null where there are more than 10.000 records',
      ),
      phrase('Pessoas', 'Persons'),
    ),
    reenviados: number(
      phrase(
        'Dos registros, os que estão sendo reenviados',
        'Of the records, those that are being sent again',
      ),
      phrase('Em reenvio', 'Being sent again'),
    ),
    decididos: number(
      phrase(
        'Registros que vieram de novo com um par já decidido; não contam como por resolver',
        'Records that came again with a pair that is decided already; they do not count as to be resolved',
      ),
      phrase('Decididos', 'Decided'),
    ),
    sanados: number(
      phrase(
        'Registros da causa que foram aplicados desde que ela abriu',
        'Records of the cause that were applied since it opened',
      ),
      phrase('Aplicados', 'Applied'),
    ),
    sanadosEm: moment(
      phrase('Quando o último deles foi aplicado', 'When the last of them was applied'),
      phrase('Aplicados em', 'Applied on'),
    ),
    sanadosLote: number(
      phrase('Lote em que o último deles veio', 'Batch in which the last of them came'),
      phrase('Lote aplicado', 'Applied batch'),
    ),
    desde: moment(
      phrase(
        'Desde quando há registros assim, sem intervalo',
        'Since when there are such records, without interruption',
      ),
      phrase('Desde', 'Since'),
    ),
    ultima: moment(
      phrase('Quando veio o último', 'When the last one came'),
      phrase('Última vez', 'Last time'),
    ),
    lote: number(
      phrase('Lote em que veio o último', 'Batch in which the last one came'),
      phrase('Último lote', 'Last batch'),
    ),
    espera: moment(
      phrase(
        'Até quando esperam os que aguardam uma referência',
        'Until when those that wait for a reference wait',
      ),
      phrase('Esperam até', 'Wait until'),
    ),
    responsavel: text(
      phrase('Login de quem cuida dela', 'Login of whoever looks after it'),
      phrase('Responsável', 'Responsible'),
    ),
    resolucao: text(
      phrase('Por que foi dada por resolvida', 'Why it was declared resolved'),
      phrase('Resolução', 'Solution'),
    ),
    versao: number(phrase('Versão', 'Version')),
  },
  filters: {
    situacao: statesFilter(situacoesCausa),
    operacao: code(40, phrase('Operação.', 'Operation.'), operacaoCodes, {
      ...ours,
      rotulo: phrase('Operação', 'Operation'),
    }),
    causa: numeric(15, phrase('Só a causa deste número.', 'Only the cause of this number.'), {
      ...ours,
      rotulo: phrase('Causa', 'Cause'),
    }),
    codigo: code(40, phrase('Ocorrência.', 'Occurrence.'), codigosCausa, {
      ...ours,
      rotulo: phrase('Ocorrência', 'Occurrence'),
    }),
    lote: numeric(
      18,
      phrase(
        'Só as causas por que registros deste lote estão por resolver.',
        'Only the causes for which records of this batch are to be resolved.',
      ),
      {
        ...ours,
        rotulo: phrase('Lote', 'Batch'),
      },
    ),
  },
  search: phrase('ocorrência, campo e responsável', 'occurrence, field and who is in charge'),
  orders: {
    registros: phrase('Registros', 'Records'),
    ultima: phrase('Última vez', 'Last time'),
    id: phrase('Causa', 'Cause'),
  },
  usualOrder: '-registros',
  problems: [],
  example: { situacao: ['Aberta'], quantidade: 10 },
})
