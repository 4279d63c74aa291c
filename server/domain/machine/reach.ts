import { type RawBuilder, sql } from 'kysely'
import type { PartyKind, Right } from '../../../catalogue/doors.ts'
import { machines } from '../../../catalogue/machines/index.ts'
import type { Machine } from '../../../catalogue/machines/machine.ts'
import { registroDaParte } from '../../../catalogue/management/mensagem/parts.ts'
import { seenWith } from '../../../catalogue/management/seen-with.ts'
import type { Actor, Authority, Units } from '../../store/actor.ts'
import type { Tables } from '../../store/schema.ts'

/**
 * The records an actor may know of; for all others it is as if they did not exist. Staff see what their units and rights
 * open. A party sees only its own records, and with a personal link only those in the link's units.
 */
export type Reach =
  | { kind: 'all' }
  | ({ kind: 'staff' } & Authority)
  | { kind: 'party'; parte: PartyKind; id: number; units: Units }

export const everything: Reach = { kind: 'all' }

/** Integrations, jobs and operators reach everything of the client. */
export function reachOf(actor: Actor): Reach {
  switch (actor.kind) {
    case 'party':
      return { kind: 'party', parte: actor.parte, id: actor.id, units: actor.units }
    case 'person':
      return { kind: 'staff', permissoes: actor.permissoes, units: actor.units }
    case 'credential':
      if (actor.tipo !== 'gestao') return everything
      return { kind: 'staff', permissoes: actor.permissoes, units: actor.units }
    case 'sender':
    case 'employee':
    case 'job':
    case 'operator':
      return everything
  }
}

/** What distinguishes two reaches in the digests of cursors and page walks. */
export function reachKey(reach: Reach): readonly [unidades: unknown, party: unknown] {
  const unidades = reach.kind === 'all' || reach.units.kind === 'all' ? null : reach.units.unidades
  return [unidades, reach.kind === 'party' ? { parte: reach.parte, id: reach.id } : null]
}

/** Whether a row belongs to somebody, as SQL over its alias. */
type Belongs = (alias: string, whose: string) => string

interface Belonging {
  /** To one of some units; absent where records are of no unit, and every unit sees them. */
  units?: Belongs
  /** To a party; those that are absent see none. */
  parties?: Readonly<Partial<Record<PartyKind, Belongs>>>
  /** To staff with some rights; absent where the right that opens the operation opens every record. */
  rights?: (alias: string, rights: readonly Right[]) => string
}

const own =
  (column: string): Belongs =>
  (alias, whose) =>
    `${alias}.${column} = ${whose}`
const among =
  (column: string): Belongs =>
  (alias, whose) =>
    `${alias}.${column} = any(${whose})`
const everybody: Belongs = () => 'true'
const organization: Belongs = (alias) => `${alias}.tipo = 'J'`

/** Its own unit, else that of its course. */
const ownOrOfCourse: Belongs = (alias, units) =>
  `coalesce(${alias}.unidade_id, (select u.unidade_id from curso u
     where u.cliente_id = ${alias}.cliente_id and u.id = ${alias}.curso_id)) = any(${units})`

/** To whom the extension project belongs that a row names. */
const ofProject =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `exists (select from projeto_extensao j where j.cliente_id = ${alias}.cliente_id
       and j.id = ${alias}.projeto_extensao_id and ${belongs('j', whose)})`

/** Students of the courses that a professor belongs to. */
const taught: Belongs = (alias, professor) =>
  `exists (select from aluno_curso l join curso_professor t on t.cliente_id = l.cliente_id and t.curso_id = l.curso_id
     where l.cliente_id = ${alias}.cliente_id and l.aluno_id = ${alias}.id and t.professor_id = ${professor} and t.ativo)`

/** The unit of the course that a row names. */
const ofItsCourse: Belongs = (alias, units) =>
  `exists (select from curso u where u.cliente_id = ${alias}.cliente_id and u.id = ${alias}.curso_id
     and u.unidade_id = any(${units}))`

const ofCourses =
  (link: string): Belongs =>
  (alias, units) =>
    `exists (select from aluno_curso l join curso u on u.cliente_id = l.cliente_id and u.id = l.curso_id
       where l.cliente_id = ${alias}.cliente_id and l.${link} = ${alias}.id and u.unidade_id = any(${units}))`

/** Of who is no student here, no unit knows. */
const residents: Belongs = (alias, units) =>
  `exists (select from aluno s where s.cliente_id = ${alias}.cliente_id and s.id = ${alias}.aluno_id
     and ${ofCourses('aluno_id')('s', units)})`

/** To whom the résumé belongs that somebody applies with. */
const ofResume =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `exists (select from curriculo r where r.cliente_id = ${alias}.cliente_id and r.id = ${alias}.curriculo_id
       and ${belongs('r', whose)})`

const contrato = {
  units: ownOrOfCourse,
  parties: {
    aluno: own('aluno_id'),
    professor: own('professor_id'),
    concedente: own('concedente_id'),
    supervisor: own('supervisor_id'),
    responsavel: own('responsavel_id'),
  },
} satisfies Belonging

/** To whom its contract belongs. */
const ofContract =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `exists (select from contrato k where k.cliente_id = ${alias}.cliente_id and k.id = ${alias}.contrato_id
       and ${belongs('k', whose)})`
const ofContractOr =
  (belongs: Belongs, other: Belongs): Belongs =>
  (alias, whose) =>
    `(${ofContract(belongs)(alias, whose)} or ${other(alias, whose)})`

/** Of whom a contract is, its parts are. */
const partOfContract = {
  units: ofContract(contrato.units),
  parties: {
    aluno: ofContract(contrato.parties.aluno),
    professor: ofContract(contrato.parties.professor),
    concedente: ofContract(contrato.parties.concedente),
    supervisor: ofContract(contrato.parties.supervisor),
    responsavel: ofContract(contrato.parties.responsavel),
  },
} satisfies Belonging

/** A request about no contract is of the units of its student, and without one of all. */
const aboutNoContract: Belongs = (alias, units) =>
  `${alias}.contrato_id is null and (${alias}.aluno_id is null or exists (select from aluno s
     where s.cliente_id = ${alias}.cliente_id and s.id = ${alias}.aluno_id and ${ofCourses('aluno_id')('s', units)}))`

/**
 * A message about no contract is of who may see its receiver: students of the unit, professors and persons, of whom all
 * units know, and no users, whom only rights without units open.
 */
const toSomebodyKnown: Belongs = (alias, units) =>
  `${alias}.contrato_id is null and (${alias}.parte not in ('aluno', 'usuario') or ${alias}.parte = 'aluno'
     and exists (select from aluno s where s.cliente_id = ${alias}.cliente_id and s.id = ${alias}.pessoa_id
       and ${ofCourses('aluno_id')('s', units)}))`

/** A file that somebody is asked to sign is theirs to know. */
const asSigner =
  (parte: PartyKind): Belongs =>
  (alias, whose) =>
    `exists (select from assinatura g where g.cliente_id = ${alias}.cliente_id and g.arquivo_id = ${alias}.id
       and g.parte = '${parte}' and g.parte_id = ${whose})`

/** What else may own a file, by the column that names it. */
const owners = ['pendencia', 'solicitacao', 'equivalencia', 'projeto_extensao'] as const

/** Of whom the pending item, the request, the equivalence or the project is, its files are. */
const ofOwners =
  (whom: 'units' | PartyKind): Belongs =>
  (alias, whose) =>
    owners
      .flatMap((table) => {
        const { units, parties } = belonging[table] ?? {}
        const belongs = whom === 'units' ? units : parties?.[whom]
        return belongs
          ? [
              `exists (select from ${table} o where o.cliente_id = ${alias}.cliente_id and o.id = ${alias}.${table}_id
                 and ${belongs('o', whose)})`,
            ]
          : []
      })
      .join(' or ') || 'false'

/** A file is known to the party of its contract, of whatever else owns it, and to who is asked to sign it. */
const ofFile =
  (parte: keyof typeof contrato.parties): Belongs =>
  (alias, whose) =>
    `(${ofContract(contrato.parties[parte])(alias, whose)} or ${ofOwners(parte)(alias, whose)}
      or ${asSigner(parte)(alias, whose)})`

/** What was delivered for a pending item is read by whoever gives an opinion on it. */
const deliveredTo =
  (belongs: Belongs): Belongs =>
  (alias, whose) =>
    `exists (select from pendencia o where o.cliente_id = ${alias}.cliente_id and (o.id = ${alias}.pendencia_id
       or o.contrato_id = ${alias}.contrato_id and o.arquivo_id = ${alias}.id) and ${belongs('o', whose)})`

/** The unit of the invoice that a row names. */
const ofInvoice: Belongs = (alias, units) =>
  `exists (select from faturamento f where f.cliente_id = ${alias}.cliente_id and f.id = ${alias}.faturamento_id
     and f.unidade_id = any(${units}))`

/** The unit where somebody works today, is going to or did last. */
const workingIn: Belongs = (alias, units) =>
  `exists (select from lotacao_atual l where l.cliente_id = ${alias}.cliente_id and l.colaborador_id = ${alias}.id
     and l.contrato_id = periodo_em(${alias}.cliente_id, ${alias}.id, (select hoje_do_cliente()))
     and l.unidade_id = any(${units}))`

/** A message about no contract is of the units of the record that it is about, and without one of every unit. */
const ofItsRecord: Belongs = (alias, units) => {
  const known = (machines as readonly Machine[]).flatMap(({ noun, table }) => {
    // No message is about a message.
    const belongs = table === 'mensagem' ? undefined : belonging[table as keyof Tables]?.units
    return belongs ? [{ noun, table, belongs }] : []
  })
  const nouns = literals(known.map(({ noun }) => noun))
  const ofRecord = known.map(
    ({ noun, table, belongs }) =>
      `when '${noun}' then exists (select from ${table} z where z.cliente_id = ${alias}.cliente_id
         and z.id = ${alias}.registro_id and ${belongs('z', units)})`,
  )
  return `${alias}.contrato_id is null and (${alias}.entidade is null or ${alias}.entidade not in (${nouns})
    or case ${alias}.entidade ${ofRecord.join('\n ')} end)`
}

/** Whoever sees a message about no contract may see both its receiver and its record. */
const aboutNoContractTo: Belongs = (alias, units) =>
  `((${toSomebodyKnown(alias, units)}) and (${ofItsRecord(alias, units)}))`

const literals = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/**
 * A message about no contract is shown to staff who may open the register of its receiver and the record that it is about.
 */
const openedBy = (alias: string, rights: readonly Right[]): string => {
  const isClosed = (noun: string) => !seenWith.get(noun)?.some((right) => rights.includes(right))
  const parties = Object.entries(registroDaParte).flatMap(([parte, noun]) => (isClosed(noun) ? [parte] : []))
  const nouns = [...seenWith.keys()].filter(isClosed)
  const conditions = [
    ...(parties.length > 0 ? [`${alias}.parte not in (${literals(parties)})`] : []),
    ...(nouns.length > 0
      ? [`(${alias}.entidade is null or ${alias}.entidade not in (${literals(nouns)}))`]
      : []),
  ]
  if (conditions.length === 0) return 'true'
  return `(${alias}.contrato_id is not null or ${conditions.join(' and ')})`
}

/** Records of the whole institution: staff whose rights end at units know of none. */
const ofNoUnit: Belonging = { units: () => 'false' }

/** To whom the records of a table belong. Those of all others are shared among staff, and no party sees them. */
const belonging: Partial<Readonly<Record<keyof Tables, Belonging>>> = {
  aluno: { units: ofCourses('aluno_id'), parties: { aluno: own('id'), professor: taught } },
  aluno_curso: { units: ofCourses('id'), parties: { aluno: own('aluno_id') } },
  colaborador: { units: workingIn },
  contrato,
  arquivo: {
    // Agreements, policies and organizations are everybody's, and so are their files.
    units: (alias, units) =>
      `(${ofContract(contrato.units)(alias, units)} or ${ofOwners('units')(alias, units)}
        or num_nonnulls(${alias}.convenio_id, ${alias}.apolice_id, ${alias}.pessoa_id) > 0)`,
    parties: {
      aluno: ofFile('aluno'),
      professor: ofFile('professor'),
      concedente: ofFile('concedente'),
      // What is delivered for their opinion, and what they sign.
      supervisor: (alias, whose) =>
        `(${asSigner('supervisor')(alias, whose)} or ${ofOwners('supervisor')(alias, whose)}
          or ${deliveredTo(partOfContract.parties.supervisor)(alias, whose)})`,
      responsavel: asSigner('responsavel'),
    },
  },
  // Those of persons are the whole institution's.
  conta_favorecido: { units: residents, parties: { aluno: own('aluno_id') } },
  curriculo: { units: residents, parties: { aluno: own('aluno_id') } },
  candidatura: {
    units: ofResume(residents),
    parties: { aluno: ofResume(own('aluno_id')) },
  },
  curso: { units: among('unidade_id'), parties: { aluno: everybody, professor: everybody } },
  diploma: { units: ofItsCourse, parties: { aluno: own('aluno_id') } },
  disciplina: { parties: { aluno: everybody, professor: everybody } },
  documento_financeiro: { units: ofInvoice },
  equivalencia: {
    units: ofItsCourse,
    parties: { aluno: own('aluno_id'), professor: own('professor_id') },
  },
  // What is billed for the whole institution, staff of a unit do not see.
  faturamento: { units: among('unidade_id'), parties: { aluno: own('aluno_id') } },
  movimento: { units: ofInvoice },
  // Sums are of all units.
  total_recebido: ofNoUnit,
  // One file pays for all units, from one account.
  conta_bancaria: ofNoUnit,
  remessa: ofNoUnit,
  remessa_item: ofNoUnit,
  retorno: ofNoUnit,
  retorno_item: ofNoUnit,
  // What is planned for the whole institution, staff of a unit do not see.
  orcamento: { units: among('unidade_id') },
  participacao: {
    units: ofProject(among('unidade_id')),
    parties: { aluno: own('aluno_id'), professor: ofProject(own('professor_id')) },
  },
  // An item of an extension project is of the one who owes it, and of who leads the project.
  pendencia: {
    units: ofContractOr(contrato.units, ofProject(among('unidade_id'))),
    parties: {
      ...partOfContract.parties,
      aluno: ofContractOr(contrato.parties.aluno, own('aluno_id')),
      professor: ofContractOr(
        contrato.parties.professor,
        (alias, id) => `${own('professor_id')(alias, id)} or ${ofProject(own('professor_id'))(alias, id)}`,
      ),
    },
  },
  mensagem: { units: ofContractOr(contrato.units, aboutNoContractTo), rights: openedBy },
  // Of organizations everybody knows; of persons only staff.
  pessoa: { parties: { aluno: organization, professor: organization } },
  professor: { parties: { professor: own('id') } },
  projeto_extensao: { units: among('unidade_id'), parties: { professor: own('professor_id') } },
  proposta: { units: ownOrOfCourse, parties: { professor: own('professor_id') } },
  registro_atividade: partOfContract,
  solicitacao: {
    units: ofContractOr(contrato.units, aboutNoContract),
    parties: {
      aluno: ofContractOr(contrato.parties.aluno, own('aluno_id')),
      professor: ofContractOr(contrato.parties.professor, own('professor_id')),
      concedente: ofContractOr(contrato.parties.concedente, own('pessoa_id')),
      supervisor: ofContractOr(contrato.parties.supervisor, own('pessoa_id')),
      responsavel: ofContractOr(contrato.parties.responsavel, own('pessoa_id')),
    },
  },
  unidade: { units: among('id'), parties: { aluno: everybody, professor: everybody } },
  vaga: { parties: { aluno: everybody, professor: everybody, concedente: own('concedente_id') } },
}

/** SQL condition on a row of the table: it is within reach. */
export function withinSql(table: keyof Tables, alias: string, reach: Reach): string {
  if (reach.kind === 'all') return 'true'
  const { units, parties, rights } = belonging[table] ?? {}
  const conditions: string[] = []
  if (reach.kind === 'party') {
    conditions.push(parties?.[reach.parte]?.(alias, String(Number(reach.id))) ?? 'false')
  } else if (rights) conditions.push(rights(alias, reach.permissoes))
  if (reach.units.kind === 'units' && units) {
    conditions.push(units(alias, `'{${reach.units.unidades.map(Number).join(',')}}'::bigint[]`))
  }
  const limiting = conditions.filter((one) => one !== 'true')
  return limiting.map((one) => `(${one})`).join(' and ') || 'true'
}

/** The same in a statement. */
export const within = (table: keyof Tables, alias: string, reach: Reach): RawBuilder<boolean> =>
  sql.raw(withinSql(table, alias, reach))
