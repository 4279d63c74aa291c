-- The statements that add up what was billed and received are written into their triggers once, and no longer composed at
-- every change: a connection plans each of them once, and to plan one takes ten times as long as to run it.
do $$
declare
  levados constant text := '(select %1$s.* from velho v join novo n on n.cliente_id = v.cliente_id and n.id = v.id
    where (v.unidade_id, v.documento) is distinct from (n.unidade_id, n.documento))';
begin
  execute format($funcao$
    create or replace function totalizar_faturados() returns trigger language plpgsql as $corpo$
    begin
      if tg_op = 'INSERT' then
        %s;
      else
        %s;
      end if;
      return null;
    end $corpo$
  $funcao$, totalizar(faturados_de('novo', '1')), totalizar(faturados_de('velho', '-1')));

  -- What takes its receipts along is rare, and looked up by what is planned for it then: planned once for one invoice, it would
  -- compare each of ten thousand with each.
  execute format($funcao$
    create or replace function totalizar_mudanca() returns trigger language plpgsql as $corpo$
    begin
      if not exists (select from novo where tipo = 'R') and not exists (select from velho where tipo = 'R') then
        return null;
      end if;
      %s;
      if exists (select cliente_id, id, unidade_id, documento from novo
                 except select cliente_id, id, unidade_id, documento from velho) then
        execute %L;
      end if;
      return null;
    end $corpo$
  $funcao$, totalizar(concat_ws(' union all ', faturados_de('velho', '-1'), faturados_de('novo', '1'))),
    -- The first, of no invoice, names the columns.
    totalizar(concat_ws(' union all ', faturados_de('(select * from novo limit 0)', '1'),
      recebidos_de(format(levados, 'v'), '-1'), recebidos_de(format(levados, 'n'), '1'))));

  execute format($funcao$
    create or replace function totalizar_movimentos() returns trigger language plpgsql as $corpo$
    begin
      if not exists (select from novo where tipo = 'R') then return null; end if;
      %s;
      return null;
    end $corpo$
  $funcao$, totalizar(lancados_em('novo')));
end $$;
