-- What documents say, in the client's own words: written as a draft, published, and retired when another is.
-- Nothing was published but by being the latest.

alter table modelo rename versao to edicao;
alter table modelo
  add situacao text not null default 'Rascunho' check (situacao in ('Rascunho', 'Publicado', 'Retirado')),
  add versao integer not null default 1,
  add atualizacao timestamptz not null default now(),
  add check (tipo in ('Termo de compromisso', 'Termo de monitoria', 'Termo aditivo', 'Termo de rescisão',
    'Termo de realização', 'Declaração', 'Recibo'));
alter table modelo disable trigger user;
alter table modelo no force row level security;
update modelo m set atualizacao = inclusao, situacao = case when edicao = (select max(o.edicao) from modelo o
  where o.cliente_id = m.cliente_id and o.tipo = m.tipo) then 'Publicado' else 'Retirado' end;
alter table modelo force row level security;
alter table modelo enable trigger user;
-- Looked at when the transaction ends: one is published and the other retired in either order.
alter table modelo add constraint modelo_publicado exclude using btree (cliente_id with =, tipo with =)
  where (situacao = 'Publicado') deferrable initially deferred;
create index modelo_por_atualizacao on modelo (cliente_id, atualizacao, id) include (inclusao);
call versionar('modelo');
call historiar('modelo', 'situacao');
call auditar('modelo', '{"versao": null}');
