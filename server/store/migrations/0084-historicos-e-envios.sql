-- Files and their signatures are two machines of one table: each has a history of its own.

create or replace function historiar_inclusao() returns trigger language plpgsql as $$
begin
  execute format('insert into historico (cliente_id, entidade, registro_id, movimento, para)
    select cliente_id, %L, id, %L, %I from novo order by id', coalesce(tg_argv[1], tg_table_name), 'incluir', tg_argv[0]);
  return null;
end $$;

-- The same for a second machine of a table, under its own name.
create procedure historiar(tabela regclass, coluna text, entidade text) language plpgsql as $$
begin
  execute format('create or replace trigger historiar_%s after insert on %s referencing new table as novo
    for each statement execute function historiar_inclusao(%L, %L)', entidade, tabela, coluna, entidade);
end $$;
call historiar('arquivo', 'situacao_assinatura', 'assinatura');

-- What is told of every client's files is told again, and nothing of it is new.
alter table historico no force row level security;
update historico set entidade = 'assinatura'
 where entidade = 'arquivo' and movimento <> 'incluir'
   and para in ('Não enviado', 'Aguardando Assinatura', 'Solução Pendente', 'Vencido', 'Finalizado', 'Cancelado');
insert into historico (cliente_id, entidade, registro_id, movimento, para, autor, origem, operacao, momento)
select h.cliente_id, 'assinatura', h.registro_id, 'incluir', 'Não enviado', h.autor, h.origem, h.operacao, h.momento
  from historico h
 where h.entidade = 'arquivo' and h.movimento = 'incluir'
   and not exists (select from historico o where o.cliente_id = h.cliente_id and o.entidade = 'assinatura'
     and o.registro_id = h.registro_id);
alter table historico force row level security;

-- Who sent a content: one sender has room for so many that no record names.
alter table conteudo add remetente text collate "C" not null default '';
create index conteudo_por_remetente on conteudo (cliente_id, remetente);
