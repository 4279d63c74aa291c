import type { retornaDadosEquivalencia } from '../../../catalogue/query/retorna-dados-equivalencia.ts'
import type { SourceOf } from '../source.ts'
import { arquivosDe } from './contrato-parts.ts'
import * as parts from './integracao-parts.ts'

/** Time of the decision, from the history. */
const decided = `(select max(h.momento) from historico h where h.cliente_id = x.cliente_id
  and h.entidade = 'equivalencia' and h.registro_id = x.id and h.movimento ~ 'deferir')`

export const equivalencia: SourceOf<typeof retornaDadosEquivalencia, 'equivalencia'> = {
  base: 'equivalencia x',
  alias: 'x',
  joins: parts.joined(
    parts.by('a', 'aluno', 'x.aluno_id'),
    parts.by('c', 'curso', 'x.curso_id'),
    parts.by('d', 'disciplina', 'x.disciplina_id'),
    parts.by('o', 'pessoa', 'x.organizacao_id'),
    parts.by('p', 'professor', 'x.professor_id'),
  ),
  ...parts.moments,
  element: {
    aluno: parts.aluno('a'),
    curso: parts.curso('c'),
    disciplina: parts.disciplina('d'),
    organizacao: parts.pessoa('o'),
    professor: parts.professor('p'),
    dataParecer: decided,
    arquivos: arquivosDe('equivalencia_id'),
  },
  filters: { cpf: parts.ofCpf, situacao: parts.equal('situacao'), tipo: parts.equal('tipo') },
}
