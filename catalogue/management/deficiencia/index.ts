import { must } from '../../common-fields.ts'
import { varchar } from '../../fields.ts'
import { command, listing } from '../../operation.ts'
import { number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const listaDeficiencias = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaDeficiencias',
  group: 'management',
  noun: 'deficiencia',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: 'Deficiências',
  description: 'Os códigos de deficiência que os registros podem trazer.',
  columns: { id: number('Número'), codigo: text('Código'), descricao: text('O que significa') },
  filters: {},
  search: 'código e descrição',
  orders: { codigo: 'Código', descricao: 'Descrição' },
  usualOrder: 'codigo',
  problems: [],
  example: { quantidade: 10 },
})

export const salvaDeficiencia = command({
  family: 'management',
  kind: 'command',
  id: 'SalvaDeficiencia',
  group: 'management',
  noun: 'deficiencia',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: 'Salvar deficiência',
  description:
    'Cadastra um código de deficiência, ou muda o que ele significa. Registros que o trazem passam a ser aceitos; os recusados antes podem ser reprocessados.',
  rotulo: 'Salvar',
  on: 'new',
  input: {
    codigo: varchar(20, 'Código, como os lotes o enviam.', { ...must, rotulo: 'Código' }),
    descricao: varchar(100, 'O que significa.', { ...must, rotulo: 'Descrição' }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    nova: { ...truth('Se o código não existia'), rotulo: 'Código novo' },
  },
  changes: ['deficiencia'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { codigo: '07', descricao: 'Surdocegueira' },
})

/** What people do with the register of disabilities. */
export const deficienciaOperations = [listaDeficiencias, salvaDeficiencia] as const
