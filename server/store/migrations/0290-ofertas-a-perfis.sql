-- Rights that the platform suggests for a profile of an existing client. Nothing changes until somebody who may change
-- accesses accepts or dismisses them.
alter table perfil add oferta text[] not null default '{}';
call auditar('perfil');
alter table perfil no force row level security;
alter table perfil disable trigger user;
update perfil set oferta = '{financeiro.ver,financeiro.alterar}'
 where codigo = 'FINANCEIRO' and not permissoes @> '{financeiro.ver,financeiro.alterar}';
alter table perfil enable trigger user;
alter table perfil force row level security;
