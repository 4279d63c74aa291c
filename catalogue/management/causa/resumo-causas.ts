import { must } from '../../common-fields.ts'
import { list } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, truth } from '../../output.ts'
import { id, mostRecords, simular } from '../parts.ts'

export const resumoCausas = command({
  family: 'management',
  kind: 'command',
  id: 'ResumoCausas',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.ver', unlimited: true },
  title: 'Somar causas',
  description:
    'Quantos registros e quantas pessoas estão por resolver em algumas causas juntas: quem está em mais de uma conta uma vez.',
  rotulo: 'Somar',
  on: 'new',
  input: {
    causas: list(mostRecords, 'As causas.', { id }, { ...must, rotulo: 'Causas' }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    registros: number('Registros por resolver, de cada causa em que estão'),
    pessoas: {
      ...number('Pessoas de que esses registros tratam; nulo quando são mais de 10.000 registros'),
      rotulo: 'Pessoas',
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { causas: [{ id: 1 }] },
})
