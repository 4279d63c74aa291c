import { incomeTax } from '../law/income-tax.ts'
import { legalLimits } from '../law/limits.ts'
import { type Phrase, phrase } from '../phrase.ts'

/** Steps of the calculation of an amount; braces name the operands, and `resultado` is the result. */
export const calculations = {
  periodo: phrase(
    'Período no mês: de {inicio} a {fim}, {resultado} de {base} dias',
    'Period in the month: from {inicio} to {fim}, {resultado} of {base} days',
  ),
  aditivo: phrase(
    'Aditivo, sequência {sequencia}: de {inicio} a {fim}, {resultado} de {base} dias',
    'Amendment, sequence {sequencia}: from {inicio} to {fim}, {resultado} of {base} days',
  ),
  faltas: phrase(
    'Faltas sem justificativa no mês: {faltas}. De {dias} ficam {resultado} dias',
    'Absences without excuse in the month: {faltas}. Of {dias}, {resultado} days remain',
  ),
  bolsa: phrase(
    'Bolsa: {valor} × {dias} ÷ {base} dias = {resultado}',
    'Scholarship: {valor} × {dias} ÷ {base} days = {resultado}',
  ),
  bolsaPorHora: phrase(
    'Bolsa por hora: {valor} × {horas} horas aprovadas = {resultado}',
    'Scholarship by the hour: {valor} × {horas} approved hours = {resultado}',
  ),
  arredondamento: phrase(
    'Arredondamento ao centavo mais próximo, meio centavo para cima: {exato} → {resultado}',
    'Rounded to the nearest cent, half a cent up: {exato} → {resultado}',
  ),
  recesso: phrase(
    'Recesso de {inicio} a {fim}: de {dias} ficam {resultado} dias',
    'Recess from {inicio} to {fim}: of {dias}, {resultado} days remain',
  ),
  diasDeSemana: phrase(
    'De segunda a sexta, de {inicio} a {fim}: {resultado} dias',
    'Monday to Friday, from {inicio} to {fim}: {resultado} days',
  ),
  recessoDeSemana: phrase(
    'Recesso de {inicio} a {fim}, de segunda a sexta: de {dias} ficam {resultado} dias',
    'Recess from {inicio} to {fim}, Monday to Friday: of {dias}, {resultado} days remain',
  ),
  presenca: phrase(
    'Dias de presença informados: {presenca}; contam aqui {resultado}',
    'Days of attendance told: {presenca}; {resultado} count here',
  ),
  diasDeTrabalho: phrase(
    'Dias úteis do horário, sem feriados, de {inicio} a {fim}: {resultado}',
    'Working days of the timetable, without holidays, from {inicio} to {fim}: {resultado}',
  ),
  recessoDeTrabalho: phrase(
    'Recesso de {inicio} a {fim}, em dias úteis: de {dias} ficam {resultado} dias',
    'Recess from {inicio} to {fim}, in working days: of {dias}, {resultado} days remain',
  ),
  beneficioMensal: phrase(
    'Benefício: {valor} × {percentual}% × {dias} ÷ {base} dias = {resultado}',
    'Benefit: {valor} × {percentual}% × {dias} ÷ {base} days = {resultado}',
  ),
  beneficioDiario: phrase(
    'Benefício: {valor} × {percentual}% × {dias} dias = {resultado}',
    'Benefit: {valor} × {percentual}% × {dias} days = {resultado}',
  ),
  soma: phrase('Soma: {parcela} = {resultado}', 'Sum: {parcela} = {resultado}'),
  somaDias: phrase('Dias ao todo: {parcela} = {resultado}', 'Days in all: {parcela} = {resultado}'),
  direitoRecesso: phrase(
    'Direito a recesso: de {inicio} a {fim}, {diasAno} dias por ano, fração de mês a partir de {fracao} dias: {resultado} dias',
    'Entitlement to recess: from {inicio} to {fim}, {diasAno} days a year, fraction of a month from {fracao} days on: {resultado} days',
  ),
  recessoGozado: phrase(
    'Recesso gozado de {inicio} a {fim}: de {dias} ficam {resultado} dias',
    'Recess taken from {inicio} to {fim}: of {dias}, {resultado} days remain',
  ),
  recessoNaoPago: phrase(
    'A instituição não paga o recesso não gozado: {dias} → {resultado} dias',
    'The institution does not pay unused recess: {dias} → {resultado} days',
  ),
  recessoFinal: phrase(
    'Acerto do recesso: {valor} × {dias} ÷ {base} dias = {resultado}',
    'Settlement of recess: {valor} × {dias} ÷ {base} days = {resultado}',
  ),
  renda: phrase('Renda do mês: {parcela} = {resultado}', 'Income of the month: {parcela} = {resultado}'),
  semRenda: phrase(
    'Sem renda positiva não há imposto: {renda} → {resultado}',
    'Without a positive income there is no tax: {renda} → {resultado}',
  ),
  deducao: phrase(
    'Base do imposto: renda de {renda} menos a dedução simplificada de {deducao} = {resultado}',
    'Tax base: income of {renda} less the simplified deduction of {deducao} = {resultado}',
  ),
  faixa: phrase(
    'Tabela do imposto de renda desde {tabela}: {base} fica acima de {acimaDe}, alíquota de {aliquota}% = {resultado}',
    'Income tax table since {tabela}: {base} is above {acimaDe}, rate of {aliquota}% = {resultado}',
  ),
  parcelaADeduzir: phrase(
    'Menos a parcela a deduzir da tabela: {imposto} − {parcela}, nunca abaixo de zero = {resultado}',
    'Less the amount to deduct of the table: {imposto} − {parcela}, never below zero = {resultado}',
  ),
  semReducao: phrase(
    'Sem a redução da Lei 15.270, que vai até {limite} de renda: {resultado}',
    'Without the reduction of Law 15.270, which ends at an income of {limite}: {resultado}',
  ),
  reducaoTotal: phrase(
    'Redução da Lei 15.270 para rendas até {limite}: {imposto} menos no máximo {maximo} = {resultado}',
    'Reduction of Law 15.270 for incomes up to {limite}: {imposto} less at most {maximo} = {resultado}',
  ),
  fator: phrase(
    'Fator da redução da Lei 15.270: {renda} × {fator} = {resultado}',
    'Factor of the reduction of Law 15.270: {renda} × {fator} = {resultado}',
  ),
  reducao: phrase(
    'Redução da Lei 15.270: {imposto} menos ({constante} − {produto}), no máximo o imposto = {resultado}',
    'Reduction of Law 15.270: {imposto} less ({constante} − {produto}), at most the tax = {resultado}',
  ),
  retencao: phrase('Retido na fonte: {resultado}', 'Withheld at source: {resultado}'),
  taxa: phrase(
    'Taxa por contrato: {valor} × {dias} ÷ {base} dias = {resultado}',
    'Fee per contract: {valor} × {dias} ÷ {base} days = {resultado}',
  ),
  taxaInteira: phrase(
    'Taxa inteira por contrato ativo no mês: {resultado}',
    'Whole fee per contract active in the month: {resultado}',
  ),
  seguro: phrase(
    'Seguro por contrato: {valor} × {dias} ÷ {base} dias = {resultado}',
    'Insurance per contract: {valor} × {dias} ÷ {base} days = {resultado}',
  ),
  seguroInteira: phrase(
    'Seguro inteiro por contrato ativo no mês: {resultado}',
    'Whole insurance per contract active in the month: {resultado}',
  ),
  indevido: phrase(
    'Não é mais devido: o contrato ou o benefício não vale neste mês: {resultado}',
    'No longer due: the contract or the benefit is not in force in this month: {resultado}',
  ),
  diferenca: phrase(
    'Devido {devido} menos o já faturado {faturado} = {resultado}',
    'Due {devido} less the amount already billed {faturado} = {resultado}',
  ),
  parte: phrase(
    'De {diferenca}, entram neste faturamento {resultado}; o restante está em outro ou fica para depois',
    'Of {diferenca}, {resultado} stand in this invoice; the rest stands in another one or is left for later',
  ),
  devolucao: phrase(
    'O aluno devolve o que recebeu a mais: {valor} → {resultado}',
    'The student gives back what was overpaid: {valor} → {resultado}',
  ),
  reversao: phrase(
    'Reversão do item {item}: {valor} → {resultado}',
    'Reversal of item {item}: {valor} → {resultado}',
  ),
  item: phrase(
    'Informado na emissão: {quantidade} × {valor} = {resultado}',
    'Told when it was issued: {quantidade} × {valor} = {resultado}',
  ),
  somaItens: phrase('Soma dos itens: {itens} = {resultado}', 'Sum of the items: {itens} = {resultado}'),
  brutoExterno: phrase(
    'Valor informado pelo sistema de origem: {resultado}',
    'Amount told by the source system: {resultado}',
  ),
  liquido: phrase(
    'Itens {bruto} − desconto {desconto} + juros {juros} + multa {multa} = {resultado}',
    'Items {bruto} − discount {desconto} + interest {juros} + fine {multa} = {resultado}',
  ),
  saldo: phrase(
    'Líquido {liquido} − quitado {quitado} = {resultado}',
    'Net {liquido} − settled {quitado} = {resultado}',
  ),
} as const

export type StepCode = keyof typeof calculations

interface Source {
  origem: Phrase
  /** What the source is: a noun, or `ajuste`, whose page shows all settings. */
  entidade?: 'contrato' | 'faturamento' | 'ajuste'
}

const contract: Source = { origem: phrase('Contrato', 'Contract'), entidade: 'contrato' }
const recess: Source = {
  origem: phrase('Recesso do contrato', 'Recess of the contract'),
  entidade: 'contrato',
}
const attendance: Source = {
  origem: phrase('Frequência do mês', 'Attendance of the month'),
  entidade: 'contrato',
}
const setting: Source = {
  origem: phrase('Ajuste da instituição', 'Setting of the institution'),
  entidade: 'ajuste',
}
const taxLaw: Source = { origem: incomeTax.artigo }
const reliefLaw: Source = { origem: phrase('Lei 15.270', 'Law 15.270') }
const above: Source = { origem: phrase('Linhas acima', 'Lines above') }
const invoice: Source = { origem: phrase('Faturamento', 'Invoice') }

/** Where the operands of each step come from. */
export const stepSources: Readonly<Record<StepCode, Source>> = {
  periodo: contract,
  aditivo: { origem: phrase('Aditivo do contrato', 'Amendment of the contract'), entidade: 'contrato' },
  faltas: attendance,
  bolsa: contract,
  bolsaPorHora: attendance,
  arredondamento: above,
  recesso: recess,
  diasDeSemana: contract,
  recessoDeSemana: recess,
  presenca: attendance,
  diasDeTrabalho: contract,
  recessoDeTrabalho: recess,
  beneficioMensal: contract,
  beneficioDiario: contract,
  soma: above,
  somaDias: above,
  direitoRecesso: { ...contract, origem: legalLimits.recesso.artigo },
  recessoGozado: recess,
  recessoNaoPago: setting,
  recessoFinal: contract,
  renda: above,
  semRenda: above,
  deducao: taxLaw,
  faixa: taxLaw,
  parcelaADeduzir: taxLaw,
  semReducao: reliefLaw,
  reducaoTotal: reliefLaw,
  fator: reliefLaw,
  reducao: reliefLaw,
  retencao: above,
  taxa: setting,
  taxaInteira: setting,
  seguro: setting,
  seguroInteira: setting,
  indevido: contract,
  diferenca: { origem: phrase('Faturamento anterior', 'Earlier invoice'), entidade: 'faturamento' },
  parte: above,
  devolucao: above,
  reversao: { origem: phrase('Reversão do fechamento', 'Reversal of the closing') },
  item: invoice,
  somaItens: above,
  brutoExterno: { origem: phrase('Sistema de origem', 'Source system') },
  liquido: invoice,
  saldo: { origem: phrase('Movimentos', 'Movements') },
}
