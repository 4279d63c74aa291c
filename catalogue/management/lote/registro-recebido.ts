import { must } from '../../common-fields.ts'
import { numeric } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const registroRecebido = command({
  family: 'management',
  kind: 'command',
  id: 'RegistroRecebido',
  group: 'management',
  noun: 'lote',
  doors: { staff: 'integracao.ver', unlimited: true },
  title: phrase('Ver registro recebido', 'See a received record'),
  description: phrase(
    'Um registro de um lote tal como foi recebido. O que é guardado cifrado só se vê com a permissão de vê-lo, e senhas nunca; a consulta fica na trilha de auditoria.',
    'A record of a batch as it was received. What is kept encrypted is only seen with the right to see it, and passwords never; the reading is noted in the audit trail.',
  ),
  rotulo: phrase('Ver o registro', 'See the record'),
  engine: true,
  on: 'new',
  input: {
    lote: numeric(18, phrase('Número do lote.', 'Number of the batch.'), {
      ...must,
      rotulo: phrase('Lote', 'Batch'),
      min: 1,
    }),
    sequencia: numeric(9, phrase('Posição no lote, a partir de 1.', 'Position in the batch, from 1.'), {
      ...must,
      rotulo: phrase('Posição', 'Position'),
      min: 1,
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    operacao: text(phrase('Operação que o recebeu', 'Operation that received it')),
    identificacao: text(phrase('Identificação do registro', 'Identification of the record')),
    campos: list({
      campo: text(phrase('Campo, como no envio', 'Field, as sent')),
      rotulo: text(phrase('Campo, em palavras', 'Field, in words')),
      valor: text(
        phrase(
          'Valor recebido; três asteriscos sem a permissão de vê-lo',
          'Value received; three asterisks without the right to see it',
        ),
      ),
      coberto: truth(
        phrase('Se o valor não é mostrado', 'Whether the value is not shown'),
        phrase('Coberto', 'Covered'),
      ),
      comando: text(
        phrase(
          'Comando por que o campo muda, quando só muda por ele',
          'Command by which the field changes, where it only changes by it',
        ),
        phrase('Muda por', 'Changed by'),
      ),
    }),
    omitidos: number(
      phrase('Campos que não couberam', 'Fields that did not fit'),
      phrase('Campos omitidos', 'Fields left out'),
    ),
  },
  changes: [],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { lote: 1, sequencia: 2 },
})
