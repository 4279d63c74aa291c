import { contaBancariaMachine } from '../../machines/conta-bancaria.ts'
import { statesOf } from '../../machines/machine.ts'
import { record } from '../../operation.ts'
import { coded, moment, number, sealed, text } from '../../output.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'

/** What identifies an account at its bank, and what its dialect asks for. */
const dados = {
  agencia: text('Agência'),
  agenciaDigito: text('Dígito da agência'),
  conta: text('Conta'),
  contaDigito: text('Dígito da conta'),
  servico: text('Serviço; vazio, o usual do banco'),
  finalidadeTed: text('Finalidade de TED; vazia, a usual do banco'),
  parametro: text('Parâmetro de transmissão'),
  compromisso: text('Compromisso'),
  codigoExtrato: text('Código no extrato'),
  logradouro: text('Logradouro'),
  numero: text('Número no logradouro'),
  complemento: text('Complemento'),
  cidade: text('Cidade'),
  cep: text('CEP'),
  uf: text('UF'),
}

export const consultaContaBancaria = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaContaBancaria',
  group: 'management',
  noun: 'conta_bancaria',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: 'Conta bancária',
  description:
    'Uma conta de que se paga, a alteração que espera pela confirmação de outra pessoa, seu histórico e o que se pode fazer com ela agora.',
  machine: contaBancariaMachine,
  element: {
    identificador: number('Número da conta na plataforma'),
    nome: text('Nome'),
    situacao: text('Situação', statesOf(contaBancariaMachine)),
    banco: coded('Banco', { values: bancosDeRemessa }),
    titular: text('Titular'),
    documento: text('CPF ou CNPJ do titular'),
    convenio: text('Convênio com o banco'),
    dados: sealed(dados),
    alteracao: sealed({
      nome: text('Nome'),
      titular: text('Titular'),
      documento: text('CPF ou CNPJ do titular'),
      convenio: text('Convênio com o banco'),
      ...dados,
    }),
    ultimoArquivo: number('Número do último arquivo'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
    versao: number('Versão'),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3101 },
})
