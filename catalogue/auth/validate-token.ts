import { must } from '../common-fields.ts'
import { ours, varchar } from '../fields.ts'
import { control } from '../operation.ts'
import { moment, text, texts, truth } from '../output.ts'
import { phrase } from '../phrase.ts'

export const validateToken = control({
  family: 'control',
  id: 'ValidateToken',
  group: 'auth',
  doors: { open: true },
  title: phrase('Conferir token', 'Check a token'),
  description: phrase(
    'Diz se um token de integração, fixo ou temporário, vale agora. Um token desconhecido, expirado, revogado ou de outro cliente responde valido false, sem o motivo.',
    'Says whether an integration token, fixed or temporary, is good now. One that is unknown, expired, revoked or of another client is answered with valido false, without a reason.',
  ),
  input: {
    token: varchar(
      512,
      phrase('Token a conferir, em token ou TOKEN.', 'Token to check, in token or TOKEN.'),
      must,
    ),
    cliente: varchar(
      40,
      phrase(
        'Código do cliente. Opcional; quando vem, o token precisa ser dele.',
        'Code of the client. Optional; where it comes, the token has to be its.',
      ),
      ours,
    ),
  },
  output: {
    valido: truth(phrase('Se o token vale agora', 'Whether the token holds now')),
    cliente: text(
      phrase(
        'Código do cliente do token; vazio quando não vale',
        'Code of the client of the token; empty where it does not hold',
      ),
    ),
    escopos: texts(phrase('Escopos do token', 'Scopes of the token')),
    expiraEm: moment(
      phrase(
        'Quando deixa de valer, na hora local do cliente; nulo quando não expira ou não vale',
        "When it ceases to hold, in the client's local time; null where it does not expire or does not hold",
      ),
    ),
  },
  response: true,
  problems: [],
  example: { token: 'SEU_TOKEN' },
})
