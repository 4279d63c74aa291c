-- A contract that the same transaction has written already is neither locked nor updated again: an update of no row
-- still calls every trigger of its statement, and a term that is issued touches its contract five times.
create or replace function tocar_contratos(clientes integer[], contratos bigint[]) returns void language plpgsql
  set enable_nestloop = on as $$
begin
  if current_setting('vinculo.historico', true) = 'S' then
    update contrato c set documento = null from unnest(clientes, contratos) p(cliente, contrato)
     where c.cliente_id = p.cliente and c.id = p.contrato and c.documento is not null;
    return;
  end if;
  if not exists (
    select from unnest(clientes, contratos) p(cliente, contrato)
      join contrato c on c.cliente_id = p.cliente and c.id = p.contrato
     where not (c.xmin = pg_current_xact_id()::xid and c.atualizacao >= now() and c.documento is null))
  then
    return;
  end if;
  -- In the order of their numbers, so that two who touch the same never wait for each other.
  perform from contrato c join unnest(clientes, contratos) p(cliente, contrato)
      on c.cliente_id = p.cliente and c.id = p.contrato
    order by c.cliente_id, c.id for no key update of c;
  update contrato c set atualizacao = greatest(now(), c.atualizacao) from unnest(clientes, contratos) p(cliente, contrato)
   where c.cliente_id = p.cliente and c.id = p.contrato
     and not (c.xmin = pg_current_xact_id()::xid and c.atualizacao >= now() and c.documento is null);
end $$;
