import { machines } from '../../catalogue/management/index.ts'
import type { PageNoun } from '../../catalogue/management/registro/page-rights.ts'

const tableOf = (noun: string): string => machines.find((one) => one.noun === noun)?.table ?? noun

/** SQL, from the alias of the record's table. */
type Name = (alias: string) => string

const column =
  (name: string): Name =>
  (x) =>
    `${x}.${name}`
const person: Name = (x) => `coalesce(${x}.nome_social, ${x}.nome)`
const company: Name = (x) => `coalesce(${x}.nome_fantasia, ${x}.nome)`

/** A column of another record, that `id` names. */
const of =
  (table: string, id: string, name: Name): Name =>
  (x) =>
    `(select ${name('n')} from ${table} n where n.cliente_id = ${x}.cliente_id and n.id = ${x}.${id})`
const both =
  (first: Name, second: Name): Name =>
  (x) =>
    `concat_ws(' · ', ${first(x)}, ${second(x)})`

const student = of('aluno', 'aluno_id', person)
const resume = of('curriculo', 'curriculo_id', person)

/** A contract by its number: the first sequence needs none. */
export const contractNumber: Name = (x) =>
  `${x}.numero || case when ${x}.sequencia > 1 then '-' || ${x}.sequencia else '' end`

const names: Readonly<Record<PageNoun, Name>> = {
  aluno: person,
  apolice: both(column('apolice'), column('seguradora')),
  arquivo: column('nome'),
  assinatura: column('nome'),
  atividade: (x) => `left(${x}.atividades, 80)`,
  candidatura: both(resume, of('vaga', 'vaga_id', column('titulo'))),
  colaborador: column('nome'),
  conta_bancaria: column('nome'),
  conta_favorecido: column('conta_mascarada'),
  contrato: both(contractNumber, student),
  convenio: both(column('convenio'), of('pessoa', 'concedente_id', company)),
  curriculo: person,
  curso: column('nome'),
  diploma: student,
  equivalencia: both(column('tipo'), student),
  faturamento: column('numero'),
  mensagem: column('nome'),
  modelo: column('titulo'),
  orcamento: (x) => `${x}.exercicio::text`,
  participacao: both(student, of('projeto_extensao', 'projeto_extensao_id', column('titulo'))),
  pendencia: column('tipo'),
  pessoa: company,
  professor: person,
  projeto_extensao: column('titulo'),
  proposta: column('titulo'),
  remessa: column('nome_arquivo'),
  remessa_item: column('seu_numero'),
  retorno: column('arquivo_nome'),
  retorno_item: column('seu_numero'),
  solicitacao: column('tipo'),
  vaga: column('titulo'),
}

/** SQL of the name by which people know a record. */
export const recordName = (noun: string, alias: string): string =>
  Object.hasOwn(names, noun) ? names[noun as PageNoun](alias) : `${alias}.id::text`

/** The name of the record that a noun and an id tell. */
export const nameByNoun = (noun: string, id: string): string =>
  `case ${noun} ${Object.keys(names)
    .map((one) => {
      const name = recordName(one, 'z')
      return `when '${one}' then (select ${name} from ${tableOf(one)} z where z.cliente_id = x.cliente_id and z.id = ${id})`
    })
    .join(' ')} end`
