import type { Belonging, Belongs } from '../domain/machine/scope.ts'

export const own =
  (column: string): Belongs =>
  (alias, whose) =>
    `${alias}.${column} = ${whose}`

export const ofUnits =
  (column: string): Belongs =>
  (alias, whose) =>
    `${alias}.${column} = any(${whose})`

export const everybody: Belongs = () => 'true'

/** Records without a unit: staff of every unit see them. */
export const everyUnit: Belonging = { units: everybody }

/** Unit of the row, or of its course if it has none. */
export const ownOrOfCourse: Belongs = (alias, units) =>
  `coalesce(${alias}.unidade_id, (select u.unidade_id from curso u
     where u.cliente_id = ${alias}.cliente_id and u.id = ${alias}.curso_id)) = any(${units})`

/** Unit of the row's course. */
export const ofItsCourse: Belongs = (alias, units) =>
  `exists (select from curso u where u.cliente_id = ${alias}.cliente_id and u.id = ${alias}.curso_id
     and u.unidade_id = any(${units}))`

export const ofCourses =
  (link: string): Belongs =>
  (alias, units) =>
    `exists (select from aluno_curso l join curso u on u.cliente_id = l.cliente_id and u.id = l.curso_id
       where l.cliente_id = ${alias}.cliente_id and l.${link} = ${alias}.id and u.unidade_id = any(${units}))`

/** Rows of students of the units. Rows without a student belong to no unit. */
export const residents: Belongs = (alias, units) =>
  `exists (select from aluno s where s.cliente_id = ${alias}.cliente_id and s.id = ${alias}.aluno_id
     and ${ofCourses('aluno_id')('s', units)})`

/** The row belongs to the owners of its extension project. */
export const ofProject =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `exists (select from projeto_extensao j where j.cliente_id = ${alias}.cliente_id
       and j.id = ${alias}.projeto_extensao_id and ${belongs('j', whose)})`

export const contractScope = {
  units: ownOrOfCourse,
  parties: {
    aluno: own('aluno_id'),
    professor: own('professor_id'),
    concedente: own('concedente_id'),
    supervisor: own('supervisor_id'),
    responsavel: own('responsavel_id'),
  },
} satisfies Belonging

/** The row belongs to the owners of its contract. */
export const ofContract =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `exists (select from contrato k where k.cliente_id = ${alias}.cliente_id and k.id = ${alias}.contrato_id
       and ${belongs('k', whose)})`

export const ofContractOr =
  (belongs: Belongs, other: Belongs): Belongs =>
  (alias, whose) =>
    `(${ofContract(belongs)(alias, whose)} or ${other(alias, whose)})`

export const partOfContract = {
  units: ofContract(contractScope.units),
  parties: {
    aluno: ofContract(contractScope.parties.aluno),
    professor: ofContract(contractScope.parties.professor),
    concedente: ofContract(contractScope.parties.concedente),
    supervisor: ofContract(contractScope.parties.supervisor),
    responsavel: ofContract(contractScope.parties.responsavel),
  },
} satisfies Belonging

/** Unit of the row's invoice. */
export const ofInvoice: Belongs = (alias, units) =>
  `exists (select from faturamento f where f.cliente_id = ${alias}.cliente_id and f.id = ${alias}.faturamento_id
     and f.unidade_id = any(${units}))`

/** Records of the whole institution: staff limited to units see none of them. */
export const ofNoUnit: Belonging = { units: () => 'false' }
