-- What belongs to a record is part of it: when a part changes, the record has changed, and its atualizacao moves, so that
-- whoever asks by period sees it. Versions count a record's own columns and stay. Contracts and proposals had this already;
-- here it becomes one procedure for every record with parts.

-- Makes the function that moves the atualizacao of records of a table. Rows are locked in the order of their numbers, so that
-- two transactions never wait for each other, and a row that this transaction has written already is not written again.
create procedure mover_registros(tabela regclass) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela);
begin
  execute format($f$
    create function tocar_%1$s(clientes integer[], registros bigint[]) returns void language plpgsql set enable_nestloop = on as $b$
    begin
      if current_setting('vinculo.historico', true) = 'S' then
        return;
      end if;
      if not exists (
        select from unnest(clientes, registros) p(cliente, registro)
          join %1$s r on r.cliente_id = p.cliente and r.id = p.registro
         where not (r.xmin = pg_current_xact_id()::xid and r.atualizacao >= now()))
      then
        return;
      end if;
      perform from %1$s r join unnest(clientes, registros) p(cliente, registro)
          on r.cliente_id = p.cliente and r.id = p.registro
        order by r.cliente_id, r.id for no key update of r;
      update %1$s r set atualizacao = greatest(now(), r.atualizacao) from unnest(clientes, registros) p(cliente, registro)
       where r.cliente_id = p.cliente and r.id = p.registro
         and not (r.xmin = pg_current_xact_id()::xid and r.atualizacao >= now());
    end $b$ $f$, nome);
end $$;

-- Makes rows of a table move the records that they are parts of. dono: SQL for the number of the record of a row; mostra: SQL
-- for what the record shows of it. In both, %1$s stands for the row's alias.
create procedure acompanhar(parte regclass, tabela regclass, dono text, mostra text) language plpgsql as $$
declare
  da_parte text := (select relname from pg_class where oid = parte);
  nome text := (select relname from pg_class where oid = tabela);
  tocar text := format('perform tocar_%s(array_agg(p.cliente_id), array_agg(p.registro))
    from (select distinct cliente_id, registro from (%%s) q where registro is not null) p having count(*) > 0;', nome);
  evento text;
  linhas text;
  tabelas text;
begin
  foreach evento in array array['insert', 'delete', 'update'] loop
    linhas := case evento
      when 'insert' then format('select n.cliente_id, %s as registro from novo n', format(dono, 'n'))
      when 'delete' then format('select v.cliente_id, %s as registro from velho v', format(dono, 'v'))
      else format('select n.cliente_id, u.registro from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
        cross join lateral unnest(array[%1$s, %2$s]) u(registro)
        where (%3$s) is distinct from (%4$s) or %1$s is distinct from %2$s',
        format(dono, 'n'), format(dono, 'v'), format(mostra, 'n'), format(mostra, 'v')) end;
    tabelas := case evento when 'insert' then 'new table as novo' when 'delete' then 'old table as velho'
      else 'old table as velho new table as novo' end;
    execute format('create function tocar_%1$s_ao_%2$s_%3$s() returns trigger language plpgsql %4$s as $b$
      begin %5$s return null; end $b$', nome, evento, da_parte,
      case evento when 'update' then 'set enable_nestloop = off' else '' end, format(tocar, linhas));
    execute format('create trigger tocar_%1$s_ao_%2$s after %2$s on %4$s referencing %5$s
      for each statement execute function tocar_%1$s_ao_%2$s_%3$s()', nome, evento, da_parte, parte, tabelas);
  end loop;
end $$;

call mover_registros('arquivo');
call mover_registros('convenio');
call mover_registros('equivalencia');
call mover_registros('faturamento');
call mover_registros('projeto_extensao');
call mover_registros('remessa');
call mover_registros('vaga');

-- Proposals had a function of their own.
call mover_registros('proposta');
create or replace function tocar_propostas_ao_incluir() returns trigger language plpgsql as $$
begin
  perform tocar_proposta(array_agg(t.cliente_id), array_agg(t.proposta_id))
     from (select distinct cliente_id, proposta_id from novo where proposta_id is not null) t having count(*) > 0;
  return null;
end $$;
create or replace function tocar_propostas_ao_alterar() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  perform tocar_proposta(array_agg(t.cliente_id), array_agg(t.proposta_id))
     from (select distinct n.cliente_id, u.proposta_id
             from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
            cross join lateral unnest(array[n.proposta_id, v.proposta_id]) u(proposta_id)
            where u.proposta_id is not null
              and (n.proposta_id, n.situacao, n.aluno_id, n.inicio, n.encerramento, n.rescisao, n.bolsa_valor)
                is distinct from (v.proposta_id, v.situacao, v.aluno_id, v.inicio, v.encerramento, v.rescisao, v.bolsa_valor)) t
   having count(*) > 0;
  return null;
end $$;
drop function tocar_propostas(integer[], bigint[]);

-- A signature is part of its file, and the file of what it belongs to.
call acompanhar('assinatura', 'arquivo', '%1$s.arquivo_id',
  '%1$s.assinante, %1$s.nome, %1$s.email, %1$s.envio, %1$s.assinado, %1$s.recusado, %1$s.assinado_em');
do $$
declare
  dono text;
begin
  foreach dono in array array['convenio', 'equivalencia', 'projeto_extensao'] loop
    call acompanhar('arquivo', dono::regclass, '%1$s.' || dono || '_id',
      '%1$s.nome, %1$s.nome_fisico, %1$s.atualizacao, %1$s.prazo, %1$s.situacao_assinatura, %1$s.situacao');
  end loop;
end $$;

call acompanhar('convenio_curso', 'convenio', '%1$s.convenio_id', '%1$s.curso_id');
call acompanhar('projeto_extensao_curso', 'projeto_extensao', '%1$s.projeto_extensao_id', '%1$s.curso_id, %1$s.horas_curriculares');
call acompanhar('projeto_extensao_parceiro', 'projeto_extensao', '%1$s.projeto_extensao_id', '%1$s.pessoa_id');
call acompanhar('participacao', 'projeto_extensao', '%1$s.projeto_extensao_id',
  '%1$s.aluno_id, %1$s.papel, %1$s.horas_previstas, %1$s.situacao');
call acompanhar('participacao_hora', 'projeto_extensao',
  '(select p.projeto_extensao_id from participacao p where p.cliente_id = %1$s.cliente_id and p.id = %1$s.participacao_id)',
  '%1$s.horas');
call acompanhar('proposta_disciplina', 'proposta', '%1$s.proposta_id', '%1$s.disciplina_id, %1$s.turma');
-- Look-ups of an invoice show its papers.
call acompanhar('documento_financeiro', 'faturamento', '%1$s.faturamento_id',
  '%1$s.tipo, %1$s.numero, %1$s.emissao, %1$s.vencimento, %1$s.valor, %1$s.linha_digitavel, %1$s.pix_copia_cola, %1$s.url');
call acompanhar('remessa_item', 'remessa', '%1$s.remessa_id',
  '%1$s.situacao, %1$s.sequencia, %1$s.forma_lancamento, %1$s.seu_numero, %1$s.faturamento_id, %1$s.valor, %1$s.data, %1$s.ocorrencias::text');

-- A vacancy counts who applied and did not withdraw, and who took a place of it.
call acompanhar('candidatura', 'vaga', '%1$s.vaga_id', $$%1$s.situacao = 'Desistência', %1$s.situacao = 'Contratada'$$);
call acompanhar('colaborador_contrato', 'vaga', '%1$s.vaga_id', '%1$s.cancelamento is null');

-- What was inserted and what a statement changes of contracts moves other records too. One function looks at the rows once: most
-- changes of contracts are none of these.
--
-- Every sequence of an internship shows the amendments and the recess of its number, so that all of them change together.
create function tocar_irmaos(clientes integer[], numeros bigint[], alterados bigint[]) returns void language plpgsql
  set enable_nestloop = on as $$
begin
  perform tocar_contratos(array_agg(c.cliente_id), array_agg(c.id))
     from (select distinct o.cliente_id, o.id from unnest(clientes, numeros) p(cliente, numero)
             join contrato o on o.cliente_id = p.cliente and o.numero = p.numero and o.modalidade = 'estagio'
            where o.id <> all(alterados)) c
   having count(*) > 0;
end $$;

create function tocar_pelo_contrato_ao_incluir() returns trigger language plpgsql as $$
begin
  perform tocar_irmaos(array_agg(n.cliente_id), array_agg(n.numero), array_agg(n.id))
     from novo n where n.modalidade = 'estagio' and n.sequencia > 1 having count(*) > 0;
  perform tocar_vaga(array_agg(t.cliente_id), array_agg(t.vaga_id))
     from (select distinct cliente_id, vaga_id from novo where vaga_id is not null and candidatura_id is null) t
   having count(*) > 0;
  return null;
end $$;
create function tocar_pelo_contrato_ao_alterar() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  if not exists (
    select from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
     where (n.numero, n.situacao, n.inicio, n.encerramento, n.contratacao, n.aditivo_tipo, n.aditivo_descricao, n.vaga_id, n.candidatura_id)
       is distinct from (v.numero, v.situacao, v.inicio, v.encerramento, v.contratacao, v.aditivo_tipo, v.aditivo_descricao, v.vaga_id, v.candidatura_id))
  then
    return null;
  end if;
  perform tocar_irmaos(array_agg(n.cliente_id), array_agg(n.numero), array_agg(n.id))
     from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
    where n.modalidade = 'estagio'
      and ((n.sequencia > 1 and (n.situacao, n.encerramento, n.aditivo_tipo, n.aditivo_descricao)
              is distinct from (v.situacao, v.encerramento, v.aditivo_tipo, v.aditivo_descricao))
           or (n.inicio, n.contratacao) is distinct from (v.inicio, v.contratacao))
   having count(*) > 0;
  perform tocar_vaga(array_agg(t.cliente_id), array_agg(t.vaga_id))
     from (select distinct n.cliente_id, u.vaga_id from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
            cross join lateral unnest(array[n.vaga_id, v.vaga_id]) u(vaga_id)
            where u.vaga_id is not null and (n.vaga_id, n.candidatura_id is null, n.situacao = 'Cancelado')
              is distinct from (v.vaga_id, v.candidatura_id is null, v.situacao = 'Cancelado')) t
   having count(*) > 0;
  return null;
end $$;
create trigger tocar_pelo_contrato_ao_incluir after insert on contrato referencing new table as novo
  for each statement execute function tocar_pelo_contrato_ao_incluir();
create trigger tocar_pelo_contrato_ao_alterar after update on contrato referencing old table as velho new table as novo
  for each statement execute function tocar_pelo_contrato_ao_alterar();

-- Recess is counted by the contract's number.
create function tocar_irmaos_pelo_recesso() returns trigger language plpgsql as $$
begin
  perform tocar_irmaos(array_agg(c.cliente_id), array_agg(c.numero), array_agg(c.id))
     from (select distinct cliente_id, contrato_id from mudou) m
     join contrato c on c.cliente_id = m.cliente_id and c.id = m.contrato_id
   having count(*) > 0;
  return null;
end $$;
create trigger tocar_irmaos_ao_incluir after insert on contrato_recesso referencing new table as mudou
  for each statement execute function tocar_irmaos_pelo_recesso();
create trigger tocar_irmaos_ao_alterar after update on contrato_recesso referencing new table as mudou
  for each statement execute function tocar_irmaos_pelo_recesso();
create trigger tocar_irmaos_ao_excluir after delete on contrato_recesso referencing old table as mudou
  for each statement execute function tocar_irmaos_pelo_recesso();

-- A résumé shows its student.
create or replace function ligar_curriculos() returns trigger language plpgsql as $$
begin
  if exists (select from curriculo where cliente_id = cliente_atual()) then
    update curriculo c set aluno_id = m.id, atualizacao = greatest(now(), c.inclusao) from mudou m
     where c.cliente_id = m.cliente_id and c.cpf = m.cpf and m.ativo and c.aluno_id is distinct from m.id;
  end if;
  return null;
end $$;

-- What a budget has committed, paid and occupied is added up from contracts, instalments, invoices and payments. Many
-- transactions change those of one budget at once (a month is closed by several connections), so that they do not write its
-- row: each adds a row that says when, and a nightly job puts those of past days into the budget.
create table orcamento_mudanca (
  cliente_id integer not null,
  id bigint generated always as identity,
  orcamento_id bigint not null,
  momento timestamptz not null default now(),
  primary key (cliente_id, orcamento_id, id),
  foreign key (cliente_id, orcamento_id) references orcamento
);
call proteger('orcamento_mudanca');

-- The statement that notes the budgets of some contracts: relacao gives cliente_id, modalidade, unidade_id, curso_id and the days
-- (de, ate) that changed.
create function notar_orcamentos(relacao text) returns text language sql immutable
return format('insert into orcamento_mudanca (cliente_id, orcamento_id)
  select distinct o.cliente_id, o.id from (%s) k
    left join curso q on q.cliente_id = k.cliente_id and q.id = k.curso_id
    join orcamento o on o.cliente_id = k.cliente_id
     and k.modalidade = case o.tipo when ''Estágio'' then ''estagio'' when ''Monitoria'' then ''monitoria'' end
     and (o.unidade_id is null or o.unidade_id = coalesce(k.unidade_id, q.unidade_id))
     and k.ate >= make_date(o.exercicio, case o.semestre when 2 then 7 else 1 end, 1)
     and k.de < make_date(o.exercicio + case o.semestre when 1 then 0 else 1 end, case o.semestre when 1 then 7 else 1 end, 1);',
  relacao);

do $$
declare
  -- A contract's own days, and those of its instalments.
  dias text := $f$least(%1$s.inicio, (select min(l.data) from parcela l where l.cliente_id = %1$s.cliente_id and l.contrato_id = %1$s.id)) as de,
    greatest(%1$s.encerramento, (select max(l.data) from parcela l where l.cliente_id = %1$s.cliente_id and l.contrato_id = %1$s.id)) as ate$f$;
  do_contrato text := 'select %1$s.cliente_id, %1$s.modalidade, %1$s.unidade_id, %1$s.curso_id, ' || dias || ' from %2$s %1$s';
  -- What is of a contract, on one day.
  da_parte text := 'select c.cliente_id, c.modalidade, c.unidade_id, c.curso_id, p.dia as de, p.dia as ate from (%s) p
    join contrato c on c.cliente_id = p.cliente_id and c.id = p.contrato_id';
  gatilho record;
begin
  for gatilho in
    select * from (values
      ('contrato', 'insert', format(do_contrato, 'n', 'novo')),
      ('contrato', 'update', format(do_contrato, 'n', 'novo') || ' join velho o on o.cliente_id = n.cliente_id and o.id = n.id
          where (n.modalidade, n.unidade_id, n.curso_id, n.situacao, n.inicio, n.encerramento)
            is distinct from (o.modalidade, o.unidade_id, o.curso_id, o.situacao, o.inicio, o.encerramento)
        union all ' || format(do_contrato, 'v', 'velho') || ' join novo o on o.cliente_id = v.cliente_id and o.id = v.id
          where (v.modalidade, v.unidade_id, v.curso_id, v.situacao, v.inicio, v.encerramento)
            is distinct from (o.modalidade, o.unidade_id, o.curso_id, o.situacao, o.inicio, o.encerramento)'),
      ('parcela', 'insert', format(da_parte, 'select cliente_id, contrato_id, data as dia from novo')),
      ('parcela', 'delete', format(da_parte, 'select cliente_id, contrato_id, data as dia from velho')),
      ('parcela', 'update', format(da_parte, 'select n.cliente_id, u.contrato_id, u.dia from novo n
          join velho v on v.cliente_id = n.cliente_id and v.id = n.id
          cross join lateral (values (n.contrato_id, n.data), (v.contrato_id, v.data)) u(contrato_id, dia)
         where (n.contrato_id, n.data, n.valor_bolsa, n.tipo_taxa, n.pagamento is null)
           is distinct from (v.contrato_id, v.data, v.valor_bolsa, v.tipo_taxa, v.pagamento is null)')),
      ('faturamento', 'insert', format(da_parte, $f$select cliente_id, contrato_id, vencimento as dia from novo where tipo = 'P'$f$)),
      ('faturamento', 'update', format(da_parte, $f$select n.cliente_id, u.contrato_id, u.dia from novo n
          join velho v on v.cliente_id = n.cliente_id and v.id = n.id
          cross join lateral (values (n.contrato_id, n.vencimento), (v.contrato_id, v.vencimento)) u(contrato_id, dia)
         where n.tipo = 'P' and (n.contrato_id, n.vencimento, n.situacao_basica, n.liquido_centavos, n.quitado)
           is distinct from (v.contrato_id, v.vencimento, v.situacao_basica, v.liquido_centavos, v.quitado)$f$)),
      ('faturamento_item', 'insert', format(da_parte, 'select n.cliente_id, n.contrato_id, l.data as dia from novo n
          join parcela l on l.cliente_id = n.cliente_id and l.contrato_id = n.contrato_id and l.parcela = n.parcela')),
      -- A reversal counts on the day of what it takes back.
      ('movimento', 'insert', format(da_parte, $f$select n.cliente_id, f.contrato_id, coalesce(o.data, n.data) as dia from novo n
          join faturamento f on f.cliente_id = n.cliente_id and f.id = n.faturamento_id
          left join movimento o on o.cliente_id = n.cliente_id and o.id = n.estorno_de
         where n.tipo = 'P'$f$))) g(tabela, evento, relacao)
  loop
    execute format('create function notar_orcamentos_ao_%1$s_%2$s() returns trigger language plpgsql as $b$
      begin
        if exists (select from orcamento where cliente_id = cliente_atual()) then %3$s end if;
        return null;
      end $b$', gatilho.evento, gatilho.tabela, notar_orcamentos(gatilho.relacao));
    execute format('create trigger notar_orcamentos_ao_%1$s after %1$s on %2$s referencing %3$s
      for each statement execute function notar_orcamentos_ao_%1$s_%2$s()', gatilho.evento, gatilho.tabela,
      case gatilho.evento when 'insert' then 'new table as novo' when 'delete' then 'old table as velho'
        else 'old table as velho new table as novo' end);
  end loop;
end $$;

-- Puts the notes of before a moment into their budgets.
create function juntar_mudancas_de_orcamentos(ate timestamptz) returns void language sql as $$
  with tiradas as (
    delete from orcamento_mudanca where cliente_id = (select cliente_atual()) and momento < ate
    returning cliente_id, orcamento_id, momento)
  update orcamento o set atualizacao = greatest(o.atualizacao, t.momento)
    from (select cliente_id, orcamento_id, max(momento) as momento from tiradas group by 1, 2) t
   where o.cliente_id = t.cliente_id and o.id = t.orcamento_id
$$;
