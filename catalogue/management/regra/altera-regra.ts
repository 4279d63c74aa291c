import { ruleModes } from '../../law/rules.ts'
import { command } from '../../operation.ts'
import { text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'
import { modo, regra } from './parts.ts'

export const alteraRegra = command({
  family: 'management',
  kind: 'command',
  id: 'AlteraRegra',
  group: 'management',
  noun: 'regra',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Alterar regra de lei', 'Change a rule of law'),
  description: phrase(
    'Diz o que a quebra de uma regra de lei significa na instituição: recusa, alerta ou nada.',
    'Says what breaking a rule of law means at the institution: refusal, warning or nothing.',
  ),
  rotulo: phrase('Alterar', 'Change'),
  on: 'new',
  input: { regra, modo, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    modoAnterior: text(phrase('O que significava', 'What it meant'), ruleModes),
    modo: text(phrase('O que significa', 'What it means'), ruleModes),
  },
  changes: ['contrato', 'vaga'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { regra: 'horarioAulas', modo: 'alertar' },
})
