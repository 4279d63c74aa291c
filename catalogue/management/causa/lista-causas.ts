import { code, numeric, ours } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, moment, number, text } from '../../output.ts'
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
  title: 'Ocorrências',
  description:
    'Por que registros não foram aplicados, por causa e não por lote: operação, ocorrência, campo e a forma do valor, nunca o valor. Conta só o que a origem disse por último de cada registro.',
  columns: {
    id: { ...number('Número da causa'), rotulo: 'Causa' },
    operacao: coded('O que os registros são', operacaoCodes),
    codigo: { ...coded('Código da ocorrência', codigosCausa), rotulo: 'Ocorrência' },
    campo: text('Campo'),
    forma: { ...text('Como é o valor: 9 para cada algarismo, a para letras'), rotulo: 'Forma do valor' },
    situacao: text('Situação', situacoesCausa),
    registros: number('Registros que estão por resolver'),
    pessoas: {
      ...number('Pessoas de que esses registros tratam; nulo quando são mais de 10.000 registros'),
      rotulo: 'Pessoas',
    },
    reenviados: { ...number('Dos registros, os que estão sendo reenviados'), rotulo: 'Em reenvio' },
    desde: { ...moment('Desde quando há registros assim, sem intervalo'), rotulo: 'Desde' },
    ultima: { ...moment('Quando veio o último'), rotulo: 'Última vez' },
    lote: { ...number('Lote em que veio o último'), rotulo: 'Último lote' },
    espera: { ...moment('Até quando esperam os que aguardam uma referência'), rotulo: 'Esperam até' },
    responsavel: { ...text('Login de quem cuida dela'), rotulo: 'Responsável' },
    resolucao: { ...text('Por que foi dada por resolvida'), rotulo: 'Resolução' },
    versao: number('Versão'),
  },
  filters: {
    situacao: statesFilter(situacoesCausa),
    operacao: code(40, 'Operação.', operacaoCodes, { ...ours, rotulo: 'Operação' }),
    causa: numeric(15, 'Só a causa deste número.', { ...ours, rotulo: 'Causa' }),
    codigo: code(40, 'Ocorrência.', codigosCausa, { ...ours, rotulo: 'Ocorrência' }),
    lote: numeric(18, 'Só as causas por que registros deste lote estão por resolver.', {
      ...ours,
      rotulo: 'Lote',
    }),
  },
  search: 'ocorrência, campo e responsável',
  orders: { registros: 'Registros', ultima: 'Última vez', id: 'Causa' },
  usualOrder: '-registros',
  problems: [],
  example: { situacao: ['Aberta'], quantidade: 10 },
})
