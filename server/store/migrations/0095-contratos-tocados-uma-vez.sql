-- A contract whose parts change is written once in a transaction, however many statements change them: whoever wrote
-- it in the same transaction has moved its atualizacao and emptied its text already.
create or replace function tocar_contratos(clientes integer[], contratos bigint[]) returns void language plpgsql as $$
begin
  if current_setting('vinculo.historico', true) = 'S' then
    update contrato c set documento = null from unnest(clientes, contratos) p(cliente, contrato)
     where c.cliente_id = p.cliente and c.id = p.contrato and c.documento is not null;
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
