import { must } from '../../common-fields.ts'
import { numeric } from '../../fields.ts'
import { command } from '../../operation.ts'
import { list, number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const registroRecebido = command({
  family: 'management',
  kind: 'command',
  id: 'RegistroRecebido',
  group: 'management',
  noun: 'lote',
  doors: { staff: 'integracao.ver', unlimited: true },
  title: 'Ver registro recebido',
  description:
    'Um registro de um lote tal como foi recebido. O que é guardado cifrado só se vê com a permissão de vê-lo, e senhas nunca; a consulta fica na trilha de auditoria.',
  rotulo: 'Ver o registro',
  engine: true,
  on: 'new',
  input: {
    lote: numeric(18, 'Número do lote.', { ...must, rotulo: 'Lote', min: 1 }),
    sequencia: numeric(9, 'Posição no lote, a partir de 1.', { ...must, rotulo: 'Posição', min: 1 }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    operacao: text('Operação que o recebeu'),
    identificacao: text('Identificação do registro'),
    campos: list({
      campo: text('Campo, como no envio'),
      rotulo: text('Campo, em palavras'),
      valor: text('Valor recebido; *** sem a permissão de vê-lo'),
      coberto: { ...truth('Se o valor não é mostrado'), rotulo: 'Coberto' },
      comando: { ...text('Comando por que o campo muda, quando só muda por ele'), rotulo: 'Muda por' },
    }),
    omitidos: { ...number('Campos que não couberam'), rotulo: 'Campos omitidos' },
  },
  changes: [],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { lote: 1, sequencia: 2 },
})
