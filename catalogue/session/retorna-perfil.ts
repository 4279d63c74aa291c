import { group, moment, number, text, texts, truth } from '../output.ts'
import { session } from './operation.ts'

export const retornaPerfil = session({
  family: 'session',
  id: 'RetornaPerfil',
  method: 'GET',
  path: '/sessao/perfil',
  title: 'Ver o próprio perfil',
  description: 'Quem entrou, o que pode e onde, e o que protege o seu acesso.',
  access: 'session',
  output: {
    nome: text('Nome; o social, quando há'),
    login: text('Login'),
    email: text('E-mail do cadastro'),
    perfil: { ...text('Nome do perfil de um usuário; vazio para os outros'), rotulo: 'Perfil' },
    unidades: {
      ...texts('Unidades a que o perfil se limita; vazio quando não se limita'),
      rotulo: 'Unidades',
    },
    temSenha: { ...truth('Se há uma senha com que entra'), rotulo: 'Tem senha' },
    segundoFator: {
      ...group({
        ativo: truth('Se há um segundo fator em uso'),
        desde: { ...moment('Desde quando'), rotulo: 'Desde' },
        codigosRestantes: {
          ...number('Códigos de recuperação que ainda não foram usados'),
          rotulo: 'Códigos de recuperação',
        },
        exigido: { ...truth('Se a instituição o exige desta pessoa'), rotulo: 'Exigido' },
      }),
      rotulo: 'Segundo fator',
    },
  },
  problems: [],
})
