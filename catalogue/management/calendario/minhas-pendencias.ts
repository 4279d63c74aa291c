import { parties } from '../../doors.ts'
import { code, numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { truth } from '../../output.ts'
import { linkShape } from '../../session/link-parts.ts'
import { simular } from '../parts.ts'

export const minhasPendencias = command({
  family: 'management',
  kind: 'command',
  id: 'MinhasPendencias',
  group: 'management',
  noun: 'calendario',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'], unlimited: true },
  title: 'O que espera por alguém',
  description:
    'Tudo o que espera por quem pergunta: assinaturas, entregas, pareceres, pedidos. A instituição informa de quem quer saber. Não muda nada.',
  rotulo: 'O que espera por alguém',
  on: 'new',
  input: {
    parte: code(
      20,
      'Da instituição: que parte é a pessoa.',
      { values: parties, unknown: 'refuse' },
      { ...ours, rotulo: 'Parte' },
    ),
    pessoa: numeric(15, 'Da instituição: o número da pessoa entre as dessa parte.', {
      ...ours,
      min: 1,
      rotulo: 'Pessoa',
    }),
    SIMULAR: simular,
  },
  output: { simulado: truth('Se foi só uma simulação'), itens: linkShape.itens },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { parte: 'concedente', pessoa: 1 },
})
