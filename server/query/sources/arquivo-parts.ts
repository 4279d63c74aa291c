import { origensArquivo } from '../../../catalogue/values/arquivo.ts'
import { recordName } from '../../domain/record-name.ts'
import { firstOf } from '../../store/expressions.ts'
import * as parts from './integracao-parts.ts'

const owners = Object.entries(origensArquivo)

/** The record that file `x` belongs to. */
export const originOfFile = {
  tipo: `case ${owners.map(([column, tipo]) => `when x.${column} is not null then '${tipo}'`).join(' ')} end`,
  identificador: `coalesce(${owners.map(([column]) => `x.${column}`).join(', ')})`,
}

/** Its name. */
export const nameOfOrigin = `case ${owners
  .map(([column]) => {
    const table = column.replace(/_id$/, '')
    return `when x.${column} is not null then (select ${recordName(table, 'z')} from ${table} z
      where z.cliente_id = x.cliente_id and z.id = x.${column})`
  })
  .join(' ')} end`

/** Records with a student that can own files. */
export const studentsOfFiles = ['contrato', 'equivalencia', 'solicitacao', 'pendencia'] as const

/** Joins the owners of file `x` under their table names, and their student as `e`. */
export const studentOfFile = parts.joined(
  ...studentsOfFiles.map((table) => parts.by(table, table, `x.${table}_id`)),
  parts.by('e', 'aluno', firstOf(...studentsOfFiles.map((table) => `${table}.aluno_id`))),
)
