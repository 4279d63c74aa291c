-- What the remaining mirror queries read.

-- Its values moved to papel with the migration that added it.
alter table pessoa drop papeis;

create index curriculo_por_email on curriculo (cliente_id, email_chave);
create index colaborador_contrato_por_vaga on colaborador_contrato (cliente_id, vaga_ref) where vaga_ref is not null;

-- Who sent the batch: the name of its credential.
alter table lote add credencial text;

-- The audit trail: who changed or read what, and when. Append-only for the application.
--
-- Included records of one statement share a row: thousands arrive at once, and their values can be worked out
-- later from what became of them. A changed record has a row of its own, with the values before and after.
create table auditoria (
  cliente_id integer not null,
  id bigint generated always as identity,
  data timestamptz not null default now(),
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  origem text not null default coalesce(nullif(current_setting('vinculo.origem', true), ''), 'Sistema')
    check (origem in ('Portal', 'Integração', 'Sistema')),
  operacao text collate "C" not null default coalesce(current_setting('vinculo.operacao', true), ''),
  entidade text collate "C" not null,
  acao text not null
    check (acao in ('Inclusão', 'Alteração', 'Inativação', 'Consulta', 'Acesso', 'Assinatura')),
  -- How many records the row is about, and the first and last of their numbers.
  quantidade integer not null check (quantidade between 1 and 1000000),
  menor bigint,
  maior bigint,
  -- Their numbers; null when they are all from the first to the last.
  alvos bigint[],
  -- [[field, before, after], ...] of each of them; null for included records.
  campos json,
  primary key (cliente_id, data, id) include (quantidade, entidade, acao, usuario)
);
create index auditoria_por_alvo on auditoria (cliente_id, entidade, menor, id) where quantidade = 1;
create index auditoria_por_faixa on auditoria (cliente_id, entidade, menor, maior) where quantidade > 1;
call proteger('auditoria');
-- The operator creates clients and credentials without being in one.
create policy do_operador on auditoria for insert to current_user with check (true);
revoke update, delete on auditoria from vinculo_app;

create function em_camelo(nome text) returns text language sql immutable
  return (select string_agg(case when n = 1 then parte else upper(left(parte, 1)) || substr(parte, 2) end, '' order by n)
            from unnest(string_to_array(nome, '_')) with ordinality u(parte, n));

create function momento_do_cliente(cliente integer, momento timestamptz) returns text language sql stable
  return to_char(momento at time zone (select fuso from cliente c where c.cliente_id = cliente), 'YYYY-MM-DD"T"HH24:MI:SS');

-- What each field of a record was right after an entry, where it was changed since: what stood before that change.
create function auditoria_anteriores(de_entidade text, alvo bigint, desde bigint) returns jsonb language plpgsql stable as $$
begin
  -- Most records never change, and to find that out is much cheaper.
  perform from auditoria a where a.cliente_id = cliente_atual() and a.entidade = de_entidade and a.menor = alvo
    and a.quantidade = 1 and a.acao in ('Alteração', 'Inativação', 'Assinatura') and a.id > desde;
  if not found then
    return null;
  end if;
  return (
    select jsonb_object_agg(m.campo, m.antes) from (
      select distinct on (c.item->>0) c.item->>0 as campo, c.item->>1 as antes
        from auditoria a cross join lateral json_array_elements(a.campos) c(item)
       where a.cliente_id = cliente_atual() and a.entidade = de_entidade and a.menor = alvo and a.quantidade = 1
         and a.acao in ('Alteração', 'Inativação', 'Assinatura') and a.id > desde
       order by c.item->>0, a.id) m);
end $$;

-- SQL for a column's value as callers see it: sealed columns never show theirs.
create function valor_auditado(linha text, coluna text, tipo text) returns text language sql immutable
  return case
    when tipo = 'bytea' then format('case when %s.%I is not null then ''***'' end', linha, coluna)
    when tipo = 'boolean' then format('case %s.%I when true then ''S'' when false then ''N'' end', linha, coluna)
    when tipo = 'timestamp with time zone'
      then format('momento_do_cliente(%1$s.cliente_id, %1$s.%2$I)', linha, coluna)
    -- Number 0 stands for no record at all.
    when coluna ~ '_id$' then format('nullif(%s.%I, 0)::text', linha, coluna)
    else format('left(%s.%I::text, 255)', linha, coluna) end;

-- Makes a table leave entries. Called again after columns are added, it takes them in.
--
-- nomes: the name a field has for callers, where it is not the column's in camel case; null where the column is
-- nobody's business. acao: SQL for what an update from v to n is, where it is neither a change nor the end of
-- the record's validity.
--
-- The functions are generated rather than generic: a statement that names its columns is planned once per
-- connection, and only what changed is turned into text. They use arrays because a list of VALUES is prepared
-- anew for every row, and no nested loops because the plan that is kept may have been made for one row and then
-- meets thousands.
create procedure auditar(tabela regclass, nomes jsonb default '{}', acao text default null) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela);
  entidade text := em_camelo(nome);
  chave text := case nome when 'cliente' then 'cliente_id' else 'id' end;
  vence text;
  mudancas text;
  nomeados text;
  antigos text;
  atuais text;
begin
  select string_agg(format(
           'case when v.%1$I%2$s is distinct from n.%1$I%2$s then json_build_array(%3$L, coalesce(%4$s, ''''), coalesce(%5$s, ''''))::text end',
           coluna, como, campo, valor_auditado('v', coluna, tipo), valor_auditado('n', coluna, tipo)), ', ' order by ordem),
         string_agg(quote_literal(campo), ', ' order by ordem),
         string_agg(valor_auditado('v', coluna, tipo), ', ' order by ordem),
         string_agg(format(
           'case when coalesce(anteriores->>%1$L, %2$s, '''') <> '''' then json_build_array(%1$L, '''', coalesce(anteriores->>%1$L, %2$s))::text end',
           campo, valor_auditado('x', coluna, tipo)), ', ' order by ordem)
    into mudancas, nomeados, antigos, atuais
    from (select a.attnum as ordem, a.attname::text as coluna, format_type(a.atttypid, null) as tipo,
                 case when a.atttypid = 'json'::regtype then '::text' else '' end as como,
                 coalesce(nomes->>a.attname, em_camelo(regexp_replace(a.attname, '_id$', '_identificador'))) as campo
            from pg_attribute a
           where a.attrelid = tabela and a.attnum > 0 and not a.attisdropped and a.attname !~ '_chave$'
             and a.attname not in ('cliente_id', 'id', 'ativo', 'impressao', 'lote_id', 'inclusao', 'atualizacao')
             and not (nomes ? a.attname and nomes->>a.attname is null)) c;
  if exists (select from pg_attribute where attrelid = tabela and attname = 'ativo') then
    -- Inactive from that day on. Only the calendar ends a record's validity without another change.
    vence := '<= hoje';
    mudancas := mudancas || format(', case when v.ativo and not n.ativo and n.validade is not distinct from v.validade
      and n.validade %s then ''["situacao", "Ativo", "Inativo"]'' end', vence);
  elsif exists (select from pg_attribute where attrelid = tabela and attname = 'validade') then
    vence := '< hoje';
  end if;
  acao := coalesce(acao, case when vence is null then '''Alteração''' else format(
    'case when n.validade %1$s and (not coalesce(v.validade %1$s, false) %2$s) then ''Inativação'' else ''Alteração'' end',
    vence, case when vence like '<=%' then 'or v.ativo and not n.ativo' else '' end) end);

  execute format($f$
    create or replace function auditar_inclusao_%1$s() returns trigger language plpgsql as $b$
    begin
      insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, alvos)
      select g.cliente_id, %2$L, 'Inclusão', g.quantidade, g.menor, g.maior,
             case when g.maior - g.menor + 1 <> g.quantidade then (select array_agg(n.%3$I) from novo n
               where n.cliente_id = g.cliente_id and n.%3$I between g.menor and g.maior) end
        from (select cliente_id, count(*) as quantidade, min(%3$I) as menor, max(%3$I) as maior
                from novo group by cliente_id, %3$I / 1000000) g;
      return null;
    end $b$ $f$, nome, entidade, chave);
  execute format($f$
    create or replace function auditar_alteracao_%1$s() returns trigger language plpgsql set enable_nestloop = off as $b$
    %6$s
    begin
      insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, campos)
      select m.cliente_id, %2$L, m.acao, 1, m.alvo, m.alvo, ('[' || m.mudancas || ']')::json
        from (select n.cliente_id, n.%3$I as alvo, %4$s as acao, array_to_string(array[%5$s], ',') as mudancas
                from novo n join velho v on v.cliente_id = n.cliente_id and v.%3$I = n.%3$I offset 0) m
       where m.mudancas <> '';
      return null;
    end $b$ $f$, nome, entidade, chave, acao, mudancas,
    case when vence is not null then 'declare hoje constant date := hoje_do_cliente();' end);
  execute format($f$
    create or replace function auditar_exclusao_%1$s() returns trigger language plpgsql as $b$
    begin
      insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, campos)
      select v.cliente_id, %2$L, 'Inativação', 1, v.%3$I, v.%3$I,
             (select json_agg(json_build_array(c.campo, c.antes, ''))
                from unnest(array[%4$s], array[%5$s]) c(campo, antes) where c.antes <> '')
        from velho v;
      return null;
    end $b$ $f$, nome, entidade, chave, nomeados, antigos);
  execute format($f$
    create or replace function auditoria_inclusao_%1$s(alvo bigint, desde bigint) returns json language plpgsql stable as $b$
    declare
      anteriores constant jsonb := auditoria_anteriores(%2$L, alvo, desde);
      x %1$I;
    begin
      select * into x from %1$I where cliente_id = cliente_atual() and %3$I = alvo;
      -- An expression of its own: a query of this size would be prepared anew with each call.
      return ('[' || array_to_string(array[%4$s], ',') || ']')::json;
    end $b$ $f$, nome, entidade, chave, atuais);

  execute format('create or replace trigger auditar_inclusao after insert on %s referencing new table as novo
    for each statement execute function auditar_inclusao_%s()', tabela, nome);
  execute format('create or replace trigger auditar_alteracao after update on %s
    referencing old table as velho new table as novo
    for each statement execute function auditar_alteracao_%s()', tabela, nome);
  execute format('create or replace trigger auditar_exclusao after delete on %s referencing old table as velho
    for each statement execute function auditar_exclusao_%s()', tabela, nome);
end $$;

-- The only table without a number of its own.
alter table parcela add id bigint generated always as identity;

call auditar('aluno', '{"nome": "aluno", "bloqueio": "bloqueadoAte", "dados_bancarios": "banco", "dados_deficiencia": "deficiencia"}');
call auditar('usuario', '{"nascimento": "dataNascimento"}');
call auditar('professor', '{"nome": "professor", "bloqueio": "dtBloqueioAcesso"}');
call auditar('curso', '{"nome": "curso"}');
call auditar('disciplina', '{"nome": "disciplina"}');
call auditar('turma', '{"nome": "turma"}');
call auditar('aluno_curso', '{"situacao": "situacaoMatricula"}');
call auditar('curso_disciplina');
call auditar('curso_professor');
call auditar('disciplina_turma');
call auditar('turma_aluno', '{"situacao": "situacaoDisciplina"}');
call auditar('turma_professor');
call auditar('aluno_disciplina', '{"situacao": "situacaoDisciplina"}');
call auditar('aluno_disciplina_professor');
call auditar('pessoa', '{"dados_bancarios": "banco"}');
call auditar('curriculo', '{"dados_deficiencia": "deficiencia", "consentimento": "dtConsentimento", "arquivo_sha256": "arquivoHash", "arquivo_conteudo": null}');
call auditar('vaga', '{"impressao_encerramento": null, "lote_encerramento_id": null}');
call auditar('faturamento');
call auditar('documento_financeiro', '{"arquivo_sha256": "arquivoHash", "arquivo_conteudo": null}');
call auditar('convenio');
call auditar('proposta');
call auditar('proposta_disciplina');
call auditar('contrato', '{"numero": "contrato", "documento": null}');
call auditar('arquivo');
call auditar('assinatura', '{}', $$case when n.assinado and not v.assinado then 'Assinatura' else 'Alteração' end$$);
call auditar('contrato_beneficio');
call auditar('solicitacao');
call auditar('parcela');
call auditar('pendencia');
call auditar('contrato_historico');
call auditar('registro_atividade');
call auditar('unidade');
call auditar('area');
call auditar('cargo');
call auditar('horario');
call auditar('colaborador');
call auditar('colaborador_contrato');
call auditar('deficiencia');
call auditar('perfil');
call auditar('credencial', '{"hash": null, "usada_em": null}',
  $$case when v.revogada_em is null and n.revogada_em is not null then 'Inativação' else 'Alteração' end$$);
call auditar('cliente');

-- A password is a field of whoever it belongs to, and nobody sees more of it than that it came. Hashing it later
-- changes nothing.
create function auditar_senha() returns trigger language plpgsql as $$
begin
  insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, alvos, campos)
  select cliente_id, dono, 'Alteração', count(*), min(dono_id), max(dono_id),
         case when max(dono_id) - min(dono_id) + 1 <> count(*) then array_agg(dono_id) end,
         json_build_array(json_build_array('senha', tg_argv[0], '***'))
    from novo where selada is not null group by cliente_id, dono, dono_id / 1000000;
  return null;
end $$;
create trigger auditar_inclusao after insert on senha referencing new table as novo
  for each statement execute function auditar_senha('');
create trigger auditar_alteracao after update on senha referencing new table as novo
  for each statement execute function auditar_senha('***');
