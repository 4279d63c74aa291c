import { interfaceOperations, specifiedOperations } from './interface-catalogue.ts'

/**
 * Open points of the interface document with the operations they affect. DECISIONS.md decides each under its
 * anchor.
 */
export interface OpenPoint {
  anchor: string
  open: string
  operations: readonly string[]
}

const byPath = (prefix: string) =>
  interfaceOperations.filter(({ path }) => path.startsWith(prefix)).map(({ id }) => id)
const inbound = byPath('/APIPlataformaIntegracao').filter((id) => id !== 'Webhook')
const query = byPath('/apiconsultadadosplataforma')
const workforce = byPath('/apiworkforceintegracao')
const everything = interfaceOperations.map(({ id }) => id)
const named = (ids: readonly string[]) => ids.filter((id) => !specifiedOperations.includes(id))
const contracts = ['RetornaDadosContratosMonitoria', 'RetornaDadosContratos']
const students = ['RecebeAlunos']
const users = ['RecebeUsuarios']

const points = (operations: readonly string[], told: Readonly<Record<string, string>>): OpenPoint[] =>
  Object.entries(told).map(([anchor, open]) => ({ anchor, open, operations }))

export const openPoints: readonly OpenPoint[] = [
  ...points(students, {
    'student-identity': 'Which student a record means',
    'duplicate-cpf': 'What happens to a CPF that somebody else has',
    'cpf-change': 'Whether a CPF may change',
    'duplicate-email-login': 'How e-mails and logins are compared',
    'inactive-students': 'Whether inactive students hold what is unique',
    'foreign-student': 'When a student is foreign',
    'cpf-form': 'Which spellings of a CPF are taken',
    'birth-date': 'Type and requirement of ESIAL_NASCIMENTO',
    sex: 'Values of ESIAL_SEXO',
    'marital-status': 'Values of ESIAL_ESTADO_CIVIL',
    'scientific-initiation': 'Values of ESIAL_BOLSA_INI_CIENTIFICA',
    phones: 'Whether ESIAL_TELEFONE2 is required',
    'postal-code': 'Form of a postal code that is sent as a number',
    'state-code': 'Which states there are',
    'bank-code': 'Which code a bank has',
    'student-validity': 'From which day on a record is inactive',
    'login-block': 'Until which day a login is blocked',
    'disability-data': 'Who may see disability data',
  }),
  ...points(users, {
    'user-identity': 'Which user a record means, and what is unique',
    'user-fields': 'Sizes and requirements of the fields of users',
    'user-authentication': 'What ESIUS_AUTENTICA means where it is empty',
    'user-validity': 'What a validity of today means',
  }),
  ...points([...students, ...users], {
    passwords: 'What becomes of a password, which is typed as a number',
  }),
  ...points(inbound, {
    'same-key-twice': 'The same record twice in a batch',
    'action-field': 'What ACAO may carry',
    'return-label': 'What RETORNO means',
    'return-identifier': 'Whether batches besides users carry ID_RETORNO',
    receipt: 'The words of the receipt, and how to find the batch',
    'empty-batch': 'A batch without records',
    'batch-limits': 'The largest batch',
    'unknown-fields': 'Fields that nobody knows',
    decimals: 'How amounts are written',
    retention: 'How long what was sent is kept',
  }),
  ...points(named(inbound), {
    'named-inbound': 'Bodies of the inbound operations that are only named',
  }),
  ...points(query, {
    'period-and-zone': 'In which zone a period begins and ends',
    'missing-dates': 'A question without dates',
    'page-size': 'The largest page',
    'unpaged-totals': 'Totals of an answer without pages',
    'empty-values': 'What stands where there is no value',
    'dates-in': 'How dates may be written',
    'dates-out': 'How dates are answered',
    'number-types': 'Totals that are text in one answer and numbers in another',
    'amounts-out': 'How amounts are answered',
  }),
  ...points(named(query), {
    'named-queries': 'Bodies and answers of the queries that are only named',
  }),
  ...points(contracts, {
    'contract-format': 'Whether the list of fields or the sample is right',
    'sample-only-parts': 'Parts that only the sample has',
    'contract-numbers': 'What contrato, sequencia and identificador number',
    'proposal-states': 'States of a proposal',
    'state-moves': 'Moves between the states of contracts, files, requests and pending items',
  }),
  ...points(['RetornaDadosNotasAtividades'], { 'report-states': 'States of a report' }),
  ...points(workforce, {
    'authorization-form': 'Form of the header Authorization',
    'employee-key': 'Which employee is meant',
  }),
  ...points(['novocolaborador'], {
    'employee-fields': 'What is required of an employee, and the form of dates',
    'employee-answer': 'What is answered beyond an empty object',
    transfers: 'Another unit, area or position of somebody who works',
  }),
  ...points(['listahorarios'], {
    'active-flag': 'Which words mean true, and what false does',
    'search-text': 'How a search text is matched',
  }),
  ...points(named(workforce), {
    'named-workforce': 'Paths, bodies and answers of the workforce operations that are only named',
  }),
  ...points(['registrarsaida'], { 'admission-never-begins': 'Somebody who is hired and never begins' }),
  ...points(['novavaga', 'RetornaDadosVaga'], {
    'workforce-vacancies': 'A vacancy without a host, a description and days of application',
  }),
  ...points(['RetornaFaturamentos', 'RetornaFaturamentosAPagar'], {
    'overdue-before-part': 'The state of what is overdue and received in part',
  }),
  ...points(['ValoresRecebidosGeral'], { 'late-reversal': 'The month that a late reversal counts in' }),
  ...points(['RecebeFaturamentoExterno'], {
    'settled-elsewhere': 'What another system says was settled, without movements',
  }),
  ...points(['RetornaDadosOrcamentos'], { 'committed-budget': 'What counts as committed' }),
  ...points(['RetornaDadosRemessaBanco'], {
    'remittance-approval': 'Who may have the content of a file',
    'pix-key-case': 'Spelling of Pix keys in files that know capitals only',
  }),
  ...points(['Webhook'], {
    'webhook-meaning': 'What the operation Webhook does, and which events there are',
    'webhook-signature': 'How a delivery is signed',
    'webhook-retries': 'When a delivery has succeeded, and how often it is tried',
  }),
  ...points(everything, {
    'invalid-token': 'What is answered to an invalid token',
    'client-field': 'Whether cliente is required',
    'token-issuance': 'How a token is issued',
    'token-lifetime': 'How long a token works',
    'status-codes': 'Error codes and HTTP status of failures',
    'rate-limits': 'How often may be called',
    'path-case': 'Capitals in paths and keys',
    versions: 'How versions are told',
  }),
]
