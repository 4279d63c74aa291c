-- How old a record is: the batch in which it first came, and its position there, however often it was reprocessed.
alter table lote
  add raiz_id bigint,
  add raiz_sequencias integer[];
comment on column lote.raiz_id is 'Of reprocessed records: the batch in which they first came';
comment on column lote.raiz_sequencias is 'And their positions there';

do $$
declare
  atual integer;
  de record;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    -- In their order, so that what a batch comes from is known before it.
    for de in select id from lote where origem_id is not null order by id loop
      update lote n set raiz_id = coalesce(o.raiz_id, o.id),
             raiz_sequencias = array(select coalesce(o.raiz_sequencias[u.s], u.s)
               from unnest(n.origem_sequencias) with ordinality u(s, i) order by i)
        from lote o where n.id = de.id and o.cliente_id = n.cliente_id and o.id = n.origem_id;
    end loop;
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
