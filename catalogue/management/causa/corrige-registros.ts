import { must } from '../../common-fields.ts'
import { code, list as fields, ours, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
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
  title: phrase('Corrigir registros recusados', 'Correct refused records'),
  description: phrase(
    `Envia de novo registros de uma causa, em lotes no nome de quem corrige, com o valor consertado. O conserto fica lembrado como correção: enquanto a origem enviar o mesmo valor, ele vale no lugar. A conta de quem recebe não se conserta: o registro vai sem ela (conserto "omitir"), e sem ela vai também aquele cuja identificação muda; uma conta nova vem da origem ou por InformaConta. Todos ou nenhum; até ${mostRepaired} registros por vez. Simulado, passa pelas mesmas regras e nada fica.`,
    `Sends records of a cause again, in batches in the name of whoever corrects, with the repaired value. The repair is remembered as a correction: while the source sends the same value, it holds in its place. The account of a payee is not repaired: the record is sent without it (repair "omitir"), and so is one whose identification changes; a new account comes from the source or by InformaConta. All or none; up to ${mostRepaired} records at a time. Simulated, it passes the same rules and nothing stays.`,
  ),
  rotulo: phrase('Reenviar', 'Send again'),
  engine: true,
  on: 'new',
  input: {
    causa,
    modo: code(
      10,
      phrase('O que fazer com o valor.', 'What to do with the value.'),
      { values: modosConserto, unknown: 'refuse' } as const,
      {
        ...must,
        rotulo: phrase('Conserto', 'Repair'),
      },
    ),
    valor: varchar(
      longestValue,
      phrase(
        'O valor que todos recebem, com o conserto "valor".',
        'The value that all of them get, with the repair "valor".',
      ),
      {
        ...ours,
        rotulo: phrase('Valor', 'Amount'),
      },
    ),
    trocas: fields(
      100,
      phrase('Valor por valor, com o conserto "trocar".', 'Value by value, with the repair "trocar".'),
      {
        de: varchar(
          longestValue,
          phrase(
            'Valor recebido. Se ficar vazio: o dos registros que não trazem nenhum.',
            'Value received. If left empty: that of records that bring none.',
          ),
          {
            ...ours,
            rotulo: phrase('De', 'From'),
          },
        ),
        para: varchar(longestValue, phrase('Valor que fica no lugar.', 'Value in its place.'), {
          ...ours,
          rotulo: phrase('Para', 'To'),
        }),
      },
      { ...ours, rotulo: phrase('Trocas', 'Exchanges') },
    ),
    campos: fields(
      60,
      phrase(
        'Campos de um só registro, com o conserto "campos".',
        'Fields of one record only, with the repair "campos".',
      ),
      {
        campo: varchar(60, phrase('Campo, como nos lotes.', 'Field, as in batches.'), {
          ...must,
          rotulo: phrase('Campo', 'Field'),
        }),
        valor: varchar(longestValue, phrase('Valor que fica no lugar.', 'Value in its place.'), {
          ...ours,
          rotulo: phrase('Valor', 'Amount'),
        }),
      },
      { ...ours, rotulo: phrase('Campos', 'Fields') },
    ),
    afetados,
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    escolhidos: number(phrase('Registros reenviados', 'Records sent again'), phrase('Escolhidos', 'Chosen')),
    restantes: number(
      phrase(
        'Registros da causa que ficam para outra vez',
        'Records of the cause that are left for another time',
      ),
      phrase('Restantes', 'Left'),
    ),
    mudados: number(
      phrase('Registros em que o conserto muda o valor', 'Records in which the repair changes the value'),
      phrase('Mudados', 'Changed'),
    ),
    incluidos: number(phrase('Seriam incluídos', 'Would be included'), phrase('Incluídos', 'Added')),
    atualizados: number(phrase('Seriam atualizados', 'Would be updated'), phrase('Atualizados', 'Updated')),
    inalterados: number(
      phrase('Ficariam como estão', 'Would stay as they are'),
      phrase('Inalterados', 'Unchanged'),
    ),
    recusados: number(phrase('Seriam recusados', 'Would be refused')),
    aguardando: number(
      phrase('Aguardariam uma referência', 'Would wait for a reference'),
      phrase('Aguardando', 'Waiting'),
    ),
    lotes: {
      ...list({
        lote: number(phrase('Lote criado', 'Batch created')),
        registros: number(phrase('Registros que ele traz', 'Records that it brings')),
      }),
      rotulo: phrase('Lotes criados', 'Batches made'),
    },
    amostra: {
      ...list({
        id: number(phrase('Número do afetado', 'Number of the affected record')),
        identificacao: text(phrase('Identificação', 'Identification')),
        antes: text(phrase('Valor recebido', 'Amount received'), phrase('Antes', 'Before')),
        depois: text(phrase('Valor que fica no lugar', 'Value in its place'), phrase('Depois', 'After')),
        resultado: text(
          phrase(
            'O que aconteceria: I, A, N, R ou E; vazio no envio',
            'What would happen: I, A, N, R or E; empty when sent',
          ),
          phrase('Resultado', 'Result'),
        ),
        mensagem: text(phrase('Por que seria recusado', 'Why it would be refused')),
      }),
      rotulo: phrase('Amostra', 'Sample'),
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
