import { contaBancariaMachine } from '../../machines/conta-bancaria.ts'
import { statesOf } from '../../machines/machine.ts'
import { record } from '../../operation.ts'
import { coded, moment, number, sealed, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'

/** Identification of an account at its bank, and fields that its CNAB dialect needs. */
const dados = {
  agencia: text(phrase('Agência', 'Bank branch')),
  agenciaDigito: text(phrase('Dígito da agência', 'Check digit of the branch')),
  conta: text(phrase('Conta', 'Account')),
  contaDigito: text(phrase('Dígito da conta', 'Check digit of the account')),
  servico: text(phrase('Serviço; vazio, o usual do banco', "Service; empty, the bank's usual one")),
  finalidadeTed: text(
    phrase('Finalidade de TED; vazia, a usual do banco', "Purpose of TED; empty, the bank's usual one"),
  ),
  parametro: text(phrase('Parâmetro de transmissão', 'Transmission parameter')),
  compromisso: text(phrase('Compromisso', 'Commitment')),
  codigoExtrato: text(phrase('Código no extrato', 'Code on the statement')),
  logradouro: text(phrase('Logradouro', 'Street')),
  numero: text(phrase('Número no logradouro', 'Number in the street')),
  complemento: text(phrase('Complemento', 'Address, second line')),
  cidade: text(phrase('Cidade', 'City')),
  cep: text(phrase('CEP', 'Postal code')),
  uf: text(phrase('UF', 'State (UF)')),
}

export const consultaContaBancaria = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaContaBancaria',
  group: 'management',
  noun: 'conta_bancaria',
  doors: { staff: 'financeiro.ver', unlimited: true },
  title: phrase('Conta bancária', 'Bank account'),
  description: phrase(
    'Uma conta de que se paga, a alteração que espera pela confirmação de outra pessoa, seu histórico e o que se pode fazer com ela agora.',
    "An account from which payments are made, the change that waits for another person's confirmation, its history and what can be done with it now.",
  ),
  machine: contaBancariaMachine,
  element: {
    identificador: number(phrase('Número da conta na plataforma', 'Number of the account on the platform')),
    nome: text(phrase('Nome', 'Name')),
    situacao: text(phrase('Situação', 'State'), statesOf(contaBancariaMachine)),
    banco: coded(phrase('Banco', 'Bank'), { values: bancosDeRemessa }),
    titular: text(phrase('Titular', 'Holder')),
    documento: text(phrase('CPF ou CNPJ do titular', 'CPF or CNPJ of the holder')),
    convenio: text(phrase('Convênio com o banco', 'Agreement with the bank')),
    dados: sealed(dados),
    alteracao: sealed({
      nome: text(phrase('Nome', 'Name')),
      titular: text(phrase('Titular', 'Holder')),
      documento: text(phrase('CPF ou CNPJ do titular', 'CPF or CNPJ of the holder')),
      convenio: text(phrase('Convênio com o banco', 'Agreement with the bank')),
      ...dados,
    }),
    ultimoArquivo: number(phrase('Número do último arquivo', 'Number of the last file')),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3101 },
})
