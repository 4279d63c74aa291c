import { must } from '../../common-fields.ts'
import { numeric, ours, texts, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
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
  title: phrase('Criar conta de integração', 'Create integration account'),
  description: phrase(
    'Cria uma conta com que um sistema pede tokens temporários em GetToken. A senha é gerada e aparece só nesta resposta. Ninguém dá a uma conta o que não pode ele mesmo.',
    'Makes an account with which a system asks GetToken for temporary tokens. The password is made up and is only in this answer. Nobody gives an account what they may not do themselves.',
  ),
  rotulo: phrase('Criar conta', 'Create account'),
  on: 'new',
  input: {
    usuario: varchar(
      100,
      phrase(
        `Usuário com que o sistema pede tokens: ${usuarioConta.text}.`,
        'User with which the system asks for tokens: up to 100 letters, digits, dots, hyphens, underscores or at signs.',
      ),
      {
        ...must,
        rotulo: phrase('Usuário', 'User'),
      },
    ),
    escopos: texts(
      Object.keys(escoposConta).length,
      30,
      phrase('O que abrem os tokens que ela pede.', 'What the tokens that it asks for open.'),
      {
        ...must,
        codes: { values: escoposConta, unknown: 'refuse' },
        rotulo: phrase('O que abre', 'What it opens'),
      },
    ),
    SIMULAR: simular,
  },
  output: contaFeita,
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { usuario: 'academico-homologacao', escopos: ['recebe', 'consulta'] },
})

export const trocaSenhaContaIntegracao = command({
  ...common,
  id: 'TrocaSenhaContaIntegracao',
  title: phrase('Trocar a senha da conta', 'Change the password of the account'),
  description: phrase(
    'Dá à conta outra senha, que aparece só nesta resposta. A anterior vale ainda pelas horas pedidas; com 0, termina já, com os tokens emitidos à conta.',
    'Gives the account another password, which is only in this answer. The one before works for as many hours as asked; with 0 it ends now, with the tokens given to the account.',
  ),
  rotulo: phrase('Nova senha', 'New password'),
  on: 'one',
  during: ['Ativa', 'Em troca'],
  input: {
    id,
    horas: numeric(
      4,
      phrase(
        `Horas em que a senha anterior ainda vale, de 0 a ${longestOverlap}. Se ficar vazio: ${usualOverlap}.`,
        `Hours for which the password before still holds, from 0 to ${longestOverlap}. If left empty: ${usualOverlap}.`,
      ),
      {
        ...ours,
        min: 0,
        max: longestOverlap,
        rotulo: phrase('Horas com as duas senhas', 'Hours with both passwords'),
      },
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
  title: phrase('Revogar conta de integração', 'Revoke integration account'),
  description: phrase(
    'Encerra já a conta e todos os tokens emitidos a ela. Os sistemas que os usam passam a receber CREDENCIAL_INVALIDA; simulado, diz quantos tokens terminam.',
    'Ends the account and all tokens given to it now. The systems that use them get CREDENCIAL_INVALIDA; simulated, it says how many tokens end.',
  ),
  rotulo: phrase('Revogar', 'Revoke'),
  on: 'one',
  during: ['Ativa', 'Em troca'],
  input: { id, SIMULAR: simular },
  output: contaRevogada,
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 1, SIMULAR: 'S' },
})
