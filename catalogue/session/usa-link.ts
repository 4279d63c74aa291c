import { list, numeric, ours, varchar } from '../fields.ts'
import { number, list as outputs, text, truth } from '../output.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { linkRefusals, linkShape, segredo } from './link-parts.ts'
import { session } from './operation.ts'

export const usaLink = session({
  family: 'session',
  id: 'UsaLink',
  method: 'POST',
  path: '/sessao/link/uso',
  title: phrase('Fazer o que um link pede', 'Do what a link asks for'),
  description: phrase(
    'Faz o que o link pede, em nome de quem o recebeu, no navegador em que o código do link foi informado. Um link para uma só coisa serve uma vez; um para assinar, ou para tudo, vale até o seu último dia.',
    'Does what the link asks for, in the name of whoever got it, in the browser in which the code of the link was given. A link for one thing works once; one to sign, or for everything, holds until its last day.',
  ),
  access: 'open',
  input: {
    segredo,
    comando: varchar(
      60,
      phrase(
        'O que fazer: o comando de uma das ações de ConsultaLink.',
        'What to do: the command of one of the actions of ConsultaLink.',
      ),
      {
        required: true,
        origin: 'ours',
        rotulo: phrase('Comando', 'Command'),
        example: 'AprovaAtividade',
      },
    ),
    entidade: varchar(
      40,
      phrase(
        'De um link que serve para tudo: de que registro se trata.',
        'Of a link for everything: which record it is about.',
      ),
      {
        ...ours,
        rotulo: phrase('Entidade', 'Entity'),
      },
    ),
    registro: numeric(15, phrase('O número desse registro.', 'The number of that record.'), {
      ...ours,
      min: 1,
      rotulo: phrase('Registro', 'Record'),
    }),
    documentos: list(
      50,
      phrase(
        'Para assinar: os documentos, cada um com o SHA-256 do que foi lido. Cada um tem o seu resultado; nenhum impede os outros.',
        'To sign: the documents, each with the SHA-256 of what was read. Each has its own outcome; none stops the others.',
      ),
      {
        registro: numeric(15, phrase('Número do documento.', 'Number of the document.'), {
          required: true,
          origin: 'ours',
          min: 1,
          rotulo: phrase('Registro', 'Record'),
        }),
        hash: varchar(64, phrase('SHA-256 do que foi lido.', 'SHA-256 of what was read.'), {
          required: true,
          origin: 'ours',
          rotulo: phrase('SHA-256 do arquivo', 'SHA-256 of the file'),
        }),
      },
      { ...ours, rotulo: phrase('Documentos', 'Documents') },
    ),
    valores: list(
      50,
      phrase('Os campos da ação, cada um com o seu valor.', 'The fields of the action, each with its value.'),
      {
        campo: varchar(60, phrase('Nome do campo.', 'Name of the field.'), {
          required: true,
          origin: 'ours',
          rotulo: phrase('Campo', 'Field'),
        }),
        valor: varchar(10_000, phrase('Valor.', 'Amount.'), {
          ...ours,
          lines: true,
          rotulo: phrase('Valor', 'Amount'),
        }),
      },
      { ...ours, rotulo: phrase('Valores', 'Values') },
    ),
  },
  output: {
    mensagem: text(phrase('O que foi feito', 'What was done')),
    entidade: text(
      phrase(
        'Do que foi incluído e ainda tem de ser enviado; vazia quando nada tem',
        'Of what was included and still has to be sent; empty where nothing has',
      ),
    ),
    registro: number(phrase('Número desse registro', 'Number of that record')),
    acao: text(
      phrase(
        'Como ele é enviado; vazia quando nada tem de ser',
        'How it is sent; empty where nothing has to be',
      ),
      phrase('O que fazer', 'What to do'),
    ),
    resultados: {
      ...outputs({
        registro: number(
          phrase('Número do documento', 'Number of the document'),
          phrase('Registro', 'Record'),
        ),
        aceito: truth(phrase('Se foi assinado', 'Whether it was signed')),
        mensagem: text(phrase('Por que não, quando não foi', 'Why not, where it was not')),
      }),
      rotulo: phrase('Resultados', 'Outcomes'),
    },
    documentos: linkShape.documentos,
  },
  problems: [...bodyProblems, ...linkRefusals, 'MOVIMENTO_INVALIDO', 'REGRA_IMPEDE', 'REGISTRO_OCUPADO'],
})
