import { must } from '../common-fields.ts'
import { flag, numeric, ours } from '../fields.ts'
import { control } from '../operation.ts'
import { number, text } from '../output.ts'

export const reprocessaLote = control({
  family: 'control',
  id: 'ReprocessaLote',
  group: 'batches',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Reprocessar o que foi recusado',
  description:
    'Cria um lote com os registros recusados de outro, tal como foram recebidos, ou com os que uma falha técnica deixou sem resultado. Serve depois de corrigir cadastros ou ajustes na plataforma. Com SIMULAR, todos os registros do lote são processados de novo sem que nada seja alterado, também os de uma simulação: o lote criado diz o que hoje seria recusado. Extensão do Vínculo.',
  input: {
    LOTE: numeric(18, 'Número do lote cujos registros recusados voltam a ser processados.', must),
    SIMULAR: flag('S simula de novo o lote inteiro, sem alterar nada.', { ...ours, rotulo: 'Só simular' }),
  },
  output: {
    MsgRetorno: text('O que foi feito'),
    LOTE: number('Número do lote criado'),
    TOTAL_RECEBIDOS: number('Registros que ele traz'),
  },
  response: false,
  problems: ['LOTE_INEXISTENTE', 'LOTE_NAO_REPROCESSAVEL'],
  example: { LOTE: 1 },
})
