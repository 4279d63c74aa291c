import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeAlunosCursos } from '../../catalogue/academic/recebe-alunos-cursos.ts'
import { fieldsOfColumns } from '../../client/columns.ts'

const likely = (...columns: string[]) =>
  Object.fromEntries(fieldsOfColumns(columns, recebeAlunos.fields).likely)

describe('column headings of other systems', () => {
  it('are matched with the intended field', () => {
    const expected = {
      'Nº CPF': 'ESIAL_CPF',
      'E-mail institucional': 'ESIAL_EMAIL',
      'Nome completo': 'ESIAL_ALUNO',
      Município: 'ESIAL_CIDADE',
      Estado: 'ESIAL_UF',
      Celular: 'ESIAL_TELEFONE2',
      Usuário: 'ESIAL_LOGIN',
      'Data Nasc.': 'ESIAL_NASCIMENTO',
      RA: 'ESIAL_MATRICULA',
      Gênero: 'ESIAL_SEXO',
      Endereçco: 'ESIAL_ENDERECO',
    }
    assert.deepEqual(likely(...Object.keys(expected)), expected)
  })

  it('are not matched where they mean something else', () => {
    const strange = ['CPF do responsável', 'Nome do pai', 'Telefone3', 'Observações', 'Data de ingresso']
    assert.deepEqual(likely(...strange), {})
    assert.deepEqual([...fieldsOfColumns(['Nome'], recebeAlunosCursos.fields).likely], [])
    const [estado] = fieldsOfColumns(['Estado'], recebeAlunos.fields).unknown
    assert.deepEqual(estado!.suggested, ['ESIAL_UF'])
  })

  it('never share a field, nor take one that another column has by name', () => {
    assert.deepEqual(likely('Município', 'Cidade do aluno'), { Município: 'ESIAL_CIDADE' })
    assert.deepEqual(likely('Estado', 'UF'), {})
    assert.deepEqual(likely('Cidadde', 'Município'), { Município: 'ESIAL_CIDADE' })
    assert.deepEqual(likely('Celular', 'Telefone'), {
      Celular: 'ESIAL_TELEFONE2',
      Telefone: 'ESIAL_TELEFONE1',
    })
  })

  it('keep the field that a user chose', () => {
    const told = { Estado: null, Município: 'ESIAL_BAIRRO' }
    assert.deepEqual([...fieldsOfColumns(Object.keys(told), recebeAlunos.fields, told).likely], [])
  })
})
