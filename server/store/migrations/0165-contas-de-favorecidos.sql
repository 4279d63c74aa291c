-- Accounts that payees told. What the institution's own systems send of them stays where batches write it; one that was told here
-- stands over it, once it waited or a second person confirmed it, until another comes or those systems say something new.
create table conta_favorecido (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  aluno_id bigint,
  pessoa_id bigint,
  situacao text not null default 'Em espera' check (situacao in ('Em espera', 'Em vigor', 'Substituída', 'Desfeita')),
  -- As people may see it who may not see the account itself.
  conta_mascarada text not null,
  -- A JSON text, sealed: bank, branch, account, kind, holder's document, Pix key.
  dados bytea not null,
  -- The last day on which the payee may still object. Without one, nobody could be told, and only a second person decides.
  espera_ate date,
  -- Who told it, by what tells one from another.
  pedida_por text,
  -- Keyed digest of the account that batches had brought until then.
  origem text collate "C" not null,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, pessoa_id) references pessoa,
  check (num_nonnulls(aluno_id, pessoa_id) = 1),
  -- At the end of a transaction one waits and one is in force at most: the new one is there before the old one steps back.
  constraint conta_favorecido_em_vigor_de_aluno exclude using btree (cliente_id with =, aluno_id with =)
    where (situacao = 'Em vigor') deferrable initially deferred,
  constraint conta_favorecido_em_vigor_de_pessoa exclude using btree (cliente_id with =, pessoa_id with =)
    where (situacao = 'Em vigor') deferrable initially deferred,
  constraint conta_favorecido_em_espera_de_aluno exclude using btree (cliente_id with =, aluno_id with =)
    where (situacao = 'Em espera') deferrable initially deferred,
  constraint conta_favorecido_em_espera_de_pessoa exclude using btree (cliente_id with =, pessoa_id with =)
    where (situacao = 'Em espera') deferrable initially deferred
);
create index conta_favorecido_por_aluno on conta_favorecido (cliente_id, aluno_id) where aluno_id is not null;
create index conta_favorecido_por_pessoa on conta_favorecido (cliente_id, pessoa_id) where pessoa_id is not null;
create index conta_favorecido_a_vigorar on conta_favorecido (cliente_id, espera_ate) where situacao = 'Em espera';
create index conta_favorecido_por_atualizacao on conta_favorecido (cliente_id, atualizacao, id) include (inclusao);
call proteger('conta_favorecido');
call versionar('conta_favorecido');
call historiar('conta_favorecido', 'situacao');
call auditar('conta_favorecido', '{"versao": null}');

-- Where somebody is paid: the account that they told, else the one that batches brought.
create function conta_do_favorecido(cliente integer, aluno bigint, pessoa bigint) returns bytea stable language sql as $$
  select coalesce(
    (select v.dados from conta_favorecido v
      where v.cliente_id = cliente and v.aluno_id = aluno and v.situacao = 'Em vigor' order by v.id desc limit 1),
    (select v.dados from conta_favorecido v
      where v.cliente_id = cliente and v.pessoa_id = pessoa and v.situacao = 'Em vigor' order by v.id desc limit 1),
    (select a.dados_bancarios from aluno a where a.cliente_id = cliente and a.id = aluno),
    (select p.dados_bancarios from pessoa p where p.cliente_id = cliente and p.id = pessoa))
$$;

-- A contract shows the account of its student, as it is while the contract goes on and as it was when it ended. It makes no
-- version of the contract: nobody wrote it there.
create or replace procedure versionar(tabela regclass) language plpgsql as $$
declare
  mudou text;
begin
  select string_agg(format('old.%1$I%2$s is distinct from new.%1$I%2$s', attname,
           case when atttypid = 'json'::regtype then '::text' else '' end), ' or ' order by attnum)
    into mudou
    from pg_attribute
   where attrelid = tabela and attnum > 0 and not attisdropped
     and attname not in ('cliente_id', 'id', 'versao', 'inclusao', 'atualizacao')
     and attname !~ '^(impressao|lote)(_|$)'
     and not (tabela = 'contrato'::regclass and attname in ('documento', 'banco', 'vigora_em', 'cancela_em'));
  execute format('create or replace trigger versionar before update on %s for each row when (%s)
    execute function contar_versao()', tabela, mudou);
end $$;
call versionar('contrato');

create function contrato_com_conta() returns trigger language plpgsql as $$
begin
  new.banco := conta_do_favorecido(new.cliente_id, new.aluno_id, null);
  return new;
end $$;
create trigger trazer_conta_ao_incluir before insert on contrato
  for each row when (new.banco is null) execute function contrato_com_conta();
create trigger trazer_conta_de_outro_aluno before update of aluno_id on contrato
  for each row when (old.aluno_id is distinct from new.aluno_id) execute function contrato_com_conta();

create function levar_conta_aos_contratos() returns trigger language plpgsql as $$
declare
  aluno bigint := case tg_table_name when 'aluno' then (to_jsonb(new) ->> 'id')::bigint
                  else (to_jsonb(new) ->> 'aluno_id')::bigint end;
  conta bytea := conta_do_favorecido(new.cliente_id, aluno, null);
begin
  -- Another seal is no other account.
  if current_setting('vinculo.operacao', true) is not distinct from 'encryption reseal' then
    return null;
  end if;
  update contrato c set banco = conta, atualizacao = greatest(now(), c.inclusao)
   where c.cliente_id = new.cliente_id and c.aluno_id = aluno
     and c.situacao in ('Incluído', 'Aguardando assinatura', 'Ativo')
     and conta is not null and c.banco is distinct from conta;
  return null;
end $$;
create trigger levar_conta_aos_contratos after update of dados_bancarios on aluno
  for each row when (old.dados_bancarios is distinct from new.dados_bancarios)
  execute function levar_conta_aos_contratos();
create trigger levar_conta_aos_contratos after update of situacao on conta_favorecido
  for each row when (new.aluno_id is not null and old.situacao is distinct from new.situacao
    and 'Em vigor' in (old.situacao, new.situacao))
  execute function levar_conta_aos_contratos();

-- Contracts that go on have shown none so far. Their moments stay; the texts that are kept of them are made again.
alter table contrato disable trigger user;
do $$
declare
  atual integer;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update contrato c set banco = a.dados_bancarios, documento = null from aluno a
     where c.cliente_id = atual and c.banco is null and c.situacao in ('Incluído', 'Aguardando assinatura', 'Ativo')
       and a.cliente_id = c.cliente_id and a.id = c.aluno_id and a.dados_bancarios is not null;
    if found then
      insert into tarefa (tipo, cliente_id, pedida_em) values ('documentos', atual, clock_timestamp())
      on conflict (tipo, cliente_id) do update set pedida_em = excluded.pedida_em;
    end if;
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
alter table contrato enable trigger user;

-- A key acts for the person to whom it belongs, where two persons have to answer.
alter table credencial
  add usuario_id bigint,
  add foreign key (cliente_id, usuario_id) references usuario;
create index credencial_por_usuario on credencial (cliente_id, usuario_id) where usuario_id is not null;
call auditar('credencial', '{"hash": null, "usada_em": null}',
  $$case when v.revogada_em is null and n.revogada_em is not null then 'Inativação' else 'Alteração' end$$);
