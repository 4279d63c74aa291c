import { parties } from '../doors.ts'
import { varchar } from '../fields.ts'
import { linkPurposes } from '../links.ts'
import { coded, day, list, number, text, truth } from '../output.ts'
import type { ProblemCode } from '../problems.ts'

/** What both operations of links share. */

export const segredo = varchar(43, 'O que vem depois de # no endereço do link.', {
  required: true,
  origin: 'ours',
  rotulo: 'Segredo',
  example: 'exemplo-de-segredo-0123456789abcdefghijklmn',
})

/** Why a link opens nothing. */
export const linkRefusals = [
  'LINK_INVALIDO',
  'LINK_PEDE_CODIGO',
  'LINK_SEM_CORREIO',
  'LINK_SEM_ENDERECO',
  'LINK_USADO',
  'LINK_VENCIDO',
  'LINK_SUBSTITUIDO',
  'LINK_ENCERRADO',
  'LINK_NAO_PERMITE',
  'LIMITE_EXCEDIDO',
  'ORIGEM_RECUSADA',
  'REGISTRO_INVALIDO',
] as const satisfies readonly ProblemCode[]

const labelled = <L extends object>(leaf: L, rotulo: string) => ({ ...leaf, rotulo })

/** A field of what is to be told with an action. */
const fields = list({
  campo: labelled(text('Nome do campo'), 'Campo'),
  rotulo: labelled(text('O que se lê ao lado dele'), 'Rótulo'),
  texto: labelled(text('O que ele significa'), 'Explicação'),
  tipo: labelled(text('Tipo do valor'), 'Tipo'),
  obrigatorio: labelled(truth('Se precisa ser preenchido'), 'Obrigatório'),
  tamanho: labelled(number('Quantos caracteres cabem'), 'Tamanho'),
  valor: labelled(text('O que a página informa por si, sem perguntar; vazio, pergunta-se'), 'Valor'),
  linhas: labelled(truth('Se pode ter várias linhas'), 'Várias linhas'),
  opcoes: labelled(
    list({
      valor: labelled(text('Valor'), 'Valor'),
      rotulo: labelled(text('O que se lê'), 'Rótulo'),
    }),
    'Opções',
  ),
})

/** What a link shows: whose it is, what it is about, and what can be done with it. */
export const linkShape = {
  instituicao: labelled(text('Nome da instituição'), 'Instituição'),
  nome: text('De quem é o link'),
  parte: labelled(coded('Que parte é', { values: parties }), 'Parte'),
  finalidade: labelled(coded('Para que serve', { values: linkPurposes }), 'Finalidade'),
  validade: labelled(day('Último dia em que serve'), 'Validade'),
  assunto: labelled(text('De que se trata'), 'Assunto'),
  campos: labelled(
    list({
      rotulo: labelled(text('O que é'), 'Rótulo'),
      valor: labelled(text('O que diz'), 'Valor'),
    }),
    'Campos',
  ),
  arquivos: labelled(
    list({
      nome: labelled(text('Nome do arquivo'), 'Nome'),
      endereco: labelled(text('De onde se baixa, nos próximos minutos'), 'Endereço'),
    }),
    'Arquivos',
  ),
  acoes: labelled(
    list({
      comando: labelled(text('O que informar em comando'), 'Comando'),
      rotulo: labelled(text('O que está no botão'), 'Rótulo'),
      permitido: labelled(truth('Se pode ser feito agora'), 'Permitido'),
      mensagem: labelled(text('O que o impede, quando algo impede'), 'Mensagem'),
      campos: labelled(fields, 'Campos'),
    }),
    'Ações',
  ),
  itens: labelled(
    list({
      entidade: labelled(text('Que registro é'), 'Entidade'),
      registro: labelled(number('Número do registro'), 'Registro'),
      assunto: labelled(text('De que se trata'), 'Assunto'),
      situacao: labelled(text('Situação'), 'Situação'),
      prazo: labelled(day('Até quando'), 'Prazo'),
      atraso: labelled(number('Há quantos dias o prazo passou; 0 enquanto não passou'), 'Dias de atraso'),
      acao: labelled(text('O que se espera da pessoa; vazio, ela escolhe'), 'O que fazer'),
    }),
    'Itens',
  ),
} as const
