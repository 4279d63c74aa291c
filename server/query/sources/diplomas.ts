import { graus, modalidades } from '../../../catalogue/common-fields.ts'
import type { Codes } from '../../../catalogue/fields.ts'
import { portuguese } from '../../../catalogue/phrase.ts'
import type { retornaDiplomaDigital } from '../../../catalogue/query/retorna-diploma-digital.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

const meaning = (column: string, { values }: Pick<Codes, 'values'>) =>
  `case ${column} ${Object.entries(values)
    .map(([code, text]) => `when '${code}' then '${portuguese(text)}'`)
    .join(' ')} end`

const institution = (name: string) => ({
  when: `x.${name}_nome is not null`,
  show: { nome: `x.${name}_nome`, cnpj: `x.${name}_cnpj`, codigoMec: `x.${name}_codigo_mec` },
})

const course = parts.curso('c')

export const diplomas: SourceOf<typeof retornaDiplomaDigital, 'diploma'> = {
  base: 'diploma x',
  alias: 'x',
  joins: parts.joined(parts.by('a', 'aluno', 'x.aluno_id'), parts.by('c', 'curso', 'x.curso_id')),
  ...parts.moments,
  element: {
    aluno: parts.aluno('a'),
    curso: {
      when: course.when,
      show: {
        ...course.show,
        codigoMec: 'c.codigo_mec',
        grau: meaning('c.grau', graus),
        modalidade: meaning('c.modalidade', modalidades),
      },
    },
    iesEmissora: institution('emissora'),
    iesRegistradora: institution('registradora'),
    registro: {
      when: 'num_nonnulls(x.registro_livro, x.registro_folha, x.registro_numero, x.registro_processo, x.registro_data) > 0',
      show: {
        livro: 'x.registro_livro',
        folha: 'x.registro_folha',
        numero: 'x.registro_numero',
        processo: 'x.registro_processo',
        data: 'x.registro_data',
      },
    },
    anulacao: {
      when: 'x.anulacao_data is not null',
      show: { data: 'x.anulacao_data', motivo: 'x.anulacao_motivo' },
    },
  },
  filters: {
    cpf: parts.ofCpf,
    matricula: (literal) =>
      `x.aluno_id in (select id from aluno where cliente_id = (select cliente_atual()) and matricula = ${literal})`,
    codigoValidacao: parts.equal('codigo_validacao'),
    situacao: parts.equal('situacao'),
  },
}
