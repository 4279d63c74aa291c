import { arquivoMachine } from '../machines/arquivo.ts'
import { assinaturaMachine } from '../machines/assinatura.ts'
import { contratoMachine } from '../machines/contrato.ts'
import { statesOf } from '../machines/machine.ts'
import { pendenciaMachine } from '../machines/pendencia.ts'
import { solicitacaoMachine } from '../machines/solicitacao.ts'
import {
  day,
  decimal,
  group,
  list,
  moment,
  money,
  number,
  numberOf,
  saidText,
  sealed,
  text,
  truth,
} from '../output.ts'
import { filled, labelledBy, type Phrase, phrase, withEnglish } from '../phrase.ts'
import { tiposPendencia } from '../values/pendencia.ts'

/** Parts of a contract that several operations answer in the same form. */
export const situacoesContrato = statesOf(contratoMachine)
const situacoesRescisao = statesOf(solicitacaoMachine)

export const estagiario = group({
  identificador: number(phrase('Identificador do currículo', 'Identifier of the résumé')),
  nome: text(
    phrase(
      'Nome do currículo: o nome social, quando há',
      'Name on the résumé: the social name, where there is one',
    ),
  ),
  nomeCivil: text(phrase('Nome civil', 'Civil name')),
  cpf: text(phrase('CPF', 'CPF')),
  matricula: text(phrase('Matrícula', 'Enrolment')),
})

/** The same for answers that name the student instead of a résumé. */
export const estudante = group({
  ...estagiario.fields,
  identificador: numberOf('aluno', phrase('Identificador do aluno', 'Identifier of the student')),
  nome: text(phrase('Nome: o social, quando há', 'Name: the social one, where there is one')),
})

export const pessoa = (quem: Phrase) =>
  group({
    identificador: numberOf(
      'pessoa',
      filled(phrase('Identificador: {quem}', 'Identifier: {quem}'), { quem }),
    ),
    nomeFantasia: text(filled(phrase('Nome fantasia: {quem}', 'Trade name: {quem}'), { quem })),
    documento: text(filled(phrase('CNPJ ou CPF: {quem}', 'CNPJ or CPF: {quem}'), { quem })),
  })

export const banco = sealed({
  banco: text(phrase('Banco', 'Bank')),
  agencia: text(phrase('Agência', 'Bank branch')),
  conta: text(phrase('Conta com dígito', 'Account with its digit')),
  codigoIntegracao: text(
    phrase('Código de integração dos dados bancários', 'Integration code of the bank data'),
  ),
})

/** The state of a file without requested signatures is not shown. */
const signatureStates = statesOf(assinaturaMachine)
export const situacoesAssinatura = labelledBy(
  signatureStates.labels,
  signatureStates.filter((state) => !(assinaturaMachine.initial as readonly string[]).includes(state)),
)

export const arquivos = list({
  identificador: numberOf('arquivo', phrase('Identificador do arquivo', 'Identifier of the file')),
  nomeArquivo: text(phrase('Nome do arquivo', 'File name')),
  nomeArquivoFisico: text(phrase('Nome físico do arquivo', 'Name of the file')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
  prazo: day(phrase('Prazo', 'Deadline')),
  situacaoAssinatura: text(phrase('Situação da assinatura', 'State of the signature'), situacoesAssinatura),
  situacao: text(phrase('Situação do arquivo', 'State of the file'), statesOf(arquivoMachine)),
  assinaturasDigitais: list({
    assinante: text(phrase('Tipo de assinante', 'Kind of signatory')),
    nome: text(phrase('Nome do assinante', 'Name of the signatory')),
    email: text(phrase('E-mail do assinante', 'E-mail of the signatory')),
    dataEnvio: moment(phrase('Envio', 'Sent')),
    assinado: truth(phrase('Assinado', 'Signed')),
    recusado: truth(phrase('Recusado', 'Refused')),
    dataAssinatura: moment(phrase('Assinatura', 'Signature')),
  }),
})

export const beneficios = list({
  beneficio: text(phrase('Benefício', 'Benefit')),
  beneficioDiasUteis: text(
    phrase('Benefício em dias úteis', 'Benefit on working days'),
    withEnglish({ Sim: 'Yes', Não: 'No' }),
  ),
  beneficioValor: money(phrase('Valor', 'Amount')),
  beneficioPercentual: decimal(phrase('Percentual', 'Percentage')),
  beneficioTipo: text(
    phrase('Tipo de benefício', 'Kind of benefit'),
    withEnglish({ Diário: 'Daily', Mensal: 'Monthly' }),
  ),
  beneficioQuantidadeDiaria: number(phrase('Quantidade diária', 'Daily amount')),
  usuario: text(phrase('Usuário', 'User')),
  inclusao: text(phrase('Inclusão', 'Added')),
})

export const solicitacoesRescisao = list({
  solicitacaoRescisaoMotivo: text(phrase('Motivo', 'Reason')),
  solicitacaoRescisaoData: day(phrase('Data da rescisão', 'Day of the termination')),
  solicitacaoRescisaoSituacao: text(phrase('Situação', 'State'), situacoesRescisao),
  usuario: text(phrase('Usuário', 'User')),
  inclusao: moment(phrase('Inclusão', 'Added')),
})

export const solicitacoesRescisaoAmostra = list({
  motivo: text(phrase('Motivo', 'Reason')),
  data: day(phrase('Data da rescisão', 'Day of the termination')),
  situacao: text(phrase('Situação', 'State'), situacoesRescisao),
  inclusao: moment(phrase('Inclusão', 'Added')),
  usuario: text(phrase('Usuário', 'User')),
})

export const parcelas = list({
  parcela: number(phrase('Número da parcela', 'Number of the instalment')),
  parcelaData: day(phrase('Data da parcela', 'Day of the instalment')),
  parcelaValorBolsa: money(phrase('Valor da bolsa na parcela', 'Scholarship in the instalment')),
  parcelaTipoTaxa: text(
    phrase('Tipo de taxa', 'Kind of fee'),
    withEnglish({ 'A pagar': 'To pay', 'A receber': 'To receive' }),
  ),
  usuario: text(phrase('Usuário', 'User')),
  inclusao: text(phrase('Inclusão', 'Added')),
})

const parecer = (quem: Phrase) =>
  group({
    parecer: text(filled(phrase('Parecer: {quem}', 'Opinion: {quem}'), { quem })),
    data: moment(filled(phrase('Data do parecer: {quem}', 'Day of the opinion: {quem}'), { quem })),
  })

export const pendencias = list({
  pendenciaTipo: text(phrase('Tipo de pendência', 'Kind of pending item'), tiposPendencia),
  pendenciaSituacao: text(phrase('Situação', 'State'), statesOf(pendenciaMachine)),
  pendenciaPrazoEntrega: day(phrase('Prazo de entrega', 'Delivery deadline')),
  pendenciaEntrega: day(phrase('Entrega', 'Delivery')),
  estagiario: parecer(phrase('estagiário', 'intern')),
  concedente: parecer(phrase('concedente', 'host')),
  professor: parecer(phrase('professor', 'professor')),
  validade: day(phrase('Validade', 'Valid until')),
  usuario: text(phrase('Usuário', 'User')),
  inclusao: text(phrase('Inclusão', 'Added')),
})

export const historicos = list({
  historico: saidText(phrase('Descrição', 'Description')),
  data: moment(phrase('Inclusão', 'Added')),
  usuario: text(phrase('Usuário', 'User')),
})

export const registrosAtividades = list({
  realizacao: day(phrase('Realização', 'Day it was done')),
  inicio: day(phrase('Início', 'Start')),
  termino: day(phrase('Término', 'End')),
  atividades: text(phrase('Atividades', 'Activities')),
  situacao: text(phrase('Situação', 'State')),
  aprovacao: moment(phrase('Aprovação', 'Approval')),
  inclusao: moment(phrase('Inclusão', 'Added')),
})
