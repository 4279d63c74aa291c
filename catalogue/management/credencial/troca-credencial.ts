import { numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { id, simular } from '../parts.ts'
import { feita } from './cria-credencial.ts'
import { longestSilence, usualSilence } from './parts.ts'

export const trocaCredencial = command({
  family: 'management',
  kind: 'command',
  id: 'TrocaCredencial',
  group: 'management',
  noun: 'credencial',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Trocar credencial',
  description:
    'Cria uma credencial igual, com outro segredo. As duas valem até que a nova seja usada e a anterior fique em silêncio pelos dias pedidos; então a anterior termina sozinha. A lista mostra quem ainda usa a anterior. Uma chave de gestão passa a pertencer a quem a troca.',
  rotulo: 'Trocar',
  on: 'one',
  during: ['Ativa'],
  input: {
    id,
    silencio: numeric(
      2,
      `Dias que a anterior tem de ficar sem uso para terminar, de 1 a ${longestSilence}; vazio, ${usualSilence}.`,
      { ...ours, min: 1, max: longestSilence, rotulo: 'Dias de silêncio' },
    ),
    SIMULAR: simular,
  },
  output: feita,
  changes: ['credencial'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1, silencio: 7 },
})
