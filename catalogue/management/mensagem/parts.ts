import { parties } from '../../doors.ts'
import { statesOf } from '../../machines/machine.ts'
import { mensagemMachine } from '../../machines/mensagem.ts'
import { messageTemplates } from '../../messages.ts'
import { coded, moment, number, text, truth } from '../../output.ts'

export const situacoesMensagem = statesOf(mensagemMachine)

/** Who a message goes to. */
export const partesMensagem = { ...parties, usuario: 'Usuário da instituição' } as const

/** The noun of the register that each kind of receiver is in. */
export const registroDaParte = {
  aluno: 'aluno',
  professor: 'professor',
  concedente: 'pessoa',
  supervisor: 'pessoa',
  responsavel: 'pessoa',
  usuario: 'usuario',
} as const satisfies Readonly<Record<keyof typeof partesMensagem, string>>

export const modelosMensagem = Object.fromEntries(
  Object.entries(messageTemplates).map(([name, { rotulo }]) => [name, rotulo]),
)

/** Why a message did not leave, or has not yet. */
export const diagnosticos = {
  SEM_ENDERECO: 'Não há endereço',
  RECUSADA: 'O servidor de e-mail a recusou de vez',
  ADIADA: 'O servidor de e-mail pediu que se tente depois',
  CONEXAO_INTERROMPIDA: 'A conexão caiu durante o envio',
  SERVIDOR_INDISPONIVEL: 'O servidor de e-mail não atende ou não aceita a conta configurada',
  CONTEUDO_ILEGIVEL: 'O link que ela leva não pode ser aberto: falta ao servidor a chave que o selou',
  TENTATIVAS_ESGOTADAS: 'As tentativas acabaram',
  LIMITE_DIARIO: 'O endereço já recebeu hoje tudo o que pode receber',
  RESUMO_DE_HOJE_JA_ENVIADO: 'O resumo de hoje já foi; esta vai no de amanhã',
  CODIGO_VENCIDO: 'O código que ela levava deixou de valer antes do envio',
  DEVOLVIDA: 'Voltou depois de enviada',
} as const

export type Diagnosis = keyof typeof diagnosticos

/** What a list and a page of messages show. */
export const mensagemColumns = {
  id: number('Número da mensagem na plataforma'),
  situacao: text('Situação', situacoesMensagem),
  modelo: { ...coded('Que mensagem é', { values: modelosMensagem }), rotulo: 'Mensagem' },
  parte: { ...coded('A quem vai', { values: partesMensagem }), rotulo: 'A quem' },
  nome: text('Nome de quem recebe'),
  email: text('Endereço'),
  contrato: number('Número do contrato, quando é sobre um'),
  diagnostico: coded('Por que não foi entregue, ou ainda não', { values: diagnosticos }),
  tentativas: number('Tentativas'),
  enviada: { ...moment('Quando foi enviada'), rotulo: 'Enviada em' },
  versao: number('Versão'),
  inclusao: moment('Inclusão'),
  atualizacao: moment('Atualização'),
}

/** What only the page of one shows. */
export const mensagemDetails = {
  identificador: text('Identificador do cabeçalho Message-ID'),
  entidade: text('De que registro se trata'),
  registro: number('Número do registro de que se trata'),
  comLink: { ...truth('Se leva um link pessoal'), rotulo: 'Leva um link' },
  proximaTentativa: { ...moment('Próxima tentativa'), rotulo: 'Próxima tentativa' },
  resposta: text('O que o servidor de e-mail disse'),
}
