import { must } from '../../common-fields.ts'
import { code, list as fields, ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'
import { afetados, causa } from './input.ts'
import { modosConserto, mostRepaired } from './parts.ts'

const longestValue = 500

export const corrigeRegistros = command({
  family: 'management',
  kind: 'command',
  id: 'CorrigeRegistros',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'cadastros.alterar', unlimited: true },
  title: 'Corrigir registros recusados',
  description: `Envia de novo registros de uma causa, em lotes no nome de quem corrige, com o valor consertado. O conserto fica lembrado como correção: enquanto a origem enviar o mesmo valor, ele vale no lugar. A conta de quem recebe não se conserta: o registro vai sem ela (conserto "omitir"), e sem ela vai também aquele cuja identificação muda; uma conta nova vem da origem ou por InformaConta. Todos ou nenhum; até ${mostRepaired} registros por vez. Simulado, passa pelas mesmas regras e nada fica.`,
  rotulo: 'Reenviar',
  engine: true,
  on: 'new',
  input: {
    causa,
    modo: code(10, 'O que fazer com o valor.', { values: modosConserto, unknown: 'refuse' } as const, {
      ...must,
      rotulo: 'Conserto',
    }),
    valor: varchar(longestValue, 'O valor que todos recebem, com o conserto "valor".', {
      ...ours,
      rotulo: 'Valor',
    }),
    trocas: fields(
      100,
      'Valor por valor, com o conserto "trocar".',
      {
        de: varchar(longestValue, 'Valor recebido; vazio, o dos registros que não trazem nenhum.', {
          ...ours,
          rotulo: 'De',
        }),
        para: varchar(longestValue, 'Valor que fica no lugar.', { ...ours, rotulo: 'Para' }),
      },
      { ...ours, rotulo: 'Trocas' },
    ),
    campos: fields(
      60,
      'Campos de um só registro, com o conserto "campos".',
      {
        campo: varchar(60, 'Campo, como nos lotes.', { ...must, rotulo: 'Campo' }),
        valor: varchar(longestValue, 'Valor que fica no lugar.', { ...ours, rotulo: 'Valor' }),
      },
      { ...ours, rotulo: 'Campos' },
    ),
    afetados,
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    escolhidos: { ...number('Registros reenviados'), rotulo: 'Escolhidos' },
    restantes: { ...number('Registros da causa que ficam para outra vez'), rotulo: 'Restantes' },
    mudados: { ...number('Registros em que o conserto muda o valor'), rotulo: 'Mudados' },
    incluidos: { ...number('Seriam incluídos'), rotulo: 'Incluídos' },
    atualizados: { ...number('Seriam atualizados'), rotulo: 'Atualizados' },
    inalterados: { ...number('Ficariam como estão'), rotulo: 'Inalterados' },
    recusados: number('Seriam recusados'),
    aguardando: { ...number('Aguardariam uma referência'), rotulo: 'Aguardando' },
    lotes: {
      ...list({ lote: number('Lote criado'), registros: number('Registros que ele traz') }),
      rotulo: 'Lotes criados',
    },
    amostra: {
      ...list({
        id: number('Número do afetado'),
        identificacao: text('Identificação'),
        antes: { ...text('Valor recebido'), rotulo: 'Antes' },
        depois: { ...text('Valor que fica no lugar'), rotulo: 'Depois' },
        resultado: { ...text('O que aconteceria: I, A, N, R ou E; vazio no envio'), rotulo: 'Resultado' },
        mensagem: text('Por que seria recusado'),
      }),
      rotulo: 'Amostra',
    },
  },
  changes: ['causa', 'afetado', 'lote'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'REGISTRO_INVALIDO',
    'PERMISSAO_AUSENTE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { causa: 1, modo: 'reenviar', SIMULAR: 'S' },
})
