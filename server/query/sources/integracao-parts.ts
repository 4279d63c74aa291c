/** Parts shared by queries on received records. The base is always `x`. */

/** Joins a record that the base refers to. */
export const by = (alias: string, table: string, id: string, base = 'x') =>
  `left join ${table} ${alias} on ${alias}.cliente_id = ${base}.cliente_id and ${alias}.id = ${id}`

export const joined = (...joins: string[]) => joins.join('\n')

export const moments = { id: 'x.id', created: 'x.inclusao', changed: 'x.atualizacao' }

const standing = { situacao: `case when x.ativo then 'Ativo' else 'Inativo' end`, validade: 'x.validade' }
export const received = { inclusao: 'x.inclusao', atualizacao: 'x.atualizacao' }

export const closing = { ...standing, lote: 'x.lote_id', ...received }
/** The same for records that do not show their batch. */
export const closingWithoutBatch = { ...standing, ...received }

export const address = {
  endereco: 'x.endereco',
  numero: 'x.numero',
  complemento: 'x.complemento',
  bairro: 'x.bairro',
  cidade: 'x.cidade',
  uf: 'x.uf',
  cep: 'x.cep',
}

export const flag = (column: string) => `case when ${column} then 'S' else 'N' end`

export const yesNo = (column: string) => `case when ${column} then 'Sim' else 'Não' end`

const known = <T>(alias: string, show: T) => ({ when: `${alias}.id is not null`, show })

export const aluno = (alias: string) =>
  known(alias, {
    identificador: `${alias}.id`,
    codigoIntegracao: `${alias}.identificacao`,
    nome: `coalesce(${alias}.nome_social, ${alias}.nome)`,
    nomeCivil: `${alias}.nome`,
    cpf: `${alias}.cpf`,
    matricula: `${alias}.matricula`,
  })

/** The student in the shape that contracts use. */
export const estagiario = (alias: string) => {
  const { codigoIntegracao: _, ...show } = aluno(alias).show
  return known(alias, show)
}

export const curso = (alias: string) =>
  known(alias, {
    identificador: `${alias}.id`,
    codigoIntegracao: `${alias}.identificacao`,
    curso: `${alias}.nome`,
  })

const professorFields = (alias: string) => ({
  identificador: `${alias}.id`,
  codigoIntegracao: `${alias}.identificacao`,
  professor: `coalesce(${alias}.nome_social, ${alias}.nome)`,
  cpf: `${alias}.cpf`,
})

export const professor = (alias: string) => known(alias, professorFields(alias))

/** Professors of the subject in its class, or of the whole class. */
export const professores = {
  from: `professor lp where lp.cliente_id = x.cliente_id and lp.id in (
    select tp.professor_id from turma_professor tp where tp.cliente_id = x.cliente_id
      and tp.turma_id = x.turma_id and tp.disciplina_id in (0, x.disciplina_id) and tp.ativo)`,
  order: 'lp.id',
  item: professorFields('lp'),
}

export const disciplina = (alias: string) =>
  known(alias, {
    identificador: `${alias}.id`,
    codigoIntegracao: `${alias}.identificacao`,
    descricao: `${alias}.nome`,
  })

export const pessoa = (alias: string) =>
  known(alias, {
    identificador: `${alias}.id`,
    nomeFantasia: `coalesce(${alias}.nome_fantasia, ${alias}.nome_social, ${alias}.nome)`,
    documento: `${alias}.documento`,
  })

export const turma = (alias: string) =>
  known(alias, {
    identificador: `${alias}.id`,
    codigoIntegracao: `${alias}.identificacao`,
    turma: `${alias}.nome`,
    ano: `${alias}.ano`,
    semestre: `${alias}.semestre`,
  })

/** Unit of the base, by alias. */
export const ownUnit = (alias: string) =>
  known(alias, {
    identificador: `${alias}.id`,
    codigoIntegracao: `${alias}.codigo`,
    unidade: `${alias}.nome`,
  })

export const unidade = { codigoUnidade: 'u.codigo', nomeUnidade: 'u.nome' }

/** Received hours, in their order. */
export const ownHours = `select h.item, h.n, null::bigint as disciplina_id, null::bigint as turma_id
  from json_array_elements(x.horarios) with ordinality h(item, n)`

/**
 * Codes in the hours refer to records; hours without codes use those of the row. `offset 0` keeps both steps
 * key lookups: otherwise the planner scans whole tables for each element.
 */
export const horarios = (hours: string) => ({
  from: `(select i.item, i.n, coalesce(${named('disciplina', 'DISCIPLINA')}, i.disciplina_id) as disciplina_id,
                 coalesce(${named('turma', 'TURMA')}, i.turma_id) as turma_id
            from (${hours}) i offset 0) h
    left join lateral ${found('disciplina')} hd on true
    left join lateral ${found('turma')} ht on true`,
  order: `h.n, h.item->>'DIA', h.item->>'INICIO', h.item->>'TERMINO', h.disciplina_id, h.turma_id`,
  item: {
    diaSemana: `h.item->>'DIA'`,
    inicio: `h.item->>'INICIO'`,
    termino: `h.item->>'TERMINO'`,
    disciplina: disciplina('hd'),
    turma: turma('ht'),
  },
})

function named(table: string, key: string): string {
  return `(select id from ${table} where cliente_id = x.cliente_id and identificacao = i.item->>'${key}' collate "C")`
}

function found(table: string): string {
  return `(select * from ${table} where cliente_id = x.cliente_id and id = h.${table}_id offset 0)`
}

/** Attendance of a student, from columns that the bases of both queries share. */
export const frequentada = {
  identificador: 'x.id',
  aluno: aluno('a'),
  disciplina: disciplina('d'),
  curso: curso('c'),
  turma: turma('t'),
  ano: 'x.ano',
  semestre: 'x.semestre',
  situacaoDisciplina: 'x.situacao_disciplina',
  nota: 'x.nota',
  frequencia: 'x.frequencia',
  origem: 'x.origem',
}

export const frequentadaJoins = joined(
  by('a', 'aluno', 'x.aluno_id'),
  by('d', 'disciplina', 'x.disciplina_id'),
  by('c', 'curso', 'x.curso_id'),
  by('t', 'turma', 'x.turma_id'),
)

export const banco = {
  column: 'x.dados_bancarios',
  members: { banco: 'banco', agencia: 'agencia', conta: 'conta' },
}

/** The code is sealed, so no join finds its description: the recipe carries all descriptions. */
export const descriptionOf = (code: string) => ({
  by: code,
  texts:
    'select json_object_agg(codigo, descricao) from deficiencia where cliente_id = (select cliente_atual())',
})

/** Filters by a column of a record that the base refers to. */
const referred = (table: string, column: string) => (literal: string) =>
  `x.${table}_id in (select id from ${table} where cliente_id = (select cliente_atual()) and ${column} = ${literal})`

export const ofAluno = referred('aluno', 'identificacao')
export const ofCpf = referred('aluno', 'cpf')
export const ofCurso = referred('curso', 'identificacao')
export const ofProfessor = referred('professor', 'identificacao')
export const ofDisciplina = referred('disciplina', 'identificacao')
export const ofTurma = referred('turma', 'identificacao')

/** Filters by a column of the base. */
export const equal = (column: string) => (literal: string) => `x.${column} = ${literal}`
/** Filters by the document of a person. */
export const ofPerson = (column: string) => (literal: string) =>
  `x.${column} in (select id from pessoa where cliente_id = (select cliente_atual()) and documento = ${literal})`
export const ofId = (literal: string) => `x.id = ${literal}::bigint`
export const ofYear = (literal: string) => `x.ano = ${literal}::bigint`
export const ofHalf = (literal: string) => `x.semestre = ${literal}::integer`
