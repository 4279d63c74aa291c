import { contaFavorecidoMachine } from '../../machines/conta-favorecido.ts'
import { statesOf } from '../../machines/machine.ts'
import { record } from '../../operation.ts'
import { day, group, moment, number, sealed, text } from '../../output.ts'
import { tiposConta } from './fields.ts'

export const consultaContaFavorecido = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaContaFavorecido',
  group: 'management',
  noun: 'conta_favorecido',
  doors: { staff: 'financeiro.ver', party: ['aluno'] },
  title: 'Conta de favorecido',
  description:
    'Uma conta que um favorecido informou, seu histórico e o que se pode fazer com ela agora; alunos veem as suas, pelo final.',
  machine: contaFavorecidoMachine,
  element: {
    identificador: number('Número do registro na plataforma'),
    aluno: group({
      identificador: number('Número do aluno'),
      nome: text('Aluno'),
      matricula: text('Matrícula'),
    }),
    pessoa: group({ identificador: number('Número da pessoa'), nome: text('Pessoa') }),
    situacao: text('Situação', statesOf(contaFavorecidoMachine)),
    conta: { ...text('Banco e final da conta, ou final da chave'), rotulo: 'Conta' },
    dados: sealed({
      banco: text('Banco'),
      agencia: text('Agência'),
      conta: text('Conta'),
      tipoConta: text('Tipo da conta', tiposConta),
      documento: text('Documento do titular'),
      chavePix: text('Chave Pix'),
    }),
    esperaAte: day('Último dia em que espera; vazio, quando só outra pessoa a confirma'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 1611 },
})
