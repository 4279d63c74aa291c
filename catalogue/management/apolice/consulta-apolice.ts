import { apoliceMachine } from '../../machines/apolice.ts'
import { record } from '../../operation.ts'
import { day, moment, number, text } from '../../output.ts'
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
  title: 'Apólice',
  description:
    'Uma apólice de seguro, com quantos contratos cobre, seu histórico e o que se pode fazer com ela.',
  machine: apoliceMachine,
  element: {
    identificador: number('Identificador da apólice'),
    apolice: text('Número da apólice'),
    seguradora: text('Seguradora'),
    titular: text('Titular', titularesApolice),
    situacao: text('Situação', Object.keys(apoliceMachine.states)),
    concedente: pessoa('concedente'),
    curso,
    inicio: day('Início'),
    termino: day('Término'),
    contratos: number('Contratos que ela cobre e que ainda não terminaram'),
    versao: number('Versão'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 311 },
})
