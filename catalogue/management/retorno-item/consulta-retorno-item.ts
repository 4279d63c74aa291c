import { retornoItemMachine } from '../../machines/retorno-item.ts'
import { record } from '../../operation.ts'
import { moment, number, numberOf, text } from '../../output.ts'
import { retornoItemElement } from './element.ts'

export const consultaRetornoItem = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaRetornoItem',
  group: 'management',
  noun: 'retorno_item',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: 'Item de retorno',
  description: 'Uma linha do retorno de um banco, o que mudou por ela e o que se pode fazer com ela agora.',
  machine: retornoItemMachine,
  element: {
    ...retornoItemElement,
    identificador: number('Número do item'),
    retornoIdentificador: numberOf('retorno', 'Número do retorno', 'retorno'),
    retorno: { ...text('Nome do arquivo do retorno'), rotulo: 'Retorno' },
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3151 },
})
