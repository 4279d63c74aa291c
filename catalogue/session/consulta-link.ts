import { numeric, ours, varchar } from '../fields.ts'
import { bodyProblems } from '../problems.ts'
import { linkRefusals, linkShape, segredo } from './link-parts.ts'
import { session } from './operation.ts'

export const consultaLink = session({
  family: 'session',
  id: 'ConsultaLink',
  method: 'POST',
  path: '/sessao/link',
  title: 'Ver o que um link pede',
  description:
    'Mostra de que trata um link pessoal e o que se pode fazer com ele, no navegador em que o código do link foi informado. Nos outros diz só que um código é preciso e a que endereço, encoberto, ele vai. Não muda nada: quem só olha, ou um programa que segue endereços, não gasta o link.',
  access: 'open',
  input: {
    segredo,
    entidade: varchar(40, 'De um link que serve para tudo: que registro ver, entre os itens.', {
      ...ours,
      rotulo: 'Entidade',
    }),
    registro: numeric(15, 'O número desse registro.', { ...ours, min: 1, rotulo: 'Registro' }),
  },
  output: linkShape,
  problems: [...bodyProblems, ...linkRefusals],
})
