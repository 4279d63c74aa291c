import { must } from '../../common-fields.ts'
import { flag, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, texts as told, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const respondeOfertaPerfil = command({
  family: 'management',
  kind: 'command',
  id: 'RespondeOfertaPerfil',
  group: 'management',
  noun: 'perfil',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Responder à oferta de permissões', 'Answer the offer of rights'),
  description: phrase(
    'Aceita ou dispensa as permissões que a plataforma sugere para um perfil. Para aceitar, é preciso ter todas elas; nada muda enquanto ninguém responde.',
    'Accepts or dismisses the rights that the platform suggests for a profile. To accept, one must have all of them; nothing changes while nobody answers.',
  ),
  rotulo: phrase('Responder', 'Answer'),
  on: 'new',
  input: {
    codigo: varchar(20, phrase('Código do perfil.', 'Code of the profile.'), {
      ...must,
      rotulo: phrase('Código', 'Code'),
    }),
    aceita: flag(
      phrase(
        'S dá ao perfil as permissões sugeridas; com outro valor, a sugestão é dispensada.',
        'Yes: gives the profile the suggested rights; with another value the suggestion is dismissed.',
      ),
      {
        ...must,
        rotulo: phrase('Aceitar', 'Accept'),
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    id: number(phrase('Número do perfil', 'Number of the profile')),
    usuarios: number(
      phrase('Usuários que o têm, e a quem isto muda', 'Users who have it, and for whom this changes'),
      phrase('Usuários', 'Users'),
    ),
    ganha: {
      ...told(phrase('Permissões que passa a ter', 'Rights that it gets')),
      rotulo: phrase('Passa a permitir', 'Begins to permit'),
    },
  },
  changes: ['perfil', 'usuario'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO', 'REGISTRO_INEXISTENTE'],
  example: { codigo: 'FINANCEIRO', aceita: 'S' },
})
