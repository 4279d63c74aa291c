import { must } from '../common-fields.ts'
import { flag, numeric, ours } from '../fields.ts'
import { control } from '../operation.ts'
import { number, text } from '../output.ts'
import { phrase } from '../phrase.ts'

export const reprocessaLote = control({
  family: 'control',
  id: 'ReprocessaLote',
  group: 'batches',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Reprocessar o que foi recusado', 'Process again what was refused'),
  description: phrase(
    'Cria um lote com os registros recusados de outro, tal como foram recebidos, ou com os que uma falha técnica deixou sem resultado. Serve depois de corrigir cadastros ou ajustes na plataforma. Com SIMULAR, todos os registros do lote são processados de novo sem que nada seja alterado, também os de uma simulação: o lote criado diz o que hoje seria recusado. Extensão do Vínculo.',
    'Makes a batch of the refused records of another as they were received, or of those that a technical failure left without an outcome. For use after registers or settings were mended. With SIMULAR all records of the batch are processed again without changing anything, those of a simulation too: the batch made tells what would be refused today. An extension of Vínculo.',
  ),
  input: {
    LOTE: numeric(
      18,
      phrase(
        'Número do lote cujos registros recusados voltam a ser processados.',
        'Number of the batch whose refused records are processed again.',
      ),
      must,
    ),
    SIMULAR: flag(
      phrase(
        'S simula de novo o lote inteiro, sem alterar nada.',
        'Yes: simulates the whole batch again, and changes nothing.',
      ),
      { ...ours, rotulo: phrase('Só simular', 'Only simulate') },
    ),
  },
  output: {
    MsgRetorno: text(phrase('O que foi feito', 'What was done')),
    LOTE: number(phrase('Número do lote criado', 'Number of the batch created')),
    TOTAL_RECEBIDOS: number(phrase('Registros que ele traz', 'Records that it brings')),
  },
  response: false,
  problems: ['LOTE_INEXISTENTE', 'LOTE_NAO_REPROCESSAVEL'],
  example: { LOTE: 1 },
})
