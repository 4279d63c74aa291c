-- When a stored document of a contract holds.
--
-- What many contracts show (a person, a course, a proposal) only notes that it changed, in the transaction that
-- changes it: mudanca. A stored document that any visible note is about is not used. Background work, alone for
-- a client, folds notes: it drops the documents they are about and removes them in one statement, and builds
-- documents from a later snapshot. A change that such a snapshot did not see therefore has its note, until the
-- next fold drops what was built.
create table mudanca (
  cliente_id integer not null,
  id bigint generated always as identity,
  tipo text collate "C" not null check (tipo in
    ('aluno', 'cliente', 'convenio', 'curso', 'disciplina', 'pessoa', 'professor', 'proposta', 'unidade')),
  alvo bigint not null,
  primary key (cliente_id, tipo, alvo, id)
);
call proteger('mudanca');

-- Older triggers dropped documents row by row, and only those they saw stored.
do $$
declare
  gatilho record;
begin
  for gatilho in select t.tgname as nome, t.tgrelid::regclass as tabela from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'vinculo'::regnamespace
     and t.tgname in ('esquecer_ao_insert', 'esquecer_ao_update', 'esquecer_ao_delete', 'esquecer_ao_mudar_fuso')
  loop
    execute format('drop trigger %I on %s', gatilho.nome, gatilho.tabela);
  end loop;
end $$;
drop procedure acompanhar(regclass, text, text, text[]);
drop function esquecer_documentos(), esquecer_por_aluno(), esquecer_por_pessoa(), esquecer_por_assinatura(),
  esquecer_por_disciplina(), esquecer_por_fuso();

-- Whoever leaves documents to be built, background work will find it.
create function pedir_documentos(clientes integer[]) returns void language sql
begin atomic
  insert into tarefa (tipo, cliente_id, pedida_em)
  select 'documentos', c, clock_timestamp() from unnest(clientes) c
  on conflict (tipo, cliente_id) do update set pedida_em = excluded.pedida_em;
end;

-- Notes the rows of a table whose shown columns change. Generated, so that each statement is planned once per
-- connection, and without nested loops, because that plan may have been made for one row and then meets thousands.
-- A client without contracts leaves no notes.
create procedure notar_mudancas(tabela regclass, colunas text[]) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela);
  colunas_de_n text := (select string_agg(format('n.%I', c), ', ') from unnest(colunas) c);
  colunas_de_v text := (select string_agg(format('v.%I', c), ', ') from unnest(colunas) c);
begin
  execute format($f$
    create function notar_mudancas_%1$s() returns trigger language plpgsql set enable_nestloop = off as $b$
    declare
      -- Asked for each: joined, all contracts would be read.
      clientes integer[] := array(select d.c from (select distinct cliente_id as c from novo) d
        where (select true from contrato k where k.cliente_id = d.c limit 1));
    begin
      if clientes = '{}' then
        return null;
      end if;
      with notadas as (
        insert into mudanca (cliente_id, tipo, alvo)
        select n.cliente_id, %1$L, n.id
          from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
         where (%2$s) is distinct from (%3$s) and n.cliente_id = any(clientes)
        returning cliente_id)
      select array_agg(distinct cliente_id) into clientes from notadas;
      perform pedir_documentos(clientes);
      return null;
    end $b$ $f$, nome, colunas_de_n, colunas_de_v);
  execute format('create trigger notar_mudancas after update on %s referencing old table as velho new table as novo
    for each statement execute function notar_mudancas_%s()', tabela, nome);
end $$;

call notar_mudancas('aluno', '{nome,nome_social,cpf,matricula}');
call notar_mudancas('unidade', '{nome}');
call notar_mudancas('curso', '{nome}');
call notar_mudancas('professor', '{identificacao,nome}');
call notar_mudancas('pessoa', '{nome,nome_fantasia,documento}');
call notar_mudancas('convenio', '{convenio}');
call notar_mudancas('proposta', '{titulo,situacao,inclusao,inicio,termino}');
call notar_mudancas('disciplina', '{identificacao,nome}');

-- The subjects of a proposal come and go with it.
create function notar_disciplinas() returns trigger language plpgsql as $$
declare
  clientes integer[];
begin
  with notadas as (
    insert into mudanca (cliente_id, tipo, alvo)
    select distinct m.cliente_id, 'proposta', m.proposta_id from mudou m
     where exists (select from contrato c where c.cliente_id = m.cliente_id and c.proposta_id = m.proposta_id)
    returning cliente_id)
  select array_agg(distinct cliente_id) into clientes from notadas;
  perform pedir_documentos(clientes);
  return null;
end $$;
create trigger notar_ao_insert after insert on proposta_disciplina referencing new table as mudou
  for each statement execute function notar_disciplinas();
create trigger notar_ao_update after update on proposta_disciplina referencing new table as mudou
  for each statement execute function notar_disciplinas();
create trigger notar_ao_delete after delete on proposta_disciplina referencing old table as mudou
  for each statement execute function notar_disciplinas();

-- Documents show moments in the client's zone. Whoever changes it need not have the client set.
create function notar_fuso() returns trigger language plpgsql as $$
declare antes text := current_setting('vinculo.cliente', true);
begin
  perform set_config('vinculo.cliente', new.cliente_id::text, true);
  insert into mudanca (cliente_id, tipo, alvo) values (new.cliente_id, 'cliente', new.cliente_id);
  perform set_config('vinculo.cliente', coalesce(antes, ''), true);
  perform pedir_documentos(array[new.cliente_id]);
  return null;
end $$;
create trigger notar_fuso after update of fuso on cliente
  for each row when (old.fuso is distinct from new.fuso) execute function notar_fuso();

-- Documents stored before cannot be told from stale ones.
alter table contrato disable trigger user;
do $$
declare
  um integer;
begin
  for um in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', um::text, true);
    update contrato set documento = null where cliente_id = um and documento is not null;
    if found then
      perform pedir_documentos(array[um]);
    end if;
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
alter table contrato enable trigger user;
