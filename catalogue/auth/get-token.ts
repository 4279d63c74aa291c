import { must } from '../common-fields.ts'
import { type Scope, scopes } from '../doors.ts'
import { ours, senha, texts, varchar } from '../fields.ts'
import { control } from '../operation.ts'
import { moment, number, text, texts as textList } from '../output.ts'

const { workforce: _, ...issuable } = scopes

/** Scopes that a temporary token can carry. Workforce operations take keys of their own. */
export const issuableScopes = Object.keys(issuable) as Exclude<Scope, 'workforce'>[]

export const getToken = control({
  family: 'control',
  id: 'GetToken',
  group: 'auth',
  doors: { open: true },
  title: 'Emitir token',
  description:
    'Troca a conta de integração (cliente, usuário e senha) por um token temporário, aceito em TOKEN e token como um token fixo. Revogar a conta encerra os tokens emitidos a ela.',
  input: {
    cliente: varchar(40, 'Código do cliente.', must),
    usuario: varchar(100, 'Usuário da conta de integração.', must),
    senha: senha(200, 'Senha da conta de integração.', must),
    escopos: texts(20, 30, 'Escopos desejados, entre os da conta. Ausente ou vazia: todos os da conta.', {
      ...ours,
      codes: { values: issuable, unknown: 'refuse' },
    }),
  },
  output: {
    token: text('Token temporário, até 512 caracteres'),
    tipo: text('Tipo do token', ['Bearer']),
    expiraEm: moment('Quando o token deixa de valer, na hora local do cliente'),
    validadeSegundos: number('Por quantos segundos o token vale'),
    escopos: textList('Escopos do token', issuableScopes),
  },
  response: true,
  problems: ['CREDENCIAL_INVALIDA', 'ESCOPO_AUSENTE'],
  example: { cliente: 'demo', usuario: 'sistema-academico', senha: 'SUA_SENHA', escopos: ['consulta'] },
})
