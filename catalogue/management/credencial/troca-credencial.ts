import { numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
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
  title: phrase('Trocar credencial', 'Exchange credential'),
  description: phrase(
    'Cria uma credencial igual, com outro segredo. As duas valem até que a nova seja usada e a anterior fique em silêncio pelos dias pedidos; então a anterior termina sozinha. A lista mostra quem ainda usa a anterior. Uma chave de gestão passa a pertencer a quem a troca.',
    'Makes an equal credential with another secret. Both work until the new one was used and the one before was silent for as many days as asked; then the one before ends by itself. The list shows who still uses it. A management key then belongs to who exchanges it.',
  ),
  rotulo: phrase('Trocar', 'Replace'),
  on: 'one',
  during: ['Ativa'],
  input: {
    id,
    silencio: numeric(
      2,
      phrase(
        `Dias que a anterior tem de ficar sem uso para terminar, de 1 a ${longestSilence}. Se ficar vazio: ${usualSilence}.`,
        `Days that the one before has to be without use to end, from 1 to ${longestSilence}. If left empty: ${usualSilence}.`,
      ),
      { ...ours, min: 1, max: longestSilence, rotulo: phrase('Dias de silêncio', 'Days of silence') },
    ),
    SIMULAR: simular,
  },
  output: feita,
  changes: ['credencial'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1, silencio: 7 },
})
