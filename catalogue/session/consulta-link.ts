import { numeric, ours, varchar } from '../fields.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { linkRefusals, linkShape, segredo } from './link-parts.ts'
import { session } from './operation.ts'

export const consultaLink = session({
  family: 'session',
  id: 'ConsultaLink',
  method: 'POST',
  path: '/sessao/link',
  title: phrase('Ver o que um link pede', 'See what a link asks for'),
  description: phrase(
    'Mostra de que trata um link pessoal e o que se pode fazer com ele, no navegador em que o código do link foi informado. Nos outros diz só que um código é preciso e a que endereço, encoberto, ele vai. Não muda nada: quem só olha, ou um programa que segue endereços, não gasta o link.',
    'Shows what a personal link is about and what can be done with it, in the browser in which the code of the link was given. In others it only says that a code is needed and to which address, covered, it goes. It changes nothing: whoever only looks, or a program that follows addresses, does not use the link up.',
  ),
  access: 'open',
  input: {
    segredo,
    entidade: varchar(
      40,
      phrase(
        'De um link que serve para tudo: que registro ver, entre os itens.',
        'Of a link for everything: which record to see, among the items.',
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
  },
  output: linkShape,
  problems: [...bodyProblems, ...linkRefusals],
})
