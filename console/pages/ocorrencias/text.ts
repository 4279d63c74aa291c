import { rights } from '../../../catalogue/doors.ts'
import { counted, number } from '../../derive/format.ts'
import { spoken } from '../../text/language.ts'
import { say } from '../../text/say.ts'

export interface Outcomes {
  accepted: number
  refused: number
  waiting: number
}

const outcomes = ({ accepted, refused, waiting }: Outcomes) =>
  [
    counted(accepted, 'aceito', 'aceitos'),
    counted(refused, 'recusado', 'recusados'),
    ...(waiting > 0 ? [`${number(waiting)} aguardando`] : []),
  ].join(', ')
const outcomesInEnglish = ({ accepted, refused, waiting }: Outcomes) =>
  [
    `${number(accepted)} accepted`,
    `${number(refused)} refused`,
    ...(waiting > 0 ? [`${number(waiting)} waiting`] : []),
  ].join(', ')

export const text = spoken({
  pt: {
    empty: 'Nada por resolver: o que a origem disse por último de cada registro foi aplicado.',
    summary: (records: number, people: number | undefined, causes: number) =>
      [
        counted(records, 'registro por resolver', 'registros por resolver'),
        people !== undefined && counted(people, 'pessoa', 'pessoas'),
        counted(causes, 'causa', 'causas'),
      ]
        .filter(Boolean)
        .join(' · '),
    cause: 'Causa',
    records: 'Registros',
    people: 'Pessoas',
    persons: (count: number) => counted(count, 'pessoa', 'pessoas'),
    since: 'Desde',
    lastBatch: 'Último lote',
    owner: 'Responsável',
    more: 'mais de 10.000',
    shape: 'forma do valor',
    emptyValue: '(vazio)',
    waitsUntil: (when: string) => `Esperam até ${when}`,
    sending: (count: string) => `${count} em reenvio`,
    gone: 'Esta causa não existe.',
    done: 'Nada mais por resolver nesta causa.',
    doneAll: 'Todas as causas estão resolvidas.',
    resolution: (why: string) => `Resolvida: ${why}`,
    next: (title: string) => `Próxima causa: ${title}`,
    back: 'Ocorrências',
    why: 'Por que acontece',
    repair: 'Conserto',
    suggested: (count: number, of: number) =>
      `torna ${count === 1 ? 'válido' : 'válidos'} ${number(count)} de ${number(of)}`,
    before: 'Antes',
    after: 'Depois',
    other: 'Outro conserto',
    value: 'Valor para todos',
    pair: (value: string) => (value === '' ? 'No lugar de (vazio)' : `No lugar de “${value}”`),
    simulate: (count: number) => (count === 1 ? 'Simular no registro' : `Simular nos ${number(count)}`),
    resend: (count: number) => `Reenviar ${number(count)}`,
    remembered:
      'O conserto fica lembrado: se a origem enviar o mesmo valor de novo, o registro é aceito com o valor consertado.',
    notRemembered: 'Este campo não se lembra: o conserto vale só neste envio.',
    simulated: (all: Outcomes) => `Na simulação: ${outcomes(all)}. Nada foi alterado.`,
    left: (count: number) =>
      count === 1
        ? 'Outro fica para o próximo envio.'
        : `Outros ${number(count)} ficam para o próximo envio.`,
    sent: (lote: number) => `Lote ${lote}`,
    underWay: 'em processamento…',
    ended: (all: Outcomes) => `${outcomes(all)}.`,
    missing: (value: string) => `Falta cadastrar ${value}`,
    register: {
      deficiencia: (value: string) => `Cadastrar deficiência ${value}`,
      curso: (value: string) => `Cadastrar curso ${value}`,
    },
    registered: (value: string) => `${value} cadastrado. Agora reenvie os registros.`,
    description: 'O que o código quer dizer',
    course: 'Nome do curso',
    level: 'Nível',
    coveredCode: 'O código não pode ser mostrado: falta a permissão sensivel.ver.',
    which: 'Código recebido',
    pairs: 'Pares',
    pairsText:
      'Dois registros querem o mesmo valor, e só um pode tê-lo. Decida cada par, ou todos do mesmo modo. A decisão fica: o mesmo par não volta a contar.',
    against: 'já tem o valor',
    changed: (when: string) => `mudou em ${when}`,
    deactivate: 'Inativar o antigo',
    change: (field: string) => `Trocar: ${field}`,
    giveBack: 'Devolver à origem',
    deactivateOf: (name: string) => `Inativar o antigo: ${name}`,
    deactivateAndSend: 'Inativar e reenviar o novo',
    deactivateAnyway: (count: number) =>
      `Inativar com ${counted(count, 'contrato em aberto', 'contratos em aberto')}`,
    ends: (when: string) =>
      `O cadastro antigo fica inativo desde ${when}: não entra mais na plataforma e libera o valor. O registro do lote é reenviado.`,
    contractsStay: (count: number) =>
      count === 1
        ? 'O contrato em aberto continua no cadastro antigo, como está: não passa para o novo, e quem está inativo não recebe contrato nem aditivo. Para encerrá-lo, peça a rescisão no contrato.'
        : `Os ${number(count)} contratos em aberto continuam no cadastro antigo, como estão: não passam para o novo, e quem está inativo não recebe contrato nem aditivo. Para encerrá-los, peça a rescisão em cada um.`,
    noContractsOpen: 'O antigo não tem contratos em aberto.',
    differing: (count: number, of: number) =>
      count === 1 ? `1 de ${number(of)} campos difere.` : `${number(count)} de ${number(of)} campos diferem.`,
    oldChanged: (when: string) => `O antigo mudou em ${when}.`,
    compared: 'Os dois registros',
    field: 'Campo',
    differs: 'difere',
    stands: 'O que vale',
    brought: 'O do lote',
    contractsOf: (key: string) => `Contratos de ${key}`,
    notYet: 'Ainda não tem cadastro, nem contratos.',
    noContracts: 'Não tem contratos.',
    openContracts: (count: number) =>
      `${counted(count, 'contrato em aberto', 'contratos em aberto')}. Vê-los exige a permissão “${say(rights['contratos.ver'])}”.`,
    contract: 'Contrato',
    state: 'Situação',
    period: 'Período',
    allContracts: 'Ver todos os contratos',
    deactivateAll: 'Inativar todos os antigos…',
    giveBackAll: 'Devolver todos à origem…',
    deactivateCount: (count: number) => `Inativar ${number(count)}`,
    giveBackCount: (count: number) => `Devolver ${number(count)}`,
    endsAll: (count: number) =>
      `${counted(count, 'par aberto', 'pares abertos')}: cada antigo fica inativo desde o dia em que o novo veio, e o novo é reenviado.`,
    givesBackAll: (count: number) =>
      `${counted(count, 'par aberto', 'pares abertos')}: os registros do lote ficam com a origem e não contam mais, mesmo se vierem de novo.`,
    leftOutPairs: (count: number) =>
      count === 1 ? '1 par fica como está:' : `${number(count)} pares ficam como estão:`,
    lookedAt: (looked: number, more: number) =>
      `Foram verificados os primeiros ${number(looked)}; outros ${number(more)} são verificados um a um ao decidir.`,
    pairsDecided: (decided: number, refused: number) =>
      `${counted(decided, 'par decidido', 'pares decididos')}${refused > 0 ? `, ${number(refused)} como estavam:` : '.'}`,
    andMore: (count: number) => `e mais ${number(count)}`,
    progress: (count: number) => `${number(count)} pares tratados`,
    decidedPairs: 'Pares decididos',
    decidedText: 'Vieram de novo como foram decididos, e não contam mais como por resolver.',
    decided: (what: string, who: string, when: string) => `${what}: decidido por ${who} em ${when}`,
    revoke: 'Revogar',
    revokeOf: (key: string) => `Revogar a decisão de ${key}`,
    decidedCount: (count: number) => counted(count, 'par já decidido', 'pares já decididos'),
    healed: (count: number) => counted(count, 'registro aplicado', 'registros aplicados'),
    healedOn: (when: string) => `em ${when}`,
    applying: 'Aplicando os registros que esperavam…',
    stillOpen: (count: number) =>
      count === 1 ? 'Ainda há 1 por resolver.' : `Ainda há ${number(count)} por resolver.`,
    registeredWaiting: (value: string) => `${value} cadastrado.`,
    affected: 'Registros',
    identification: 'Identificação',
    name: 'Nome',
    sentValue: 'Valor',
    ofBatch: 'Só do lote',
    anyBatch: 'Todos os lotes',
    noneOfBatch: 'Deste lote, nenhum registro está nesta causa.',
    blank: (field: string, count: number) =>
      `Apagar “${field}” de ${counted(count, 'registro', 'registros')}?`,
    blankText: 'O valor enviado é retirado; onde o cadastro já tem um valor, ele também se perde.',
    blankAction: 'Apagar e reenviar',
    batch: 'Lote',
    correct: 'Corrigir',
    correctOf: (key: string) => `Corrigir ${key}`,
    correcting: (key: string) => `Corrigir o registro ${key}`,
    lit: 'É este o campo recusado.',
    covered: 'Coberto: falta a permissão de vê-lo.',
    changedBy: (command: string) => `Não se corrige aqui: só muda na origem ou por ${command}.`,
    leftOut: (command: string) =>
      `O registro vai sem a conta, e fica a que o cadastro tem. Uma conta nova vem da origem ou por ${command}.`,
    allFields: 'Todos os campos',
    noRight: (right: string) => `Exige a permissão “${right}”.`,
    export: 'Exportar para a origem',
    assign: 'Atribuir a…',
    login: 'Login do responsável',
    mine: 'Atribuir a mim',
    resolve: 'Marcar como resolvida…',
    resolveText: (count: number) =>
      count === 1
        ? '1 registro sai do que há por fazer. Ele continua recusado no seu lote; se vier de novo com o mesmo erro, a causa reabre.'
        : `${number(count)} registros saem do que há por fazer. Eles continuam recusados nos seus lotes; se vierem de novo com o mesmo erro, a causa reabre.`,
    reason: 'Motivo',
    confirm: 'Marcar como resolvida',
    cancel: 'Cancelar',
    save: 'Salvar',
    moreRows: 'Mostrar mais',
    modes: {
      reenviar: 'Enviar como foi recebido',
      pontuacao: 'Retirar a pontuação',
      espacos: 'Retirar espaços a mais',
      zeros: 'Completar com zeros à esquerda',
      vazio: 'Enviar vazio',
      omitir: 'Enviar sem o campo',
      valor: 'Pôr o mesmo valor em todos',
      trocar: 'Trocar valor por valor',
      campos: 'Corrigir um registro',
    },
    count: (count: number) => counted(count, 'registro', 'registros'),
  },
  en: {
    empty: 'Nothing to resolve: what the source last said of each record was applied.',
    summary: (records: number, people: number | undefined, causes: number) =>
      [
        counted(records, 'record to resolve', 'records to resolve'),
        people !== undefined && counted(people, 'person', 'people'),
        counted(causes, 'cause', 'causes'),
      ]
        .filter(Boolean)
        .join(' · '),
    cause: 'Cause',
    records: 'Records',
    people: 'People',
    persons: (count: number) => counted(count, 'person', 'people'),
    since: 'Since',
    lastBatch: 'Last batch',
    owner: 'Assigned to',
    more: 'more than 10,000',
    shape: 'shape of the value',
    emptyValue: '(empty)',
    waitsUntil: (when: string) => `They wait until ${when}`,
    sending: (count: string) => `${count} being sent again`,
    gone: 'There is no such cause.',
    done: 'Nothing left to resolve for this cause.',
    doneAll: 'All causes are resolved.',
    resolution: (why: string) => `Resolved: ${why}`,
    next: (title: string) => `Next cause: ${title}`,
    back: 'Occurrences',
    why: 'Why it happens',
    repair: 'Repair',
    suggested: (count: number, of: number) => `makes ${number(count)} of ${number(of)} valid`,
    before: 'Before',
    after: 'After',
    other: 'Another repair',
    value: 'Value for all',
    pair: (value: string) => (value === '' ? 'In place of (empty)' : `In place of “${value}”`),
    simulate: (count: number) => (count === 1 ? 'Simulate for the record' : `Simulate for ${number(count)}`),
    resend: (count: number) => `Send ${number(count)} again`,
    remembered:
      'The repair is remembered: if the source sends the same value again, the record is accepted with the repaired one.',
    notRemembered: 'This field is not remembered: the repair counts for this batch alone.',
    simulated: (all: Outcomes) => `Simulated: ${outcomesInEnglish(all)}. Nothing was changed.`,
    left: (count: number) =>
      `Another ${count === 1 ? 'one is' : `${number(count)} are`} left for the next batch.`,
    sent: (lote: number) => `Batch ${lote}`,
    underWay: 'in process…',
    ended: (all: Outcomes) => `${outcomesInEnglish(all)}.`,
    missing: (value: string) => `${value} is not registered`,
    register: {
      deficiencia: (value: string) => `Register disability ${value}`,
      curso: (value: string) => `Register course ${value}`,
    },
    registered: (value: string) => `${value} is registered. Now send the records again.`,
    description: 'What the code means',
    course: 'Name of the course',
    level: 'Level',
    coveredCode: 'The code cannot be shown: the right sensivel.ver is missing.',
    which: 'Code received',
    pairs: 'Pairs',
    pairsText:
      'Two records want the same value, and only one may have it. Decide each pair, or all in the same way. The decision stays: the same pair does not count again.',
    against: 'has the value already',
    changed: (when: string) => `changed on ${when}`,
    deactivate: 'Deactivate the old one',
    change: (field: string) => `Change: ${field}`,
    giveBack: 'Return to the source',
    deactivateOf: (name: string) => `Deactivate the old one: ${name}`,
    deactivateAndSend: 'Deactivate and send the new one',
    deactivateAnyway: (count: number) =>
      `Deactivate with ${number(count)} ${count === 1 ? 'contract' : 'contracts'} not ended`,
    ends: (when: string) =>
      `The old record is inactive from ${when} on: it no longer enters the platform and frees the value. The record of the batch is sent again.`,
    contractsStay: (count: number) =>
      count === 1
        ? 'The contract that has not ended stays with the old record as it is: it does not pass to the new one, and who is inactive gets no contract or amendment. To end it, request its termination on the contract.'
        : `The ${number(count)} contracts that have not ended stay with the old record as they are: they do not pass to the new one, and who is inactive gets no contract or amendment. To end them, request the termination of each.`,
    noContractsOpen: 'The old one has no contracts that have not ended.',
    differing: (count: number, of: number) =>
      `${number(count)} of ${number(of)} fields ${count === 1 ? 'differs' : 'differ'}.`,
    oldChanged: (when: string) => `The old one changed on ${when}.`,
    compared: 'The two records',
    field: 'Field',
    differs: 'differs',
    stands: 'Stands',
    brought: 'From the batch',
    contractsOf: (key: string) => `Contracts of ${key}`,
    notYet: 'Has no record yet, and no contracts.',
    noContracts: 'Has no contracts.',
    openContracts: (count: number) =>
      `${number(count)} ${count === 1 ? 'contract' : 'contracts'} not ended. Seeing them needs the right “${say(rights['contratos.ver'])}”.`,
    contract: 'Contract',
    state: 'State',
    period: 'Period',
    allContracts: 'See all contracts',
    deactivateAll: 'Deactivate all old ones…',
    giveBackAll: 'Return all to the source…',
    deactivateCount: (count: number) => `Deactivate ${number(count)}`,
    giveBackCount: (count: number) => `Return ${number(count)}`,
    endsAll: (count: number) =>
      `${counted(count, 'open pair', 'open pairs')}: each old record is inactive from the day on which the new one came, and the new one is sent again.`,
    givesBackAll: (count: number) =>
      `${counted(count, 'open pair', 'open pairs')}: the records of the batch stay with the source and no longer count, even if they come again.`,
    leftOutPairs: (count: number) =>
      count === 1 ? '1 pair stays as it is:' : `${number(count)} pairs stay as they are:`,
    lookedAt: (looked: number, more: number) =>
      `The first ${number(looked)} were checked; another ${number(more)} are checked one by one when decided.`,
    pairsDecided: (decided: number, refused: number) =>
      `${counted(decided, 'pair decided', 'pairs decided')}${refused > 0 ? `, ${number(refused)} as they were:` : '.'}`,
    andMore: (count: number) => `and ${number(count)} more`,
    progress: (count: number) => `${number(count)} pairs treated`,
    decidedPairs: 'Decided pairs',
    decidedText: 'They came again as they were decided, and no longer count as to be resolved.',
    decided: (what: string, who: string, when: string) => `${what}: decided by ${who} on ${when}`,
    revoke: 'Revoke',
    revokeOf: (key: string) => `Revoke the decision on ${key}`,
    decidedCount: (count: number) => counted(count, 'pair decided already', 'pairs decided already'),
    healed: (count: number) => counted(count, 'record applied', 'records applied'),
    healedOn: (when: string) => `on ${when}`,
    applying: 'Applying the records that waited…',
    stillOpen: (count: number) => `${number(count)} still to be resolved.`,
    registeredWaiting: (value: string) => `${value} is registered.`,
    affected: 'Records',
    identification: 'Identification',
    name: 'Name',
    sentValue: 'Value',
    ofBatch: 'Only of batch',
    anyBatch: 'All batches',
    noneOfBatch: 'No record of this batch has this cause.',
    blank: (field: string, count: number) => `Delete “${field}” of ${counted(count, 'record', 'records')}?`,
    blankText: 'The value that was sent is taken away; where the record has one already, it is lost too.',
    blankAction: 'Delete and send again',
    batch: 'Batch',
    correct: 'Correct',
    correctOf: (key: string) => `Correct ${key}`,
    correcting: (key: string) => `Correct record ${key}`,
    lit: 'This is the field that was refused.',
    covered: 'Covered: the right to see it is missing.',
    changedBy: (command: string) => `Not corrected here: it changes at the source or by ${command} only.`,
    leftOut: (command: string) =>
      `The record goes without the account, and the one on record stays. A new account comes from the source or by ${command}.`,
    allFields: 'All fields',
    noRight: (right: string) => `Needs the right “${right}”.`,
    export: 'Export for the source',
    assign: 'Assign to…',
    login: 'Login of who takes care',
    mine: 'Assign to me',
    resolve: 'Mark as resolved…',
    resolveText: (count: number) =>
      count === 1
        ? '1 record leaves what is to be done. It stays refused in its batch; if it comes again with the same error, the cause opens again.'
        : `${number(count)} records leave what is to be done. They stay refused in their batches; if they come again with the same error, the cause opens again.`,
    reason: 'Reason',
    confirm: 'Mark as resolved',
    cancel: 'Cancel',
    save: 'Save',
    moreRows: 'Show more',
    modes: {
      reenviar: 'Send as it was received',
      pontuacao: 'Remove punctuation',
      espacos: 'Remove extra spaces',
      zeros: 'Fill with zeros on the left',
      vazio: 'Send empty',
      omitir: 'Send without the field',
      valor: 'Put the same value everywhere',
      trocar: 'Replace value by value',
      campos: 'Correct one record',
    },
    count: (count: number) => counted(count, 'record', 'records'),
  },
})
