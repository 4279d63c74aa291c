import { command } from '../../operation.ts'
import { coded, list, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'
import { afetados, causa } from './input.ts'
import { modosConserto, mostAnalysed } from './parts.ts'

export const analisaCausa = command({
  family: 'management',
  kind: 'command',
  id: 'AnalisaCausa',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.ver', unlimited: true },
  title: phrase('Analisar causa', 'Analyse cause'),
  description: phrase(
    `Olha até ${mostAnalysed} registros de uma causa, tal como foram recebidos: que valores trazem, e que consertos os tornariam válidos. O que é guardado cifrado só se vê com a permissão de vê-lo; a consulta fica na trilha de auditoria. De registros que o pedido nomeia, diz também o valor e o nome de cada um.`,
    `Looks at up to ${mostAnalysed} records of a cause, as they were received: which values they bring, and which repairs would make them valid. What is kept encrypted is only seen with the right to see it; the reading is noted in the audit trail. Of records that the request names, it also tells the value and the name of each.`,
  ),
  rotulo: phrase('Analisar', 'Examine'),
  engine: true,
  on: 'new',
  input: { causa, afetados, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    olhados: number(phrase('Registros olhados', 'Records looked at'), phrase('Olhados', 'Looked at')),
    coberto: truth(
      phrase(
        'Se os valores não podem ser mostrados a quem pede',
        'Whether the values may not be shown to whoever asks',
      ),
      phrase('Coberto', 'Covered'),
    ),
    lembrado: truth(
      phrase(
        'Se o conserto fica lembrado para os próximos envios da origem',
        'Whether the repair is remembered for what the source sends next',
      ),
      phrase('Fica lembrado', 'Is remembered'),
    ),
    comando: text(
      phrase(
        'Comando por que o campo muda, quando só muda por ele',
        'Command by which the field changes, where it only changes by it',
      ),
      phrase('Muda por', 'Changed by'),
    ),
    unico: truth(
      phrase('Se só um registro pode ter o valor', 'Whether only one record can have the value'),
      phrase('Único', 'Unique'),
    ),
    cadastro: text(
      phrase('O que falta cadastrar, quando é isso', 'What is missing in the registers, where that is it'),
      ['deficiencia', 'curso', 'pessoa'],
      phrase('Falta cadastrar', 'To be registered'),
    ),
    valores: {
      ...list({
        valor: text(phrase('Valor recebido', 'Amount received')),
        registros: number(phrase('Registros que o trazem', 'Records that bring it')),
      }),
      rotulo: phrase('Valores recebidos', 'Received values'),
    },
    consertos: {
      ...list({
        modo: {
          ...coded(phrase('Conserto', 'Repair'), { values: modosConserto }),
          rotulo: phrase('Conserto', 'Repair'),
        },
        registros: number(
          phrase(
            'Dos olhados, os que ficariam válidos',
            'Of those looked at, the ones that would become valid',
          ),
        ),
        exemplos: {
          ...list({
            antes: text(phrase('Um valor recebido', 'A received value'), phrase('Antes', 'Before')),
            depois: text(
              phrase('O mesmo valor, consertado', 'The same value, repaired'),
              phrase('Depois', 'After'),
            ),
          }),
          rotulo: phrase('Exemplos', 'Examples'),
        },
      }),
      rotulo: phrase('Consertos', 'Repairs'),
    },
    registros: {
      ...list({
        id: number(phrase('Número do afetado', 'Number of the affected record')),
        nome: text(phrase('Nome que o registro traz', 'Name that the record brings')),
        valor: text(phrase('Valor recebido', 'Amount received')),
      }),
      rotulo: phrase('Registros nomeados no pedido', 'Records named in the request'),
    },
  },
  changes: [],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { causa: 1 },
})
