import { must } from '../../common-fields.ts'
import { rights } from '../../doors.ts'
import { flag, ours, texts, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, texts as told, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const salvaPerfil = command({
  family: 'management',
  kind: 'command',
  id: 'SalvaPerfil',
  group: 'management',
  noun: 'perfil',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Salvar perfil',
  description:
    'Inclui o perfil deste código, ou altera o que existe. Ninguém dá ou tira uma permissão que não tem; para mudar porUnidade ou porIntegracao, é preciso ter todas as do perfil. Quem administra os acessos não pode tirar de todos o direito de fazê-lo.',
  rotulo: 'Salvar',
  on: 'new',
  input: {
    codigo: varchar(20, 'Código do perfil, como os lotes o enviam.', { ...must, rotulo: 'Código' }),
    nome: varchar(100, 'Nome do perfil.', { ...must, rotulo: 'Nome' }),
    permissoes: texts(Object.keys(rights).length, 40, 'O que permite; vazio, nada.', {
      ...ours,
      codes: { values: rights, unknown: 'refuse' },
      rotulo: 'O que permite',
    }),
    porUnidade: flag('S limita o que permite à unidade de cada usuário e às que ficam abaixo.', {
      ...ours,
      rotulo: 'Por unidade',
    }),
    porIntegracao: flag('S deixa RecebeUsuarios concedê-lo, ainda que tenha permissões reservadas.', {
      ...ours,
      rotulo: 'Por integração',
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    id: number('Número do perfil'),
    usuarios: { ...number('Usuários que o têm, e a quem isto muda'), rotulo: 'Usuários' },
    ganha: { ...told('Permissões que passa a ter'), rotulo: 'Passa a permitir' },
    perde: { ...told('Permissões que deixa de ter'), rotulo: 'Deixa de permitir' },
  },
  changes: ['perfil', 'usuario'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    codigo: 'SECRETARIA',
    nome: 'Secretaria acadêmica',
    permissoes: ['cadastros.ver', 'contratos.ver'],
  },
})
