import { retornoItemMachine } from '../../machines/retorno-item.ts'
import { record } from '../../operation.ts'
import { moment, number, numberOf, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornoItemElement } from './element.ts'

export const consultaRetornoItem = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaRetornoItem',
  group: 'management',
  noun: 'retorno_item',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: phrase('Item de retorno', 'Item of a bank return'),
  description: phrase(
    'Uma linha do retorno de um banco, o que mudou por ela e o que se pode fazer com ela agora.',
    "A line of a bank's return, what changed by it and what can be done with it now.",
  ),
  machine: retornoItemMachine,
  element: {
    ...retornoItemElement,
    identificador: number(phrase('Número do item', 'Number of the item')),
    retornoIdentificador: numberOf('retorno', phrase('Número do retorno', 'Number of the return'), 'retorno'),
    retorno: text(
      phrase('Nome do arquivo do retorno', 'Name of the return file'),
      phrase('Retorno', 'Bank return'),
    ),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3151 },
})
