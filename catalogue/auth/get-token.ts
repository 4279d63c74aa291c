import { must } from '../common-fields.ts'
import { type Scope, scopes } from '../doors.ts'
import { ours, senha, texts, varchar } from '../fields.ts'
import { control } from '../operation.ts'
import { moment, number, secretText, text, texts as textList } from '../output.ts'
import { phrase } from '../phrase.ts'

const { workforce: _, ...issuable } = scopes

/** Scopes that a temporary token can carry. Workforce operations use separate keys. */
export const issuableScopes = Object.keys(issuable) as Exclude<Scope, 'workforce'>[]

export const getToken = control({
  family: 'control',
  id: 'GetToken',
  group: 'auth',
  doors: { open: true },
  title: phrase('Emitir token', 'Issue a token'),
  description: phrase(
    'Troca a conta de integração (cliente, usuário e senha) por um token temporário, aceito em TOKEN e token como um token fixo. Revogar a conta encerra os tokens emitidos a ela.',
    'Exchanges the integration account (client, user and password) for a temporary token, taken in TOKEN and token like a fixed one. Revoking the account ends the tokens issued to it.',
  ),
  input: {
    cliente: varchar(40, phrase('Código do cliente.', 'Code of the client.'), must),
    usuario: varchar(
      100,
      phrase('Usuário da conta de integração.', 'User of the integration account.'),
      must,
    ),
    senha: senha(200, phrase('Senha da conta de integração.', 'Password of the integration account.'), must),
    escopos: texts(
      20,
      30,
      phrase(
        'Escopos desejados, entre os da conta. Ausente ou vazia: todos os da conta.',
        'Scopes wanted, among those of the account. Absent or empty: all of the account.',
      ),
      {
        ...ours,
        codes: { values: issuable, unknown: 'refuse' },
      },
    ),
  },
  output: {
    token: secretText(
      phrase('Token temporário, até 512 caracteres', 'Temporary token, up to 512 characters'),
    ),
    tipo: text(phrase('Tipo do token', 'Type of the token'), ['Bearer']),
    expiraEm: moment(
      phrase(
        'Quando o token deixa de valer, na hora local do cliente',
        "When the token ceases to hold, in the client's local time",
      ),
    ),
    validadeSegundos: number(
      phrase('Por quantos segundos o token vale', 'For how many seconds the token holds'),
    ),
    escopos: textList(phrase('Escopos do token', 'Scopes of the token'), issuableScopes),
  },
  response: true,
  problems: ['CREDENCIAL_INVALIDA', 'ESCOPO_AUSENTE'],
  example: { cliente: 'demo', usuario: 'sistema-academico', senha: 'SUA_SENHA', escopos: ['consulta'] },
})
