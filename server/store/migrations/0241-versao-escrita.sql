-- Who writes the next version of a row need not have it counted: a move of thousands calls no function for each.
create or replace procedure versionar(tabela regclass) language plpgsql as $$
declare
  mudou text;
begin
  select string_agg(format('old.%1$I%2$s is distinct from new.%1$I%2$s', attname,
           case when atttypid = 'json'::regtype then '::text' else '' end), ' or ' order by attnum)
    into mudou
    from pg_attribute
   where attrelid = tabela and attnum > 0 and not attisdropped and attgenerated = ''
     and attname not in ('cliente_id', 'id', 'versao', 'inclusao', 'atualizacao')
     and attname !~ '^(impressao|lote)(_|$)'
     and not (tabela = 'contrato'::regclass and attname in ('documento', 'banco', 'vigora_em', 'cancela_em'));
  execute format('create or replace trigger versionar before update on %s for each row
    when (old.versao = new.versao and (%s)) execute function contar_versao()', tabela, mudou);
end $$;
do $$
declare
  tabela regclass;
begin
  for tabela in select tgrelid from pg_trigger where tgname = 'versionar' loop
    call versionar(tabela);
  end loop;
end $$;

create or replace function somar_movimentos() returns trigger language plpgsql
  set plan_cache_mode = force_custom_plan as $$
declare
  somados bigint;
begin
  update faturamento f
     set movimentado = f.movimentado + m.valor, quitado = f.quitado + m.quitado,
         agendado = f.agendado and not m.respondido, versao = f.versao + 1, atualizacao = greatest(now(), f.atualizacao)
    from (select cliente_id, faturamento_id, tipo, sum(valor) as valor, sum(valor - juros - multa + desconto) as quitado,
                 bool_or(origem = 'Retorno') as respondido
            from novo group by cliente_id, faturamento_id, tipo) m
   where f.cliente_id = m.cliente_id and f.id = m.faturamento_id and f.tipo = m.tipo;
  get diagnostics somados = row_count;
  if somados <> (select count(distinct faturamento_id) from novo) then
    raise exception 'movimento de outro tipo que o do faturamento' using errcode = 'check_violation';
  end if;
  return null;
end $$;
