import { ruleModes } from '../../law/rules.ts'
import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { simular } from '../parts.ts'
import { modo, regra } from './parts.ts'

export const alteraRegra = command({
  family: 'management',
  kind: 'command',
  id: 'AlteraRegra',
  group: 'management',
  noun: 'regra',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: 'Alterar regra de lei',
  description: 'Diz o que a quebra de uma regra de lei significa na instituição: recusa, alerta ou nada.',
  rotulo: 'Alterar',
  on: 'new',
  input: { regra, modo, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    modoAnterior: text('O que significava', ruleModes),
    modo: text('O que significa', ruleModes),
  },
  changes: ['contrato', 'vaga'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { regra: 'horarioAulas', modo: 'alertar' },
})
