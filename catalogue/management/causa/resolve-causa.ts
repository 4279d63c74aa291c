import { command } from '../../operation.ts'
import { number, truth } from '../../output.ts'
import { id, requiredMotivo, simular } from '../parts.ts'
import { afetados } from './input.ts'

export const resolveCausa = command({
  family: 'management',
  kind: 'command',
  id: 'ResolveCausa',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.alterar', unlimited: true },
  title: 'Marcar causa como resolvida',
  description:
    'Dá por resolvida uma causa, ou alguns de seus registros, por exemplo os que foram devolvidos à origem. Os registros continuam recusados nos seus lotes; se a origem os enviar de novo com o mesmo erro, a causa volta a abrir.',
  rotulo: 'Marcar como resolvida',
  on: 'one',
  input: {
    id,
    motivo: requiredMotivo,
    afetados,
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    resolvidos: { ...number('Registros dados por resolvidos'), rotulo: 'Resolvidos' },
  },
  changes: ['causa', 'afetado'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1, motivo: 'Devolvido à secretaria acadêmica.' },
})
