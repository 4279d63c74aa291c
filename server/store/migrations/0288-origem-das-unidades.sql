-- Units are shared by academic records and the workforce. One that only the workforce names takes its names; the others do
-- not. Of the units that exist, those are the workforce's that it refers to and nothing else does.
alter table unidade add origem text collate "C" not null default 'Academica' check (origem in ('Academica', 'Workforce'));
call auditar('unidade');

alter table unidade disable trigger user;
do $$
declare
  own constant text[] := '{colaborador_contrato,colaborador_lotacao,vaga}';
  academic constant text[] := array(select c.relname::text from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'unidade_id' and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relforcerowsecurity
      and c.relname <> all(own));
  one text;
begin
  foreach one in array own || academic || 'unidade'::text loop
    execute format('alter table %I no force row level security', one);
  end loop;
  update unidade u set origem = 'Workforce'
   where u.superior_id is null
     and not exists (select from unidade p where p.cliente_id = u.cliente_id and p.superior_id = u.id)
     and (exists (select from colaborador_contrato p where p.cliente_id = u.cliente_id and p.unidade_id = u.id)
       or exists (select from colaborador_lotacao p where p.cliente_id = u.cliente_id and p.unidade_id = u.id)
       or exists (select from vaga p where p.cliente_id = u.cliente_id and p.unidade_id = u.id));
  foreach one in array academic loop
    execute format('update unidade u set origem = ''Academica'' where u.origem = ''Workforce''
      and exists (select from %I p where p.cliente_id = u.cliente_id and p.unidade_id = u.id)', one);
  end loop;
  foreach one in array own || academic || 'unidade'::text loop
    execute format('alter table %I force row level security', one);
  end loop;
end $$;
alter table unidade enable trigger user;
