import { must } from '../../common-fields.ts'
import { numeric, ours, texts, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { id, simular } from '../parts.ts'
import {
  contaFeita,
  contaRevogada,
  contaTrocada,
  escoposConta,
  longestOverlap,
  usualOverlap,
  usuarioConta,
} from './parts.ts'

const common = {
  family: 'management',
  kind: 'command',
  group: 'management',
  noun: 'conta_integracao',
  doors: { staff: 'acessos.alterar', unlimited: true },
  changes: ['conta_integracao'],
} as const

export const criaContaIntegracao = command({
  ...common,
  id: 'CriaContaIntegracao',
  title: 'Criar conta de integração',
  description:
    'Cria uma conta com que um sistema pede tokens temporários em GetToken. A senha é gerada e aparece só nesta resposta. Ninguém dá a uma conta o que não pode ele mesmo.',
  rotulo: 'Criar conta',
  on: 'new',
  input: {
    usuario: varchar(100, `Usuário com que o sistema pede tokens: ${usuarioConta.text}.`, {
      ...must,
      rotulo: 'Usuário',
    }),
    escopos: texts(Object.keys(escoposConta).length, 30, 'O que abrem os tokens que ela pede.', {
      ...must,
      codes: { values: escoposConta, unknown: 'refuse' },
      rotulo: 'O que abre',
    }),
    SIMULAR: simular,
  },
  output: contaFeita,
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { usuario: 'academico-homologacao', escopos: ['recebe', 'consulta'] },
})

export const trocaSenhaContaIntegracao = command({
  ...common,
  id: 'TrocaSenhaContaIntegracao',
  title: 'Trocar a senha da conta',
  description:
    'Dá à conta outra senha, que aparece só nesta resposta. A anterior vale ainda pelas horas pedidas; com 0, termina já, com os tokens emitidos à conta.',
  rotulo: 'Nova senha',
  on: 'one',
  during: ['Ativa', 'Em troca'],
  input: {
    id,
    horas: numeric(
      4,
      `Horas em que a senha anterior ainda vale, de 0 a ${longestOverlap}; vazio, ${usualOverlap}.`,
      { ...ours, min: 0, max: longestOverlap, rotulo: 'Horas com as duas senhas' },
    ),
    SIMULAR: simular,
  },
  output: contaTrocada,
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1, horas: 24, SIMULAR: 'S' },
})

export const revogaContaIntegracao = command({
  ...common,
  id: 'RevogaContaIntegracao',
  title: 'Revogar conta de integração',
  description:
    'Encerra já a conta e todos os tokens emitidos a ela. Os sistemas que os usam passam a receber CREDENCIAL_INVALIDA; simulado, diz quantos tokens terminam.',
  rotulo: 'Revogar',
  on: 'one',
  during: ['Ativa', 'Em troca'],
  input: { id, SIMULAR: simular },
  output: contaRevogada,
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1, SIMULAR: 'S' },
})
