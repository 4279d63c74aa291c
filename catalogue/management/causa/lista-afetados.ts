import { code, listed, numeric, ours } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { coded, group, moment, number, text } from '../../output.ts'
import { operacaoCodes } from '../lote/operacoes.ts'
import { codigosCausa, situacoesAfetado } from './parts.ts'

export const listaAfetados = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaAfetados',
  group: 'management',
  noun: 'afetado',
  doors: { staff: 'integracao.ver' },
  title: 'Registros por resolver',
  description:
    'Os registros que estão recusados, ou aguardam, por uma causa. De valores que só um registro pode ter, diz também quem o tem.',
  columns: {
    id: { ...number('Número do afetado'), rotulo: 'Número' },
    identificacao: { ...text('Identificação do registro, como nos lotes'), rotulo: 'Identificação' },
    operacao: coded('O que o registro é', operacaoCodes),
    codigo: { ...coded('Código da ocorrência', codigosCausa), rotulo: 'Ocorrência' },
    campo: text('Campo'),
    forma: { ...text('Forma do valor'), rotulo: 'Forma do valor' },
    situacao: text('Situação', situacoesAfetado),
    lote: { ...number('Lote em que veio por último'), rotulo: 'Lote' },
    sequencia: { ...number('Posição no lote'), rotulo: 'Posição' },
    reenvio: { ...number('Lote em que está sendo reenviado'), rotulo: 'Reenvio' },
    detentor: {
      ...group({
        id: number('Número de quem tem o valor'),
        identificacao: text('Identificação de quem tem o valor'),
        nome: text('Nome de quem tem o valor'),
        desde: { ...moment('Última mudança de quem tem o valor'), rotulo: 'Mudou em' },
        versao: number('Versão de quem tem o valor'),
      }),
      rotulo: 'Quem tem o valor',
    },
    desde: { ...moment('Quando veio por último'), rotulo: 'Desde' },
  },
  filters: {
    causa: numeric(15, 'Número da causa.', { ...ours, rotulo: 'Causa' }),
    lote: numeric(18, 'Número do lote.', { ...ours, rotulo: 'Lote' }),
    situacao: code(12, 'Situação.', listed(situacoesAfetado), { ...ours, rotulo: 'Situação' }),
  },
  search: 'identificação',
  orders: { id: 'Número' },
  usualOrder: 'id',
  problems: [],
  example: { quantidade: 10 },
})
