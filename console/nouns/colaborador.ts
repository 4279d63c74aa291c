import { colaboradorMachine } from '../../catalogue/machines/colaborador.ts'
import { colaboradorOperations } from '../../catalogue/management/colaborador/index.ts'
import { listaAreas, listaCargos, listaHorarios } from '../../catalogue/management/colaborador/lists.ts'
import { nounOf } from '../derive/noun.ts'

export const colaborador = nounOf(colaboradorMachine, colaboradorOperations, {
  name: 'nome',
  beside: 'cpf',
  columns: ['nome', 'situacao', 'unidade', 'area', 'cargo', 'inicio', 'saida'],
})

export const horario = nounOf(undefined, [listaHorarios], {
  name: 'descricao',
  columns: ['descricao', 'referencia', 'validade'],
})

export const area = nounOf(undefined, [listaAreas], { name: 'nome', columns: ['nome', 'referencia'] })

export const cargo = nounOf(undefined, [listaCargos], { name: 'nome', columns: ['nome', 'referencia'] })
