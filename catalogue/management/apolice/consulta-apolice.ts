import { apoliceMachine } from '../../machines/apolice.ts'
import { statesOf } from '../../machines/machine.ts'
import { record } from '../../operation.ts'
import { day, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { pessoa } from '../../query/contrato-parts.ts'
import { curso } from '../../query/integracao-parts.ts'
import { titularesApolice } from './fields.ts'

export const consultaApolice = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaApolice',
  group: 'management',
  noun: 'apolice',
  doors: { staff: 'contratos.ver' },
  title: phrase('Apólice', 'Policy'),
  description: phrase(
    'Uma apólice de seguro, com quantos contratos cobre, seu histórico e o que se pode fazer com ela.',
    'An insurance policy, with how many contracts it covers, its history and what can be done with it.',
  ),
  machine: apoliceMachine,
  element: {
    identificador: number(phrase('Identificador da apólice', 'Identifier of the policy')),
    apolice: text(phrase('Número da apólice', 'Number of the policy')),
    seguradora: text(phrase('Seguradora', 'Insurer')),
    titular: text(phrase('Titular', 'Holder'), titularesApolice),
    situacao: text(phrase('Situação', 'State'), statesOf(apoliceMachine)),
    concedente: pessoa(phrase('concedente', 'host')),
    curso,
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    contratos: number(
      phrase(
        'Contratos que ela cobre e que ainda não terminaram',
        'Contracts that it covers and that have not ended',
      ),
    ),
    versao: number(phrase('Versão', 'Version')),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 311 },
})
