import { rights } from '../../doors.ts'
import { listing } from '../../operation.ts'
import { codedTexts, moment, number, text, truth } from '../../output.ts'

export const listaPerfis = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaPerfis',
  group: 'management',
  noun: 'perfil',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Perfis',
  description: 'Os perfis da instituição, com o que cada um permite e quantos usuários o têm.',
  columns: {
    id: number('Número do perfil'),
    codigo: text('Código'),
    nome: text('Nome'),
    permissoes: { ...codedTexts('O que permite', { values: rights }), rotulo: 'O que permite' },
    oferta: {
      ...codedTexts('Permissões que a plataforma sugere e que o perfil não tem', { values: rights }),
      rotulo: 'Sugestão',
    },
    porUnidade: {
      ...truth('Se o que permite vale só na unidade de cada usuário e nas que ficam abaixo'),
      rotulo: 'Por unidade',
    },
    porIntegracao: {
      ...truth('Se RecebeUsuarios pode concedê-lo ainda que tenha permissões reservadas'),
      rotulo: 'Por integração',
    },
    usuarios: { ...number('Usuários que o têm'), rotulo: 'Usuários' },
    inclusao: moment('Inclusão'),
  },
  filters: {},
  search: 'código e nome',
  orders: { codigo: 'Código', nome: 'Nome' },
  usualOrder: 'codigo',
  problems: [],
  example: { quantidade: 10 },
})
