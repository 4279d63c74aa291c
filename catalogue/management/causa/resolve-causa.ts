import { command } from '../../operation.ts'
import { number, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, requiredMotivo, simular } from '../parts.ts'
import { afetados } from './input.ts'

export const resolveCausa = command({
  family: 'management',
  kind: 'command',
  id: 'ResolveCausa',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.alterar', unlimited: true },
  title: phrase('Marcar causa como resolvida', 'Mark a cause as resolved'),
  description: phrase(
    'Dá por resolvida uma causa, ou alguns de seus registros, por exemplo os que foram devolvidos à origem. Os registros continuam recusados nos seus lotes; se a origem os enviar de novo com o mesmo erro, a causa volta a abrir.',
    'Declares a cause resolved, or some of its records, for example those given back to the source. The records stay refused in their batches; if the source sends them again with the same error, the cause opens again.',
  ),
  rotulo: phrase('Marcar como resolvida', 'Mark as solved'),
  on: 'one',
  input: {
    id,
    motivo: requiredMotivo,
    afetados,
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    resolvidos: number(
      phrase('Registros dados por resolvidos', 'Records declared resolved'),
      phrase('Resolvidos', 'Resolved'),
    ),
  },
  changes: ['causa', 'afetado'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1, motivo: 'Devolvido à secretaria acadêmica.' },
})
