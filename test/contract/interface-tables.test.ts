import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeUsuarios } from '../../catalogue/academic/recebe-usuarios.ts'
import type { Field } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import { leafTypeName, typeName } from '../../catalogue/notation.ts'
import type { InputShape, Operation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import { retornaDadosContratosMonitoria } from '../../catalogue/query/retorna-dados-contratos-monitoria.ts'
import { retornaDadosNotasAtividades } from '../../catalogue/query/retorna-dados-notas-atividades.ts'
import { listahorarios } from '../../catalogue/workforce/listahorarios.ts'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import * as tables from '../support/interface-tables.ts'

type Input = Readonly<Record<string, Field>>

/** The only field with codes whose values the interface lists. */
const valuesGiven = ['ESIUS_AUTENTICA']

/** Differences between a field's declaration and the interface document. */
function lies(name: string, field: Field, type: string, required: boolean | undefined): string[] {
  const { origin, decided = [] } = field
  const sized = type === '' || type.includes('(') || type.startsWith('Date')
  const sameType = sized ? typeName(field) === type : typeName(field).startsWith(type)
  const listed = field.codes !== undefined && !valuesGiven.includes(name)
  const claims: [boolean, string][] = [
    [origin === 'interface', 'is named by the interface'],
    [decided.includes('tipo') ? !sameType : sameType, `is of type ${type}, here ${typeName(field)}`],
    [decided.includes('tamanho') === (!sized && !decided.includes('tipo')), 'its size'],
    [
      required === undefined
        ? decided.includes('obrigatoriedade') === field.required
        : field.required === required && !decided.includes('obrigatoriedade'),
      'whether it is required',
    ],
    [decided.includes('valores') === listed, 'its values'],
  ]
  return claims.filter(([true_]) => !true_).map(([, claim]) => `${name}: ${claim}`)
}

const named = (fields: Input, names: readonly string[]) =>
  Object.entries(fields)
    .filter(([name, { origin }]) => (origin === 'interface') !== names.includes(name))
    .map(([name]) => `${name}: whose name it is`)

/** Leaves of an answer with their types, by path. */
function leavesOf(shape: Shape, above = ''): [string, string][] {
  return Object.entries(shape).flatMap(([name, output]): [string, string][] => {
    if (output.type === 'list') return leavesOf(output.fields, `${above}${name}[].`)
    if (output.type === 'object') return leavesOf(output.fields, `${above}${name}.`)
    return [[above + name, output.type === 'texts' ? 'Lista' : leafTypeName(output)]]
  })
}

const groupOf = (shape: InputShape, name: string) => (shape[name] as { fields: InputShape }).fields
const ofText = (names: readonly string[]) => names.map((name) => [name, 'Varchar', undefined] as const)

const check = (fields: Input, rows: readonly (readonly [string, string, boolean | undefined])[]) => [
  ...rows.flatMap(([name, type, required]) =>
    fields[name] ? lies(name, fields[name], type, required) : [`${name}: is missing`],
  ),
  ...named(
    fields,
    rows.map(([name]) => name),
  ),
]

describe('the catalogue attributes to the interface document only what it says', () => {
  it('about students', () => {
    assert.deepEqual(check(recebeAlunos.fields, tables.alunos), [])
  })

  it('about users', () => {
    const rows = tables.usuarios.map(([name, type]) => [name, type, undefined] as const)
    assert.deepEqual(check(recebeUsuarios.fields, rows), [])
  })

  it('about employees', () => {
    const person = groupOf(novocolaborador.input, 'colaborador')
    const { contrato: _, ...own } = person
    assert.deepEqual(check(own as Input, ofText(tables.colaborador)), [])
    assert.deepEqual(check(groupOf(person, 'contrato') as Input, ofText(tables.colaboradorContrato)), [])
  })

  it('about schedules', () => {
    assert.deepEqual(check(listahorarios.input, ofText(tables.horariosEntrada)), [])
    assert.deepEqual(leavesOf(listahorarios.output.horarios.fields), tables.horarios)
  })

  it('about grades and contracts, leaf by leaf', () => {
    assert.deepEqual(leavesOf(retornaDadosNotasAtividades.element), tables.notas)
    const ours = /^(planoEstagio|registrosAtividades\[\]\..*)$/
    const leaves = leavesOf(retornaDadosContratosMonitoria.element).filter(([path]) => !ours.test(path))
    assert.deepEqual(leaves, tables.contratos)
  })

  it('about operations that it only names: nothing', () => {
    const all: readonly Operation[] = operations
    const specified = ['RecebeAlunos', 'RecebeUsuarios']
    const claimed = all.flatMap((one) =>
      one.family === 'inbound' && !specified.includes(one.id)
        ? Object.entries(one.fields).flatMap(([name, { origin }]) =>
            origin === 'interface' ? `${one.id} ${name}` : [],
          )
        : [],
    )
    assert.deepEqual(claimed, [])
  })
})
