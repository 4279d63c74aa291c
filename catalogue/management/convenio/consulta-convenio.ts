import { convenioMachine } from '../../machines/convenio.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosConvenios } from '../../query/retorna-dados-convenios.ts'
import { papers } from '../assinatura/papers.ts'

export const consultaConvenio = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaConvenio',
  group: 'management',
  noun: 'convenio',
  doors: { staff: 'convenios.ver' },
  title: phrase('Convênio', 'Agreement'),
  description: phrase(
    'Um convênio com seu histórico e o que se pode fazer com ele agora.',
    'An agreement with its history and what can be done with it now.',
  ),
  machine: convenioMachine,
  element: {
    ...retornaDadosConvenios.element,
    ...papers,
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 201 },
})
