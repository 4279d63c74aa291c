import { must } from '../../common-fields.ts'
import { list } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, mostRecords, simular } from '../parts.ts'

export const resumoCausas = command({
  family: 'management',
  kind: 'command',
  id: 'ResumoCausas',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.ver', unlimited: true },
  title: phrase('Somar causas', 'Add up causes'),
  description: phrase(
    'Quantos registros e quantas pessoas estão por resolver em algumas causas juntas: quem está em mais de uma conta uma vez.',
    'How many records and people are to be resolved in some causes together: whoever is in several counts once.',
  ),
  rotulo: phrase('Somar', 'Sum up'),
  on: 'new',
  input: {
    causas: list(
      mostRecords,
      phrase('As causas.', 'The causes.'),
      { id },
      { ...must, rotulo: phrase('Causas', 'Causes') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    registros: number(
      phrase(
        'Registros por resolver, de cada causa em que estão',
        'Records to be resolved, of each cause in which they are',
      ),
    ),
    pessoas: number(
      phrase(
        'Pessoas de que esses registros tratam; nulo quando são mais de 10.000 registros',
        'People that these records are about; null where there are more than 10.000 records',
      ),
      phrase('Pessoas', 'Persons'),
    ),
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { causas: [{ id: 1 }] },
})
