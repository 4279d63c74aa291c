-- What the staff may do in the operations of management: each by a profile, and programs by a key of their own.

alter table perfil add permissoes text[] not null default '{}';
call auditar('perfil');

alter table credencial drop constraint credencial_tipo_check;
alter table credencial add constraint credencial_tipo_check check (tipo in ('integracao', 'workforce', 'gestao'));

do $$
declare
  atual integer;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update perfil set permissoes = '{integracao.ver,integracao.alterar}' where codigo = 'ADMIN';
    update perfil set permissoes = '{integracao.ver}' where codigo in ('ESTAGIO', 'MONITORIA', 'CONSULTA');
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
