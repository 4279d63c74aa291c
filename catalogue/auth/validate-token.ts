import { must } from '../common-fields.ts'
import { ours, varchar } from '../fields.ts'
import { control } from '../operation.ts'
import { moment, text, texts, truth } from '../output.ts'

export const validateToken = control({
  family: 'control',
  id: 'ValidateToken',
  group: 'auth',
  doors: { open: true },
  title: 'Conferir token',
  description:
    'Diz se um token de integração, fixo ou temporário, vale agora. Um token desconhecido, expirado, revogado ou de outro cliente responde valido false, sem o motivo.',
  input: {
    token: varchar(512, 'Token a conferir, em token ou TOKEN.', must),
    cliente: varchar(40, 'Código do cliente. Opcional; quando vem, o token precisa ser dele.', ours),
  },
  output: {
    valido: truth('Se o token vale agora'),
    cliente: text('Código do cliente do token; vazio quando não vale'),
    escopos: texts('Escopos do token'),
    expiraEm: moment('Quando deixa de valer, na hora local do cliente; nulo quando não expira ou não vale'),
  },
  response: true,
  problems: [],
  example: { token: 'SEU_TOKEN' },
})
