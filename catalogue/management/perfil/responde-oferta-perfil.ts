import { must } from '../../common-fields.ts'
import { flag, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, texts as told, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const respondeOfertaPerfil = command({
  family: 'management',
  kind: 'command',
  id: 'RespondeOfertaPerfil',
  group: 'management',
  noun: 'perfil',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Responder à oferta de permissões',
  description:
    'Aceita ou dispensa as permissões que a plataforma sugere para um perfil. Para aceitar, é preciso ter todas elas; nada muda enquanto ninguém responde.',
  rotulo: 'Responder',
  on: 'new',
  input: {
    codigo: varchar(20, 'Código do perfil.', { ...must, rotulo: 'Código' }),
    aceita: flag('S dá ao perfil as permissões sugeridas; com outro valor, a sugestão é dispensada.', {
      ...must,
      rotulo: 'Aceitar',
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    id: number('Número do perfil'),
    usuarios: { ...number('Usuários que o têm, e a quem isto muda'), rotulo: 'Usuários' },
    ganha: { ...told('Permissões que passa a ter'), rotulo: 'Passa a permitir' },
  },
  changes: ['perfil', 'usuario'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO', 'REGISTRO_INEXISTENTE'],
  example: { codigo: 'FINANCEIRO', aceita: 'S' },
})
