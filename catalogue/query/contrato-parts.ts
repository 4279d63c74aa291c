import { arquivoMachine } from '../machines/arquivo.ts'
import { assinaturaMachine } from '../machines/assinatura.ts'
import { contratoMachine } from '../machines/contrato.ts'
import { statesOf } from '../machines/machine.ts'
import { pendenciaMachine } from '../machines/pendencia.ts'
import { solicitacaoMachine } from '../machines/solicitacao.ts'
import { day, decimal, group, list, moment, money, number, saidText, sealed, text, truth } from '../output.ts'
import { tiposPendencia } from '../values/pendencia.ts'

/** Parts of a contract that several operations answer with the same spelling. */
export const situacoesContrato = statesOf(contratoMachine)
const situacoesRescisao = statesOf(solicitacaoMachine)

export const estagiario = group({
  identificador: number('Identificador do currículo'),
  nome: text('Nome do currículo: o nome social, quando há'),
  nomeCivil: text('Nome civil'),
  cpf: text('CPF'),
  matricula: text('Matrícula'),
})

/** The same of answers that name the student, and not a résumé. */
export const estudante = group({
  ...estagiario.fields,
  identificador: number('Identificador do aluno'),
  nome: text('Nome: o social, quando há'),
})

export const pessoa = (quem: string) =>
  group({
    identificador: number(`Identificador: ${quem}`),
    nomeFantasia: text(`Nome fantasia: ${quem}`),
    documento: text(`CNPJ ou CPF: ${quem}`),
  })

export const banco = sealed({
  banco: text('Banco'),
  agencia: text('Agência'),
  conta: text('Conta com dígito'),
  codigoIntegracao: text('Código de integração dos dados bancários'),
})

/** Of a file that nobody was asked to sign, nothing is told. */
export const situacoesAssinatura = statesOf(assinaturaMachine).filter(
  (state) => !(assinaturaMachine.initial as readonly string[]).includes(state),
)

export const arquivos = list({
  identificador: number('Identificador do arquivo'),
  nomeArquivo: text('Nome do arquivo'),
  nomeArquivoFisico: text('Nome físico do arquivo'),
  atualizacao: moment('Atualização'),
  prazo: day('Prazo'),
  situacaoAssinatura: text('Situação da assinatura', situacoesAssinatura),
  situacao: text('Situação do arquivo', statesOf(arquivoMachine)),
  assinaturasDigitais: list({
    assinante: saidText('Tipo de assinante'),
    nome: text('Nome do assinante'),
    email: text('E-mail do assinante'),
    dataEnvio: moment('Envio'),
    assinado: truth('Assinado'),
    recusado: truth('Recusado'),
    dataAssinatura: moment('Assinatura'),
  }),
})

export const beneficios = list({
  beneficio: text('Benefício'),
  beneficioDiasUteis: text('Benefício em dias úteis', ['Sim', 'Não']),
  beneficioValor: money('Valor'),
  beneficioPercentual: decimal('Percentual'),
  beneficioTipo: text('Tipo de benefício', ['Diário', 'Mensal']),
  beneficioQuantidadeDiaria: number('Quantidade diária'),
  usuario: text('Usuário'),
  inclusao: text('Inclusão'),
})

export const solicitacoesRescisao = list({
  solicitacaoRescisaoMotivo: text('Motivo'),
  solicitacaoRescisaoData: day('Data da rescisão'),
  solicitacaoRescisaoSituacao: text('Situação', situacoesRescisao),
  usuario: text('Usuário'),
  inclusao: moment('Inclusão'),
})

export const solicitacoesRescisaoAmostra = list({
  motivo: text('Motivo'),
  data: day('Data da rescisão'),
  situacao: text('Situação', situacoesRescisao),
  inclusao: moment('Inclusão'),
  usuario: text('Usuário'),
})

export const parcelas = list({
  parcela: number('Número da parcela'),
  parcelaData: day('Data da parcela'),
  parcelaValorBolsa: money('Valor da bolsa na parcela'),
  parcelaTipoTaxa: text('Tipo de taxa', ['A pagar', 'A receber']),
  usuario: text('Usuário'),
  inclusao: text('Inclusão'),
})

const parecer = (quem: string) =>
  group({ parecer: text(`Parecer: ${quem}`), data: moment(`Data do parecer: ${quem}`) })

export const pendencias = list({
  pendenciaTipo: text('Tipo de pendência', tiposPendencia),
  pendenciaSituacao: text('Situação', statesOf(pendenciaMachine)),
  pendenciaPrazoEntrega: day('Prazo de entrega'),
  pendenciaEntrega: day('Entrega'),
  estagiario: parecer('estagiário'),
  concedente: parecer('concedente'),
  professor: parecer('professor'),
  validade: day('Validade'),
  usuario: text('Usuário'),
  inclusao: text('Inclusão'),
})

export const historicos = list({
  historico: saidText('Descrição'),
  data: moment('Inclusão'),
  usuario: text('Usuário'),
})

export const registrosAtividades = list({
  realizacao: day('Realização'),
  inicio: day('Início'),
  termino: day('Término'),
  atividades: text('Atividades'),
  situacao: text('Situação'),
  aprovacao: moment('Aprovação'),
  inclusao: moment('Inclusão'),
})
