import type { listaUsuarios } from '../../catalogue/management/usuario/lista-usuarios.ts'
import { acessoVerbs } from '../domain/acesso/verbs.ts'
import { salva } from '../domain/usuario/salva.ts'
import { named, oneOf, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byText } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'
import { inNameOrder } from './seek.ts'

/** Users may sign in through the last day of their validity. */
const ended = (today: string) => where`x.validade < ${today}::date`
const situacao = `case when x.validade < hoje_do_cliente() then 'Inativo' else 'Ativo' end`

const listing: ListingSource<typeof listaUsuarios, 'usuario'> = {
  table: 'usuario',
  joins: `join perfil p on p.cliente_id = x.cliente_id and p.id = x.perfil_id
    left join unidade n on n.cliente_id = x.cliente_id and n.id = x.unidade_id`,
  columns: {
    situacao,
    perfil: { codigo: 'p.codigo', nome: 'p.nome' },
    unidade: { codigo: 'n.codigo', nome: 'n.nome' },
    loginUnico: 'x.autentica',
    acesso: `(select max(s.usada_em) from sessao s where s.cliente_id = x.cliente_id and s.tipo = 'usuario'
      and s.pessoa_id = x.id and s.encerrada_em is null)`,
  },
  filters: {
    situacao: (value, { today }) => (value === 'Inativo' ? ended(today) : where`${ended(today)} is not true`),
    perfil: (codigo) =>
      oneOf(
        'x.perfil_id',
        where`select id from perfil where cliente_id = (select cliente_atual()) and ${named('codigo')} = ${codigo}`,
      ),
  },
  search: (holds) => [holds('x.nome', 'x.login', 'x.email')],
  orders: { nome: byText('x.nome'), login: byText('x.login'), atualizacao: byMoment('x.atualizacao') },
}

export const usuario: Noun<'usuario'> = {
  verbs: {
    SalvaUsuario: salva,
    ...acessoVerbs,
  },
  seek: {
    keys: [
      { of: 'login', column: 'login_chave', begins: true },
      { of: 'login', column: 'email_chave' },
    ],
    names: [(x) => inNameOrder(`${x}.nome`)],
    called: (x) => `${x}.nome`,
    beside: (x) => `${x}.login`,
  },
  scope: { usuario: everyUnit },
  listings: { ListaUsuarios: listing },
}
