import { list, numeric, ours, varchar } from '../fields.ts'
import { text } from '../output.ts'
import { bodyProblems } from '../problems.ts'
import { linkRefusals, segredo } from './link-parts.ts'
import { session } from './operation.ts'

export const usaLink = session({
  family: 'session',
  id: 'UsaLink',
  method: 'POST',
  path: '/sessao/link/uso',
  title: 'Fazer o que um link pede',
  description:
    'Faz o que o link pede, em nome de quem o recebeu, no navegador em que o código do link foi informado. Um link para uma só coisa serve uma vez; um que serve para tudo vale até o seu último dia.',
  access: 'open',
  input: {
    segredo,
    comando: varchar(60, 'O que fazer: o comando de uma das ações de ConsultaLink.', {
      required: true,
      origin: 'ours',
      rotulo: 'Comando',
      example: 'AprovaAtividade',
    }),
    entidade: varchar(40, 'De um link que serve para tudo: de que registro se trata.', {
      ...ours,
      rotulo: 'Entidade',
    }),
    registro: numeric(15, 'O número desse registro.', { ...ours, min: 1, rotulo: 'Registro' }),
    valores: list(
      50,
      'Os campos da ação, cada um com o seu valor.',
      {
        campo: varchar(60, 'Nome do campo.', { required: true, origin: 'ours', rotulo: 'Campo' }),
        valor: varchar(10_000, 'Valor.', { ...ours, lines: true, rotulo: 'Valor' }),
      },
      { ...ours, rotulo: 'Valores' },
    ),
  },
  output: { mensagem: text('O que foi feito') },
  problems: [...bodyProblems, ...linkRefusals, 'MOVIMENTO_INVALIDO', 'REGRA_IMPEDE', 'REGISTRO_OCUPADO'],
})
